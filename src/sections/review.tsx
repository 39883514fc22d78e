import { sections, ui } from "#language/words.json";
import { InLanguage } from "../ui/in-language.tsx";
import "./review.css";
import "../ui/button.css";
import { relativeTime } from "../../shop/format-hours.ts";
import type { Review } from "../../shop/types.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Emoji } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { Stars } from "../ui/stars.tsx";

export type ShownReview = Pick<
	Review,
	"reviewId" | "reviewer" | "starRating" | "comment" | "reviewReply" | "createTime"
> & {
	/** The name of the person who replied, if the shop says. */
	replyBy?: string | undefined;
};

const stars: Readonly<Record<string, number>> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** The maps service's word as a number from 1 to 5; 0 for any other. */
function starCount(word: string): number {
	return Object.hasOwn(stars, word) ? (stars[word] ?? 0) : 0;
}

interface ReviewCardProps {
	review: ShownReview;
	/** On the reviews page, with the owner's reply. Elsewhere phones show entries separated by stitches instead of cards. */
	reply?: boolean;
	/** The lines of comment and reply that it shows. */
	lines: "three-lines" | "six-lines";
	/** The id of the dialog with the whole review. */
	dialog: string;
	/** In the first view. */
	first?: boolean;
}

const entry =
	"max-sm:stitch-t max-sm:rounded-none max-sm:border-0 max-sm:px-0 max-sm:py-4 max-sm:[box-shadow:none] max-sm:[--ground:var(--color-ivory)]";

/** The name's target covers the whole card, over the texts. */
export function ReviewCard({ review, reply, lines, dialog, first }: ReviewCardProps) {
	const { comment, reviewReply } = review;
	const rest = (
		<span className="more" aria-hidden="true">
			… <b className="font-[600] text-green-deep">{sections.more}</b>
		</span>
	);
	return (
		<li
			className={`card review-card relative flex flex-col gap-[0.6rem] p-5 [--ground:var(--color-paper)] ${reply ? "rise" : entry}`}
		>
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
				<ReviewHead review={review} dialog={dialog} first={first} />
			</div>
			{comment?.trim() && (
				<p className={`cut ${lines} text-[0.9688rem]`}>
					<bdi>
						<InLanguage text={comment} />
						{rest}
					</bdi>
				</p>
			)}
			{reply && reviewReply && (
				<div className="rounded-small bg-pale px-[0.9rem] py-3 text-ink-soft [--ground:var(--color-pale)]">
					<p className={`cut ${lines} text-[0.9063rem]`}>
						<span>
							<OwnerReply text={reviewReply.comment} by={review.replyBy} />
							{rest}
						</span>
					</p>
				</div>
			)}
		</li>
	);
}

/** The whole review in a dialog that looks like a letter. */
export function ReviewDialog({ id, review }: { id: string; review: ShownReview }) {
	const { comment, reviewReply } = review;
	const hasComment = Boolean(comment?.trim());
	const closes = { command: "close", commandfor: id };
	return (
		<Dialog
			className="review-dialog max-h-[90dvh] w-[min(100%-min(2rem,6vw),38rem)] overflow-auto rounded-[10px] px-[min(clamp(1.25rem,5vw,2.5rem),6vw)] pt-[1.4rem] pb-5"
			id={id}
			aria-labelledby={`${id}-name`}
		>
			<ReviewHead review={review} dialog={id} inDialog />
			{(hasComment || reviewReply) && (
				<section
					className="words mt-[0.6rem] font-display text-[1.1875rem]/[2rem] font-[450] tracking-[-0.003em] whitespace-pre-line text-forest focus-visible:-outline-offset-3"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
					tabIndex={0}
					aria-label={sections.review}
				>
					{hasComment && (
						<p dir="auto">
							<InLanguage text={comment ?? ""} />
						</p>
					)}
					{reviewReply && (
						<p
							className={`stitch-brass-l pl-[1.1rem] font-text text-[1rem]/[2rem] font-[400] tracking-[0] text-ink-soft ${hasComment ? "mt-8" : ""}`}
						>
							<OwnerReply text={reviewReply.comment} by={review.replyBy} />
						</p>
					)}
				</section>
			)}
			<button type="button" className="button is-outlined mt-5" {...closes}>
				{ui.close}
			</button>
			<button
				type="button"
				className="icon-button absolute top-[1.1rem] right-[0.6rem]"
				aria-label={sections.closeReview}
				{...closes}
			>
				<Emoji character="✖" icon="x" />
			</button>
		</Dialog>
	);
}

interface ReviewHeadProps {
	review: ShownReview;
	/** The id of the dialog that the name opens, or that it is in. */
	dialog: string;
	/** In the dialog: larger, and the name links to the reviewer's profile. */
	inDialog?: boolean;
	/** In the first view. */
	first?: boolean;
}

const nameInDialog = "font-display text-[min(1.375rem,9vw)]/[1.2] font-[600] text-forest";

/** Avatar, name, time and stars. Names and texts may be right-to-left: hence `<bdi>` and `dir="auto"`. */
function ReviewHead({ review, dialog, inDialog, first }: ReviewHeadProps) {
	const { displayName, profilePhotoUrl, profileUrl } = review.reviewer;
	const name = (
		<bdi id={inDialog ? `${dialog}-name` : undefined}>
			<InLanguage text={displayName} />
		</bdi>
	);
	return (
		<>
			<div
				className={`flex flex-wrap items-center ${inDialog ? "gap-x-4 gap-y-2 pr-11" : "flex-[1_1_11rem] gap-x-3 gap-y-1"}`}
			>
				<Avatar name={displayName} photo={profilePhotoUrl} large={inDialog} first={first} />
				<div className={inDialog ? "flex-[1_1_7rem]" : "min-w-0 flex-[1_1_5rem]"}>
					{!inDialog ? (
						<button
							type="button"
							className="block text-left leading-[1.25] font-[600] text-ink after:absolute after:inset-0 after:z-1 after:rounded-card focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-green"
							aria-haspopup="dialog"
							{...{ command: "show-modal", commandfor: dialog }}
						>
							{name}
							<span className="visually-hidden">{` ${sections.readReview}`}</span>
						</button>
					) : profileUrl ? (
						<Link
							className={`${nameInDialog} decoration-sage decoration-[1.5px] underline-offset-[0.2em]`}
							href={profileUrl}
							rel="noopener nofollow"
							opensTab
						>
							{name}
						</Link>
					) : (
						<b className={nameInDialog}>{name}</b>
					)}
					<span className="block text-sm/[1.3] text-ink-soft">
						{/* The page script keeps it up to date. */}
						<time dateTime={review.createTime} data-relative="">
							{relativeTime(new Date(review.createTime), new Date())}
						</time>
					</span>
				</div>
			</div>
			<Stars
				rating={starCount(review.starRating)}
				className={`flex-none ${inDialog ? "mt-[1.1rem] text-[1.25rem]" : "text-sm"}`}
			/>
		</>
	);
}

/** The shop's reply, with its owner's name if known. */
function OwnerReply({ text, by }: { text: string; by?: string | undefined }) {
	return (
		<>
			<b className="font-[600] text-forest">
				{sections.ownerReply}
				{by && (
					<>
						{" "}
						<bdi>
							<InLanguage text={by} />
						</bdi>
					</>
				)}
			</b>
			{by ? " · " : " "}
			<bdi>
				<InLanguage text={text} />
			</bdi>
		</>
	);
}
