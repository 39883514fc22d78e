import { shell } from "#language/words.json";
import { phoneLink } from "../../shop/format-phone.ts";
import { linksFor, navigation } from "../site-map.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { OpenStatus } from "../ui/open-status.tsx";
import { Panel } from "../ui/panel.tsx";
import { Brand } from "./brand.tsx";
import type { HeaderProps } from "./header.tsx";
import { LanguageList } from "./language-links.tsx";

/** The menu of small screens. */
export function MobileMenu({ business, hasReviews, current, bookHref, versions }: HeaderProps) {
	return (
		<Panel
			id="menu"
			look="side"
			label={shell.menu}
			mark={<Brand name={business.brand} />}
			closeLabel={shell.closeMenu}
		>
			<nav aria-label={shell.menu} className="px-6 pt-2 pb-18">
				{linksFor(navigation, hasReviews).map(({ label, href }) => (
					<a key={href} href={href} aria-current={href === current ? "page" : undefined}>
						{label}
						<Icon name="arrow-right" className="size-5" />
					</a>
				))}
			</nav>
			{/* Within reach of the thumb. */}
			<div className="mt-auto grid gap-[0.35rem] bg-mint px-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
				<OpenStatus words={business.hoursInWords} />
				<LanguageList {...versions} />
				<a
					className="flex min-h-11 items-center gap-[0.7rem] font-[600] text-forest no-underline"
					href={phoneLink(business.phone)}
				>
					<Icon name="phone" />
					<span className="numeric">{business.phone}</span>
				</a>
				<WhatsAppButton block books href={bookHref}>
					{shell.bookNow}
				</WhatsAppButton>
			</div>
		</Panel>
	);
}
