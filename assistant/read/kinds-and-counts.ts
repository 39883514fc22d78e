/** Changes of the chat's list by a kind or a number without its thing: "silk", "one is a double", "make it 3", "ek aur". */
import type { Line } from "../frame.ts";
import { asksSum } from "./acts.ts";
import type { Change } from "./changes.ts";
import { type ItemIndex, narrow } from "./item-index.ts";
import { inUnit, quantityFor } from "./items.ts";
import { fewer, isCounted, lineOf, sumOf } from "./lines.ts";
import { countWords } from "./open.ts";
import { headsOf } from "./words/item-words.ts";
import { says } from "./words/vocabulary.ts";

export const headsOfLine = ({ ids }: Line, index: ItemIndex): string[] => {
	const { cards = [], aliases = [] } = index.item(ids[0] ?? "") ?? {};
	return [...new Set([...cards, ...aliases].flatMap((name) => headsOf([...name])))];
};

/** "Silk", "one is a double": kinds without their thing, of the line that was spoken of last and has such. */
export function ofKind({ said, lines, line: last, isAdded, index, ...change }: Change) {
	const { found, reading } = said;
	const genders = index.categories.filter(({ words }) =>
		found.genders.some((word) => words.has(word)),
	);
	const refined = (line: Line): readonly string[] => {
		const ofKinds = headsOfLine(line, index).map((head) => index.find([head, ...found.loose]));
		const ids = found.loose.length > 0 ? ofKinds.find(({ length }) => length > 0) : line.ids;
		return (ids ?? []).filter(
			(id) => genders.length === 0 || genders.some(({ items }) => items.includes(id)),
		);
	};
	const fitting = lines.filter((line) => refined(line).length > 0);
	const line = fitting.find((one) => one === last) ?? fitting.at(-1);
	if (!line) return undefined;
	const ids = refined(line);
	const { quantity: now = 1 } = line;
	const kinds = found.things.filter(({ hasHead }) => !hasHead);
	const count = kinds[0]?.quantity ?? found.quantity ?? (change.isMore ? 1 : undefined);
	const isOther = !line.ids.some((id) => ids.includes(id));
	const isOpen =
		// "Two are silk, two cotton"
		kinds.length > 1 ||
		(fitting.length > 1 && fitting.every(isCounted)) ||
		// "One double", after three single ones: one of them, or one more.
		(isOther && count !== undefined && isCounted(line) && !isAdded) ||
		(isCounted(line) && now > 1 && count === undefined && says("one", reading.text));
	const put = (...next: Line[]) => ({
		lines: lines.flatMap((one) => (one === line ? next : [one])),
		isOpen,
	});
	if (isOther && isAdded && !says("those", reading.text))
		return count === undefined ? undefined : { lines: [...lines, lineOf(ids, count)], isOpen };
	if (count === undefined || !isCounted(line)) return put(lineOf(ids, count ?? line.quantity));
	const others = narrow(line.ids, (id) => !ids.includes(id));
	return put(...(count < now ? [lineOf(others, now - count)] : []), lineOf(ids, count));
}

/** "Make it 3", "ek aur", "remove one", "5 each". */
export function ofNumber({ said, lines, line, isLess, isAdded, index, ...change }: Change) {
	const { found, reading, frame } = said;
	const { text } = reading;
	const isOne = (change.isMore || isLess) && says("one", text) && frame.items.length === 0;
	const kindCount = found.things.find(({ quantity }) => quantity !== undefined)?.quantity;
	const count = found.quantity ?? kindCount ?? (isOne ? 1 : undefined);
	if (count === undefined || !line) return undefined;
	const isSeveral = lines.length > 1;
	const isOpen =
		found.left.length > 1 ||
		(found.isEach && !isSeveral) ||
		// "350?", after a price
		(!isCounted(line) && count >= 20 && found.unit === undefined) ||
		(isCounted(line) && (found.loose.length > 0 || countWords(reading).includes("countPart")));
	if (isSeveral && (found.isEach || says("all", text))) {
		const all = lines.map(({ ids }) => lineOf(ids, count));
		return { lines: all, isOpen: isOpen || isLess || change.isMore || count % 1 > 0 };
	}
	if (isSeveral && (asksSum(reading.pieces) || count === sumOf(lines)))
		return { lines, isOpen: count !== sumOf(lines) };
	const put = (...next: Line[]) =>
		lines.includes(line)
			? lines.flatMap((one) => (one === line ? next : [one]))
			: [...lines, ...next];
	const { quantity: now = 1 } = line;
	if (isLess)
		// "Five, leave it" leaves five.
		return {
			lines: put(...fewer(line, count)),
			isOpen: isOpen || now <= count || isSeveral || says("leave", text),
		};
	if (change.isMore)
		return { lines: put(lineOf(line.ids, now + count)), isOpen: isOpen || isSeveral };
	// "90 then?", of square feet.
	const measure = isCounted(line) ? index.item(line.ids[0] ?? "")?.measure : undefined;
	const same = measure === "kg" ? "kg" : measure === "sqft" ? "foot" : undefined;
	const amount = { quantity: count, unit: found.unit ?? same } as const;
	const ids = inUnit(line.ids, amount, index);
	const quantity = quantityFor(amount, ids, index);
	const isSize = ids.every((id) => index.item(id)?.measure === "sqft");
	if (quantity === undefined && !isSize) return undefined;
	const isUnclear = quantity === undefined || (isCounted(line) && says("also", text));
	return { lines: put(lineOf(ids, quantity)), isOpen: isOpen || isUnclear };
}
