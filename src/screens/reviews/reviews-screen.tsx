import type { Pages } from "../../../content/types.ts";
import type { ShownReview } from "../../sections/review-head.tsx";
import { ReviewWall } from "../../sections/review-wall.tsx";
import { type Rating, Score } from "../../sections/score.tsx";
import { Mast } from "../../ui/mast.tsx";
import { ReviewLinks, type ReviewLinksProps } from "./review-links.tsx";
import "./reviews-screen.css";

interface ReviewsScreenProps {
	page: Pick<Pages["reviews"], "heading" | "lede">;
	/** Newest first, as many as are shown. */
	reviews: ShownReview[];
	rating: Rating | undefined;
	links: ReviewLinksProps;
	now: Date;
}

export function ReviewsScreen({ page, reviews, rating, links, now }: ReviewsScreenProps) {
	return (
		<>
			<Mast heading={page.heading} lede={page.lede}>
				{rating && <Score {...rating} />}
			</Mast>
			<section className="page-body reviews" aria-label={page.heading}>
				<div className="wrap">
					<ReviewLinks {...links} />
					<ReviewWall reviews={reviews} now={now} look="cards" />
					<ReviewLinks {...links} />
				</div>
			</section>
		</>
	);
}
