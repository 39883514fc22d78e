/** The sentences that the acts are learnt from, `understand/acts/examples/<act>.txt`: one a line. */
import { readdirSync, readFileSync } from "node:fs";
import { featuresOf } from "../understand/acts/learnt/features.ts";
import type { Example } from "../understand/acts/learnt/regression.ts";
import { knowledgeOf } from "../understand/knowledge.ts";
import { sentenceOf } from "../understand/sentences.ts";
import { tokensOf } from "../understand/tokens.ts";
import { digestOf } from "./digest.ts";
import { sampleShopData } from "./sample-shop-data.ts";

const folder = new URL("../understand/acts/examples/", import.meta.url);
/** Days count from it; which day it is teaches nothing. */
const now = new Date("2026-11-20T06:30:00Z");

export interface ActExample {
	act: string;
	sentence: string;
}

export function actExamples(): ActExample[] {
	return readdirSync(folder)
		.sort()
		.flatMap((file) =>
			readFileSync(new URL(file, folder), "utf8")
				.split("\n")
				.filter((sentence) => sentence.trim() !== "")
				.map((sentence) => ({ act: file.replace(/\.txt$/, ""), sentence })),
		);
}

/** As features of the sample shop, to be learnt. */
export function examples(): Example[] {
	const knowledge = knowledgeOf(sampleShopData);
	return actExamples().map(({ act, sentence }) => ({
		class: act === "total" ? "price" : act,
		features: featuresOf(sentenceOf(tokensOf(sentence), knowledge, now).sentence),
	}));
}

/** Of all sentences and their acts: what is learnt names it, so a test sees when they have changed. */
export function examplesDigest(): string {
	return digestOf(actExamples());
}
