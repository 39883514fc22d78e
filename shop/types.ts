/** The content's types, each inferred from its schema. Rooms that may not read content import these. */
import type { z } from "zod";
import type { businessInWordsSchema } from "./schema/business.ts";
import type { pageSchema, pagesFileSchema } from "./schema/pages.ts";
import type { priceCategorySchema, priceItemSchema } from "./schema/prices.ts";
import type { reviewSchema } from "./schema/reviews.ts";
import type { keywordPageSchema, landingPageSchema } from "./schema/search-pages.ts";
import type {
	careDrawings,
	careLabelsSchema,
	featureSchema,
	serviceSchema,
} from "./schema/services.ts";
import type {
	analyticsSchema,
	assistantSchema,
	faqSchema,
	policySchema,
	questionSchema,
} from "./schema/texts.ts";
import type { theme } from "./theme.ts";

export type Theme = z.output<typeof theme>;
export type Business = z.output<typeof businessInWordsSchema>;
/** `name` is the network's own. */
export type SocialAccount = { network: keyof Business["socialMedia"]; name: string; url: string };
export type Service = z.output<typeof serviceSchema>;
export type Feature = z.output<typeof featureSchema>;
export type Review = z.output<typeof reviewSchema>;
export type FaqItem = z.output<typeof faqSchema>;
export type Question = z.output<typeof questionSchema>;
export type CareLabels = z.output<typeof careLabelsSchema>;
export type CareDrawing = (typeof careDrawings)[number];
export type Policy = z.output<typeof policySchema>;
export type AssistantTexts = z.output<typeof assistantSchema>;
export type Analytics = z.output<typeof analyticsSchema>;
export type Price = PriceItem["price"];
export type PriceItem = z.output<typeof priceItemSchema>;
export type PriceCategory = z.output<typeof priceCategorySchema>;
export type PageTexts = z.output<typeof pageSchema>;
export type Pages = z.output<typeof pagesFileSchema>;
export type LandingPage = z.output<typeof landingPageSchema>;
export type KeywordPage = z.output<typeof keywordPageSchema>;
