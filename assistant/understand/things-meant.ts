/** The things of the rate card that a text is about. */
import type { AskedItem } from "../frame.ts";
import type { Knowledge } from "./knowledge.ts";
import type { ReadText } from "./read-text.ts";
import { type ReadSentence, unite } from "./sentences.ts";
import { weighed } from "./unnamed-items.ts";

/** The things that the acts are about. */
export function thingsMeant(
	{ whole, sentences, chosen }: ReadText,
	needsThings: boolean,
	hasHead: boolean,
	knowledge: Knowledge,
): AskedItem[] {
	const all = whole.found.items;
	let items = unite(chosen.length === 0 ? [whole] : chosen);
	const idsOf = (list: readonly AskedItem[]) =>
		list
			.map(({ ids }) => ids[0])
			.toSorted()
			.join();
	if (whole.found.doubts.length === 0 && idsOf(items) === idsOf(all)) items = unite([whole]);
	const isByWeight = ({ ids }: AskedItem) => knowledge.index.item(ids[0] ?? "")?.measure === "kg";
	const byWeight = needsThings && !items.some(isByWeight) ? weighed(whole, knowledge) : undefined;
	const isEither = whole.sentence.hasThing && / (?:or|ya) /.test(whole.sentence.text);
	if (byWeight && whole.sentence.has("everyday")) items = [...items, byWeight];
	// "10 shirts by kilo or by piece": what either costs.
	else if (byWeight && isEither && byWeight.quantity === undefined)
		items = [...items.map(({ ids }) => ({ ids })), byWeight];
	// "5 kg clothes and a blanket"
	else if (byWeight && whole.found.unit === "kg") items = [byWeight, ...items];
	else if (byWeight) items = [byWeight];
	items = withoutWider(items, whole);
	if (!needsThings) return hasHead ? items : [];
	return items.length > 0 || sentences.length < 2 ? items : unite(sentences);
}

/** "Shoes, normal sports shoes hai": what they are is told after. */
function withoutWider(items: readonly AskedItem[], { sentence }: ReadSentence): AskedItem[] {
	if (items.length < 2 || sentence.has("and")) return [...items];
	const holds = ({ ids }: AskedItem, other: AskedItem) =>
		ids.length > other.ids.length && other.ids.every((id) => ids.includes(id));
	return items.filter(
		(item) => item.quantity !== undefined || !items.some((other) => holds(item, other)),
	);
}
