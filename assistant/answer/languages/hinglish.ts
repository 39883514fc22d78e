/** Hindi in Latin letters, as people type it: the shop's Hindi texts by their sound, its names in English. */
import type { PriceWords } from "../../../shop/format-price.ts";
import { wordPairs } from "../../word-pairs.ts";
import { english, times as englishTimes } from "./en.ts";
import { hindi, times as hindiTimes } from "./hi.ts";
import phrases from "./hinglish.json" with { type: "json" };
import { romanise } from "./romanise.ts";
import type { SpokenLanguage, TimeWords } from "./spoken-language.ts";

const dayParts = [...wordPairs("रात raat सुबह subah दोपहर dopahar शाम shaam बजे baje")];

const times: TimeWords = {
	...englishTimes,
	clock: (time) =>
		dayParts.reduce((text, [word, latin]) => text.replace(word, latin), hindiTimes.clock(time)),
	span: (opens, closes) => `${opens} se ${closes} tak`,
	allDay: "24 ghante",
	dates: (first, last) => `${first} se ${last}`,
	on: { today: "aaj", tomorrow: "kal", weekday: (day) => `${day} ko` },
	opening: (time, day) => `${day} ${time}`,
};

const prices: PriceWords = {
	beforeSum: () => undefined,
	afterSum: (price) =>
		[english.prices.afterSum(price), price.kind === "from" && "se"].filter(Boolean).join(" ") ||
		undefined,
	onQuote: () => "rate pooch lijiye",
	free: "free",
};

export const hinglish: SpokenLanguage = {
	...english,
	tag: "hi-Latn",
	phrases,
	times,
	prices,
	content: "hi",
	say: romanise,
	topics: hindi.topics,
};
