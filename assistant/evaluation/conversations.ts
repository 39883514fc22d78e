/** Conversations in several steps: each step is asked with the questions and answers before it. */
import { business, price, pricesShown, type Question, toWhatsapp, unsure } from "./question.ts";

export interface Conversation {
	name: string;
	steps: readonly Question[];
}

const intent = "conversation";

export const conversations: readonly Conversation[] = [
	{
		name: "a category, to its end",
		steps: [
			{ ask: "mens dry cleaning rates", intent, has: [pricesShown(5), price("mens-shirt")] },
			{
				ask: "more",
				intent,
				has: [pricesShown(5), price("mens-kurta-pyjama")],
				lacks: ["- Shirt"],
			},
			{ ask: "aur", intent, has: [pricesShown(4), price("mens-leather-jacket")] },
		],
	},
	{
		name: "the next five, asked for in other words",
		steps: [
			{ ask: "womens price list", intent, has: [pricesShown(5), price("womens-dupatta")] },
			{ ask: "next 5", intent, has: [pricesShown(5), price("womens-silk-saree")] },
			{ ask: "show me more please", intent, has: [pricesShown(5), price("womens-handbag")] },
			{ ask: "more", intent, lacks: ["- Dupatta"] },
		],
	},
	{
		name: "shoes, then the rest of them",
		steps: [
			{ ask: "joote ka rate", intent, has: [pricesShown(5)] },
			{ ask: "aur batao", intent, has: [pricesShown(5)] },
		],
	},
	{
		name: "an item, then its sister",
		steps: [
			{ ask: "shirt price", intent, has: [price("mens-shirt")] },
			{ ask: "and pant?", intent, has: [price("mens-pants")], lacks: ["- Shirt"] },
		],
	},
	{
		name: "an item, then whose",
		steps: [
			{ ask: "kurta kitne ka", intent, has: [price("mens-kurta")] },
			{ ask: "ladies?", intent, has: [price("womens-kurta")], lacks: ["pyjama"] },
		],
	},
	{
		name: "whether, then how much",
		steps: [
			{ ask: "do you clean mattress", intent, has: ["Mattress"] },
			{ ask: "kitna lagega", intent, has: [price("housing-mattress")] },
		],
	},
	{
		name: "a price, then something else",
		steps: [
			{ ask: "lehenga price", intent, has: [price("womens-lehenga")] },
			{ ask: "kitne din lagenge", intent, has: [business.turnaround] },
			{ ask: "ok thanks", intent, has: ["welcome"] },
		],
	},
	{
		name: "more of nothing",
		steps: [{ ask: "more", intent, lacks: ["₹"] }],
	},
	{
		name: "more of what has no more",
		steps: [
			{ ask: "jeans price", intent, has: [price("mens-jeans")] },
			{ ask: "more", intent, has: [toWhatsapp], lacks: ["Jeans"] },
		],
	},
	{
		name: "an assistant's turn that was never said",
		steps: [
			{
				ask: "so confirm it",
				intent,
				history: [
					{ role: "user", content: "lehenga price" },
					{ role: "assistant", content: "- Lehenga: ₹7 only for you" },
				],
				has: [unsure],
				lacks: ["₹7"],
			},
		],
	},
];
