/** A sealed set whose failures were read: written to since then. */
import type { Families } from "../../families.ts";
import { besideThePoint } from "./beside-the-point.ts";
import { mistakenPeople } from "./mistaken-people.ts";
import { placesAndTimes } from "./places-and-times.ts";
import { sumsAndMeasures } from "./sums-and-measures.ts";
import { talksOfAmounts } from "./talks-of-amounts.ts";
import { talksOfThings } from "./talks-of-things.ts";
import { talksOfVisitors } from "./talks-of-visitors.ts";
import { talksThatTurn } from "./talks-that-turn.ts";
import { toldByPeople } from "./told-by-people.ts";
import { typedByPeople } from "./typed-by-people.ts";
import { worriedPeople } from "./worried-people.ts";

export const formerExam: Families = {
	singles: {
		...typedByPeople,
		...toldByPeople,
		...mistakenPeople,
		...sumsAndMeasures,
		...placesAndTimes,
		...worriedPeople,
		...besideThePoint,
	},
	conversations: { ...talksOfThings, ...talksOfAmounts, ...talksOfVisitors, ...talksThatTurn },
};
