/**
 * What browser and relay say to each other: the part of the provider's chat protocol that is used.
 * @see https://console.groq.com/docs/api-reference#chat-create
 */
import type { Content } from "../content/content-files.ts";
import type { PriceData, rateCardFile, SiteData, siteFile } from "../content/site-data.ts";

/** What the assistant answers from: the three data files, their prices read. */
export interface ShopData {
	site: SiteData;
	prices: PriceData;
	reviews: Content["reviews"];
}

/** The same as the files have it, which a provider is sent: each price is a text. */
export interface ShopFiles {
	site: ReturnType<typeof siteFile>;
	prices: ReturnType<typeof rateCardFile>;
	reviews: Content["reviews"];
}

/** Where the build puts the three files. */
export const shopFilePaths = {
	site: "/data/siteData.json",
	prices: "/data/priceData.json",
	reviews: "/data/reviews.json",
} as const satisfies Record<keyof ShopFiles, string>;

/** One turn of the conversation: what the visitor or the assistant said. */
export interface Turn {
	role: "user" | "assistant";
	content: string;
}

interface ChatMessage {
	role: "system" | "user" | "assistant";
	content: string;
}

/** The body of `POST /openai/v1/chat/completions` (SPEC.md, section 7). */
export interface ChatRequest {
	messages: ChatMessage[];
	model: string;
	temperature: number;
	max_completion_tokens: number;
	top_p: number;
	stream: false;
	stop: null;
}

/** The one path of the protocol that is used. */
export const completionsPath = "/openai/v1/chat/completions";
