import { visitTheShop, whereWeCome, whoWeAre } from "#language/words/screens";
import { bookNow } from "#language/words/shell";
import { addressLine } from "../../../shop/format-address.ts";
import type { Business, Pages } from "../../../shop/types.ts";
import { ServedAreas, type ServedAreasProps } from "../../sections/served-areas.tsx";
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
	servedAreas: ServedAreasProps;
	special: Business["specialDays"];
}

export function AboutScreen(props: AboutScreenProps) {
	const { page, business, picture, bookHref, servedAreas, special } = props;
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede} />
			<section className="page-body" aria-label={page.heading}>
				<div className="wrap">
					<div className="cover aspect-video overflow-hidden rounded-panel lg:aspect-[16/7.6] [&_img]:lg:object-[50%_42%]">
						<Picture picture={picture} alt={page.imageAlt} loads="first" />
					</div>
					<div className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:grid-cols-[1.45fr_1fr] lg:items-start">
						<div>
							<p className="opening">
								{whoWeAre(business.name, business.address.city, addressLine(business))}
							</p>
							{page.story.split(/\n{2,}/).map((paragraph) => (
								<Paragraph key={paragraph} className="lede mt-5" text={paragraph} />
							))}
							<div className="button-pair mt-9">
								<WhatsAppButton books href={bookHref}>
									{bookNow}
								</WhatsAppButton>
								<ButtonLink look="outlined" href={routes.contact}>
									{visitTheShop}
								</ButtonLink>
							</div>
						</div>
						{/* Over the lower right corner of the picture. */}
						<div className="relative lg:-mt-38">
							<BusinessHours
								week={business.hours}
								words={business.hoursInWords}
								special={special}
							/>
						</div>
					</div>
					<div className="mt-[clamp(3rem,6vw,5rem)]">
						<ServedAreas heading={whereWeCome} {...servedAreas} />
					</div>
				</div>
			</section>
		</>
	);
}
