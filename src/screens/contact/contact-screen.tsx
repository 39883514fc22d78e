import type { ReactNode } from "react";
import { screens } from "#language/words.json";
import type { MapLinks } from "../../../shop/format-address.ts";
import type { Business, Pages, SocialAccount } from "../../../shop/types.ts";
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
	/** None without a list of areas. */
	areaHeading: string | undefined;
	/** `AreaCheck`, an island. */
	areaCheck?: ReactNode;
}

export function ContactScreen(props: ContactScreenProps) {
	const { page, business, contactHref, map, chats, accounts, special } = props;
	const { areaHeading, areaCheck } = props;
	return (
		<>
			<PageHeader heading={page.heading} lede={page.lede} />
			<section className="page-body" aria-label={screens.contactInformation}>
				<div className="wrap">
					<div className="grid grid-cols-1 gap-5 lg:grid-cols-[1fr_1.15fr] lg:gap-x-10 lg:gap-y-16">
						<div className="grid content-start gap-5">
							<ContactLines business={business} map={map} chats={chats} />
							<WhatsAppButton block href={contactHref}>
								{screens.contactViaWhatsApp}
							</WhatsAppButton>
						</div>
						<ShopMap business={business} links={map} />
						<div>
							<BusinessHours
								week={business.hours}
								words={business.hoursInWords}
								special={special}
							/>
						</div>
						{areaHeading && (
							<section className="max-lg:mt-8" aria-labelledby="served-areas">
								<h2 className="text-step-3" id="served-areas">
									{areaHeading}
								</h2>
								{areaCheck}
							</section>
						)}
					</div>
					<Help page={page} accounts={accounts} />
				</div>
			</section>
		</>
	);
}
