/**
 * What browser and relay say to each other: the part of the provider's chat protocol that is used.
 * @see https://console.groq.com/docs/api-reference#chat-create
 */
import type { Content } from "../content/check.ts";
import type { siteData } from "../content/site-data.ts";

/** The three data files that the assistant answers from, as the build writes them. */
export interface ShopData {
	/** `/data/siteData.json` */
	site: SiteData;
	/** `/data/priceData.json` */
	prices: Pick<Content["prices"], "categories">;
	/** `/data/reviews.json` */
	reviews: Content["reviews"];
}

export type SiteData = ReturnType<typeof siteData>;

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
