/** Every content file with its schema, and the types of all content. */
import type { z } from "zod";
import { businessSchema } from "./schema/business.ts";
import { listOf, uniqueList } from "./schema/fields.ts";
import { analyticsSchema, assistantSchema } from "./schema/integrations.ts";
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
import { faqSchema, policySchema, whatsappMessagesSchema } from "./schema/texts.ts";
import { theme } from "./theme.ts";
import type { Business } from "./types.ts";

export const contentFiles = {
	business: businessSchema,
	services: listOf(serviceSchema),
	features: listOf(featureSchema),
	testimonials: uniqueList(testimonialSchema, "id"),
	reviews: reviewsFileSchema,
	faq: listOf(faqSchema),
	terms: policySchema,
	privacy: policySchema,
	messages: whatsappMessagesSchema,
	assistant: assistantSchema,
	analytics: analyticsSchema,
	theme,
	prices: priceFileSchema,
	pages: pagesFileSchema,
	"care-labels": careLabelsSchema,
	"landing-pages": listOf(landingPageSchema, "slug"),
	"keyword-pages": listOf(keywordPageSchema, "slug"),
} as const;

type Files = typeof contentFiles;

export type FileName = keyof Files;
/** All content, parsed. */
export type Content = { [Name in FileName]: z.output<Files[Name]> };

/** All content as in the JSON files. */
export type RawContent = { [Name in FileName]: z.input<Files[Name]> };

/** All content with its placeholders filled. */
export type Shop = Omit<Content, "business"> & { business: Business };

export const fileNames = Object.keys(contentFiles) as FileName[];
