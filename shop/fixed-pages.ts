/**
 * The fixed pages: links, heads, sitemap, social pictures and offline pages follow from this table.
 */

import type { z } from "zod";
import type { pageSchema, pagesFileSchema } from "./schema/pages.ts";

type Pages = z.output<typeof pagesFileSchema>;
type PageTexts = z.output<typeof pageSchema>;

type TextsOf = {
	[Key in keyof Pages]-?: Pages[Key] extends PageTexts ? Key : never;
}[keyof Pages];

/** Home's texts have several keys in pages.json; each other page has one. */
export type FixedPageId = "home" | TextsOf;

export interface FixedPage {
	/** Without a slash at its end; src/pages holds a file of that name. */
	path: `/${string}`;
	inHeader: boolean;
	inFooter: boolean;
	/** @see https://schema.org/WebPage */
	schemaType: "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage";
	/** The sitemap then gives the day of the newest review. */
	changesWithReviews: boolean;
	/** True if it is cached without having been visited. */
	keptOffline: boolean;
	/** True if the installed app's icon offers it. */
	isShortcut: boolean;
}

const defaults = {
	inHeader: true,
	inFooter: true,
	schemaType: "WebPage",
	changesWithReviews: false,
	keptOffline: false,
	isShortcut: false,
} as const;

/** In the order of links and sitemap. */
export const fixedPages = {
	home: { ...defaults, path: "/", inFooter: false },
	services: { ...defaults, path: "/services", schemaType: "CollectionPage" },
	pricing: { ...defaults, path: "/pricing", keptOffline: true, isShortcut: true },
	about: {
		...defaults,
		path: "/about",
		schemaType: "AboutPage",
	},
	contact: {
		...defaults,
		path: "/contact",
		schemaType: "ContactPage",
		keptOffline: true,
		isShortcut: true,
	},
	reviews: {
		...defaults,
		path: "/reviews",
		schemaType: "CollectionPage",
		changesWithReviews: true,
	},
} as const satisfies Record<FixedPageId, FixedPage>;

export const fixedPageIds = Object.keys(fixedPages) as FixedPageId[];

/** A sheet to print for the counter; nothing links to it. */
export const counterPath = "/counter";

/** The page that the service worker shows in place of a page that was never visited. */
export const offlinePath = "/offline";
