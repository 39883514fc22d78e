import type { Act } from "../../frame.ts";

/** After or beside a complaint they belong to it: "who is going to pay", "it was navy blue", "it will not unshrink". */
const ofComplaint: ReadonlySet<Act> = new Set<Act>([
	...(["complaint", "order", "pay", "discount", "harm", "condition", "care", "expert"] as const),
	...(["price", "total", "estimate", "unsure", "beyond", "notListed", "otherShop"] as const),
	...(["express", "turnaround", "included"] as const),
]);

/** True if what is said after a complaint is still about it; the price of a thing is not. */
export const isOfComplaint = (acts: readonly Act[], isOfThing: boolean) =>
	acts.every(
		(act) =>
			ofComplaint.has(act) && !(isOfThing && /^(?:price|total|express|turnaround)$/.test(act)),
	);
