/** Reviews: read, answered, taken out, and added by hand. */
import { useContext } from "react";
import { useDraft, useStore } from "./draft-store.ts";
import { Entry } from "./entries.tsx";
import { Fields } from "./form.tsx";
import type { Group } from "./json.ts";
import { LanguageContext, useWords } from "./language.ts";
import { schemaOf } from "./shop-files.ts";
import { Problem } from "./text-field.tsx";
import { look, Note } from "./ui.tsx";

interface Review {
	reviewId: string;
	reviewer: { displayName?: string };
	starRating: string;
	comment?: string;
	createTime: string;
	updateTime: string;
	reviewReply?: Group;
	name: string;
}

const stars = ["ONE", "TWO", "THREE", "FOUR", "FIVE"];
/** Of reviews that were added by hand. */
const own = "own-";

export function Reviews({ path }: { path: string }) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const place = `${path}#/reviews`;
	const file = useDraft(() => store.valueAt(`${path}#`)) as Group & { reviews: Review[] };
	const { reviews } = file;
	const add = () => {
		const [first, second] = crypto.getRandomValues(new Uint32Array(2));
		const id = `${own}${first}-${second}`;
		const now = new Date().toISOString();
		const review: Review = {
			...{ reviewId: id, reviewer: { displayName: "" }, starRating: "FIVE", comment: "" },
			...{ createTime: now, updateTime: now, name: id },
		};
		store.set(place, [review, ...reviews]);
		store.lead(`${place}/0/reviewer/displayName`);
	};
	const written = (time: string) =>
		new Date(time).toLocaleDateString(`${language}-IN`, { dateStyle: "medium" });
	return (
		<>
			<div className={`${look.card} grid gap-4`}>
				<Fields
					schema={schemaOf(path)}
					{...{ place: `${path}#`, value: file }}
					shown={["averageRating", "totalReviewCount"]}
				/>
			</div>
			<button type="button" className={look.plain} onClick={add}>
				{say("addReview")}
			</button>
			<section id={place} tabIndex={-1} className="grid gap-2" aria-label={say("reviews")}>
				{reviews.map((review, at) => (
					<Entry
						key={review.reviewId}
						place={`${place}/${at}`}
						title={`${review.reviewer.displayName || say("customer")} · ${"★".repeat(stars.indexOf(review.starRating) + 1)} · ${written(review.createTime)}`}
					>
						{review.reviewId.startsWith(own) ? (
							<OwnReview review={review} place={`${place}/${at}`} />
						) : (
							<blockquote lang="mul">{review.comment}</blockquote>
						)}
						<Reply review={review} place={`${place}/${at}/reviewReply`} />
						<button
							type="button"
							className={look.small}
							onClick={() => {
								store.remove(place, at);
								store.lead("");
							}}
						>
							{say("removeReview")}
						</button>
					</Entry>
				))}
			</section>
		</>
	);
}

function Reply({ review, place }: { review: Review; place: string }) {
	const say = useWords();
	const store = useStore();
	const comment = String(review.reviewReply?.comment ?? "");
	const write = (text: string) => {
		const reply = { ...review.reviewReply, comment: text, updateTime: new Date().toISOString() };
		store.set(place, text ? reply : undefined);
	};
	const id = `${place}/comment`;
	return (
		<div>
			<label htmlFor={id} className="font-semibold">
				{say("replyLabel")}
			</label>
			<textarea
				id={id}
				rows={3}
				className={look.field}
				value={comment}
				onChange={({ target }) => write(target.value)}
			/>
			<Problem place={id} />
		</div>
	);
}

function OwnReview({ review, place }: { review: Review; place: string }) {
	const say = useWords();
	const store = useStore();
	const { displayName = "" } = review.reviewer;
	const dateId = `${place}/createTime`;
	const setDate = (date: string) => {
		if (!date) return;
		const time = new Date(`${date}T12:00:00+05:30`).toISOString();
		store.set(place, { ...review, createTime: time, updateTime: time });
	};
	return (
		<>
			<Note>{say("addReviewAdvice")}</Note>
			<div>
				<label className="font-semibold" htmlFor={`${place}/reviewer/displayName`}>
					{say("customer")}
				</label>
				<input
					id={`${place}/reviewer/displayName`}
					className={look.field}
					value={displayName}
					onChange={({ target }) => store.set(`${place}/reviewer/displayName`, target.value)}
				/>
				<Problem place={`${place}/reviewer/displayName`} />
			</div>
			<label className="font-semibold">
				{say("stars")}
				<select
					className={look.field}
					value={review.starRating}
					onChange={({ target }) => store.set(`${place}/starRating`, target.value)}
				>
					{stars.map((name, at) => (
						<option key={name} value={name}>
							{"★".repeat(at + 1)}
						</option>
					))}
				</select>
			</label>
			<div>
				<label htmlFor={dateId} className="font-semibold">
					{say("writtenOn")}
				</label>
				<input
					id={dateId}
					type="date"
					className={look.field}
					value={review.createTime.slice(0, 10)}
					onChange={({ target }) => setDate(target.value)}
				/>
				<Problem place={dateId} />
			</div>
			<label className="font-semibold">
				{say("review")}
				<textarea
					rows={4}
					className={look.field}
					value={review.comment ?? ""}
					onChange={({ target }) => store.set(`${place}/comment`, target.value || undefined)}
				/>
			</label>
		</>
	);
}
