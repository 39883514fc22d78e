/** An answer as the relay sends it and the page shows it. */
import type { Act, AnswerLanguage } from "./frame.ts";

/** A line of a table: "Shirt", "3 × ₹80", "₹240". */
export interface AnswerRow {
	/** The item's id on the rate card. */
	id: string;
	name: string;
	/** In a total, how the sum comes about; else left out. */
	detail?: string;
	price: string;
}

/** What a press on a button of the answer does. */
export type AnswerAction = "call" | "whatsapp" | "directions" | "writeReview";

export interface Answer {
	language: AnswerLanguage;
	/** The whole answer in markdown, at most 300 characters: one sentence, or points; with the prices and the sum. */
	text: string;
	/** What was answered, for tests and the evaluation: the acts that the text speaks of. */
	acts: readonly Act[];
	/** The same as the text's points where these are prices: the page shows them in columns. */
	rows?: readonly AnswerRow[];
	/** The sum under the rows: "Total", "₹1,290". */
	total?: { name: string; price: string };
	/** What stands above and below the rows, in markdown. */
	before?: string;
	after?: string;
	/** What one press puts on the list: ids of the rate card; without a quantity where it must be measured. */
	toList?: readonly { id: string; quantity?: number }[];
	actions?: readonly AnswerAction[];
}
