/** Every content file with its schema, and the types of all content. */
import type { z } from "zod";
import { businessSchema } from "./schema/business.ts";
import { listOf, uniqueList } from "./schema/fields.ts";
import { pagesFileSchema } from "./schema/pages.ts";
import { priceFileSchema } from "./schema/prices.ts";
import { reviewsFileSchema } from "./schema/reviews.ts";
import { keywordPageSchema, landingPageSchema } from "./schema/search-pages.ts";
import {
	careLabelsSchema,
	featureSchema,
	serviceSchema,
	testimonialSchema,
} from "./schema/services.ts";
import {
	analyticsSchema,
	assistantSchema,
	faqSchema,
	policySchema,
	whatsappMessagesSchema,
} from "./schema/texts.ts";
import { theme } from "./theme.ts";
import type { Business } from "./types.ts";

export const contentFiles = {
	business: businessSchema,
	services: listOf(serviceSchema),
	features: listOf(featureSchema),
	testimonials: uniqueList(testimonialSchema, "id"),
	reviews: reviewsFileSchema,
	faq: uniqueList(faqSchema, "id"),
	terms: policySchema,
	privacy: policySchema,
	messages: whatsappMessagesSchema,
	assistant: assistantSchema,
	analytics: analyticsSchema,
	theme,
	prices: priceFileSchema,
	pages: pagesFileSchema,
	"care-labels": careLabelsSchema,
	"landing-pages": uniqueList(landingPageSchema, "slug"),
	"keyword-pages": uniqueList(keywordPageSchema, "slug"),
} as const;

type Files = typeof contentFiles;

export type FileName = keyof Files;
/** The JSON of all files, each text in its languages. */
export type RawFiles = Record<FileName, unknown>;

/** All content in one language, parsed. */
export type Content = { [Name in FileName]: z.output<Files[Name]> };

/** All content in one language, as in the JSON files. */
export type RawContent = { [Name in FileName]: z.input<Files[Name]> };

/** All content with its placeholders filled. */
export type Shop = Omit<Content, "business"> & { business: Business };

export const fileNames = Object.keys(contentFiles) as FileName[];

/** Files with texts that each language has in its own words. Customers' words stay as they were written. */
export const textFiles = [
	...(["services", "features", "faq", "terms", "privacy", "messages", "assistant"] as const),
	...(["pages", "care-labels", "landing-pages", "keyword-pages"] as const),
] as const satisfies readonly FileName[];
export const translatedFiles = ["business", "prices", ...textFiles] as const;

/** These are folders with a file a page, whose name is the page's address: `keyword-pages/sofa-cleaning.json`. */
export const pageFolders = ["landing-pages", "keyword-pages"] as const satisfies FileName[];

export function isPageFolder(name: string): boolean {
	return (pageFolders as readonly string[]).includes(name);
}

/** @param files the name and the JSON of each file @returns the pages in their order */
export function joinPages(files: readonly (readonly [name: string, value: unknown])[]): unknown[] {
	return files
		.map(([name, value]) => ({
			slug: name.replace(/\.json$/, ""),
			...(value as { order?: number }),
		}))
		.sort(
			(one, other) =>
				(one.order ?? Number.MAX_VALUE) - (other.order ?? Number.MAX_VALUE) ||
				(one.slug < other.slug ? -1 : 1),
		);
}
