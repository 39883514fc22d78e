import type { ReactNode } from "react";
import { contactInformation, contactViaWhatsApp } from "#language/words/screens";
import type { MapLinks } from "../../../shop/format-address.ts";
import type { Business, Pages, SocialAccount } from "../../../shop/types.ts";
import { ServedAreas, type ServedAreasProps } from "../../sections/served-areas.tsx";
import { BusinessHours } from "../../ui/business-hours.tsx";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { Help } from "./help.tsx";
import { ShopMap } from "./shop-map.tsx";

interface ContactScreenProps {
	page: Pages["contact"];
	business: Business;
	contactHref: string;
	map: MapLinks;
	chats: { orderStatus: string; feedback: string };
	accounts: readonly SocialAccount[];
	special: Business["specialDays"];
	areaHeading: string;
	servedAreas: ServedAreasProps;
	/** `AreaCheck`, an island. */
	areaCheck?: ReactNode;
}

export function ContactScreen(props: ContactScreenProps) {
	const { page, business, contactHref, map, chats, accounts, special } = props;
	const { areaHeading, servedAreas, areaCheck } = props;
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede} />
			<section className="page-body" aria-label={contactInformation}>
				<div className="wrap">
					<div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1.15fr_1fr] lg:gap-x-10">
						<div className="grid gap-5">
							<ContactLines business={business} map={map} chats={chats} />
							<WhatsAppButton block href={contactHref}>
								{contactViaWhatsApp}
							</WhatsAppButton>
						</div>
						<div className="grid gap-5">
							<BusinessHours
								week={business.hours}
								words={business.hoursInWords}
								special={special}
							/>
							<ShopMap business={business} links={map} />
						</div>
					</div>
					<div className="mt-[clamp(2.5rem,6vw,4.5rem)]">
						<ServedAreas heading={areaHeading} {...servedAreas}>
							{areaCheck}
						</ServedAreas>
					</div>
					<Help page={page} accounts={accounts} />
				</div>
			</section>
		</>
	);
}
