/** Costs that are asked for after a question of something else than things: of the way, of the same day. */
import type { Act } from "../frame.ts";
import type { Part } from "./part.ts";

export const charge = /\b(?:extra|cha?rge|charj|charge\w*|fees?|free|muft|kiraya|paise|paisa)\b/;
const visits: ReadonlySet<Act> = new Set<Act>(["areas", "pickup", "pickupTime"]);

/** "What do you charge", after a question of the way to the visitor. */
export function isOfTrip({ frame, found }: Part, before: Part): boolean {
	const isOfThings =
		frame.items.length > 0 || frame.category !== undefined || frame.service !== undefined;
	const isOfVisit = visits.has(before.frame.acts[0] ?? "help") && before.asked.length === 0;
	const isOfCost = frame.acts.every((act) => act === "price" || act === "included");
	return isOfVisit && !isOfThings && isOfCost && charge.test(found.reading.text);
}

const extra = /\b(?:extra|how much more|alag|zyada|jyada|charge\w*|additional|upar)\b/;

/** "Kitna extra lagega", after a question of the same day; "express me kitna extra". */
export function isOfExpress({ frame, text, isExplicit }: Part, before: Part): boolean {
	const isOfCost =
		!isExplicit || frame.acts.every((act) => /^(?:price|total|included|express)$/.test(act));
	const isOfThings = frame.items.length > 0 || frame.category !== undefined;
	const isFast = [before, { frame }].some((one) => one.frame.acts.includes("express"));
	return isFast && isOfCost && !isOfThings && extra.test(text);
}
