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

export function HomeHero({ hero, van, scenery, rating, bookHref }: HomeHeroProps) {
	return (
		<section className="home-hero relative isolate -mt-(--header) overflow-hidden">
			<div className="wrap relative z-2">
				<h1>{headline(hero.title)}</h1>
				<Paragraph
					className="lede mt-2.5 max-w-[25em] text-[1.0625rem]/[1.41] text-ink lg:mt-5 lg:text-lg/normal"
					text={hero.subtitle}
				/>
				<div className="mt-4 flex max-w-100 flex-wrap gap-2.5 lg:mt-7 lg:gap-3">
					<ButtonLink look="outlined" href={routes.services}>
						{sections.ourServices}
					</ButtonLink>
					<WhatsAppButton books href={bookHref} about={sections.onWhatsApp}>
						{screens.contactUs}
					</WhatsAppButton>
				</div>
				<ul className="mt-3 text-[0.9688rem] font-[500] text-ink lg:mt-6 lg:grid lg:gap-1">
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
			<div className="valley">
				<div className="scene absolute bottom-0 -z-1 aspect-1600/680">
					<div
						// The sun's glow reaches over the drawing's edge.
						className="size-full [&>svg]:size-full [&>svg]:overflow-visible"
						aria-hidden="true"
						// biome-ignore lint/security/noDangerouslySetInnerHtml: The build reads the drawing from the shop's own folder.
						dangerouslySetInnerHTML={{ __html: scenery }}
					/>
					{van && (
						<div className="van absolute">
							<Picture picture={van} alt={screens.loadedVan} loads="first" />
							<BrandMark />
						</div>
					)}
				</div>
			</div>
			<Ridge into="ivory" className="absolute -bottom-px left-0 z-1" />
		</section>
	);
}
