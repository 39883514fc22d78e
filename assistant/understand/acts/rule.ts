import type { Act } from "../../frame.ts";
import type { Sentence } from "./sentence.ts";

export interface Rule {
	act: Act;
	when(sentence: Sentence): boolean;
	/** Acts that the same words might mean, and that this one rules out. */
	over?: readonly Act[];
}
