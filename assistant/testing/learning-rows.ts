/** The examples as features of the sample shop, to be learnt. */

import { knowledgeOf } from "../read/knowledge.ts";
import { featuresOf } from "../read/learnt/act-features.ts";
import type { Example } from "../read/learnt/regression.ts";
import { featuresOfWords } from "../read/learnt/taken-back-features.ts";
import { readTokens } from "../read/pieces.ts";
import { tokensOf } from "../read/tokens.ts";
import { actExamples, takenBackExamples } from "./examples.ts";
import { sampleShopData } from "./sample-shop-data.ts";

/** Days count from it; which day it is teaches nothing. */
const now = new Date("2026-11-20T06:30:00Z");
const knowledge = knowledgeOf(sampleShopData);

export function* actFeatures(): Generator<Example> {
	for (const { act, sentence } of actExamples()) {
		const tokens = tokensOf(sentence);
		const { pieces } = readTokens(tokens, knowledge, now);
		const asks = tokens.some(({ end }) => end === "?");
		yield { class: act === "total" ? "price" : act, features: featuresOf(pieces, asks) };
	}
}

/**
 * Each word of a message, "gone" where it is taken back.
 * @throws where a mark stands within a word
 */
export function* wordFeatures(): Generator<Example> {
	for (const line of takenBackExamples()) {
		const parts = line.split("~~").map((text, at) => ({ text, isGone: at % 2 === 1 }));
		const tags = parts.flatMap(({ text, isGone }) => tokensOf(text).map(() => isGone));
		const tokens = tokensOf(parts.map(({ text }) => text).join(""));
		if (tokens.length !== tags.length)
			throw new Error(`"~~" has to stand before or after a whole word: ${line}`);
		for (const [at, features] of featuresOfWords(readTokens(tokens, knowledge, now)).entries())
			yield { class: tags[at] ? "gone" : "left", features };
	}
}
