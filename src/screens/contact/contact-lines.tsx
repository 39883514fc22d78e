import type { Business } from "../../../content/types.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";
import { phoneLink } from "../../ui/phone-link.ts";

interface ContactLinesProps {
	business: Business;
	address: string;
	placeHref: string;
	chats: CustomerChats;
}

/** WhatsApp links with the messages of existing customers. */
export interface CustomerChats {
	orderStatus: string;
	feedback: string;
}

/** Phone, e-mail, address and customer chats in rows tall enough to touch. */
export function ContactLines({ business, address, placeHref, chats }: ContactLinesProps) {
	const { phone, email } = business;
	return (
		<div className="card lines px-[min(clamp(1.1rem,2.5vw,1.75rem),5.5vw)] py-2">
			<Line icon="phone" title="Call the shop" href={phoneLink(phone)} text={phone} />
			<Line icon="mail" title="Write to us" href={`mailto:${email}`} text={email} />
			<Line icon="map-pin" title="Visit" href={placeHref} text={address} newTab />
			<div className="line grid min-h-21 items-center py-[0.9rem] no-underline">
				<Icon name="whatsapp" />
				<div>
					<small className="-mb-[0.6rem] block text-sm text-ink-soft">Already a customer?</small>
					<Chat href={chats.orderStatus}>Ask about your order</Chat>
					<Chat href={chats.feedback}>Share feedback</Chat>
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
	newTab?: boolean;
}

function Line({ icon, title, href, text, newTab }: LineProps) {
	return (
		<a
			className="line grid min-h-21 items-center py-[0.9rem] no-underline"
			href={href}
			{...(newTab && { target: "_blank", rel: "noopener" })}
		>
			<Icon name={icon} />
			<span>
				<small className="block text-sm text-ink-soft">{title} </small>
				<b className="text-lg/[1.35] font-[600] text-forest [overflow-wrap:anywhere]">{text}</b>
				{newTab && <NewTabHint />}
			</span>
			<Icon name="chevron-right" />
		</a>
	);
}

function Chat({ href, children }: { href: string; children: string }) {
	return (
		<a
			className="link mr-6 inline-flex min-h-11 items-center"
			href={href}
			target="_blank"
			rel="noopener"
		>
			{children}
			<NewTabHint />
		</a>
	);
}
