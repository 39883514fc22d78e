/** The exchange between browser and relay: the used part of the provider's protocol. */
import type { LanguageId } from "../languages/languages.ts";
import type { Content } from "../shop/content-files.ts";
import type { SearchQuestion } from "../shop/search-questions.ts";
import type { PriceData, rateCardFile, SiteData, siteFile } from "../shop/site-data.ts";

/** A shop's content in one language. */
interface ShopTexts {
	site: SiteData;
	prices: PriceData;
	/** Of the pages that people find by searching: never sent to a provider. */
	questions: readonly SearchQuestion[];
}

export interface ShopData extends ShopTexts {
	reviews: Content["reviews"];
	/** The same entries, by the same ids, in the site's other languages. */
	translations: Partial<Record<LanguageId, ShopTexts>>;
}

export interface ShopFiles {
	site: ReturnType<typeof siteFile>;
	prices: ReturnType<typeof rateCardFile>;
	reviews: Content["reviews"];
}

export const shopFilePaths = {
	site: "/data/siteData.json",
	prices: "/data/priceData.json",
	reviews: "/data/reviews.json",
} as const satisfies Record<keyof ShopFiles, string>;

/** The part that the relay alone reads. */
export const questionsPath = "/data/questions.json";

export interface Turn {
	role: "user" | "assistant";
	content: string;
}

export const completionsPath = "/openai/v1/chat/completions";
