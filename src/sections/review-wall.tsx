import { RatingLine, ReviewCard } from "./review-card.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import type { ShownReview } from "./shown-review.ts";
import "./review-wall.css";

/** What a guest book shows whole: about six lines of a narrow card. Letters. */
const SHORT = 180;

interface ReviewWallProps {
	/** In the order to show. */
	reviews: ShownReview[];
	now: Date;
	/**
	 * `cards`: cut to three lines, with the owner's reply; each opens its letter. `guest-book`: long ones are
	 * cut to six lines and open; on phones no cards but entries parted by stitches.
	 */
	look: "cards" | "guest-book";
}

/**
 * Reviews in columns, each as tall as its words; ratings without words in a row after them; and the
 * letters that they open. layouts/review-lanes.astro closes the gaps between rows.
 */
export function ReviewWall({ reviews, now, look }: ReviewWallProps) {
	const reply = look === "cards";
	const hasWords = ({ comment, reviewReply }: ShownReview) =>
		Boolean(comment?.trim() || (reply && reviewReply));
	const opens = ({ comment = "" }: ShownReview) => look === "cards" || comment.length > SHORT;
	const told = reviews.filter(hasWords);
	const wordless = reviews.filter((review) => !hasWords(review));
	if (reviews.length === 0)
		return <p className="no-reviews">No reviews available at the moment. Check back later!</p>;
	return (
		<>
			{told.length > 0 && (
				<ul className={`review-lanes ${look}`}>
					{told.map((review) => (
						<ReviewCard
							key={review.reviewId}
							review={review}
							now={now}
							reply={reply}
							opens={opens(review)}
						/>
					))}
				</ul>
			)}
			{wordless.length > 0 && (
				<div className="ratings-alone">
					<p>Rated without words</p>
					<ul>
						{wordless.map((review) => (
							<RatingLine key={review.reviewId} review={review} now={now} opens={opens(review)} />
						))}
					</ul>
				</div>
			)}
			{reviews.filter(opens).map((review) => (
				<ReviewDialog key={review.reviewId} review={review} now={now} />
			))}
		</>
	);
}
