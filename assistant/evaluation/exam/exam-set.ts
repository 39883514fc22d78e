/**
 * The sealed set, asked by `npm run assistant:exam`. Nobody reads it while working on the assistant: what is written to
 * these questions proves nothing. A question that somebody has read moves to the development set, and a new one is
 * written by the same recipe.
 */
import type { Families } from "../families.ts";
import { aboutFacts } from "./about-facts.ts";
import { aboutPeople } from "./about-people.ts";
import { composedSomehow } from "./composed-somehow.ts";
import { talksOfErrands } from "./talks-of-errands.ts";
import { talksOfItems } from "./talks-of-items.ts";
import { talksOfOtherThings } from "./talks-of-other-things.ts";
import { typedSomehow } from "./typed-somehow.ts";

export const examSet: Families = {
	singles: { ...typedSomehow, ...composedSomehow, ...aboutFacts, ...aboutPeople },
	conversations: {
		...talksOfItems,
		...talksOfErrands,
		...talksOfOtherThings,
	},
};
