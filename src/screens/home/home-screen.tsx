import { screens, sections } from "#language/words.json";
import type { Feature, Pages } from "../../../shop/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import type { ShownReview } from "../../sections/review.tsx";
import { type Rating, ReviewGrid, Score } from "../../sections/reviews.tsx";
import { type BookableService, ServiceGrid } from "../../sections/service-card.tsx";
import { routes } from "../../site-map.ts";
import { Icon } from "../../ui/icon.tsx";
import { Paragraph } from "../../ui/paragraph.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { Band } from "../../ui/ridge.tsx";
import { HomeHero } from "./home-hero.tsx";

export interface HomeScreenProps {
	pages: Pages;
	/** SVG markup that the van stands in. */
	scenery: string;
	pictures: { van: PictureData | undefined; shop: PictureData };
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
				van={pictures.van}
				scenery={scenery}
				rating={rating}
				bookHref={closing.bookHref}
			/>
			{/* On phones one sheet over the picture's foot: a price and a way to book in the first view. */}
			<section className="relative z-1 pb-10 sm:pt-(--section) sm:pb-12">
				<div className="wrap max-sm:-mt-9 max-sm:rounded-card max-sm:border max-sm:border-sand max-sm:bg-paper max-sm:px-3 max-sm:pt-4 max-sm:pb-1 max-sm:shadow-hover">
					<h2 className="max-sm:text-[1.25rem]">{screens.ourPremiumServices}</h2>
					<p className="lede mt-3 mb-8 max-sm:hidden">{pages.servicesLede}</p>
					<ServiceGrid services={services} columns={4} heading="h3" brief />
					<div className="flex flex-wrap gap-x-6 sm:mt-4">
						<a className="link inline-flex min-h-11 items-center" href={routes.services}>
							{screens.seeAllServices}
						</a>
						<a className="link inline-flex min-h-11 items-center" href={routes.pricing}>
							{screens.seeAllPrices}
						</a>
					</div>
				</div>
			</section>
			<ShopFacts facts={pages.facts} />
			<WhyChooseUs features={features} picture={pictures.shop} imageAlt={pages.about.imageAlt} />
			{reviews.length > 0 && (
				<section className="rise py-(--section)">
					<div className="wrap">
						<div className="mb-[clamp(1.75rem,3.5vw,3rem)] grid items-end gap-x-12 gap-y-3 lg:grid-cols-[1fr_auto]">
							<h2>{screens.whatCustomersSay}</h2>
							{rating && <Score {...rating} />}
						</div>
						<ReviewGrid reviews={reviews} look="guest-book" />
						<a className="link mt-4 inline-flex min-h-11 items-center" href={routes.reviews}>
							{screens.seeAllReviews}
						</a>
					</div>
				</section>
			)}
			<ClosingCall {...closing} />
		</>
	);
}

function ShopFacts({ facts }: Pick<Pages, "facts">) {
	return (
		<div className="wrap pb-[calc(5.4vw+3rem)]">
			<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-6 gap-y-3 md:grid-cols-4 bg-[image:var(--stitch-sand),var(--stitch-sand)] bg-[length:100%_1.5px] bg-[position:top,bottom] bg-no-repeat py-5">
				{facts.map((fact) => (
					<li key={fact.title} className="flex flex-col leading-[1.3]">
						<b className="font-display text-lg/[1.2] font-[560] text-forest">{fact.title}</b>
						<span className="text-sm text-ink-soft">{fact.text}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

interface WhyChooseUsProps {
	features: Feature[];
	picture: PictureData;
	imageAlt: string;
}

function WhyChooseUs({ features, picture, imageAlt }: WhyChooseUsProps) {
	return (
		<Band layout="grid grid-cols-1 gap-[clamp(2rem,5vw,5rem)] lg:grid-cols-[1.05fr_1fr] lg:items-center">
			<div className="cover aspect-video lg:aspect-4/3 overflow-hidden rounded-card">
				<Picture picture={picture} alt={imageAlt} />
			</div>
			<div>
				<h2 className="mb-7">{sections.whyChooseUs}</h2>
				<ul>
					{features.map((feature) => (
						<li
							key={feature.id}
							className="stitch-mint-t grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 gap-y-[0.15rem] py-[1.35rem] first:bg-none first:pt-0"
						>
							<Icon
								name={feature.icon}
								className="row-span-2 mt-[0.1rem] size-8 stroke-[1.35] text-green"
							/>
							<h3>{feature.title}</h3>
							<Paragraph className="text-ink-sky" text={feature.description} />
						</li>
					))}
				</ul>
			</div>
		</Band>
	);
}
