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

export const actFeatures = (): Example[] =>
	actExamples().map(({ act, sentence }) => {
		const tokens = tokensOf(sentence);
		const { pieces } = readTokens(tokens, knowledge, now);
		return {
			class: act === "total" ? "price" : act,
			features: featuresOf(
				pieces,
				tokens.some(({ end }) => end === "?"),
			),
		};
	});

/** @throws where a mark stands within a word */
export const taggedMessages = (): { features: string[][]; tags: boolean[] }[] =>
	takenBackExamples().map((line) => {
		const parts = line.split("~~").map((text, at) => ({ text, isGone: at % 2 === 1 }));
		const tags = parts.flatMap(({ text, isGone }) => tokensOf(text).map(() => isGone));
		const tokens = tokensOf(parts.map(({ text }) => text).join(""));
		if (tokens.length !== tags.length)
			throw new Error(`"~~" has to stand before or after a whole word: ${line}`);
		return { features: featuresOfWords(readTokens(tokens, knowledge, now)), tags };
	});
