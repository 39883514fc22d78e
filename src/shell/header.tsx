import { bookNow, mainNavigation, openMenu } from "#language/words/shell";
import type { Business } from "../../content/types.ts";
import { navigation } from "../site-map.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { OpenStatus } from "../ui/open-status.tsx";
import { Brand } from "./brand.tsx";
import "./header.css";
import { LanguageLinks, type LanguageLinksProps } from "./language-links.tsx";

export interface HeaderProps {
	business: Business;
	current: string;
	bookHref: string;
	versions: LanguageLinksProps;
}

export function Header({ business, current, bookHref, versions }: HeaderProps) {
	return (
		<header className="site-header">
			<div className="wrap flex h-(--header) items-center gap-2 lg:gap-3">
				<div className="brand-line">
					<Brand name={business.brand} />
					<OpenStatus words={business.hoursInWords} />
				</div>
				<nav aria-label={mainNavigation}>
					{navigation.map(({ label, href }) => (
						<a
							key={href}
							className="relative grid min-h-11 items-center whitespace-nowrap no-underline"
							href={href}
							aria-current={href === current ? "page" : undefined}
						>
							{label}
						</a>
					))}
				</nav>
				<div className="flex flex-none items-center gap-1 lg:order-1 lg:ml-2 lg:gap-3">
					<LanguageLinks {...versions} />
					<WhatsAppButton small books href={bookHref}>
						{bookNow}
					</WhatsAppButton>
					{/* The icon's strokes, not its 44 px target, line up with the gutter. */}
					<button
						type="button"
						className="icon-button menu-button mr-[-10px] flex-none"
						popoverTarget="menu"
						aria-haspopup="dialog"
						aria-label={openMenu}
					>
						<Icon name="menu" />
					</button>
				</div>
			</div>
		</header>
	);
}
