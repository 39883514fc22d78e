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

/** Open WhatsApp with the messages of those whose clothes are, or were, with the shop. */
export interface CustomerChats {
	orderStatus: string;
	feedback: string;
}

/** Phone, e-mail and address as lines large enough for a thumb, and what customers write about. */
export function ContactLines({ business, address, placeHref, chats }: ContactLinesProps) {
	const { phone, email } = business;
	return (
		<div className="card lines">
			<Line icon="phone" title="Call the shop" href={phoneLink(phone)} text={phone} />
			<Line icon="mail" title="Write to us" href={`mailto:${email}`} text={email} />
			<Line icon="map-pin" title="Visit" href={placeHref} text={address} newTab />
			<div className="line">
				<Icon name="whatsapp" />
				<div className="asks">
					<small>Already a customer?</small>
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
		<a className="line" href={href} {...(newTab && { target: "_blank", rel: "noopener" })}>
			<Icon name={icon} />
			<span>
				<small>{title} </small>
				<b>{text}</b>
				{newTab && <NewTabHint />}
			</span>
			<Icon name="chevron-right" />
		</a>
	);
}

function Chat({ href, children }: { href: string; children: string }) {
	return (
		<a className="link" href={href} target="_blank" rel="noopener">
			{children}
			<NewTabHint />
		</a>
	);
}
