/** The current values of a text's placeholders: `{hours}` is “9 AM to 9 PM”. */

import { facts as hindiWords } from "../languages/hi/facts.ts";
import { languages } from "../languages/languages.ts";
import { checkContent, parseContent } from "../shop/check-content.ts";
import { type Content, fileNames } from "../shop/content-files.ts";
import { type Facts, shopFacts } from "../shop/facts/facts.ts";
import {
	fillText,
	PlaceholderError,
	parseText,
	type TextPart,
} from "../shop/facts/placeholders.ts";
import { isInHindi, rawFiles, type Values } from "./shop-files.ts";

/** By the ids of languages. */
export type ShopFacts = Readonly<Record<string, Facts>>;

/** @returns none where the content has errors */
export function factsOf(values: Values): ShopFacts {
	const files = rawFiles(values);
	const { content, errors } = checkContent(files, fileNames);
	if (errors.length > 0) return {};
	const shop = content as Content;
	try {
		const en = shopFacts(shop);
		if (!isInHindi(values)) return { en };
		const hindi = parseContent(files, { language: languages[1], words: hindiWords });
		return { en, hi: shopFacts(hindi, hindiWords, shop.business.name) };
	} catch {
		return {};
	}
}

/** Each placeholder with its words, or with whether its condition is met. The browser's own are left out. */
export function placeholderWords(
	text: string,
	facts: Facts,
): ReadonlyMap<string, string | boolean> {
	try {
		return new Map(parseText(text).flatMap((part) => wordsOf(part, facts)));
	} catch (error) {
		if (error instanceof PlaceholderError) return new Map();
		throw error;
	}
}

function wordsOf(part: TextPart, facts: Facts): [string, string | boolean][] {
	if (part.kind === "words" || (part.kind === "fact" && part.name === "exactly")) return [];
	try {
		if (part.kind === "fact") return [[part.source, fillText(part.source, facts)]];
		const { condition, yes, no } = part;
		const holds = facts.conditions.get(condition);
		return [
			...(holds === undefined ? [] : [[`{if ${condition}|…}`, holds] as [string, boolean]]),
			...[...yes, ...no].flatMap((inner) => wordsOf(inner, facts)),
		];
	} catch (error) {
		if (error instanceof PlaceholderError) return [];
		throw error;
	}
}
