import { screens, shell } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";

import { addressLine } from "../../../shop/format-address.ts";
import type { Business, Pages } from "../../../shop/types.ts";
import { routes } from "../../site-map.ts";
import { BusinessHours } from "../../ui/business-hours.tsx";
import { ButtonLink, WhatsAppButton } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Paragraph } from "../../ui/paragraph.tsx";
import { Picture, type PictureData } from "../../ui/picture.tsx";

interface AboutScreenProps {
	page: Pages["about"];
	business: Business;
	picture: PictureData;
	bookHref: string;
	special: Business["specialDays"];
	/** The areas that the shop comes to. */
	areas: readonly string[];
	/** "Do you come to me?" */
	askArea: string;
}

export function AboutScreen(props: AboutScreenProps) {
	const { page, business, picture, bookHref, special, areas, askArea } = props;
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede} />
			<section className="page-body" aria-label={page.heading}>
				<div className="wrap">
					<div className="grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-8 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[auto_1fr] lg:items-start">
						<div className="cover aspect-video overflow-hidden rounded-panel">
							<Picture picture={picture} alt={page.imageAlt} loads="first" />
						</div>
						<div className="lg:row-span-2">
							<p className="opening">
								{page.opening ??
									fill(screens.whoWeAre, { shop: business.name, address: addressLine(business) })}
							</p>
							{page.story.split(/\n{2,}/).map((paragraph) => (
								<Paragraph key={paragraph} className="lede mt-5" text={paragraph} />
							))}
							<div className="button-pair mt-8">
								<WhatsAppButton books href={bookHref}>
									{shell.bookNow}
								</WhatsAppButton>
								<ButtonLink look="outlined" href={routes.contact}>
									{screens.visitTheShop}
								</ButtonLink>
							</div>
						</div>
						<BusinessHours week={business.hours} words={business.hoursInWords} special={special} />
						{areas.length > 0 && (
							<section className="lg:col-span-2 lg:mt-6" aria-labelledby="served-areas">
								<h2 className="text-step-3" id="served-areas">
									{screens.whereWeCome}
								</h2>
								<ul className="lede mt-3 flex max-w-none flex-wrap gap-x-6">
									{areas.map((area) => (
										<li key={area}>{area}</li>
									))}
								</ul>
								<a
									className="link mt-2 inline-flex min-h-11 items-center"
									href={`${routes.contact}#served-areas`}
								>
									{askArea}
								</a>
							</section>
						)}
					</div>
				</div>
			</section>
		</>
	);
}
