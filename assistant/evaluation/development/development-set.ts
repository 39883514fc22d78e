import type { Families } from "../families.ts";
import { aboutTheShop } from "./about-the-shop.ts";
import { judgedByHand } from "./judged-by-hand.ts";
import { offTheList } from "./off-the-list.ts";
import { orders } from "./orders.ts";
import { rateCard } from "./rate-card.ts";
import { recipes } from "./recipes.ts";
import { talks } from "./talks.ts";

/** What the assistant is written to: it may be learnt, so its figures prove nothing by themselves. */
export const developmentSet: Families = {
	singles: {
		"rate card": rateCard,
		"about the shop": aboutTheShop,
		"orders and complaints": orders,
		"off the list": offTheList,
		"judged by hand": judgedByHand,
		...recipes,
	},
	conversations: talks,
};
