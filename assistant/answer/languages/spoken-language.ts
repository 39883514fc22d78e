/** A language of answers: a table of phrases, and how hours, prices and the shop's texts are said in it. */
import type words from "../../../languages/en/words.json";
import type { LanguageId } from "../../../languages/languages.ts";
import type { PriceWords } from "../../../shop/format-price.ts";
import phrases from "./en.json" with { type: "json" };

/** A table without the topics of its language's content. */
export type Phrases = Omit<typeof phrases, "topics">;
export type PhraseName = Exclude<keyof Phrases, "asks" | "atCounter" | "spans">;

export function isPhrase(name: string): name is PhraseName {
	return Object.hasOwn(phrases, name) && !["asks", "topics", "atCounter", "spans"].includes(name);
}

export interface TimeWords {
	/** "9 PM", "रात 9 बजे" */
	clock(time: string): string;
	/** "9 AM to 9 PM" */
	span(opens: string, closes: string): string;
	/** A day without a closing time. */
	allDay: string;
	/** Monday first. */
	weekdays: readonly string[];
	months: readonly string[];
	/** "8 to 10 November" */
	dates(first: string, last: string): string;
	/** A day as a time: "on Sunday". */
	on: { today: string; tomorrow: string; weekday(day: string): string };
	/** "tomorrow at 9 AM" */
	opening(time: string, day: string): string;
}

/** A language's words of a message that the visitor sends to the shop. */
type MessageWords = Pick<typeof words.listMessage, "estimate" | "area" | "pickup">;

export interface SpokenLanguage {
	/** BCP 47. */
	tag: string;
	phrases: Phrases;
	times: TimeWords;
	prices: PriceWords;
	/** "kg", "किलो" */
	unit(unit: string): string;
	/** The shop's content that is said, and of which names of things, areas and the shop are. */
	content: LanguageId;
	names: LanguageId;
	/** Says a running text of that content. */
	say(text: string): string;
	/** Of the messages that the visitor sends. */
	message: { words: MessageWords; times: TimeWords };
	/** Of the content: by the first the shop's texts on a matter are found, the more of the others the better. */
	topics: Readonly<Record<string, readonly string[]>>;
}

/** Without no-break spaces, which an answer's markdown does not need. */
export function plainSpaces(text: string): string {
	return text.replaceAll("\u00a0", " ");
}
