import { noReviews, ratingsAlone } from "#language/words/sections";
import { ReviewCard } from "./review-card.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { ReviewHead } from "./review-head.tsx";
import type { ShownReview } from "./shown-review.ts";
import "./review-wall.css";

/** Characters that fit on six lines of a narrow card. */
const SHORT = 180;

/** Reviews at the top of the reviews page whose photos load at once. */
const FIRST_VIEW = 3;

interface ReviewWallProps {
	reviews: ShownReview[];
	/** `cards` are shortened and have the owner's reply; a `guest-book` shortens only long reviews. */
	look: "cards" | "guest-book";
}

/** Reviews, ratings without a comment, and the dialogs. layouts/review-lanes.astro closes the gaps between rows. */
export function ReviewWall({ reviews, look }: ReviewWallProps) {
	const reply = look === "cards";
	const hasWords = ({ comment, reviewReply }: ShownReview) =>
		Boolean(comment?.trim() || (reply && reviewReply));
	const opens = ({ comment = "" }: ShownReview) => look === "cards" || comment.length > SHORT;
	const dialogs = new Map(
		reviews.filter(opens).map((review, place) => [review, `review-${place + 1}`]),
	);
	const withText = reviews.filter(hasWords);
	const withoutText = reviews.filter((review) => !hasWords(review));
	if (reviews.length === 0) return <p className="my-8 text-lg text-ink-soft">{noReviews}</p>;
	return (
		<>
			{withText.length > 0 && (
				<ul className={`review-lanes ${look}`}>
					{withText.map((review, index) => (
						<ReviewCard
							key={review.reviewId}
							review={review}
							reply={reply}
							dialog={dialogs.get(review)}
							first={look === "cards" && index < FIRST_VIEW}
						/>
					))}
				</ul>
			)}
			{withoutText.length > 0 && (
				<div className="ratings-alone flex flex-wrap items-center gap-x-8 gap-y-1">
					<p className="text-ink-soft">{ratingsAlone}</p>
					<ul className="flex flex-wrap gap-x-8">
						{withoutText.map((review) => (
							<li key={review.reviewId} className="flex min-h-11 flex-wrap items-center gap-x-3">
								<ReviewHead review={review} dialog={dialogs.get(review)} />
							</li>
						))}
					</ul>
				</div>
			)}
			{[...dialogs].map(([review, id]) => (
				<ReviewDialog key={id} id={id} review={review} />
			))}
		</>
	);
}
