import type { ReactNode } from "react";
import { screens } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import { addressLine, type MapLinks } from "../../../shop/format-address.ts";
import type { Business, Pages, SocialAccount } from "../../../shop/types.ts";
import { BusinessHours } from "../../ui/business-hours.tsx";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { NoBreak, Paragraph } from "../../ui/paragraph.tsx";
import { ContactLines } from "./contact-lines.tsx";
import "../../ui/chip.css";

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

interface ShopMapProps {
	business: Business;
	links: MapLinks;
}

/** The map, loaded as it nears the view. The address stands in its place while it cannot load (map-frame-script.ts). */
function ShopMap({ business, links }: ShopMapProps) {
	const address = addressLine(business);
	return (
		<div className="map relative flex min-h-80 flex-col print:min-h-0 overflow-hidden rounded-card border border-sand bg-pale">
			<iframe
				// The page cannot show focus inside the frame, only that it is there.
				className="peer relative z-1 h-80 w-full flex-auto border-0 focus:outline-3 focus:-outline-offset-3 focus:outline-green print:hidden [&[hidden]]:hidden"
				src={links.embed}
				title={fill(screens.mapOf, { shop: business.name, address })}
				loading="lazy"
			/>
			{/* Beneath the frame until that is drawn. */}
			<p className="absolute inset-[0_min(2rem,6vw)] flex max-w-none items-center justify-center gap-2 text-center text-ink-soft print:static print:px-[min(2rem,6vw)] print:py-6">
				<Icon name="map-pin" />
				{address}
			</p>
		</div>
	);
}

interface HelpProps {
	page: Pages["contact"];
	accounts: readonly SocialAccount[];
}

function Help({ page, accounts }: HelpProps) {
	return (
		<div className="mt-[clamp(3rem,6vw,5rem)] grid grid-cols-1 gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:grid-cols-2">
			<div>
				<h2 className="mb-3 text-step-3">{screens.whyUs}</h2>
				<Paragraph className="lede" text={page.whyChooseUs} />
				{accounts.length > 0 && (
					<>
						<h2 className="mt-9 mb-3 text-step-3">{screens.followUs}</h2>
						<div className="button-pair">
							{accounts.map(({ network, name, url }) => (
								<Link key={network} className="chip" href={url}>
									<Icon name={network} />
									{name}
								</Link>
							))}
						</div>
					</>
				)}
			</div>
			<div>
				<h2 className="mb-3 text-step-3">{screens.howCanWeHelp}</h2>
				<ul className="grid gap-[0.85rem]">
					{page.howCanWeHelp.map((point) => (
						<li key={point.title} className="grid grid-cols-[2rem_minmax(0,1fr)]">
							<Icon name={point.icon} className="mt-[0.15rem] text-green" />
							<p>
								<b className="font-[600] text-forest">
									{fill(screens.leadIn, { title: point.title })}
								</b>{" "}
								<NoBreak text={point.text} />
							</p>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
