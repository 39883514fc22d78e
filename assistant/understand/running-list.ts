/** A list that the visitor changes line by line: "make it three", "shirt hata do", "ek aur", "no wait, 3 shirts". */
import { type AskedItem, frameLimits } from "../frame.ts";
import { inUnit, quantityFor } from "./amounts.ts";
import { askedItem } from "./asked-item.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Part } from "./part.ts";

const oneMore =
	/^(?:(?:ok|acha|aur|and|add|plus|bas) )*\S+ (?:aur|or|more|extra|another)(?: (?:piece|pieces|pcs|bhi|add|jod|jodo|jor|joro|kar|karo|kardo|do|dal|dalo|please|lo|le|hai|hain|add karo))*$|^(?:aur|and)? ?(?:add|plus|another)(?: \S+)?(?: more)?$/;
/** Not "shirt sirf 3 kar do", which is a count. */
const alone =
	/ (?:only|just|sirf|bas|keval) (?!(?:\d+|ek|do|teen|char|panch) (?:kar\w*|rakh\w*|dal\w*|hi) )/;

/** Only what the text names is meant: "just the shirts". */
export function isAlone({ text }: Part): boolean {
	return alone.test(` ${text} `);
}

/** What is left of the things of before, or has become of them; undefined where the text changes none of them. */
export function changedList(part: Part, before: Part): AskedItem[] | undefined {
	const list = before.frame.items.length > 0 ? before.frame.items : before.asked;
	if (list.length === 0) return undefined;
	const all = before.asked.length > list.length ? before.asked : list;
	return (
		earlier(part, before) ??
		counted(part, before, list) ??
		lessened(part, all) ??
		(part.replaces && !before.removes ? replaced(part, list) : undefined) ??
		setLines(part, before, list) ??
		(all !== list ? setLines(part, before, all) : undefined)
	);
}

/** "Ek saree aur" of silk sarees. */
const saysMore = / (?:aur|or|more|extra) ?$/;

const ordinals = [
	/ (?:first|pahl[aei]|pehl[aei]) (?:one|vala|vali|vale) /,
	/ (?:second|dusr[aei]|doosr[aei]) (?:one|vala|vali|vale) /,
];

/** "Back to the first one, 4 of those": of the things spoken of. */
function earlier({ text, found, frame }: Part, { asked }: Part): AskedItem[] | undefined {
	const plain = ` ${text.replaceAll("wal", "val")} `;
	const item = asked[ordinals.findIndex((ordinal) => ordinal.test(plain))];
	if (!item || asked.length < 2 || frame.items.length > 0) return undefined;
	return [askedItem(item.ids, found.quantity ?? item.quantity)];
}

/** "No wait, 4 shirts and a coat": what is named again has its new count, what is new stands for the last line. */
function replaced(part: Part, list: readonly AskedItem[]): AskedItem[] | undefined {
	const { found, isExplicit } = part;
	const { items, acts } = part.frame;
	const last = list.at(-1);
	if (isExplicit && acts.some((act) => act !== "price" && act !== "total")) return undefined;
	if (items.length === 0 || !last || found.groups.every(({ hasHead }) => !hasHead))
		return undefined;
	const isKnown = (item: AskedItem) => list.some(({ ids }) => share(ids, item.ids));
	const isAsked = (line: AskedItem) => items.some(({ ids }) => share(ids, line.ids));
	// "No wait, 4, and 2 dupattas": the count is of the last line.
	const isCount = found.quantity !== undefined && !items.some(isKnown);
	if (isCount) return withLines([...list.slice(0, -1), askedItem(last.ids, found.quantity)], items);
	if (!items.some(isKnown)) {
		const [only, ...more] = items;
		const counted = more.length === 0 && only ? [{ ...last, ...only }] : items;
		return [...list.slice(0, -1), ...counted];
	}
	const kept = (isAlone(part) ? list.filter(isAsked) : list).map((line) => {
		const item = items.find(({ ids }) => share(ids, line.ids));
		if (!item) return line;
		const ids = item.ids.length < line.ids.length ? item.ids : line.ids;
		return askedItem(ids, item.quantity ?? line.quantity);
	});
	return withLines(
		kept,
		items.filter((item) => !isKnown(item)),
	);
}

/** "Ek aur", "remove one", "5-5": only a number. */
function counted(
	{ found, frame, text, removes, isExplicit }: Part,
	before: Part,
	list: readonly AskedItem[],
): AskedItem[] | undefined {
	const count = found.quantity ?? (oneMore.test(text) && /\banother\b/.test(text) ? 1 : undefined);
	if (count === undefined || frame.items.length > 0 || found.groups.some(({ hasHead }) => hasHead))
		return undefined;
	if (found.isEach)
		return (before.asked.length > list.length ? before.asked : list).map((item) => ({
			...item,
			quantity: count,
		}));
	if (isExplicit && !frame.acts.includes("total")) return undefined;
	const last = list.at(-1);
	const now = last?.quantity ?? 1;
	if (!last) return undefined;
	const rest = list.slice(0, -1);
	if (removes) return now > count ? [...rest, { ...last, quantity: now - count }] : rest;
	if (oneMore.test(text))
		return [...rest, { ...last, quantity: Math.min(frameLimits.quantity, now + count) }];
	return undefined;
}

/** "Shirt hata do", "drop the pants", "remove 1 shirt", "pants ki jagah 3 jeans". */
function lessened({ found, frame, removes }: Part, list: readonly AskedItem[]) {
	const isNamed = found.dropped.length === 0 && removes;
	const dropped = isNamed ? frame.items.map(({ ids }) => ids) : found.dropped;
	if (dropped.length === 0) return undefined;
	const gone = new Set(dropped.flat());
	const isOf = ({ ids }: AskedItem) => ids.some((id) => gone.has(id));
	if (!list.some(isOf)) return undefined;
	const left = list.flatMap((line) => {
		// Of a thing left open, only the kinds that are named.
		const ids = line.ids.filter((id) => !gone.has(id));
		if (ids.length > 0) return [{ ...line, ids }];
		const fewer = frame.items.find(({ ids }) => share(ids, line.ids))?.quantity;
		const now = line.quantity ?? 1;
		return fewer !== undefined && fewer < now ? [{ ...line, quantity: now - fewer }] : [];
	});
	const others = frame.items.filter(
		(item) => !isOf(item) && !list.some(({ ids }) => share(ids, item.ids)),
	);
	// "Jeans instead of pants": as many as there were.
	const quantity = list.find(isOf)?.quantity;
	const isSwap = others.length === 1 && quantity !== undefined;
	return withLines(
		left,
		others.map((item) => (isSwap ? { quantity, ...item } : item)),
	);
}

/** "Teen sweater kar do" of a list with sweaters; "4 saree" of cotton sarees. */
function setLines(part: Part, before: Part, list: readonly AskedItem[]): AskedItem[] | undefined {
	const { items } = part.frame;
	if (items.length === 0 || part.isExplicit || isAlone(part)) return undefined;
	const isSum = before.frame.acts.includes("total");
	const lines = items.map((item) => list.findIndex(({ ids }) => share(ids, item.ids)));
	if (lines.includes(-1)) return undefined;
	const changed = [...list];
	let isChange = false;
	items.forEach((item, at) => {
		const place = lines[at] ?? 0;
		const line = list[place];
		if (!line) return;
		const both = line.ids.filter((id) => item.ids.includes(id));
		const ids = item.ids.length < line.ids.length ? item.ids : both;
		const quantity =
			item.quantity !== undefined &&
			part.adds &&
			(ids.length === item.ids.length || saysMore.test(part.text)) &&
			isSum
				? Math.min(frameLimits.quantity, (line.quantity ?? 1) + item.quantity)
				: (item.quantity ?? line.quantity);
		changed[place] = askedItem(ids, quantity);
		isChange ||=
			item.quantity !== undefined &&
			((list.length > 1 && isSum) || ids.length < item.ids.length || (part.adds && isSum));
		isChange ||= ids.length < line.ids.length && (list.length > 1 || (line.quantity ?? 1) !== 1);
	});
	return isChange ? changed : undefined;
}

/** More lines; what is there already gets more. */
export function withLines(list: readonly AskedItem[], items: readonly AskedItem[]): AskedItem[] {
	const lines = [...list];
	for (const item of items) {
		const at = lines.findIndex(({ ids }) => ids.join() === item.ids.join());
		const line = lines[at];
		if (!line) lines.push(item);
		else
			lines[at] = {
				...line,
				quantity: Math.min(frameLimits.quantity, (line.quantity ?? 1) + (item.quantity ?? 1)),
			};
	}
	return lines.slice(0, frameLimits.items);
}

export function share(one: readonly string[], other: readonly string[]): boolean {
	return one.some((id) => other.includes(id));
}

/** The last thing as often, as heavy or as large as the text says; undefined where its price is of another measure. */
export function countLast(
	items: readonly AskedItem[],
	{ quantity, unit }: Partial<Pick<Part["found"], "quantity" | "unit">>,
	{ index }: Knowledge,
): AskedItem[] | undefined {
	const last = items.at(-1);
	if (!last || quantity === undefined) return undefined;
	const isByWeight = last.ids.every((id) => index.item(id)?.measure === "kg");
	// "Make that five" of shirts whose rate is by weight.
	if (isByWeight && unit === undefined && last.quantity === undefined) return undefined;
	const amount = { quantity, unit: unit ?? (isByWeight ? "kg" : undefined) };
	const ids = inUnit(last.ids, amount, index);
	const isBySize = ids.every((id) => index.item(id)?.measure === "sqft");
	// "8 by 10", "2 of them".
	if (isBySize && unit !== "foot")
		return [
			...items.slice(0, -1),
			askedItem(ids, last.quantity === undefined ? undefined : last.quantity * quantity),
		];
	const count = quantityFor(amount, ids, index);
	return count === undefined ? undefined : [...items.slice(0, -1), askedItem(ids, count)];
}

/** What was asked for before, but where it is asked for anew. */
export function withLatest(before: readonly AskedItem[], items: readonly AskedItem[]): AskedItem[] {
	const others = before.filter(
		({ ids }) => !items.some((item) => item.ids.some((id) => ids.includes(id))),
	);
	return [...others, ...items].slice(-frameLimits.items);
}
