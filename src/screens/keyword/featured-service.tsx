import { priceParts } from "../../../content/format-price.ts";
import type { KeywordPage } from "../../../content/types.ts";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { SwingTag } from "../../ui/swing-tag.tsx";
import "./featured-service.css";
import { NoBreak } from "../../ui/no-break.tsx";

interface FeaturedServiceProps {
	service: KeywordPage["featuredService"];
	picture: PictureData;
	/** The hero shows the same picture: this card takes a closer crop, never the same frame twice. */
	sameAsHero: boolean;
	askHref: string;
}

/** The service that the page is about: what it is, what it costs, how to ask for it. */
export function FeaturedService({ service, picture, sameAsHero, askHref }: FeaturedServiceProps) {
	return (
		<section className="section rise">
			<div className="wrap">
				<h2>Featured Service</h2>
				<div className={`card featured-service${sameAsHero ? " is-closer" : ""}`}>
					<div className="frame">
						<Picture picture={picture} alt="" focus={service.focus} />
					</div>
					<div className="words">
						<h3>{service.name}</h3>
						<p>
							<NoBreak text={service.description} />
						</p>
						<div className="offer">
							<SwingTag title="Price" price={priceParts(service.price)} />
							<WhatsAppButton look="outlined" books href={askHref} about={` about ${service.name}`}>
								Ask on WhatsApp
							</WhatsAppButton>
						</div>
					</div>
				</div>
			</div>
		</section>
	);
}
