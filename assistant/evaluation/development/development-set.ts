import type { Families } from "../families.ts";
import { abbreviatedOrMisspelt } from "./abbreviated-or-misspelt.ts";
import { aboutPeople } from "./about-people.ts";
import { aboutTheShop } from "./about-the-shop.ts";
import { assumedOrCorrected } from "./assumed-or-corrected.ts";
import { formerExam } from "./former-exam/former-exam.ts";
import { judgedByHand } from "./judged-by-hand.ts";
import { negated } from "./negated.ts";
import { notForTheShop } from "./not-for-the-shop.ts";
import { offTheList } from "./off-the-list.ts";
import { orders } from "./orders.ts";
import { rateCard } from "./rate-card.ts";
import { sumsDaysPlaces } from "./sums-days-places.ts";
import { talksOfErrands } from "./talks-of-errands.ts";
import { talksOfItems } from "./talks-of-items.ts";
import { talksOfOtherThings } from "./talks-of-other-things.ts";
import { talksOfSums } from "./talks-of-sums.ts";
import { toldAtLength } from "./told-at-length.ts";
import { typedSomehow } from "./typed-somehow.ts";
import { wrongsWishesBusiness } from "./wrongs-wishes-business.ts";

/** Families of both sets have the same names. */
const ofFormerExam = <T>(families: Readonly<Record<string, T>>): Record<string, T> =>
	Object.fromEntries(
		Object.entries(families).map(([name, part]) => [`${name} (former exam)`, part]),
	);

/** The questions that the assistant is written to: it may be learnt, so its figures prove nothing by themselves. */
export const developmentSet: Families = {
	singles: {
		"rate card": rateCard,
		"about the shop": aboutTheShop,
		"orders and complaints": orders,
		"off the list": offTheList,
		"judged by hand": judgedByHand,
		...typedSomehow,
		...abbreviatedOrMisspelt,
		...toldAtLength,
		...assumedOrCorrected,
		...negated,
		...sumsDaysPlaces,
		...aboutPeople,
		...notForTheShop,
		...wrongsWishesBusiness,
		...ofFormerExam(formerExam.singles),
	},
	conversations: {
		...talksOfItems,
		...talksOfSums,
		...talksOfErrands,
		...talksOfOtherThings,
		...ofFormerExam(formerExam.conversations),
	},
};
