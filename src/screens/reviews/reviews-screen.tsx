import type { Pages } from "../../../content/types.ts";
import type { ShownReview } from "../../sections/review-card.tsx";
import { type Rating, Score } from "../../sections/score.tsx";
import { Mast } from "../../ui/mast.tsx";
import { ReviewLetter } from "./review-letter.tsx";
import { ReviewLinks, type ReviewLinksProps } from "./review-links.tsx";
import "./reviews-screen.css";
import { ReviewTile } from "./review-tile.tsx";

interface ReviewsScreenProps {
	page: Pick<Pages["reviews"], "heading" | "lede">;
	/** Newest first, as many as are shown. */
	reviews: ShownReview[];
	rating: Rating;
	links: ReviewLinksProps;
	now: Date;
}

export function ReviewsScreen({ page, reviews, rating, links, now }: ReviewsScreenProps) {
	return (
		<>
			<Mast heading={page.heading} lede={page.lede}>
				<Score {...rating} />
			</Mast>
			<section className="page-body reviews" aria-label={page.heading}>
				<div className="wrap">
					<ReviewLinks {...links} />
					{reviews.length === 0 ? (
						<p className="none">No reviews available at the moment. Check back later!</p>
					) : (
						<ul className="grid">
							{reviews.map((review) => (
								<ReviewTile key={review.reviewId} review={review} now={now} />
							))}
						</ul>
					)}
					<ReviewLinks {...links} />
				</div>
			</section>
			{reviews.map((review) => (
				<ReviewLetter key={review.reviewId} review={review} now={now} />
			))}
		</>
	);
}
