/** What a sentence most probably wants, as learnt from `../examples/`. */
import type { Act } from "../../../frame.ts";
import type { Sentence } from "../sentence.ts";
import { featuresOf } from "./features.ts";
import { classify } from "./regression.ts";
import learnt from "./weights.json" with { type: "json" };

export interface LikelyAct {
	act: Act;
	probability: number;
}

/** All acts, the likeliest first. Price and total are one here: the amounts tell them apart. */
export function likelyActs(sentence: Sentence): LikelyAct[] {
	return classify(featuresOf(sentence), learnt.weights).map((one) => ({
		act: one.class as Act,
		probability: one.probability,
	}));
}
