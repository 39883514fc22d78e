/** An answer as the relay sends it and the page shows it. */
import type { Measure } from "../shop/price-units.ts";
import type { Act, AnswerLanguage, LineChange } from "./frame.ts";

/** A line of a table: "Shirt", "3 × ₹80", "₹240". */
export interface AnswerRow {
	/** The item's id on the rate card. */
	id: string;
	name: string;
	/** In a total, how the sum comes about; else left out. */
	detail?: string;
	price: string;
}

/** A link that looks like a button: "Call", "Directions", "Write a review", "WhatsApp". */
export interface AnswerAction {
	label: string;
	/** tel: or https: */
	href: string;
}

export interface Answer {
	language: AnswerLanguage;
	/** The whole answer in markdown, at most 300 characters: one sentence, or points; with the prices and the sum. */
	text: string;
	/** The matters of the answer, for tests and the evaluation: the acts that the text speaks of. */
	acts: readonly Act[];
	/** The same as the text's points where these are prices: the page shows them in columns. */
	rows?: readonly AnswerRow[];
	/** The sum under the rows: "Total", "₹1,290", "estimate, confirmed at pickup". */
	total?: { name: string; price: string; note: string };
	/** The text above and below the rows, in markdown. */
	before?: string;
	after?: string;
	/** The things that one press puts on the visitor's list; beside the chat's list, which the page shows instead, its lines. */
	toList?: {
		/** "Add to list", "Add all 6 to list", of some of the rows "Add to list: Shirt, Pants" */
		label: string;
		/** Its words after the press: "All 6 on your list". */
		done: string;
		/** Of the rate card, under their names there; without a quantity where the shop must measure. */
		items: readonly { id: string; name: string; measure?: Measure; quantity?: number }[];
	};
	/** The page shows the chat's list in place of the rows, and sums it. */
	list?: {
		/** Changes of the lines as they stand. */
		changes: readonly LineChange[];
		/** False where something was not understood: then the visitor sets the quantities before they are summed. */
		isSummed: boolean;
		/** Below the sum: "estimate, confirmed at pickup". */
		note: string;
	};
	/** Questions that a press asks: the next prices, "Show 5 more", or what the assistant can answer. */
	asks?: readonly { label: string; question: string }[];
	actions?: readonly AnswerAction[];
}

/** `choices[0].message.answer` of the relay's reply: what is beside the text, which is `content`. */
export type AnswerParts = Omit<Answer, "text" | "acts"> & {
	/** The language as BCP 47. */
	lang: string;
};
