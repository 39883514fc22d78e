import type { ReactNode } from "react";
import { screens } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import { addressLine, type MapLinks } from "../../../shop/format-address.ts";
import { phoneLink } from "../../../shop/format-phone.ts";
import type { Business, Pages, SocialAccount } from "../../../shop/types.ts";
import { BusinessHours } from "../../ui/business-hours.tsx";
import { ButtonLink, WhatsAppButton } from "../../ui/button-link.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { NoBreak, Paragraph } from "../../ui/paragraph.tsx";
import "../../ui/chip.css";

interface ContactScreenProps {
	page: Pages["contact"];
	business: Business;
	contactHref: string;
	map: MapLinks;
	/** WhatsApp links with the messages of existing customers. */
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
						<ShopMap business={business} map={map} />
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

const line =
	"stitch-b grid grid-cols-[min(2.5rem,12.5vw)_minmax(0,1fr)_auto] items-center py-[0.9rem] last:bg-none";
const sign = "size-6 stroke-[1.5] text-green";

/** Address, phone, e-mail and customer chats in rows tall enough to touch. */
function ContactLines({
	business,
	map,
	chats,
}: Pick<ContactScreenProps, "business" | "map" | "chats">) {
	const { phone, email, otherPhones = [] } = business;
	const chat = "link mr-4 inline-flex min-h-11 items-center text-[0.9375rem]";
	return (
		<div className="card px-[min(clamp(1.1rem,2.5vw,1.75rem),5.5vw)] py-2">
			<div className={line}>
				<Icon name="map-pin" className={`self-start ${sign}`} />
				<div>
					<small className="block text-sm text-ink-soft">{screens.visit}</small>
					<Link
						className="flex min-h-11 items-center text-lg/[1.35] font-[600] text-forest no-underline"
						href={map.place}
					>
						{addressLine(business)}
					</Link>
					<div className="mt-2.5 flex flex-wrap gap-2">
						<ButtonLink small look="outlined" className="px-4" href={map.directions}>
							<Icon name="navigation" />
							{screens.directions}
						</ButtonLink>
						<ButtonLink small look="outlined" className="px-4" href={map.place}>
							{screens.openInMaps}
						</ButtonLink>
					</div>
				</div>
			</div>
			<Line icon="phone" title={screens.callTheShop} href={phoneLink(phone)} text={phone} />
			{otherPhones.map(({ name, number }) => (
				<Line key={number} icon="phone" title={name} href={phoneLink(number)} text={number} />
			))}
			{email && (
				<Line icon="mail" title={screens.writeToUs} href={`mailto:${email}`} text={email} />
			)}
			<div className={`min-h-21 ${line}`}>
				<Icon name="whatsapp" className={sign} />
				<div>
					<small className="-mb-[0.6rem] block text-sm text-ink-soft">
						{screens.alreadyCustomer}
					</small>
					<Link className={chat} href={chats.orderStatus}>
						{screens.askAboutOrder}
					</Link>
					<Link className={chat} href={chats.feedback}>
						{screens.shareFeedback}
					</Link>
				</div>
			</div>
		</div>
	);
}

interface LineProps {
	icon: IconName;
	title: string;
	href: string;
	text: string;
}

function Line({ icon, title, href, text }: LineProps) {
	return (
		<Link className={`group min-h-21 no-underline ${line}`} href={href}>
			<Icon name={icon} className={sign} />
			<span>
				<small className="block text-sm text-ink-soft">{title} </small>
				<b className="text-lg/[1.35] font-[600] text-forest decoration-brass underline-offset-[0.25em] group-hover:underline">
					{text}
				</b>
			</span>
			<Icon name="chevron-right" className="size-4.5 stroke-[1.5] text-field" />
		</Link>
	);
}

/** The map, loaded as it nears the view. The address stands in its place while it cannot load (map-frame-script.ts). */
function ShopMap({ business, map }: Pick<ContactScreenProps, "business" | "map">) {
	const address = addressLine(business);
	return (
		<div className="map relative flex min-h-80 flex-col print:min-h-0 overflow-hidden rounded-card border border-sand bg-pale">
			<iframe
				// The page cannot show focus inside the frame, only that it is there.
				className="peer relative z-1 h-80 w-full flex-auto border-0 focus:outline-3 focus:-outline-offset-3 focus:outline-green print:hidden [&[hidden]]:hidden"
				src={map.embed}
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

function Help({ page, accounts }: Pick<ContactScreenProps, "page" | "accounts">) {
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
