/** What browser and relay exchange: the used part of the provider's protocol. */
import type { Content } from "../content/content-files.ts";
import type { PriceData, rateCardFile, SiteData, siteFile } from "../content/site-data.ts";

export interface ShopData {
	site: SiteData;
	prices: PriceData;
	reviews: Content["reviews"];
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

export interface Turn {
	role: "user" | "assistant";
	content: string;
}

export const completionsPath = "/openai/v1/chat/completions";
