/**
 * What browser and relay say to each other: the part of the provider's chat protocol that is used.
 * @see https://console.groq.com/docs/api-reference#chat-create
 */
import type { Content } from "../content/check.ts";

/** The three data files that the assistant answers from, as the build writes them. */
export interface ShopData {
	/** `/data/siteData.json` */
	site: SiteData;
	/** `/data/priceData.json` */
	prices: Content["prices"];
	/** `/data/reviews.json` */
	reviews: Content["reviews"];
}

export interface SiteData {
	business: Content["business"];
	seo: Content["pages"]["seo"];
	hero: Content["pages"]["hero"];
	services: Content["services"];
	features: Content["features"];
	testimonials: Content["testimonials"];
	faq: Content["faq"];
	terms: Content["terms"];
	privacy: Content["privacy"];
	whatsappMsg: Content["messages"];
	featuredPrices: { slug: string; name: string; price: string }[];
}

/** One turn of the conversation: what the visitor or the assistant said. */
export interface Turn {
	role: "user" | "assistant";
	content: string;
}

export interface ChatMessage {
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
