/** The content's types, each inferred from its schema. Rooms that may not read content import these. */
import type { z } from "zod";
import type * as schema from "./schema.ts";
import type { theme } from "./theme.ts";

export type Theme = z.output<typeof theme>;
export type Business = z.output<typeof schema.businessInWordsSchema>;
/** An account of the shop's to follow; `name` is what the network calls itself. */
export type SocialAccount = { network: keyof Business["socialMedia"]; name: string; url: string };
export type Service = z.output<typeof schema.serviceSchema>;
export type Feature = z.output<typeof schema.featureSchema>;
export type Review = z.output<typeof schema.reviewSchema>;
export type FaqItem = z.output<typeof schema.faqSchema>;
export type Question = z.output<typeof schema.questionSchema>;
export type CareLabels = z.output<typeof schema.careLabelsSchema>;
export type CareDrawing = (typeof schema.careDrawings)[number];
export type Policy = z.output<typeof schema.policySchema>;
export type WhatsAppMessages = z.output<typeof schema.whatsappMessagesSchema>;
export type AssistantTexts = z.output<typeof schema.assistantSchema>;
export type Analytics = z.output<typeof schema.analyticsSchema>;
export type Price = PriceItem["price"];
export type PriceItem = z.output<typeof schema.priceItemSchema>;
export type PriceCategory = z.output<typeof schema.priceCategorySchema>;
export type PageTexts = z.output<typeof schema.pageSchema>;
export type Pages = z.output<typeof schema.pagesFileSchema>;
export type LandingPage = z.output<typeof schema.landingPageSchema>;
export type KeywordPage = z.output<typeof schema.keywordPageSchema>;
