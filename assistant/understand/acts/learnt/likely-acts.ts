/** The likeliest acts of a sentence, as learnt from `../examples/`. */
import type { Act } from "../../../frame.ts";
import type { Sentence } from "../sentence.ts";
import { featuresOf } from "./features.ts";
import { classify, unpack, type Weights } from "./regression.ts";
import learnt from "./weights.json" with { type: "json" };

let weights: Weights | undefined;

export interface LikelyAct {
	act: Act;
	probability: number;
	/** The act that most of its examples ask besides: to book anew, where an order is to change. */
	besides?: Act | undefined;
}

/** The wants of a sentence. */
export interface Likely {
	/** All acts, the likeliest first. Price and total are one here: the amounts tell them apart. */
	acts: LikelyAct[];
	/** It tells what came before the question and wants nothing itself, more likely than not. */
	isBackground: boolean;
}

export function likelyActs(sentence: Sentence): Likely {
	const found = new Map<string, LikelyAct>();
	weights ??= unpack(learnt.weights);
	const classes = classify(featuresOf(sentence), weights);
	const background = classes.find((one) => one.class === "background")?.probability ?? 0;
	for (const { class: name, probability } of classes) {
		if (name === "background") continue;
		const [act, besides] = name.split("+") as [Act, Act?];
		const likelier = found.get(act);
		// Of a message that only tells something it is still to be guessed what it wants.
		const part = probability / (1 - background);
		if (likelier) likelier.probability += part;
		else found.set(act, { act, probability: part, besides });
	}
	const acts = [...found.values()].sort((one, other) => other.probability - one.probability);
	return { acts, isBackground: background > 0.5 };
}
