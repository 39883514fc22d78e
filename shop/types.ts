/** The content's types by their names. Rooms that may not read content import these. */
import type { z } from "zod";
import type { Content } from "./content-files.ts";
import type { businessInWordsSchema } from "./schema/business.ts";
import type { CareDrawing as Drawing } from "./schema/services.ts";

export type Theme = Content["theme"];
export type Business = z.output<typeof businessInWordsSchema>;
/** `name` is the network's own. */
export type SocialAccount = { network: keyof Business["socialMedia"]; name: string; url: string };
export type Service = Content["services"][number];
export type Feature = Content["features"][number];
export type Review = Content["reviews"]["reviews"][number];
export type FaqItem = Content["faq"][number];
export type CareLabels = Content["care-labels"];
export type CareDrawing = Drawing;
export type Policy = Content["terms"];
export type AssistantTexts = Content["assistant"];
export type Analytics = Content["analytics"];
export type PriceCategory = Content["prices"]["categories"][number];
export type PriceItem = PriceCategory["items"][number];
export type Price = PriceItem["price"];
export type Pages = Content["pages"];
export type LandingPage = Content["landing-pages"][number];
export type KeywordPage = Content["keyword-pages"][number];
export type Question = KeywordPage["questions"][number];
