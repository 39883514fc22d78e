import { bookNow, closeMenu, menu } from "#language/words/shell";
import { navigation } from "../site-map.ts";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { OpenStatus } from "../ui/open-status.tsx";
import { phoneLink } from "../ui/phone-link.ts";
import { Brand } from "./brand.tsx";
import type { HeaderProps } from "./header.tsx";
import { LanguageList } from "./language-links.tsx";
import "./mobile-menu.css";

/** The menu of small screens: a popover, so it needs no script. */
export function MobileMenu({ business, current, bookHref, versions }: HeaderProps) {
	return (
		<div className="menu-panel" id="menu" popover="auto" role="dialog" aria-label={menu}>
			<div className="flex min-h-16 flex-none items-center justify-between gap-2 py-[0.6rem] pr-3 pl-6">
				<Brand name={business.brand} />
				<button
					type="button"
					className="icon-button"
					popoverTarget="menu"
					popoverTargetAction="hide"
					aria-label={closeMenu}
				>
					<Icon name="x" />
				</button>
			</div>
			<nav aria-label={menu} className="px-6 pt-2 pb-18">
				{navigation.map(({ label, href }) => (
					<a
						key={href}
						className="flex min-h-14.5 items-center justify-between"
						href={href}
						aria-current={href === current ? "page" : undefined}
					>
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
					{bookNow}
				</WhatsAppButton>
			</div>
		</div>
	);
}
