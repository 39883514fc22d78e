/** What a sentence most probably wants, as learnt from `../examples/`. */
import type { Act } from "../../../frame.ts";
import type { Sentence } from "../sentence.ts";
import { featuresOf } from "./features.ts";
import { classify } from "./regression.ts";
import learnt from "./weights.json" with { type: "json" };

export interface LikelyAct {
	act: Act;
	probability: number;
	/** What most of its examples ask besides: to book anew, where an order is to change. */
	besides?: Act | undefined;
}

/** All acts, the likeliest first. Price and total are one here: the amounts tell them apart. */
export function likelyActs(sentence: Sentence): LikelyAct[] {
	const found = new Map<string, LikelyAct>();
	for (const { class: name, probability } of classify(featuresOf(sentence), learnt.weights)) {
		const [act, besides] = name.split("+") as [Act, Act?];
		const likelier = found.get(act);
		if (likelier) likelier.probability += probability;
		else found.set(act, { act, probability, besides });
	}
	return [...found.values()].sort((one, other) => other.probability - one.probability);
}
