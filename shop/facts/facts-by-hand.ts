/**
 * Finds facts that a text says by hand, such as “₹80” or “9 AM”: it would go out of date. They are found by the values
 * that the shop's data have now.
 */
import type { FactFormatter } from "../../languages/facts.ts";
import { type Content, textFiles } from "../content-files.ts";
import { type Fault, faultAt } from "../fault.ts";
import { spansOf } from "../opening-hours.ts";
import { say, sayOr } from "../sentences/say.ts";
import { textsIn } from "../walk-texts.ts";
import { type FactContent, pricesById, shopFacts } from "./facts.ts";
import { isLeftOut } from "./fill-content.ts";
import { PlaceholderError, parseText, type TextPart } from "./placeholders.ts";

interface Wording {
	words: FactFormatter;
	/** The name in the first language. */
	brand: string;
	/** Of the texts, for errors, where it is not the first. */
	language?: string;
}

/**
 * A fault for each: `says “₹80” as plain text. Write {price:mens-shirt} …`
 *
 * @param content with its placeholders
 */
export function factsByHand(content: Content, { words, brand, language }: Wording): Fault[] {
	const find = factFinder(content, words, brand);
	const facts = shopFacts(content, words, brand);
	return textFiles
		.flatMap((file) => textsIn(file, content[file], language))
		.filter(({ value, path, meta }) => meta.isText && !isLeftOut(value, path, facts))
		.flatMap((one) =>
			find(one.text).map((byHand) => {
				const message = say("factByHand", byHand.text, sayOr(byHand.placeholders));
				return { ...faultAt(one, message), byHand };
			}),
		);
}

/** Before or after a sum. */
const currency = String.raw`₹|\brs\.?|\binr\b|\brupees\b|रुपये|रुपए|रु\.?|/-`;
const sum = String.raw`\d+(?:,\d+)*(?:\.\d{1,2})?`;
const price = new RegExp(`(?:${currency})\\s?(${sum})|(${sum})\\s?(?:${currency})`, "giu");

/** @returns what finds the facts in a text, and the placeholders to write instead of each */
export function factFinder(content: FactContent, words: FactFormatter, brand: string) {
	const values = valuesToFind(content, words, brand);
	// Longer ones first: "Prem Nagar" before "Prem".
	const literals = [...values.keys()].sort((one, other) => other.length - one.length);
	const literal = new RegExp(`(?:${literals.map(escaped).join("|")})(?![\\p{L}\\p{M}\\d])`, "giu");
	return (text: string): { text: string; placeholders: readonly string[] }[] =>
		wordsIn(text).flatMap((part) => {
			const plain = withPlainTimes(part);
			const named = [...plain.matchAll(literal)]
				// WebKit takes ten times as long with a lookbehind.
				.filter(({ index }) => !/[\p{L}\p{M}\d]$/u.test(plain.slice(0, index)))
				.map(([found]) => ({ text: found, placeholders: values.get(found.toLowerCase()) ?? [] }));
			const priced = [...plain.matchAll(price)].flatMap(([found, one, other]) => {
				const placeholders = pricesOf(content, one ?? other ?? "", part);
				return placeholders.length > 0 ? [{ text: found.trim(), placeholders }] : [];
			});
			return [...named, ...priced];
		});
}

function valuesToFind(content: FactContent, words: FactFormatter, brand: string) {
	const { business } = content;
	const { values } = shopFacts(content, words, brand);
	const found = new Map<string, string[]>();
	const note = (value: unknown, ...placeholders: string[]) => {
		const key = typeof value === "string" ? withPlainTimes(value).toLowerCase() : "";
		if (key && !found.has(key)) found.set(key, placeholders);
	};
	for (const name of ["name", "brand", "email", "phone", "street", "city", "state", "postalCode"])
		note(values.get(name), `{${name}}`);
	const road = String(values.get("road"));
	const place = business.areas.indexOf(road) + 1;
	note(road, "{road}", ...(place > 0 ? [`{area:${place}}`] : []));
	for (const [at, area] of business.areas.entries()) note(area, `{area:${at + 1}}`);
	for (const name of ["hours", "turnaround", "payment"]) note(values.get(name), `{${name}}`);
	note(String(values.get("turnaround")).replace("–", "-"), "{turnaround}");
	// Days of other hours have no placeholder of their own.
	for (const { opens, closes } of business.hours.flatMap(spansOf))
		for (const [name, time] of Object.entries({ opens, closes }))
			for (const written of [time, words.clock(time), words.clockSpoken(time)])
				note(written, values.get(name) === words.clock(time) ? `{${name}}` : "{hours}");
	for (const [name, noun] of words.counted)
		for (const fact of [name, `${name}:words`])
			if (typeof values.get(fact) === "string") note(`${values.get(fact)} ${noun}`, `{${fact}}`);
	const rating = values.get("rating");
	if (typeof rating === "string" && rating.includes(".")) note(rating, "{rating}");
	return found;
}

/** "9a.m." → "9 am", "9:00AM" → "9 AM" */
function withPlainTimes(text: string): string {
	return text
		.replaceAll("\u00a0", " ")
		.replaceAll(/(\d{1,2})(?:[.:]00)?\s?([ap])\.?(m)\b\.?/gi, "$1 $2$3")
		.replaceAll(/(\d)\.(\d{2} [ap]m)/gi, "$1:$2");
}

/** The placeholders of prices with this sum; ids whose words are in the text first. */
function pricesOf(content: FactContent, digits: string, text: string): string[] {
	const paise = Math.round(Number(digits.replaceAll(",", "")) * 100);
	const spoken = text.toLowerCase();
	const wordsShared = (id: string) => id.split("-").filter((word) => spoken.includes(word)).length;
	const ids = [...pricesById(content)]
		.filter(([, { price, isGroup }]) => !isGroup && price.kind !== "quote" && price.low === paise)
		.map(([id]) => id)
		.sort((one, other) => wordsShared(other) - wordsShared(one));
	return ids.slice(0, 3).map((id) => `{price:${id}}`);
}

/** @returns none for a text that cannot be parsed: `fillContent` reports it */
function wordsIn(text: string): string[] {
	const walk = (part: TextPart): string[] => {
		if (part.kind === "words") return [part.words];
		return part.kind === "choice" ? [...part.yes, ...part.no].flatMap(walk) : [];
	};
	try {
		return parseText(text).flatMap(walk);
	} catch (error) {
		if (error instanceof PlaceholderError) return [];
		throw error;
	}
}

function escaped(words: string): string {
	return words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
