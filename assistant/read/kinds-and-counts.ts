/** Changes of the chat's list by a kind or a number without its thing: "silk", "one is a double", "make it 3", "ek aur". */
import type { Line } from "../frame.ts";
import { asksSum } from "./acts.ts";
import { changedLine, isKind, split } from "./changed-things.ts";
import type { Change, ChangedList } from "./changes.ts";
import { inUnit, quantityFor } from "./items.ts";
import { fewer, isCounted, isOne, lineOf, sumOf } from "./lines.ts";
import { isWork, type Thing } from "./things.ts";
import { headsOf, isPlainKind } from "./words/item-words.ts";

/** "Silk", "one is a double", "ladies": kinds without their thing, of lines that have such. */
export function ofKinds(change: Change): ChangedList | undefined {
	const { said, lines, asks, wasSum, isAdded, isMore: more, isLess, says } = change;
	const { found } = said;
	const named = found.things.filter(({ hasHead }) => !hasHead);
	const kinds: Pick<Thing, "words" | "quantity">[] =
		named.length === 0 && new Set(found.genders).size === 1 ? [{ words: [] }] : named;
	if (kinds.length === 0 || isOfOther(change) || (asks && wasSum)) return undefined;
	let [after, isOpen] = [lines, false];
	for (const { words, quantity } of kinds) {
		const fitting = lineOfKind(words, after, change);
		if (!fitting) continue;
		const { line, ids, isOwn } = fitting;
		const free = kinds.length > 1 ? undefined : (found.quantity ?? (more ? 1 : undefined));
		const count = quantity ?? free;
		const isBeside =
			isAdded &&
			!isWork(words) &&
			(wasSum || count !== undefined) &&
			!says("those") &&
			!line.ids.some((id) => ids.includes(id));
		const next = isOwn
			? changedLine(
					line,
					{ ids: line.ids, ...(count !== undefined && { quantity: count }) },
					change,
				)
			: isBeside
				? { lines: [line, lineOf(ids, count ?? 1)], isOpen: count === undefined }
				: { ...split(line, ids, count, change), ...(isLess && { isOpen: true }) };
		const isUnclear =
			// "One is silk", of several; "silk and cotton".
			!isOwn &&
			count === undefined &&
			isCounted(line) &&
			(says("one") || kinds.length > 1) &&
			!isOne(line);
		isOpen ||= isUnclear || next?.isOpen === true;
		after = after.flatMap((one) => (one === line && next ? next.lines : [one]));
	}
	return after === lines && !isOpen ? undefined : { lines: after, isOpen };
}

/** The line that words of a kind name, or of whose thing there is such a kind. */
function lineOfKind(words: readonly string[], lines: readonly Line[], change: Change) {
	const { index, said, last } = change;
	const genders = index.categories.filter((category) =>
		said.found.genders.some((word) => category.words.has(word)),
	);
	const refined = (line: Line): readonly string[] => {
		const heads = isWork(words) ? [] : headsOfLine(line, change);
		const ofHeads = heads.map((head) => index.find([head, ...words]));
		const ids =
			words.length > 0
				? (ofHeads.find(({ length }) => length > 0) ?? weighedOfKind(line, words, change))
				: line.ids;
		return (ids ?? []).filter(
			(id) => genders.length === 0 || genders.some(({ items }) => items.includes(id)),
		);
	};
	const fitting = lines
		.map((line) => ({ line, ids: refined(line), isOwn: isKind(line, words, change) }))
		.filter(({ ids }) => ids.length > 0);
	const own = fitting.filter(({ isOwn }) => isOwn);
	const open = fitting.filter(({ line, ids }) => line.ids.some((id) => ids.includes(id)));
	const [best = []] = [own, open, fitting].filter(({ length }) => length > 0);
	return best.find(({ line }) => line === last) ?? best.at(-1);
}

/** "Premium please", "iron too", of what goes by weight: the work that is otherwise the most like it. */
function weighedOfKind(line: Line, words: readonly string[], { index }: Change): string[] {
	const wordsOfId = (id: string) => [...(index.item(id)?.words ?? [])];
	const rates = index
		.measured("kg")
		.filter((id) => words.every((word) => wordsOfId(id).includes(word)));
	if (!line.ids.every((id) => index.item(id)?.measure === "kg")) return [];
	const likeness = (one: string, other: string) =>
		wordsOfId(one).filter((word) => wordsOfId(other).includes(word)).length;
	const best = line.ids.flatMap((id) => {
		const most = Math.max(...rates.map((rate) => likeness(rate, id)));
		return rates.filter((rate) => likeness(rate, id) === most);
	});
	return [...new Set(best)];
}

const headsOfLine = ({ ids }: Line, { index }: Change): string[] => {
	const { cards = [], aliases = [] } = index.item(ids[0] ?? "") ?? {};
	return [...new Set([...cards, ...aliases].flatMap((name) => headsOf([...name])))];
};

/** Asks another matter, so that a kind or a number without its thing is of that. */
const isOfOther = ({ said: { isExplicit, frame, found }, isLess }: Change): boolean =>
	isExplicit &&
	!isLess &&
	found.unit !== "kg" &&
	!frame.acts.every((act) => act === "price" || act === "total");

/** "Make it 3", "ek aur", "remove one", "5 each". */
export function ofNumber(change: Change): ChangedList | undefined {
	const { said, lines, last: line, isLess, index, says } = change;
	const { found, reading, frame } = said;
	if (isOfOther(change) || !found.loose.every(isPlainKind)) return undefined;
	const isSingle = (change.isMore || isLess) && says("one") && frame.items.length === 0;
	const kindCount = found.things.find(({ quantity }) => quantity !== undefined)?.quantity;
	const count = found.quantity ?? kindCount ?? (isSingle ? 1 : undefined);
	if (count === undefined || !line) return undefined;
	const isSeveral = lines.length > 1;
	const isOpen =
		found.left.length > 1 ||
		(found.isEach && !isSeveral) ||
		// "350?", after a price
		(!isCounted(line) && count >= 20 && found.unit === undefined);
	if (isSeveral && (found.isEach || says("all"))) {
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
			isOpen: isOpen || now <= count || isSeveral || says("leave"),
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
	const isUnclear = quantity === undefined || (isCounted(line) && says("also"));
	return { lines: put(lineOf(ids, quantity)), isOpen: isOpen || isUnclear };
}
