/** Lists the current values of a text's placeholders: “{hours} · 9 AM to 9 PM”. */

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
import type { ShopFiles } from "./check-shop.ts";
import { isInHindi } from "./shop-texts.ts";

export interface PlaceholderWords {
	/** As it is written; a condition without its words: "{if express|…}". */
	placeholder: string;
	/** The words, or whether a condition is met. */
	says: string | boolean;
}

export interface ShopFacts {
	english: Facts;
	/** Undefined in a shop without Hindi. */
	hindi: Facts | undefined;
}

/** @returns undefined where the content has errors */
export function factsOf({ files }: ShopFiles): ShopFacts | undefined {
	const { content, errors } = checkContent(files, fileNames);
	if (errors.length > 0) return undefined;
	const shop = content as Content;
	try {
		const translated =
			isInHindi(files) && parseContent(files, { language: languages[1], words: hindiWords });
		return {
			english: shopFacts(shop),
			hindi: translated ? shopFacts(translated, hindiWords, shop.business.name) : undefined,
		};
	} catch {
		return { english: shopFacts(shop), hindi: undefined };
	}
}

/** Each placeholder once. Those that the browser fills, and unknown ones, are left out. */
export function placeholderWords(text: string, facts: Facts): PlaceholderWords[] {
	try {
		const all = parseText(text).flatMap((part) => wordsOf(part, facts));
		return [...new Map(all.map((words) => [words.placeholder, words])).values()];
	} catch (error) {
		if (error instanceof PlaceholderError) return [];
		throw error;
	}
}

function wordsOf(part: TextPart, facts: Facts): PlaceholderWords[] {
	if (part.kind === "words" || (part.kind === "fact" && part.name === "exactly")) return [];
	if (part.kind === "choice") {
		const { condition, yes, no } = part;
		const own = facts.conditions.get(condition);
		return [
			...(own === undefined ? [] : [{ placeholder: `{if ${condition}|…}`, says: own }]),
			...[...yes, ...no].flatMap((inner) => wordsOf(inner, facts)),
		];
	}
	const says = attempt(() => fillText(part.source, facts));
	return says === undefined ? [] : [{ placeholder: part.source, says }];
}

function attempt<Value>(ask: () => Value): Value | undefined {
	try {
		return ask();
	} catch (error) {
		if (error instanceof PlaceholderError) return undefined;
		throw error;
	}
}
