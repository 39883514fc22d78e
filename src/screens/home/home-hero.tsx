import type { Pages } from "../../../content/types.ts";
import type { Rating } from "../../sections/score.tsx";
import { routes } from "../../site-map.ts";
import { ButtonLink, WhatsAppButton } from "../../ui/button-link.tsx";
import { headline } from "../../ui/headline.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { Ridge } from "../../ui/ridge.tsx";
import "./home-hero.css";
import { NoBreak } from "../../ui/no-break.tsx";

interface HomeHeroProps {
	hero: Pages["hero"];
	/** The upright crop for phones and the wide picture, in one. */
	picture: PictureData;
	rating: Rating | undefined;
	bookHref: string;
}

/** Dawn over the valley: the headline in the calm of the picture, two buttons, two quiet facts. */
export function HomeHero({ hero, picture, rating, bookHref }: HomeHeroProps) {
	return (
		<section className="home-hero">
			<div className="wrap">
				<h1>{headline(hero.title)}</h1>
				<p className="lede">
					<NoBreak text={hero.subtitle} />
				</p>
				<div className="button-pair">
					<ButtonLink href={routes.services}>Our Services</ButtonLink>
					<WhatsAppButton look="outlined" books href={bookHref} about=" on WhatsApp">
						Contact Us
					</WhatsAppButton>
				</div>
				<ul className="facts">
					{rating && (
						<li>
							<Icon name="star" className="is-star" />
							{rating.averageRating} from {rating.totalReviewCount} Google reviews
						</li>
					)}
					<li>
						<Icon name="truck" />
						{hero.fact}
					</li>
				</ul>
			</div>
			<div className="art">
				<Picture picture={picture} alt={hero.imageAlt} first />
			</div>
			<Ridge into="ivory" />
		</section>
	);
}
