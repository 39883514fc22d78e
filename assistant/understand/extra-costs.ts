/** Costs that are asked for after something else than things: the way, the same day, a cancelled order. */
import type { Act } from "../frame.ts";
import type { Part } from "./part.ts";

const charge = /\b(?:cha?rge|charj|charge\w*|fees?|free|muft|kiraya|paise|paisa)\b/;
const visits: ReadonlySet<Act> = new Set<Act>(["areas", "pickup", "pickupTime"]);

/** "What do you charge", after a question of the way to the visitor. */
export function isOfTrip({ frame, found }: Part, before: Part): boolean {
	const isOfThings =
		frame.items.length > 0 || frame.category !== undefined || frame.service !== undefined;
	const isOfVisit = visits.has(before.frame.acts[0] ?? "help") && before.asked.length === 0;
	return (
		isOfVisit && !isOfThings && frame.acts.join() === "price" && charge.test(found.reading.text)
	);
}

const extra = /\b(?:extra|alag|zyada|jyada|charge\w*|additional|upar)\b/;

/** "Kitna extra lagega", after a question of the same day; "express me kitna extra". */
export function isOfExpress({ frame, text }: Part, before: Part): boolean {
	const isOfCost = frame.acts.every((act) => /^(?:price|total|included|express)$/.test(act));
	const isOfThings = frame.items.length > 0 || frame.category !== undefined;
	const isFast = [before, { frame }].some((one) => one.frame.acts.includes("express"));
	return isFast && isOfCost && !isOfThings && extra.test(text);
}

/** "Will I be charged", after an order was cancelled: the shop does not say. */
export function isOfCancelling({ frame, found }: Part, before: Part): boolean {
	const isOfCost = /^(?:price|estimate|pickup|pay|unsure)$/.test(frame.acts.join());
	return before.frame.acts.join() === "order,book" && isOfCost && charge.test(found.reading.text);
}
