/**
 * The fixed pages, once: addresses, links, heads, sitemap, social pictures, pictures to check and what is
 * kept for offline use follow from this table. Landing and keyword pages are content alone.
 */
import type { Pages, PageTexts } from "./types.ts";

/** The keys of content/pages.json that hold a whole page. */
type TextsOf = {
	[Key in keyof Pages]: Pages[Key] extends PageTexts ? Key : never;
}[keyof Pages];

/** Home's texts stand in parts (`seo`, `hero` and others); each other page has its own key in content/pages.json. */
export type FixedPageId = "home" | TextsOf;

export interface FixedPage {
	/** Its address, with no slash at its end; src/pages holds a file of that name. */
	path: `/${string}`;
	/** What links to the page call it. */
	name: string;
	/** Whether it is among the links of the header and the menu. */
	inHeader: boolean;
	/** Whether it is among the footer's quick links, and what it is called there if not by its name. */
	inFooter: boolean | { name: string };
	/** @see https://schema.org/WebPage */
	schemaType: "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage";
	/** Whether each new review changes it: the sitemap then gives the day of the newest. */
	changesWithReviews: boolean;
	/** Whether the first visit to any page keeps it for offline use. Pages that were visited are kept anyway. */
	keptOffline: boolean;
	/** Whether a long press on the site's icon on a home screen offers it. */
	isShortcut: boolean;
}

/** In the order in which links and the sitemap name them. */
export const fixedPages = {
	home: {
		path: "/",
		name: "Home",
		inHeader: true,
		inFooter: false,
		schemaType: "WebPage",
		changesWithReviews: false,
		keptOffline: false,
		isShortcut: false,
	},
	services: {
		path: "/services",
		name: "Services",
		inHeader: true,
		inFooter: true,
		schemaType: "CollectionPage",
		changesWithReviews: false,
		keptOffline: false,
		isShortcut: false,
	},
	pricing: {
		path: "/pricing",
		name: "Pricing",
		inHeader: true,
		inFooter: true,
		schemaType: "WebPage",
		changesWithReviews: false,
		keptOffline: true,
		isShortcut: true,
	},
	about: {
		path: "/about",
		name: "About",
		inHeader: true,
		inFooter: { name: "About Us" },
		schemaType: "AboutPage",
		changesWithReviews: false,
		keptOffline: false,
		isShortcut: false,
	},
	contact: {
		path: "/contact",
		name: "Contact",
		inHeader: true,
		inFooter: true,
		schemaType: "ContactPage",
		changesWithReviews: false,
		keptOffline: true,
		isShortcut: true,
	},
	reviews: {
		path: "/reviews",
		name: "Reviews",
		inHeader: true,
		inFooter: true,
		schemaType: "CollectionPage",
		changesWithReviews: true,
		keptOffline: false,
		isShortcut: false,
	},
} as const satisfies Record<FixedPageId, FixedPage>;

export const fixedPageIds = Object.keys(fixedPages) as FixedPageId[];

/** What the service worker shows in place of a page that was never visited. */
export const offlinePath = "/offline";
