/** Entries of the rate card that are asked about without a name: by weight, by kind, by price. */
import { type AskedItem, frameLimits } from "../frame.ts";
import { askedItem } from "./asked-item.ts";
import type { Knowledge } from "./knowledge.ts";
import type { ReadSentence } from "./sentences.ts";

/** "Kilo ke hisab se", "5 kg kapde": what is priced by weight, where no such thing is named. */
export function weighed(
	{ sentence, found }: ReadSentence,
	{ index }: Knowledge,
): AskedItem | undefined {
	const isByWeight =
		sentence.has("perkg", "everyday") || (found.unit === "kg" && found.items.length === 0);
	const ids = index.measured("kg").slice(0, frameLimits.alternatives);
	if (!isByWeight || ids.length === 0) return undefined;
	return askedItem(ids, found.unit === "kg" ? found.quantity : undefined);
}

/** "Normal and premium", "is ironing within ₹69": all the rates by weight, whose names say it. */
export function comparedRates(
	{ sentence }: ReadSentence,
	{ data, index }: Knowledge,
): AskedItem | undefined {
	const ids = index.measured("kg");
	const named = new Set(sentence.words);
	const kinds = ids.filter((id) =>
		[...(index.item(id)?.words ?? [])].some((word) => index.isModifier(word) && named.has(word)),
	);
	const figures = new Set(sentence.pieces.map(({ number }) => number));
	const isPriceOf = data.prices.categories
		.flatMap(({ items }) => items)
		.some(
			({ id, price }) => ids.includes(id) && price.kind !== "quote" && figures.has(price.low / 100),
		);
	const isMeant = sentence.has("difference")
		? kinds.length > 1
		: isPriceOf || sentence.has("perkg");
	return isMeant ? { ids: ids.slice(0, frameLimits.alternatives) } : undefined;
}

/** "What is the dearest thing": the ends of the rate card. */
export function extremes({ sentence, found }: ReadSentence, { data }: Knowledge): AskedItem[] {
	const isMost = / (?:sabse|most|costliest|cheapest|dearest|lowest|highest) /.test(sentence.text);
	if (!isMost || !sentence.has("costly", "cheap") || found.items.length > 0) return [];
	const sign = sentence.has("costly") ? -1 : 1;
	const priced = data.prices.categories
		.flatMap(({ items }) => items)
		.flatMap(({ id, price }) => (price.kind === "quote" ? [] : [{ id, least: price.low }]));
	const ids = priced.sort((a, b) => sign * (a.least - b.least)).map(({ id }) => id);
	return ids.length > 0 ? [{ ids: ids.slice(0, 5) }] : [];
}
