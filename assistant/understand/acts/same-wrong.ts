import type { Act } from "../../frame.ts";

/** Beside a complaint these are of it: "who is going to pay", "it was navy blue", "it will not unshrink". */
const ofWrong: ReadonlySet<Act> = new Set<Act>([
	...(["complaint", "order", "pay", "discount", "harm", "condition", "care", "expert"] as const),
	...(["price", "total", "estimate", "unsure", "beyond", "notListed", "otherShop"] as const),
]);

/** Whether what is asked after a complaint goes on about it; the price of another thing does not. */
export const isSameWrong = (acts: readonly Act[], isOfThing: boolean) =>
	acts.every((act) => ofWrong.has(act) && !(isOfThing && /^(?:price|total)$/.test(act)));
