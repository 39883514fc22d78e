/** Follow-ups that name things: "shirt hata do", "no wait, 3 shirts", "teen sweater kar do", "and a coat". */
import { type AskedItem, frameLimits } from "../../frame.ts";
import { askedItem } from "../asked-item.ts";
import { isAlone, share, withLines, wordsOfLine } from "../running-list.ts";
import { headsOf, isModifier } from "../words/item-words.ts";
import { type Change, changed, type FollowUp, putsOnList, type Reader } from "./change.ts";
import { isPlainOf, saysPlain } from "./kind-changes.ts";

/** "Shirt hata do", "drop the pants", "remove 1 shirt", "pants ki jagah 3 jeans". */
export function fewer({ part, all, knowledge: { index } }: FollowUp): Change | undefined {
	const { frame, removes } = part;
	const dropped = part.dropped.length === 0 && removes ? frame.items : part.dropped;
	const named = new Set(dropped.flatMap(({ ids }) => ids));
	// "Without the jacket", of a leather one.
	const isKindOf = (line: AskedItem) =>
		dropped.some((one) =>
			wordsOfLine(one, index).every((word) => wordsOfLine(line, index).includes(word)),
		);
	const isListed = all.some(({ ids }) => ids.some((id) => named.has(id)));
	// "Leave the plain one"
	const isPlain = frame.items.length === 0 && saysPlain(part.text);
	const others = all.filter((line) => (isPlain ? isPlainOf(line, all, index) : isKindOf(line)));
	const gone = isListed ? named : new Set(others.flatMap(({ ids }) => ids));
	const isOf = ({ ids }: AskedItem) => ids.some((id) => gone.has(id));
	const from = all.find(isOf);
	if (!from) return undefined;
	// "Ek rajai ki jagah kambal": one of them.
	const isOne = dropped.length === 1 && part.found.left.includes(1);
	const few =
		dropped.find(({ quantity }) => quantity !== undefined)?.quantity ?? (isOne ? 1 : undefined);
	const left = all.flatMap((line) => {
		// Of a thing left open, only the kinds that are named.
		const ids = line.ids.filter((id) => !gone.has(id));
		if (ids.length > 0) return [{ ...line, ids }];
		const fewer = frame.items.find((item) => share(item.ids, line.ids))?.quantity ?? few;
		const now = line.quantity ?? 1;
		return fewer !== undefined && fewer < now ? [{ ...line, quantity: now - fewer }] : [];
	});
	const added = frame.items.filter(
		(item) =>
			!share([...named], item.ids) && !isOf(item) && !all.some(({ ids }) => share(ids, item.ids)),
	);
	// "Jeans instead of pants": as many as there were.
	const quantity = few ?? from.quantity;
	const isSwap =
		added.length === 1 &&
		!part.adds &&
		quantity !== undefined &&
		measureOf(added) === measureOf([from]);
	const items = withLines(
		left,
		added.map((item) => (isSwap ? { quantity, ...item } : item)),
	);
	return { ...changed(items), isDivided: few !== undefined, keeps: "nothing" };

	function measureOf([item]: readonly AskedItem[]) {
		return index.item(item?.ids[0] ?? "")?.measure;
	}
}

/** "No wait, 4 shirts and a coat": what is named again has its new count, what is new stands for the last line. */
export function instead({ part, before, list, knowledge }: FollowUp): Change | undefined {
	const { found, isExplicit } = part;
	const { items, acts } = part.frame;
	const last = list.at(-1);
	if (!part.replaces || part.refersToMany || before.removes) return undefined;
	if (isExplicit && acts.some((act) => act !== "price" && act !== "total")) return undefined;
	if (items.length === 0 || !last || found.groups.every(({ hasHead }) => !hasHead))
		return undefined;
	const isKnown = (item: AskedItem) => list.some(({ ids }) => share(ids, item.ids));
	// "No, the boys' one too, two mattresses"
	if (part.adds && !items.some((item) => isKnown(item) && item.quantity !== undefined))
		return undefined;
	if (!items.some(isKnown)) {
		const [only, ...more] = items;
		// "No, the saree is of cotton": in the place of the silk one.
		const heads = found.groups.flatMap(({ words }) => headsOf(words));
		const isAlike = (line: AskedItem) =>
			heads.some((head) => wordsOfLine(line, knowledge.index).includes(head));
		const line = list.find(isAlike) ?? last;
		const counted = more.length === 0 && only ? [{ ...line, ...only }] : items;
		return changed(list.flatMap((one) => (one === line ? counted : [one])));
	}
	// "No, only 3 shirts"
	const isAsked = (line: AskedItem) => items.some(({ ids }) => share(ids, line.ids));
	const kept = (isAlone(part) ? list.filter(isAsked) : list).map((line) => {
		const item = items.find(({ ids }) => share(ids, line.ids));
		if (!item) return line;
		const ids = item.ids.length < line.ids.length ? item.ids : line.ids;
		return askedItem(ids, item.quantity ?? line.quantity);
	});
	return changed(
		withLines(
			kept,
			items.filter((item) => !isKnown(item)),
		),
	);
}

/** "Ek saree aur" of silk sarees. */
const saysMore =
	/ (?:aur|or|more|extra)(?: (?:hai|hain|nik\w*|mil\w*|a+y?[aei]+|ga\w*|do|lo|le))* ?$/;
/** "Shirt bhi do hai", "shirt bhi 6 kar do": as many, not so many more. */
const alsoSo = / bhi \S+ (?:hai|hain|h|kar\w*)\b/;

/** "Teen sweater kar do" of a list with sweaters; "4 saree" of cotton sarees. */
function setLines({ part, before }: FollowUp, list: readonly AskedItem[]): Change | undefined {
	const { items } = part.frame;
	const lineOf = ({ ids }: AskedItem) => list.findIndex((line) => share(line.ids, ids));
	// "Only 1 jeans", of two.
	const isFewer = items.every(
		(item) => item.quantity !== undefined && item.quantity !== list[lineOf(item)]?.quantity,
	);
	// "Make the shirts 6, total now"
	const isQuestion = part.isExplicit && !putsOnList.test(` ${part.text} `);
	if (items.length === 0 || isQuestion || part.refersToMany || (isAlone(part) && !isFewer))
		return undefined;
	const isSum = before.frame.acts.includes("total");
	const places = items.map(lineOf);
	if (places.includes(-1) || new Set(places).size < places.length) return undefined;
	const result = [...list];
	let isChange = false;
	let isOpen = false;
	items.forEach((item, at) => {
		const place = places[at] as number;
		const line = list[place] as AskedItem;
		const { quantity: now = 1 } = line;
		const both = line.ids.filter((id) => item.ids.includes(id));
		const ids = item.ids.length < line.ids.length ? item.ids : both;
		const isNarrower = ids.length < line.ids.length;
		const isMore =
			part.adds &&
			isSum &&
			!alsoSo.test(part.text) &&
			((!part.replaces && ids.length === item.ids.length) || saysMore.test(part.text));
		// "2 are white", of three: what the third is, is open.
		isOpen ||= !part.replaces && isNarrower && (item.quantity ?? now) < now;
		const quantity =
			item.quantity !== undefined && isMore
				? Math.min(frameLimits.quantity, now + item.quantity)
				: (item.quantity ?? line.quantity);
		result[place] = askedItem(ids, quantity);
		isChange ||=
			item.quantity !== undefined
				? (isSum && (list.length > 1 || part.adds)) || ids.length < item.ids.length
				: isNarrower && (list.length > 1 || now !== 1);
	});
	return isChange ? { ...changed(result), isOpen } : undefined;
}

export const lines: Reader = (said) =>
	(said.all !== said.list ? setLines(said, said.all) : undefined) ?? setLines(said, said.list);

/** Things after things: more of them where they are added, else in their place. */
export const things: Reader = ({ part, before, all, leans, knowledge: { index } }) => {
	const { items, acts } = part.frame;
	if (items.length === 0) return undefined;
	const list = before.frame.items;
	const wasSum = before.frame.acts.includes("total");
	const isCounted = items.some(({ quantity }) => quantity !== undefined);
	if (part.isExplicit || !leans) {
		// "Add a comforter too, total?", "papa ke 3 sweater, kul kitna"
		const isOther = !items.some(({ ids }) => before.asked.some((line) => share(line.ids, ids)));
		const isSum = wasSum && before.asked.every(({ quantity }) => quantity !== undefined);
		const wantsSum = part.adds || (isOther && isSum && part.found.reading.has("total"));
		const isAdded = wantsSum && acts[0] === "total" && before.asked.length > 0;
		return isAdded ? added(before.asked) : undefined;
	}
	const isNew = !items.some((item) => all.some(({ ids }) => share(ids, item.ids)));
	const isTaken = putsOnList.test(` ${part.text} `);
	const isAdded = part.adds || (wasSum && isCounted && isNew && !part.refersToMany);
	// "White sneakers and a pair of boots", not "prices of shirts and pants".
	const wasList = list.length > 1 && !before.isExplicit;
	if (isAdded && (wasSum || isCounted || isTaken || wasList)) return added(all);
	// Other things of the same name: beside those of before, or in their place.
	const heads = new Set(list.flatMap((line) => wordsOfLine(line, index)));
	const isSame = part.found.groups.some(
		({ words, hasHead }) => hasHead && words.some((word) => heads.has(word) && !isModifier(word)),
	);
	const isOpen = isSame && list.some(({ quantity = 1 }) => quantity > 1);
	return { items, isOpen, keeps: "all" };

	function added(lines: readonly AskedItem[]): Change {
		// "6 shirts wash and press", then "and 3 trousers": which work is meant is open.
		const isOfWork = ({ ids }: AskedItem) => ids.every((id) => index.item(id)?.isWhole);
		const isOther = (item: AskedItem) =>
			index.item(item.ids[0] ?? "")?.measure !== "kg" && !isOfWork(item);
		const isListed = (item: AskedItem) => lines.some(({ ids }) => share(ids, item.ids));
		// "And the coat is a jacket"
		const isMixed = !isCounted && items.some(isListed) && !items.every(isListed);
		const isOpen =
			isMixed ||
			part.refersToMany ||
			(!part.drycleans && list.every(isOfWork) && items.some(isOther));
		return { items: withLines(lines, items), isOpen, keepsAct: true, act: "total" };
	}
};
