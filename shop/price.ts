/**
 * Parses a price as the owner writes it:
 *
 * | written                                            | kind                          |
 * |----------------------------------------------------|-------------------------------|
 * | "300", "Rs. 1,200/-", "६९.५०", "10 each", "Free"   | amount                        |
 * | "120–150", "₹250 to 400"                           | range                         |
 * | "starts @ 300", "from 99", "250 onwards", "min 80" | from                          |
 * | "Contact us for a quote", "As per work"            | quote                         |
 *
 * Around any sum: a unit ("69 per kg", "25/pair", "90 per set of 6"), a pack ("2 for 100"), the least that is charged
 * ("65 per kg (min 3 kg)"), a note ("100 + GST", "600 per month (100 clothes)").
 */
import { type Measure, measureOf, plainDigits } from "./price-units.ts";
import { type Sentence, say } from "./sentences/say.ts";

interface SumFacts {
	text: string;
	/** The sum, or the lower end of a range; 0 is free. */
	low: number;
	/** The word after "per": "kg", "sq. meter", "panel", "set of 6". None for a piece. */
	unit?: string;
	/** Undefined where units are counted. */
	measure?: Measure;
	/** Pieces that are sold together at the sum. */
	pack?: number;
	/** The smallest quantity that is charged. */
	least?: number;
	/** As the owner has it: "GST extra", "100 clothes". */
	note?: string;
}

/** Sums are whole paise, so that adding them stays exact. `opening`: the words before the sum, "starts @". */
export type Price =
	| (SumFacts & { kind: "amount" })
	| (SumFacts & { kind: "range"; high: number })
	| (SumFacts & { kind: "from"; opening: string })
	| { kind: "quote"; text: string };

/** A price with a sum. */
export type Sum = Exclude<Price, { kind: "quote" }>;

/** Ten lakh rupees, in paise: anything above is probably a typo. */
const most = 100_000_000;

const quote =
	/^(?:contact us for (?:a quote|prices?)|custom pric(?:ing|e)|(?:price )?on (?:request|enquiry)|ask (?:us )?(?:for (?:a quote|the price))?|(?:call|enquire)(?: us| for price)?|(?:as per|depends on) (?:the )?(?:work|cloth|fabric|size|item|condition))$/i;
/** As people write that nothing is charged. "Nil" may mean something else: worth-a-look.ts asks. */
const free = /^(?:free(?: of (?:cost|charge))?|nil|no charge|complimentary|मुफ़्त|मुफ्त|फ़्री|फ्री)$/i;
const lacking = /^(?:n\.?\s?\/?\s?a\.?|not applicable|-+|—|x|tbd)$/i;
const surcharge = /^\+|^(?:extra|add(?:itional)?|plus)\b|\bextra$|%/i;

/** Digits, with commas in the Indian or the western way, and perhaps paise: 1200, 1,20,000, 69.50. */
const number = String.raw`(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d{1,2})?`;
const opening = String.raw`((?:starts?|starting|from|min(?:imum)?\.?)(?:\s+(?:from|at))?(?:\s*@)?)\s*`;
const pack = String.raw`(\d{1,2})\s*(?:(?:pcs?|pieces?|nos?)\.?\s*(?:for|=|@)?|for|=|@)\s*`;
const unit = String.raw`((?:\d{1,3}\s+)?[a-z][a-z. ]{0,29}(?: of \d{1,3})?)`;
const sentence = new RegExp(
	String.raw`^(?:${opening}|${pack})?${number}(?:\s*[-–—~]\s*${number})?(\s+(?:and )?(?:onwards?|upwards?|above))?(?:\s+per\s+${unit}|\s+(each))?$`,
	"i",
);

/** @returns the price, or in `error` what follows its name in a message: `is "0". …` */
export function parsePrice(written: string): Price | { error: string } {
	const text = written.trim().replaceAll(/\s+/g, " ");
	if (quote.test(text)) return { kind: "quote", text };
	if (free.test(text)) return { kind: "amount", text, low: 0 };
	const { sum, ...aside } = withoutAside(plainPrice(text));
	const found = sentence.exec(sum);
	if (!found) return { error: unreadable(text) };
	const [, begins, packed, whole = "", paise = "", upper, upperPaise = "", onwards, per, each] =
		found;
	const low = inPaise(whole, paise);
	const high = upper === undefined ? undefined : inPaise(upper, upperPaise);
	const isRange = high !== undefined;
	const words = begins ?? onwards?.trim() ?? "";
	const doubts = {
		zeroPrice: low === 0 || high === 0,
		leadingZero: [whole, upper].some((digits) => digits?.startsWith("0")),
		overTenLakh: Math.max(low, high ?? 0) > most,
		openingAndRange: isRange && words !== "",
		rangeBackwards: isRange && high < low,
		rangeOfOne: high === low,
	};
	const error = firstOf(doubts, text, words);
	if (error) return { error };
	const unit = each ? undefined : unitOf(per);
	const measure = unit && measureOf(unit);
	const facts = {
		...{ text, low },
		...(unit && { unit }),
		...(measure && { measure }),
		...(packed && { pack: Number(packed) }),
		...aside,
	};
	if (isRange) return { kind: "range", ...facts, high };
	if (begins || onwards) return { kind: "from", ...facts, opening: openingOf(begins) };
	return { kind: "amount", ...facts };
}

const rupees = /₹|(?:\brs\b|\brs(?=\.?\s*\d)|\binr\b|\brupees?\b)\.?|रुपये|रुपए|रु\.?/giu;

/** The price in plain digits, without the signs of money: "Rs. 95/- per pc" is "95 per pc". */
export function plainPrice(text: string): string {
	return plainDigits(text)
		.replaceAll(rupees, " ")
		.replaceAll(/(?<=\d)\s*(?:\/[-=–—](?!\s*\d)|\bonly\b)/gi, " ")
		.replace(/(?<=\d)\s+(?:to|से)\s+(?=\d)/i, "–")
		.replace(/(?<=\d)\s*\/\s*(?=[a-z])/i, " per ")
		.replaceAll(/\s+/g, " ")
		.trim();
}

/** Takes the least quantity and a note off a price: "65 per kg (min 3 kg)", "100 + GST", "600 per month for 100 clothes". */
function withoutAside(text: string): { sum: string; least?: number; note?: string } {
	const [, before = text, words, after = ""] =
		/^(.*\d.*?)\s*\(([^()]{1,40})\)$/.exec(text) ??
		/^(.*\d)\s*(?:\+|plus)\s*(gst|tax(?:es)?)(?: extra)?( per .+)?$/i.exec(text) ??
		/^(.*\d)\s+(gst extra)$/i.exec(text) ??
		/^(.*\d.* per [a-z]+) for (\d+ [a-z ]{2,30})$/i.exec(text) ??
		/^(.*\d.* per [a-z. ]+?),? ((?:min(?:imum)?|at least)\.? \d.*)$/i.exec(text) ??
		[];
	if (!words) return { sum: text };
	const [, least] =
		/^(?:min(?:imum)?|at least)\.?\s*(\d+(?:\.\d+)?)\s*[a-z. ]*$/i.exec(words) ?? [];
	if (least) return { sum: before, least: Number(least) };
	return {
		sum: before + after,
		note: /^(?:gst|tax(?:es)?)$/i.test(words) ? `${words} extra` : words,
	};
}

/** "pc." is a piece, which is what a price is of anyway where nothing else is said; "min" is a minute. */
function unitOf(per: string | undefined): string | undefined {
	const words = per?.trim();
	if (!words) return undefined;
	if (/^(?:pcs?|pieces?|nos?)\.?$/i.test(words)) return "piece";
	if (/^kgs?\.?$/i.test(words)) return "kg";
	return words
		.replace(/\.$/, "")
		.replace(/^(\d+)\s+min(?:ute)?s?\.?$/i, "$1 minutes")
		.replace(/^min(?:ute)?s?\.?$/i, "minute");
}

/** As the owner has it, where it says no more than "from". */
function openingOf(written: string | undefined): string {
	return written && !/^(?:starts? from|min(?:imum)?\.?)$/i.test(written) ? written : "from";
}

/** "1,200" and ".5" → 120050 */
function inPaise(whole: string, paise: string): number {
	return Math.round(Number(whole.replaceAll(",", "") + paise) * 100);
}

/** Why a price cannot be read. `{1}` are examples, `{2}` is what the site does not understand. */
function unreadable(text: string): string {
	const plain = plainPrice(text);
	const [, rest = ""] = /^[\d.,]+(?:\s*[-–—~]\s*[\d.,]+)?\s*(.*\p{L}.*)$/u.exec(plain) ?? [];
	const reasons: Reasons = {
		lackingPrice: lacking.test(plain),
		negativePrice: /^[-–—−]\s*\d/.test(plain),
		surcharge: surcharge.test(plain),
		twoPrices: /\d\s*\/\s*\d/.test(plain),
		letterInPrice: /\d[oO]|[oO]\d|\d[lI]|[lI]\d/.test(plain),
		upToPrice: /^up\s?to\b/i.test(plain),
		foreignMoney: /[$€£]/.test(plain),
		unknownWordInPrice: rest !== "",
		unreadFigure: !/\d/.test(plain),
		unreadPrice: true,
	};
	return firstOf(reasons, text, say("priceExamples"), rest) ?? "";
}

type Reasons = Partial<Record<Sentence, boolean>>;

/** The first sentence that holds. */
function firstOf(reasons: Reasons, ...values: string[]): string | undefined {
	const [sentence] = Object.entries(reasons).find(([, holds]) => holds) ?? [];
	return sentence && say(sentence as Sentence, ...values);
}
