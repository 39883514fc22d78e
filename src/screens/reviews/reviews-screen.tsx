import { screens } from "#language/words.json";
import type { Pages } from "../../../shop/types.ts";
import type { ShownReview } from "../../sections/review.tsx";
import { type Rating, ReviewGrid, Score } from "../../sections/reviews.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Emoji } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

interface ReviewLinksProps {
	listing: string;
	/** None without a place id. */
	write: string | undefined;
}

interface ReviewsScreenProps {
	page: Pick<Pages["reviews"], "heading" | "lede">;
	/** Newest first. */
	reviews: ShownReview[];
	rating: Rating | undefined;
	links: ReviewLinksProps;
}

export function ReviewsScreen({ page, reviews, rating, links }: ReviewsScreenProps) {
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede}>
				{rating && <Score {...rating} />}
			</PageHeader>
			<section className="page-body" aria-label={page.heading}>
				<div className="wrap">
					<ReviewLinks {...links} />
					<ReviewGrid reviews={reviews} look="cards" />
					<ReviewLinks {...links} />
				</div>
			</section>
		</>
	);
}

function ReviewLinks({ listing, write }: ReviewLinksProps) {
	return (
		<div className="button-pair">
			<ButtonLink className="max-sm:w-full" href={listing}>
				<Emoji character="⭐" icon="star" /> {screens.moreReviews}
			</ButtonLink>
			{write && (
				<ButtonLink className="max-sm:w-full" look="outlined" href={write}>
					<Emoji character="✍️" icon="pen-line" /> {screens.writeReview}
				</ButtonLink>
			)}
		</div>
	);
}
