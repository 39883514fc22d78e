/** All that the writer of an answer says it with: language, names, texts, prices, links. */
import { fill } from "../../languages/fill.ts";
import { type LanguageId, languages } from "../../languages/languages.ts";
import { digitsOf } from "../../shop/format-phone.ts";
import { formatPrice, formatSum } from "../../shop/format-price.ts";
import type { Price } from "../../shop/price.ts";
import type { SiteData } from "../../shop/site-data.ts";
import type { ShopData } from "../contract.ts";
import type { Line, Understood } from "../frame.ts";
import {
	answerLanguages,
	type PhraseName,
	type SpokenLanguage,
} from "./languages/answer-languages.ts";
import { rateCardOf } from "./rate-card.ts";

export interface Circumstances {
	data: ShopData;
	now: Date;
	/** The visitor's own words. They enter no answer, only a message that the visitor sends. */
	question: string;
	/** The chat's list before the question. */
	lines?: readonly Line[] | undefined;
}

/** A phrase of the table, with its slots filled; those of the shop's own facts are (`factsOf`). */
type Say = (name: PhraseName, slots?: Readonly<Record<string, string | number>>) => string;

export type Voice = ReturnType<typeof voiceFor>;

export function voiceFor(asked: Understood, circumstances: Circumstances) {
	const spoken: SpokenLanguage = answerLanguages[asked.language];
	const { data } = circumstances;
	const { phrases, prices, times, unit } = spoken;
	const names = contentIn(data, spoken.names).site;
	const facts = factsOf(names);
	const table = names.business.pickup ? phrases : { ...phrases, ...phrases.atCounter };
	const say: Say = (name, slots = {}) => fill(table[name], { ...facts, ...slots });
	const original = {
		...contentIn(data, languages[0].id),
		topics: answerLanguages[languages[0].id].topics,
		say: (text: string) => text,
	};
	const content = contentIn(data, spoken.content);
	const isOriginal = content.site === data.site;
	return {
		...circumstances,
		asked,
		say,
		/** Matters as a button names and asks them. */
		asks: phrases.asks,
		times,
		/** The language of the message that the visitor sends. */
		inMessage: answerLanguages[spoken.names] as SpokenLanguage,
		/** Whose names of services, areas and the shop are said. */
		names,
		/** The rate card with its names. */
		card: rateCardOf(data, spoken.names),
		/** Running texts: of which content they are, what is found in them, and how they are said. */
		texts: isOriginal ? original : { ...content, topics: spoken.topics, say: spoken.say },
		/** The same of the shop's own language, in which it was written. */
		original,
		/** "₹80", "from ₹80" */
		price: (price: Price) =>
			formatPrice(price.kind === "from" ? { ...price, opening: "from" } : price, prices),
		/** "₹240", "₹500–800", "from ₹600" */
		sum(low: number, high: number, isOpen: boolean) {
			const sum = formatSum(low, high > low && !isOpen ? high : undefined);
			return isOpen ? say("from", { sum }) : sum;
		},
		/** "kg", "किलो" */
		unit,
	};
}

/** The shop's content in a language, or in its own where it has no other. */
function contentIn({ translations, ...own }: ShopData, language: LanguageId) {
	return translations[language] ?? own;
}

/** The slots that any phrase may have. */
function factsOf({ business }: SiteData) {
	const { name, phone, whatsapp, email, siteUrl, address } = business;
	// Written as the phone number is, where both are the same.
	const number = digitsOf(phone) === whatsapp ? phone : `+${whatsapp}`;
	return { name, phone, number, email: email ?? "", site: siteUrl, city: address.city };
}

/** "a, b and c" */
export function joined(words: readonly string[], { say }: Pick<Voice, "say">): string {
	const last = words.at(-1) ?? "";
	return words.length > 1 ? `${words.slice(0, -1).join(", ")} ${say("and")} ${last}` : last;
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Sums, hours and promises, in any language: a yes to the question would say yes to these, too. */
const measured = new RegExp(
	Object.values(answerLanguages)
		.map(({ phrases }) => phrases.measured)
		.join("|"),
	"i",
);

/** A sentence that answers whether something is so, begun with the yes; none beside a day, an hour and other matters that are asked. */
export function affirmed({ question, say, asked }: Voice, text: string): string {
	const isOfTime = asked.isHoliday || asked.days.length > 0 || asked.time !== undefined;
	const isOfMore = asked.acts.length > 2;
	return isOfTime || isOfMore || measured.test(question) ? text : `${say("yes")} ${text}`;
}
