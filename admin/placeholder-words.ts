/** The current values of a text's placeholders: `{hours}` is “9 AM to 9 PM”. */

import { facts as hindiWords } from "../languages/hi/facts.ts";
import { languages } from "../languages/languages.ts";
import { ContentError, parseContent } from "../shop/check-content.ts";
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
	try {
		const files = rawFiles(values);
		const shop = parseContent(files);
		const en = shopFacts(shop);
		if (!isInHindi(values)) return { en };
		const hindi = parseContent(files, { language: languages[1], words: hindiWords });
		return { en, hi: shopFacts(hindi, hindiWords, shop.business.name) };
	} catch (error) {
		if (error instanceof ContentError) return {};
		throw error;
	}
}

/** Each placeholder with its words, or with whether its condition is met. The browser's own are left out. */
export function placeholderWords(text: string, facts: Facts): Map<string, string | boolean> {
	const wordsOf = (part: TextPart): [string, string | boolean][] => {
		if (part.kind === "words") return [];
		if (part.kind === "choice") {
			const holds = facts.conditions.get(part.condition);
			const inner = [...part.yes, ...part.no].flatMap(wordsOf);
			return holds === undefined ? inner : [[`{if ${part.condition}|…}`, holds], ...inner];
		}
		const [filled] = part.name === "exactly" ? [] : known(() => [fillText(part.source, facts)]);
		return filled === undefined ? [] : [[part.source, filled]];
	};
	return new Map(known(() => parseText(text)).flatMap(wordsOf));
}

function known<Found>(find: () => Found[]): Found[] {
	try {
		return find();
	} catch (error) {
		if (error instanceof PlaceholderError) return [];
		throw error;
	}
}
