/**
 * Messages in which something is taken back, `understand/retractions/examples/<language>.txt`: one a line, what is
 * taken back between "~~" and "~~".
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { knowledgeOf } from "../understand/knowledge.ts";
import { readTokens } from "../understand/read.ts";
import type { Reading } from "../understand/reading.ts";
import { tokensOf } from "../understand/tokens.ts";
import { actExamples } from "./act-examples.ts";
import { digestOf } from "./digest.ts";
import { sampleShopData } from "./sample-shop-data.ts";

export interface TaggedMessage {
	reading: Reading;
	/** One for each word. */
	tags: readonly boolean[];
}

const folder = new URL("../understand/retractions/examples/", import.meta.url);
const now = new Date("2026-11-20T06:30:00Z");
const knowledge = knowledgeOf(sampleShopData);

/** Act examples in which nothing is taken back, whatever their words. */
const actsWithoutRetraction: ReadonlySet<string> = new Set([
	"complaint",
	"order",
	"damage",
	"condition",
]);
/** Examples of other acts with one of these words might hold an unmarked retraction and are not used. */
const mayRetract =
	/\b(?:no|not|dont|never|na+|nah?i+n?|nhi|mat|without|bina|except|other than|apart|instead|rather|sorry|wait|actually|only|sirf|chh?od\w*|rehne|rahne|hata\w*|remove|cancel|skip|leave|drop|forget|matlab|mean)\b|नही|ना|मत|बिना|छोड|छोड़|अलावा|रहने|हटा|सिर्फ|मतलब|सॉरी/i;

export function retractionExamples(): string[] {
	return readdirSync(folder)
		.sort()
		.flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"))
		.filter((line) => line.trim() !== "");
}

function allExamples(): string[] {
	const plain = actExamples().filter(
		({ act, sentence }) => actsWithoutRetraction.has(act) || !mayRetract.test(sentence),
	);
	// A third says as much as all, with weights two thirds as large.
	const some = plain.filter(({ sentence }) => isOfThird(sentence));
	return [...retractionExamples(), ...some.map(({ sentence }) => sentence)];
}

/** By the sentence itself, so that another example elsewhere does not change which ones are learnt. */
function isOfThird(sentence: string): boolean {
	return createHash("sha256").update(sentence).digest().readUInt8() % 3 === 0;
}

/** The parts of a marked message. */
export function marked(line: string): { text: string; isGone: boolean }[] {
	return line.split("~~").map((text, at) => ({ text, isGone: at % 2 === 1 }));
}

/** @throws where a mark stands within a word */
export function taggedMessage(line: string): TaggedMessage {
	const parts = marked(line);
	const tags = parts.flatMap(({ text, isGone }) => tokensOf(text).map(() => isGone));
	const tokens = tokensOf(parts.map(({ text }) => text).join(""));
	if (tokens.length !== tags.length)
		throw new Error(`"~~" has to stand before or after a whole word: ${line}`);
	return { reading: readTokens(tokens, knowledge, now), tags };
}

export const taggedMessages = (): TaggedMessage[] => allExamples().map(taggedMessage);

/**
 * SHA-256 of all examples, 16 hex digits: weights.json names it, so a test notices changed examples. A change in
 * `features.ts` or in the words of `words/retraction-words.ts` is not noticed.
 */
export function retractionsDigest(): string {
	return digestOf(allExamples());
}
