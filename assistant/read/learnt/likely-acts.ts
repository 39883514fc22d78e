/** The likeliest acts of a sentence, as learnt from the examples. */
import type { Act } from "../../frame.ts";
import type { Piece } from "../pieces.ts";
import { featuresOf } from "./act-features.ts";
import learnt from "./act-weights.json" with { type: "json" };
import { classify, unpack } from "./regression.ts";

const weights = unpack(learnt.weights);

export interface LikelyAct {
	act: Act;
	probability: number;
	/** The act that most of its examples ask besides: to book anew, where an order is to change. */
	besides?: Act | undefined;
}

/**
 * The wants of a sentence, the likeliest first. Price and total are one here: the amounts tell them apart. A background
 * tells what came before the question, and wants nothing itself, more likely than any act.
 */
export function likelyActs(pieces: readonly Piece[], asks: boolean) {
	const found = new Map<string, LikelyAct>();
	const classes = classify(featuresOf(pieces, asks), weights);
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
	return { acts, isBackground: classes[0]?.class === "background" };
}
