import {
	ourPremiumServices,
	seeAllReviews,
	seeAllServices,
	whatCustomersSay,
} from "#language/words/screens";
import type { Feature, Pages } from "../../../content/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import { ReviewGrid } from "../../sections/review-grid.tsx";
import { type Rating, Score } from "../../sections/score.tsx";
import { type BookableService, ServiceGrid } from "../../sections/service-card.tsx";
import type { ShownReview } from "../../sections/shown-review.ts";
import { routes } from "../../site-map.ts";
import type { PictureData } from "../../ui/picture.tsx";
import { HomeHero } from "./home-hero.tsx";
import "./home-services.css";
import { ShopFacts } from "./shop-facts.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export interface HomeScreenProps {
	pages: Pages;
	/** SVG markup that the hero's picture stands in. */
	scenery: string;
	pictures: { hero: PictureData; shop: PictureData };
	services: BookableService[];
	features: Feature[];
	reviews: ShownReview[];
	rating: Rating | undefined;
	closing: ClosingCallProps;
}

export function HomeScreen(props: HomeScreenProps) {
	const { pages, scenery, pictures, services, features, reviews, rating, closing } = props;
	return (
		<>
			<HomeHero
				hero={pages.hero}
				picture={pictures.hero}
				scenery={scenery}
				rating={rating}
				bookHref={closing.bookHref}
			/>
			<section className="home-services">
				<div className="wrap">
					<div className="split-head">
						<div>
							<h2>{ourPremiumServices}</h2>
							<p className="lede mt-3">{pages.servicesLede}</p>
						</div>
					</div>
					<ServiceGrid services={services} columns="of-four" heading="h3" first />
					<a className="link mt-4 inline-flex min-h-11 items-center" href={routes.services}>
						{seeAllServices}
					</a>
				</div>
			</section>
			<ShopFacts facts={pages.facts} />
			<WhyChooseUs features={features} picture={pictures.shop} imageAlt={pages.about.imageAlt} />
			{reviews.length > 0 && (
				<section className="section rise">
					<div className="wrap">
						<div className="split-head">
							<h2>{whatCustomersSay}</h2>
							{rating && <Score {...rating} />}
						</div>
						<ReviewGrid reviews={reviews} look="guest-book" />
						<a className="link mt-4 inline-flex min-h-11 items-center" href={routes.reviews}>
							{seeAllReviews}
						</a>
					</div>
				</section>
			)}
			<ClosingCall {...closing} />
		</>
	);
}
