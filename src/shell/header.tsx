import { language } from "#language/language";
import { shell } from "#language/words.json";
import { addressIn, type Language } from "../../languages/languages.ts";
import { phoneLink } from "../../shop/format-phone.ts";
import type { Business } from "../../shop/types.ts";
import { fixedLinks, linksFor, routes } from "../site-map.ts";
import { OpenStatus } from "../ui/business-hours.tsx";
import { WhatsAppButton } from "../ui/button-link.tsx";
import { BrandMark, Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import "./header.css";

interface HeaderProps {
	business: Business;
	hasReviews: boolean;
	current: string;
	bookHref: string;
	versions: LanguageLinksProps;
}

export function Header({ business, hasReviews, current, bookHref, versions }: HeaderProps) {
	return (
		<header className="site-header sticky top-0 z-20 forced-colors:border-b">
			<div className="wrap flex h-(--header) items-center gap-2 lg:gap-3">
				{/* The status is a second line below the name, and part of its link to the finger. */}
				<div className="relative flex min-w-0 flex-1 lg:contents">
					<Brand name={business.brand} />
					<OpenStatus words={business.hoursInWords} />
				</div>
				<nav
					aria-label={shell.mainNavigation}
					className="ml-auto hidden gap-[clamp(0.25rem,1vw,0.8rem)] lg:flex"
				>
					<PageLinks hasReviews={hasReviews} current={current} />
				</nav>
				<div className="flex flex-none items-center gap-1 lg:order-1 lg:ml-2 lg:gap-3">
					<LanguageLinks {...versions} />
					<WhatsAppButton
						small
						books
						href={bookHref}
						className="px-[min(0.85rem,2.5vw)] py-0 text-[min(0.938rem,5.5vw)] whitespace-nowrap lg:px-[1.1rem] max-lg:[&>.icon]:hidden"
					>
						{shell.bookNow}
					</WhatsAppButton>
					{/* The icon's strokes, not its 44 px target, line up with the gutter. */}
					<button
						type="button"
						className="icon-button menu-button mr-[-10px] flex-none lg:hidden"
						popoverTarget="menu"
						aria-haspopup="dialog"
						aria-label={shell.openMenu}
					>
						<Icon name="menu" />
					</button>
				</div>
			</div>
		</header>
	);
}

interface PageLinksProps extends Pick<HeaderProps, "hasReviews" | "current"> {
	withArrows?: boolean;
}

function PageLinks({ hasReviews, current, withArrows = false }: PageLinksProps) {
	return linksFor(fixedLinks, hasReviews).map(({ label, href }) => (
		<a key={href} href={href} aria-current={href === current ? "page" : undefined}>
			{label}
			{withArrows && <Icon name="arrow-right" className="size-5" />}
		</a>
	));
}

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
				<PageLinks hasReviews={hasReviews} current={current} withArrows />
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

/** The shop's mark and name, which lead home. */
export function Brand({ name }: { name: string }) {
	return (
		<a className="brand" href={routes.home}>
			<BrandMark />
			<span>{name}</span>
		</a>
	);
}

export interface LanguageLinksProps {
	/** The site's languages. */
	languages: readonly Language[];
	/** The page's address in the first language. */
	original: string;
}

/** The page in its other languages, for the header. The page script keeps search and category. */
function LanguageLinks({ languages, original }: LanguageLinksProps) {
	return languages
		.filter(({ id }) => id !== language.id)
		.map((other) => (
			<a
				key={other.id}
				className="grid min-h-11 min-w-11 flex-none place-items-center px-[0.2rem] text-[min(0.9375rem,4vw)] font-[600] whitespace-nowrap text-forest no-underline"
				{...linkTo(other, original)}
			>
				{other.name}
			</a>
		));
}

/** All languages by name, the page's own marked; nothing where there is one. */
export function LanguageList({ languages: all, original }: LanguageLinksProps) {
	if (all.length < 2) return null;
	return (
		<nav aria-label={shell.languages} className="flex gap-5">
			{all.map((one) => (
				<a
					key={one.id}
					className="grid min-h-11 min-w-11 items-center text-inherit no-underline aria-[current]:font-[600] aria-[current]:[box-shadow:inset_0_-2px_currentcolor]"
					{...linkTo(one, original)}
					aria-current={one.id === language.id ? "true" : undefined}
				>
					{one.name}
				</a>
			))}
		</nav>
	);
}

function linkTo(to: Language, original: string) {
	return { href: addressIn(to, original), hrefLang: to.tag, lang: to.tag };
}
