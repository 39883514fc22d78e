import { featuredService, price } from "#language/words/screens";
import { aboutService, askOnWhatsApp } from "#language/words/sections";
import { priceParts } from "../../../content/format-price.ts";
import type { KeywordPage } from "../../../content/types.ts";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";
import { SwingTag } from "../../ui/swing-tag.tsx";
import "./featured-service.css";
import { Paragraph } from "../../ui/paragraph.tsx";

interface FeaturedServiceProps {
	service: KeywordPage["featuredService"];
	picture: PictureData;
	/** The hero has the same picture, so this one is cropped closer. */
	sameAsHero: boolean;
	askHref: string;
}

export function FeaturedService({ service, picture, sameAsHero, askHref }: FeaturedServiceProps) {
	return (
		<section className="section rise">
			<div className="wrap">
				<h2>{featuredService}</h2>
				<div
					className={`card featured-service${sameAsHero ? " is-closer" : ""} mt-[clamp(1.5rem,3vw,2.5rem)] grid grid-cols-1 overflow-hidden p-2 lg:grid-cols-[1fr_1.1fr]`}
				>
					<div className="frame cover overflow-hidden">
						<Picture picture={picture} alt="" focus={service.focus} />
					</div>
					<div className="px-[min(clamp(1rem,3.5vw,3rem),5vw)] py-6 lg:self-center">
						<h3 className="mb-[0.6rem] text-step-3">{service.name}</h3>
						<Paragraph className="text-ink-soft" text={service.description} />
						<div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-4">
							<SwingTag title={price} price={priceParts(service.price)} />
							<WhatsAppButton
								look="outlined"
								books
								href={askHref}
								about={aboutService(service.name)}
							>
								{askOnWhatsApp}
							</WhatsAppButton>
						</div>
					</div>
				</div>
			</div>
		</section>
	);
}
