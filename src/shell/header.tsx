import type { Business } from "../../content/types.ts";
import { navigation } from "../site-map.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { OpenStatus } from "../ui/open-status.tsx";
import { Brand } from "./brand.tsx";
import "./header.css";

export interface HeaderProps {
	business: Business;
	/** The page's own address, to mark its link. */
	current: string;
	/** Where Book Now leads. */
	bookHref: string;
}

/** Mark, navigation and Book Now; on small screens mark, open status and the menu button. */
export function Header({ business, current, bookHref }: HeaderProps) {
	return (
		<header className="site-header">
			<div className="wrap">
				<Brand name={business.name} />
				<nav aria-label="Main">
					{navigation.map(({ label, href }) => (
						<a key={href} href={href} aria-current={href === current ? "page" : undefined}>
							{label}
						</a>
					))}
				</nav>
				<div className="end">
					<OpenStatus words={business.hoursInWords} />
					<WhatsAppButton small books href={bookHref}>
						Book Now
					</WhatsAppButton>
					<button
						type="button"
						className="icon-button menu-button"
						popoverTarget="menu"
						aria-haspopup="dialog"
						aria-label="Open menu"
					>
						<Icon name="menu" />
					</button>
				</div>
			</div>
		</header>
	);
}
