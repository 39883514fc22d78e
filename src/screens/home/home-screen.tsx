import { screens, sections } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import type { Feature, Pages } from "../../../shop/types.ts";
import { ClosingCall, type ClosingCallProps } from "../../sections/closing-call.tsx";
import type { ShownReview } from "../../sections/review.tsx";
import { type Rating, ReviewGrid, Score } from "../../sections/reviews.tsx";
import { type BookableService, ServiceGrid } from "../../sections/service-card.tsx";
import { routes } from "../../site-map.ts";
import { ButtonLink, WhatsAppButton } from "../../ui/button-link.tsx";
import { BrandMark, Icon } from "../../ui/icon.tsx";
import { headline, Paragraph } from "../../ui/paragraph.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { Band, Ridge } from "../../ui/ridge.tsx";
import "./home-hero.css";

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
				<div className="wrap max-sm:-mt-9 max-sm:rounded-card max-sm:border max-sm:border-sand max-sm:bg-paper max-sm:px-3.5 max-sm:pt-4 max-sm:pb-1 max-sm:shadow-hover">
					<h2 className="max-sm:text-[1.25rem]">{screens.ourPremiumServices}</h2>
					<p className="lede mt-3 mb-8 max-sm:hidden">{pages.servicesLede}</p>
					<ServiceGrid services={services} columns={4} heading="h3" />
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
			<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3 bg-[image:var(--stitch-sand),var(--stitch-sand)] bg-[length:100%_1.5px] bg-[position:top,bottom] bg-no-repeat py-5">
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
			<div className="cover aspect-video overflow-hidden rounded-card">
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

interface HomeHeroProps {
	hero: Pages["hero"];
	/** None for a shop that comes nowhere. */
	van: PictureData | undefined;
	/** The van's road: an SVG drawing as markup, 1600 units wide and 680 high, in the theme's colours. */
	scenery: string;
	rating: Rating | undefined;
	bookHref: string;
}

/** Two side by side fill a phone's line. */
const button = "max-sm:flex-auto max-sm:px-3";

function HomeHero({ hero, van, scenery, rating, bookHref }: HomeHeroProps) {
	return (
		<section className="home-hero relative isolate -mt-(--header) overflow-hidden bg-[linear-gradient(var(--color-dawn),var(--color-dawn-low)_44%,var(--color-cream)_78%)] [--scene:max(45rem,190vw)] sm:[--scene:max(68rem,142vw)] lg:h-[clamp(42rem,54vw,58rem)] lg:[--scene:max(100vw,75rem)]">
			<div className="wrap relative z-2 pt-[calc(var(--header)+0.5rem)] sm:pt-[calc(var(--header)+2.25rem)] lg:pt-[clamp(7.25rem,13.2vw,14rem)]">
				<h1 className="max-sm:text-[min(2.5625rem,11.4vw)] lg:max-w-[8em]">
					{headline(hero.title)}
				</h1>
				<Paragraph
					className="lede mt-2.5 max-w-[25em] text-[1.0625rem]/[1.41] text-ink lg:mt-5 lg:text-lg/normal"
					text={hero.subtitle}
				/>
				<div className="mt-4 flex max-w-100 flex-wrap gap-2.5 lg:mt-7 lg:gap-3">
					<ButtonLink className={button} look="outlined" href={routes.services}>
						{sections.ourServices}
					</ButtonLink>
					<WhatsAppButton className={button} books href={bookHref} about={sections.onWhatsApp}>
						{screens.contactUs}
					</WhatsAppButton>
				</div>
				<ul className="mt-3 text-[0.9688rem] font-[500] text-ink lg:mt-6 lg:grid lg:max-w-96 lg:gap-1 xl:max-w-116">
					{rating && (
						<li className="flex items-center gap-2">
							<Icon name="star" className="fill-current stroke-none text-brass" />
							<span className="min-w-0">
								{fill(screens.googleRating, {
									average: rating.averageRating,
									count: rating.totalReviewCount,
								})}
							</span>
						</li>
					)}
					<li className="flex items-center gap-2">
						<Icon name={van ? "truck" : "store"} className="text-forest" />
						<span className="min-w-0">{hero.fact}</span>
					</li>
				</ul>
			</div>
			{/* The room under the words in which the scene stands; in wide windows the words stand beside it. */}
			<div className="relative h-[calc(0.365*var(--scene))] sm:h-[calc(0.29*var(--scene))] lg:absolute lg:inset-x-0 lg:bottom-0 lg:h-0">
				{/* The van keeps its place on the road: the scene is cropped at its left. */}
				<div className="scene absolute bottom-0 left-[calc(53%-0.7375*var(--scene))] -z-1 aspect-1600/680 w-(--scene) sm:left-[calc(66%-0.7375*var(--scene))] lg:right-0 lg:left-auto">
					<div
						// The sun's glow reaches over the drawing's edge.
						className="size-full [&>svg]:size-full [&>svg]:overflow-visible"
						aria-hidden="true"
						// biome-ignore lint/security/noDangerouslySetInnerHtml: The build reads the drawing from the shop's own folder.
						dangerouslySetInnerHTML={{ __html: scenery }}
					/>
					{van && (
						<div className="van absolute top-[21.7%] left-[55%] isolate w-[37.5%]">
							<Picture picture={van} alt={screens.loadedVan} loads="first" />
							{/* The side is seen a little from the front. */}
							<BrandMark className="absolute top-[30.5%] left-[76.5%] h-auto w-[14%] [transform:scaleX(0.87)_rotate(0.8deg)]" />
						</div>
					)}
				</div>
			</div>
			<Ridge into="ivory" className="absolute -bottom-px left-0 z-1" />
		</section>
	);
}
