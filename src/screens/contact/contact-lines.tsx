import { screens } from "#language/words.json";
import { addressLine, type MapLinks } from "../../../shop/format-address.ts";
import { phoneLink } from "../../../shop/format-phone.ts";
import type { Business } from "../../../shop/types.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

interface ContactLinesProps {
	business: Business;
	map: MapLinks;
	/** WhatsApp links with the messages of existing customers. */
	chats: { orderStatus: string; feedback: string };
}

const line =
	"stitch-b grid grid-cols-[min(2.5rem,12.5vw)_minmax(0,1fr)_auto] items-center py-[0.9rem] last:bg-none";
const sign = "size-6 stroke-[1.5] text-green";

/** Address, phone, e-mail and customer chats in rows tall enough to touch. */
export function ContactLines({ business, map, chats }: ContactLinesProps) {
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
