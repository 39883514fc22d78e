/** The fixed pages: links, heads, sitemap, social pictures and offline pages follow from this table. */
import type { z } from "zod";
import type { pagesFileSchema } from "./schema/pages.ts";

type Pages = z.output<typeof pagesFileSchema>;

type TextsOf = {
	[Key in keyof Pages]-?: Pages[Key] extends Pages["services"] ? Key : never;
}[keyof Pages];

/** Home's texts have several keys in pages.json; each other page has one. */
export type FixedPageId = "home" | TextsOf;

export interface FixedPage {
	/** Without a slash at its end; src/pages holds a file of that name. */
	path: `/${string}`;
	/** @see https://schema.org/WebPage */
	schemaType: "WebPage" | "AboutPage" | "CollectionPage" | "ContactPage";
	/** True if it is cached without having been visited, and offered by the installed app's icon. */
	keptOffline?: boolean;
}

/** In the order of links and sitemap. */
export const fixedPages: Readonly<Record<FixedPageId, FixedPage>> = {
	home: { path: "/", schemaType: "WebPage" },
	services: { path: "/services", schemaType: "CollectionPage" },
	pricing: { path: "/pricing", schemaType: "WebPage", keptOffline: true },
	about: { path: "/about", schemaType: "AboutPage" },
	contact: { path: "/contact", schemaType: "ContactPage", keptOffline: true },
	reviews: { path: "/reviews", schemaType: "CollectionPage" },
};

export const fixedPageIds = Object.keys(fixedPages) as FixedPageId[];

/** A sheet to print for the counter; nothing links to it. */
export const counterPath = "/counter";

/** The page that the service worker shows in place of a page that was never visited. */
export const offlinePath = "/offline";
