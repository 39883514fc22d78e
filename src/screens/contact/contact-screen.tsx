import type { ReactNode } from "react";
import { contactInformation, contactViaWhatsApp } from "#language/words/screens";
import type { MapLinks } from "../../../content/format-address.ts";
import type { Business, Pages, SocialAccount } from "../../../content/types.ts";
import { AreaMap, type AreaMapProps } from "../../sections/area-map/area-map.tsx";
import { BusinessHours } from "../../ui/business-hours.tsx";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ContactLines } from "./contact-lines.tsx";
import "./contact-screen.css";
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
	areaMap: AreaMapProps;
	/** `AreaCheck`, an island. */
	areaCheck?: ReactNode;
}

export function ContactScreen(props: ContactScreenProps) {
	const { page, business, contactHref, map, chats, accounts, special } = props;
	const { areaHeading, areaMap, areaCheck } = props;
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede}>
				<div>
					<WhatsAppButton href={contactHref}>{contactViaWhatsApp}</WhatsAppButton>
				</div>
			</PageHeader>
			<section className="page-body contact" aria-label={contactInformation}>
				<div className="wrap">
					<div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1.15fr_1fr]">
						<ContactLines business={business} listing={map.place} chats={chats} />
						<BusinessHours week={business.hours} words={business.hoursInWords} special={special} />
					</div>
					<div className="mt-[clamp(2.5rem,6vw,4.5rem)]">
						<AreaMap heading={areaHeading} {...areaMap}>
							{areaCheck}
						</AreaMap>
					</div>
					<ShopMap business={business} links={map} />
					<Help page={page} accounts={accounts} />
				</div>
			</section>
		</>
	);
}
