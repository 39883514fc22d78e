import { screens, sections } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";

import type { Pages } from "../../../shop/types.ts";
import type { Rating } from "../../sections/reviews.tsx";
import { routes } from "../../site-map.ts";
import { ButtonLink, WhatsAppButton } from "../../ui/button-link.tsx";
import { BrandMark, Icon } from "../../ui/icon.tsx";
import { headline, Paragraph } from "../../ui/paragraph.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { Ridge } from "../../ui/ridge.tsx";
import "./home-hero.css";

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

export function HomeHero({ hero, van, scenery, rating, bookHref }: HomeHeroProps) {
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
