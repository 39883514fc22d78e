/** All that the writer of an answer says it with: language, names, texts, prices, links. */

import * as englishPrices from "../../languages/en/prices.ts";
import { perUnit } from "../../languages/hi/per-unit.ts";
import * as hindiPrices from "../../languages/hi/prices.ts";
import { formatPrice, formatSum, type PriceWords } from "../../shop/format-price.ts";
import type { Price } from "../../shop/price.ts";
import type { SiteData } from "../../shop/site-data.ts";
import type { ShopData } from "../contract.ts";
import type { AnswerLanguage, Line, Understood } from "../frame.ts";
import { en, type Phrases } from "./phrases/en.ts";
import { hi } from "./phrases/hi.ts";
import { hinglish } from "./phrases/hinglish.ts";
import { type RateCard, rateCardOf } from "./rate-card.ts";
import { romanise } from "./romanise.ts";
import { type TimeWords, timeWords } from "./times.ts";

export interface Circumstances {
	data: ShopData;
	now: Date;
	/** The visitor's own words. They enter no answer, only a message that the visitor sends. */
	question: string;
	/** The chat's list before the question. */
	lines?: readonly Line[] | undefined;
}

export interface Voice extends Circumstances {
	asked: Understood;
	say: Phrases;
	times: TimeWords;
	/** Whose names of services, areas and the shop are said. */
	names: SiteData;
	/** The rate card with its names. */
	card: RateCard;
	/** Running texts: which language they are written in, and how they are said. */
	texts: Pick<ShopData, "site" | "questions"> & {
		language: "en" | "hi";
		say(text: string): string;
	};
	price(price: Price): string;
	/** The same within a sentence: "from ₹80", not "starts @ ₹80". */
	priceSaid(price: Price): string;
	/** "₹240", "₹500–800", "from ₹600" */
	sum(low: number, high: number, isOpen: boolean): string;
	/** "kg", "किलो" */
	unit(unit: string): string;
}

const phrases: Record<AnswerLanguage, Phrases> = { en, hi, hinglish };

const hinglishPrices: PriceWords = {
	beforeSum: () => undefined,
	afterSum: (price) =>
		[englishPrices.afterSum(price), price.kind === "from" && "se"].filter(Boolean).join(" ") ||
		undefined,
	onQuote: () => "rate pooch lijiye",
	free: "free",
};

const priceWords: Record<AnswerLanguage, PriceWords> = {
	en: englishPrices,
	hi: hindiPrices,
	hinglish: hinglishPrices,
};

export function voiceFor(asked: Understood, { data, now, question }: Circumstances): Voice {
	const { language } = asked;
	const hindi = data.translations.hi;
	const names = (language === "hi" ? hindi?.site : undefined) ?? data.site;
	const all = phrases[language];
	const say = names.business.pickup ? all : { ...all, ...all.atCounter };
	const texts =
		language === "en" || !hindi
			? {
					site: data.site,
					questions: data.questions,
					language: "en" as const,
					say: (text: string) => text,
				}
			: {
					site: hindi.site,
					questions: hindi.questions,
					language: "hi" as const,
					say: language === "hi" ? (text: string) => text : romanise,
				};
	return {
		asked,
		data,
		now,
		question,
		say,
		names,
		texts,
		times: timeWords[language],
		card: rateCardOf(data, language === "hi" ? "hi" : "en"),
		price: (price) => formatPrice(price, priceWords[language]),
		priceSaid: (price) =>
			formatPrice(
				price.kind === "from" ? { ...price, opening: "from" } : price,
				priceWords[language],
			),
		sum(low, high, isOpen) {
			const sum = formatSum(low, high > low && !isOpen ? high : undefined);
			return isOpen ? say.from(sum) : sum;
		},
		unit: (unit) => (language === "hi" ? perUnit(unit).replace("प्रति ", "") : unit),
	};
}

/** "a, b and c" */
export function joined(words: readonly string[], { say }: Pick<Voice, "say">): string {
	const last = words.at(-1) ?? "";
	return words.length > 1 ? `${words.slice(0, -1).join(", ")} ${say.and} ${last}` : last;
}

/** A sum or hours: a yes to the question would say yes to these, too. */
const measured = /[\d₹०-९]|rup[aei]+|\brs\b|hours?\b|ghant|रुप|घंट/i;

/** A sentence that answers whether something is so, begun with the yes. */
export function affirmed({ question, say }: Pick<Voice, "question" | "say">, text: string): string {
	return measured.test(question) ? text : `${say.yes} ${text}`;
}
