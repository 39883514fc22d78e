/** The languages of answers: a table of phrases each, and how hours, prices and the shop's texts are said. */
import * as enHours from "../../../languages/en/hours.ts";
import * as enPrices from "../../../languages/en/prices.ts";
import enWords from "../../../languages/en/words.json" with { type: "json" };
import * as hiHours from "../../../languages/hi/hours.ts";
import * as hiPrices from "../../../languages/hi/prices.ts";
import hiWords from "../../../languages/hi/words.json" with { type: "json" };
import type { LanguageId } from "../../../languages/languages.ts";
import type { PriceWords } from "../../../shop/format-price.ts";
import en from "./en.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import hinglishPhrases from "./hinglish.json" with { type: "json" };
import { romanise } from "./romanise.ts";

/** A table without the topics of its language's content. */
export type Phrases = Omit<typeof en, "topics">;
export type PhraseName = Exclude<keyof Phrases, "asks" | "atCounter">;

export function isPhrase(name: string): name is PhraseName {
	return Object.hasOwn(en, name) && !["asks", "topics", "atCounter"].includes(name);
}

export interface SpokenLanguage {
	/** BCP 47. */
	tag: string;
	phrases: Phrases;
	times: {
		/** "9 PM", "रात 9 बजे" */
		clock(time: string): string;
		/** Monday first. */
		weekdays: readonly string[];
		months: readonly string[];
	};
	prices: PriceWords;
	/** "kg", "किलो" */
	unit(unit: string): string;
	/** The shop's content that is said, and of which names of things, areas and the shop are. */
	content: LanguageId;
	names: LanguageId;
	/** Says a running text of that content. */
	say(text: string): string;
	/** Of the messages that the visitor sends. */
	message: Pick<typeof enWords.listMessage, "estimate" | "area" | "pickup">;
	/** Of the content: by the first the shop's texts on a matter are found, the more of the others the better. */
	topics: Readonly<Record<string, readonly string[]>>;
}

/** Without no-break spaces, which an answer's markdown does not need. */
const timesOf = (hours: Pick<typeof enHours, "shortTime" | "weekdays" | "months">) => ({
	...hours,
	clock: (time: string) => hours.shortTime(time).replaceAll("\u00a0", " "),
});

const english: SpokenLanguage = {
	...{ tag: "en", content: "en", names: "en" },
	phrases: en,
	times: timesOf(enHours),
	prices: enPrices,
	unit: (unit) => unit,
	say: (text) => text,
	message: enWords.listMessage,
	topics: en.topics,
};

const hindi: SpokenLanguage = {
	...{ tag: "hi", content: "hi", names: "hi" },
	phrases: hi,
	times: timesOf(hiHours),
	prices: hiPrices,
	unit: (unit) => hiPrices.perUnit(unit).replace("प्रति ", ""),
	say: (text) => text,
	message: hiWords.listMessage,
	topics: hi.topics,
};

/** Hindi in Latin letters, as people type it: the shop's Hindi texts by their sound, its names in English. */
const hinglish: SpokenLanguage = {
	...english,
	tag: "hi-Latn",
	phrases: hinglishPhrases,
	times: {
		...english.times,
		clock: (time) => romanise(hindi.times.clock(time)).toLowerCase(),
	},
	prices: {
		...hiPrices,
		afterSum: (price) =>
			[enPrices.afterSum(price), price.kind === "from" && "se"].filter(Boolean).join(" ") ||
			undefined,
		onQuote: () => "rate pooch lijiye",
		free: "free",
	},
	content: "hi",
	say: romanise,
	topics: hindi.topics,
};

export const answerLanguages = { en: english, hi: hindi, hinglish } satisfies Record<
	string,
	SpokenLanguage
>;
