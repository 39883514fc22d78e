import { contactUs, googleRating } from "#language/words/screens";
import { onWhatsApp, ourServices } from "#language/words/sections";
import type { Pages } from "../../../content/types.ts";
import type { Rating } from "../../sections/score.tsx";
import { routes } from "../../site-map.ts";
import { ButtonLink, WhatsAppButton } from "../../ui/button-link.tsx";
import { headline } from "../../ui/headline.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { Ridge } from "../../ui/ridge.tsx";
import "./home-hero.css";
import "./hero-sky.css";
import { Paragraph } from "../../ui/paragraph.tsx";

interface HomeHeroProps {
	hero: Pages["hero"];
	/** An upright crop for phones and a wide one. */
	picture: PictureData;
	rating: Rating | undefined;
	bookHref: string;
}

export function HomeHero({ hero, picture, rating, bookHref }: HomeHeroProps) {
	return (
		<section className="home-hero relative isolate -mt-(--header) overflow-hidden">
			<div className="wrap">
				<h1>{headline(hero.title)}</h1>
				<Paragraph className="lede" text={hero.subtitle} />
				<div className="button-pair">
					<ButtonLink href={routes.services}>{ourServices}</ButtonLink>
					<WhatsAppButton look="outlined" books href={bookHref} about={onWhatsApp}>
						{contactUs}
					</WhatsAppButton>
				</div>
				<ul className="facts font-[500]">
					{rating && (
						<li className="flex items-center gap-[0.55rem]">
							<Icon name="star" className="is-star text-brass-ink" />
							{googleRating(rating.averageRating, rating.totalReviewCount)}
						</li>
					)}
					<li className="flex items-center gap-[0.55rem]">
						<Icon name="truck" className="text-forest" />
						{hero.fact}
					</li>
				</ul>
			</div>
			{/* Where the list's garments can hang (list/hero-line.tsx). */}
			<div
				className="art cover"
				data-upright-rope={hero.imageRope}
				data-wide-rope={hero.bgImageRope}
			>
				<Picture picture={picture} alt={hero.imageAlt} first />
			</div>
			<Ridge into="ivory" className="absolute -bottom-px left-0" />
		</section>
	);
}
