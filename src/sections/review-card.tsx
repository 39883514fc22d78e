import { InLanguage } from "../ui/in-language.tsx";
import { Stars } from "../ui/stars.tsx";
import "./review-card.css";
import { ReviewHead } from "./review-head.tsx";
import { reviewDialogId, type ShownReview, starCount } from "./shown-review.ts";

interface ReviewProps {
	review: ShownReview;
	now: Date;
}

interface ReviewCardProps extends ReviewProps {
	reply?: boolean;
	/** Whether it is shortened and opens the whole review in a dialog. */
	opens?: boolean;
	/** In the first view. */
	first?: boolean;
}

export function ReviewCard({ review, now, reply, opens, first }: ReviewCardProps) {
	const { comment, reviewReply } = review;
	return (
		<li
			className={`card review-card${opens ? " is-cut" : ""}${reply ? " rise" : ""} relative flex flex-col gap-[0.8rem]`}
		>
			<ReviewHead
				review={review}
				now={now}
				first={first}
				name={opens ? <OpeningName review={review} /> : <Name review={review} />}
			/>
			<Stars rating={starCount(review.starRating)} />
			{comment?.trim() && (
				<p className="comment text-[0.9688rem]/[1.5]" dir="auto">
					<InLanguage text={comment} />
				</p>
			)}
			{reply && reviewReply && (
				<div className="reply">
					<p className="text-[0.9063rem]/[1.5]">
						<b className="font-[600] text-forest">Owner Reply:</b>{" "}
						<bdi>
							<InLanguage text={reviewReply.comment} />
						</bdi>
					</p>
				</div>
			)}
		</li>
	);
}

/** A rating without a comment, on one line. */
export function RatingLine({ review, now, opens }: ReviewProps & { opens: boolean }) {
	return (
		<li className="flex min-h-11 flex-wrap items-center gap-x-3">
			<ReviewHead
				review={review}
				now={now}
				name={opens ? <OpeningName review={review} /> : <Name review={review} />}
			/>
			<Stars rating={starCount(review.starRating)} />
		</li>
	);
}

function Name({ review }: Pick<ReviewProps, "review">) {
	return (
		<b className="name">
			<bdi>
				<InLanguage text={review.reviewer.displayName} />
			</bdi>
		</b>
	);
}

/** The name is the button; review-card.css stretches its target over the card. */
function OpeningName({ review }: Pick<ReviewProps, "review">) {
	return (
		<button
			type="button"
			className="name"
			aria-haspopup="dialog"
			{...{ command: "show-modal", commandfor: reviewDialogId(review) }}
		>
			<bdi>
				<InLanguage text={review.reviewer.displayName} />
			</bdi>
			<span className="visually-hidden"> (read the whole review)</span>
		</button>
	);
}

/** Unshortened reviews in columns. */
export function ReviewCards({ reviews, now }: { reviews: ShownReview[]; now: Date }) {
	return (
		<ul className="card-grid of-three guest-book">
			{reviews.map((review) => (
				<ReviewCard key={review.reviewId} review={review} now={now} />
			))}
		</ul>
	);
}
