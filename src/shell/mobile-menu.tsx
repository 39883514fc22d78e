import { navigation } from "../site-map.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { OpenStatus } from "../ui/open-status.tsx";
import { phoneLink } from "../ui/phone-link.ts";
import { Ridge } from "../ui/ridge.tsx";
import { Brand } from "./brand.tsx";
import type { HeaderProps } from "./header.tsx";

/**
 * The slide-in panel of small screens: a popover, so that the platform opens it, closes it by Escape
 * or a press outside, and gives focus back to the button, before and without scripts.
 */
export function MobileMenu({ business, current, bookHref }: HeaderProps) {
	return (
		<div className="menu-panel" id="menu" popover="auto" role="dialog" aria-label="Menu">
			<div className="top">
				<Brand name={business.name} />
				<button
					type="button"
					className="icon-button"
					popoverTarget="menu"
					popoverTargetAction="hide"
					aria-label="Close menu"
				>
					<Icon name="x" />
				</button>
			</div>
			<nav aria-label="Menu">
				{navigation.map(({ label, href }) => (
					<a key={href} href={href} aria-current={href === current ? "page" : undefined}>
						{label}
						<Icon name="arrow-right" />
					</a>
				))}
			</nav>
			<div className="thumb">
				<Ridge into="mint" />
				<OpenStatus words={business.hoursInWords} />
				<a className="call" href={phoneLink(business.phone)}>
					<Icon name="phone" />
					<span className="numeric">{business.phone}</span>
				</a>
				<WhatsAppButton block books href={bookHref}>
					Book Now
				</WhatsAppButton>
			</div>
		</div>
	);
}
