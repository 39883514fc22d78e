/** What a text asks of the things that were shown before it: their prices, the cheapest, others of their category. */
import { leansOn } from "./changes/list-changes.ts";
import type { Knowledge } from "./knowledge.ts";
import { type Part, withFrame } from "./part.ts";
import { asksEnds, endsOf, isOfInstitution } from "./unnamed-items.ts";

/** Names a category by its clothes, and none of its things. */
const isOfCategory = ({ frame, found }: Part): boolean =>
	frame.category !== undefined &&
	frame.items.length === 0 &&
	found.numbers.length === 0 &&
	found.reading.has("clothes");

/** "Ok, and remove the tie", which was never on the list. */
const removesUnlisted = ({ frame, removes }: Part): boolean =>
	removes && frame.acts.join() === "notListed";

const rates = /\b(?:rates?|ret|price|dam|daam)\b/;

/** "Write their rates, too", "which types, and how much?": neither of another shop nor of all services. */
function asksTheirPrices({ frame, found, text, words, refers }: Part): boolean {
	const [act] = frame.acts;
	if (act === "otherShop") return refers && words < 7 && rates.test(text);
	const asksPrice = found.reading.has("howmuch", "price");
	return act === "services" && frame.service === undefined && asksPrice && words < 12;
}

/** @returns undefined where the text asks something else */
export function ofWhatWasShown(part: Part, before: Part, knowledge: Knowledge): Part | undefined {
	const { frame, found } = part;
	const { items } = before.frame;
	// "And the other ladies' clothes?", after sarees.
	if (isOfCategory(part)) return { ...part, asked: before.asked };
	if (isOfInstitution(frame.items, items, knowledge)) return withFrame(part, { ...frame, items });
	if (removesUnlisted(part) && before.asked.length > 0 && frame.items.length === 0)
		return withFrame(before, { ...before.frame, acts: ["total"], items: [...before.asked] });
	if (items.length === 0) return undefined;
	if (asksTheirPrices(part)) return withFrame(before, { ...before.frame, acts: ["price"] });
	// "Which of these is the cheapest?"
	const isOfEnds = asksEnds(found.reading) && found.items.length === 0 && leansOn(part);
	if (!isOfEnds) return undefined;
	const ends = endsOf(items, found.reading, knowledge);
	return withFrame(part, { ...frame, acts: ["price"], items: ends });
}
