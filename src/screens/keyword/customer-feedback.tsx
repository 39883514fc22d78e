import { customerFeedback } from "#language/words/screens";
import { ReviewCard } from "../../sections/review-card.tsx";
import { ReviewDialog } from "../../sections/review-dialog.tsx";
import type { ShownReview } from "../../sections/shown-review.ts";
import "./customer-feedback.css";

/** Characters that fit on three lines of a narrow card. */
const SHORT = 100;

/** Reviews of three lines; longer ones open whole. Nothing without reviews. */
export function CustomerFeedback({ reviews }: { reviews: ShownReview[] }) {
	if (reviews.length === 0) return null;
	const opens = ({ comment = "" }: ShownReview) => comment.length > SHORT;
	return (
		<section className="customer-feedback rise pb-(--section)">
			<div className="wrap">
				<div className="split-head">
					<h2>{customerFeedback}</h2>
				</div>
				<ul className="card-grid of-three guest-book">
					{reviews.map((review) => (
						<ReviewCard key={review.reviewId} review={review} opens={opens(review)} />
					))}
				</ul>
			</div>
			{reviews.filter(opens).map((review) => (
				<ReviewDialog key={review.reviewId} review={review} />
			))}
		</section>
	);
}
