import { customerFeedback } from "#language/words/screens";
import { ReviewCard } from "../../sections/review-card.tsx";
import "../../sections/review-grid.css";
import type { ShownReview } from "../../sections/shown-review.ts";

/** Whole reviews, and nothing without any. */
export function CustomerFeedback({ reviews }: { reviews: ShownReview[] }) {
	if (reviews.length === 0) return null;
	return (
		<section className="rise pb-(--section)">
			<div className="wrap">
				<div className="split-head">
					<h2>{customerFeedback}</h2>
				</div>
				<ul className="review-grid guest-book">
					{reviews.map((review) => (
						<ReviewCard key={review.reviewId} review={review} />
					))}
				</ul>
			</div>
		</section>
	);
}
