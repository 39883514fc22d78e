/** Follow-ups that name things: "shirt hata do", "no wait, 3 shirts", "teen sweater kar do", "and a coat". */
import { type AskedItem, frameLimits } from "../../frame.ts";
import { askedItem } from "../asked-item.ts";
import { isAlone, share, sumOf, withLines, wordsOfLine } from "../running-list.ts";
import { refine } from "../variants.ts";
import { headsOf, isModifier } from "../words/item-words.ts";
import { type Change, changed, type FollowUp, putsOnList, type Reader } from "./change.ts";
import { isPlainOf, saysPlain } from "./kind-changes.ts";

/** "Shirt hata do", "drop the pants", "remove 1 shirt", "pants ki jagah 3 jeans". */
export function fewer({ part, all, knowledge: { index } }: FollowUp): Change | undefined {
	const { frame, removes } = part;
	const dropped = part.dropped.length === 0 && removes ? frame.items : part.dropped;
	// "Without the jacket", of a leather one.
	const named = new Set(dropped.flatMap(({ ids }) => ids));
	const kinds = all.filter((line) =>
		dropped.some((one) =>
			wordsOfLine(one, index).every((word) => wordsOfLine(line, index).includes(word)),
		),
	);
	const isListed = all.some(({ ids }) => ids.some((id) => named.has(id)));
	// "Leave the plain one"
	const isPlain = frame.items.length === 0 && saysPlain(part.text);
	const others = isPlain ? all.filter((line) => isPlainOf(line, all, index)) : kinds;
	const gone = isListed ? named : new Set(others.flatMap(({ ids }) => ids));
	const isOf = ({ ids }: AskedItem) => ids.some((id) => gone.has(id));
	if (!all.some(isOf)) return undefined;
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
			!item.ids.some((id) => named.has(id)) &&
			!isOf(item) &&
			!all.some(({ ids }) => share(ids, item.ids)),
	);
	// "Jeans instead of pants": as many as there were.
	const quantity = few ?? all.find(isOf)?.quantity;
	const measureOf = (ids: readonly string[]) => index.item(ids[0] ?? "")?.measure;
	const gives = all.find(isOf);
	const isSwap =
		added.length === 1 &&
		!part.adds &&
		quantity !== undefined &&
		measureOf(added[0]?.ids ?? []) === measureOf(gives?.ids ?? []);
	const items = withLines(
		left,
		added.map((item) => (isSwap ? { quantity, ...item } : item)),
	);
	return { ...changed(items, 1, few), isDivided: few !== undefined, keeps: "nothing" };
}

/** "No wait, 4 shirts and a coat": what is named again has its new count, what is new stands for the last line. */
export function instead({
	part,
	before,
	list,
	knowledge: { index },
}: FollowUp): Change | undefined {
	const { found, isExplicit } = part;
	const { items, acts } = part.frame;
	const last = list.at(-1);
	if (!part.replaces || part.refersToMany || before.removes) return undefined;
	if (isExplicit && acts.some((act) => act !== "price" && act !== "total")) return undefined;
	if (items.length === 0 || !last || found.groups.every(({ hasHead }) => !hasHead))
		return undefined;
	const isKnown = (item: AskedItem) => list.some(({ ids }) => share(ids, item.ids));
	const isAsked = (line: AskedItem) => items.some(({ ids }) => share(ids, line.ids));
	// "No wait, the shawl too", not "no, the boys' one too, two mattresses".
	const isCounted = items.some((item) => isKnown(item) && item.quantity !== undefined);
	if (part.adds && found.left.length === 0 && !isCounted) return undefined;
	if (!items.some(isKnown)) {
		const [only, ...more] = items;
		// "No, the saree is of cotton": in the place of the silk one.
		const heads = found.groups.flatMap(({ words }) => headsOf(words));
		const isAlike = ({ ids }: AskedItem) =>
			heads.some((head) => index.item(ids[0] ?? "")?.words.has(head));
		const line = list.find(isAlike) ?? last;
		const counted = more.length === 0 && only ? [{ ...line, ...only }] : items;
		return changed(list.flatMap((one) => (one === line ? counted : [one])));
	}
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

/** "2 of those are pants": another thing in the place of some. */
export const someAre: Reader = ({ part: { frame, refersToMany, removes, adds, text }, list }) => {
	const [item, ...others] = frame.items;
	const line = list.at(-1);
	const { quantity = 0 } = line ?? {};
	if (!item || !line || others.length > 0 || !refersToMany || removes || adds) return undefined;
	if (!/ (?:are|were|is|hai|hain|h|nika?l\w*)\b/.test(text)) return undefined;
	if (share(line.ids, item.ids) || (item.quantity ?? quantity) >= quantity) return undefined;
	const left = { ...line, quantity: quantity - (item.quantity ?? 0) };
	return { ...changed([...list.slice(0, -1), left, item]), isDivided: true };
};

const mistake = / (?:galti|galat|mistake|wrong|wrongly|typo|bhul|bhool|meant) /;

/** "And the coat is a jacket": a thing in the place of another, as often. */
export const becomes: Reader = ({ part, list, knowledge }) => {
	const { frame, found } = part;
	const [from, to, ...others] = frame.items;
	const isMistake = part.replaces && mistake.test(` ${part.text} `);
	const kind = found.loose[1];
	// "Galti se double bol diya, single hain"
	if (isMistake && frame.items.length === 0 && kind && found.loose.length === 2) {
		const items = refine(list, [kind], part, knowledge);
		return items && changed(items);
	}
	const line = list.find(({ ids }) => share(ids, from?.ids ?? []));
	if (!line || !to || others.length + found.numbers.length > 0) return undefined;
	if (!isMistake && !/ (?:is|are) (?:a|an|actually|really) /.test(found.reading.text))
		return undefined;
	return changed(list.map((one) => (one === line ? askedItem(to.ids, line.quantity) : one)));
};

/** "Ek saree aur" of silk sarees. */
const saysMore =
	/ (?:aur|or|more|extra)(?: (?:hai|hain|nik\w*|mil\w*|a+y?[aei]+|ga\w*|do|lo|le))* ?$/;

/** "Shirt bhi do hai", "shirt bhi 6 kar do": as many, not so many more. */
const alsoSo = / bhi \S+ (?:hai|hain|h|kar\w*)\b/;

/** "Teen sweater kar do" of a list with sweaters; "4 saree" of cotton sarees. */
function setLines({ part, before }: FollowUp, list: readonly AskedItem[]): Change | undefined {
	const { items } = part.frame;
	// "Only 1 jeans", of two.
	const isFewer =
		isAlone(part) &&
		items.every(({ ids, quantity }) => {
			const line = list.find((one) => share(one.ids, ids));
			return quantity !== undefined && quantity !== line?.quantity;
		});
	// "Make the shirts 6, total now"
	const isQuestion = part.isExplicit && !putsOnList.test(` ${part.text} `);
	if (items.length === 0 || isQuestion || (isAlone(part) && !isFewer)) return undefined;
	// "1 of them is double"
	if (part.refersToMany) return undefined;
	const isSum = before.frame.acts.includes("total");
	// "3 sarees", then "sarees 1 silk 2 cotton".
	const whole = list.find((line) =>
		items.every(({ ids }) => ids.every((id) => line.ids.includes(id))),
	);
	if (items.length > 1 && whole?.quantity === sumOf(items))
		return changed(list.flatMap((line) => (line === whole ? items : [line])));
	const lines = items.map((item) => list.findIndex(({ ids }) => share(ids, item.ids)));
	if (lines.includes(-1) || new Set(lines).size < lines.length) return undefined;
	const result = [...list];
	let isChange = false;
	let isOpen = false;
	items.forEach((item, at) => {
		const place = lines[at] ?? 0;
		const line = list[place];
		if (!line) return;
		const both = line.ids.filter((id) => item.ids.includes(id));
		const ids = item.ids.length < line.ids.length ? item.ids : both;
		const isMore =
			part.adds &&
			isSum &&
			!alsoSo.test(part.text) &&
			(!part.replaces || saysMore.test(part.text)) &&
			(ids.length === item.ids.length || saysMore.test(part.text));
		// "2 are white", of three: what the third is, is open.
		isOpen ||=
			!part.replaces &&
			ids.length < line.ids.length &&
			(item.quantity ?? line.quantity ?? 1) < (line.quantity ?? 1);
		const quantity =
			item.quantity !== undefined && isMore
				? Math.min(frameLimits.quantity, (line.quantity ?? 1) + item.quantity)
				: (item.quantity ?? line.quantity);
		result[place] = askedItem(ids, quantity);
		isChange ||=
			item.quantity !== undefined &&
			((list.length > 1 && isSum) || ids.length < item.ids.length || (part.adds && isSum));
		isChange ||= ids.length < line.ids.length && (list.length > 1 || (line.quantity ?? 1) !== 1);
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
	if (part.isExplicit || !leans) {
		// "Add a comforter too, total?"
		const isOther = !items.some(({ ids }) => before.asked.some((line) => share(line.ids, ids)));
		// What was only asked about before is not on a list.
		const isSum = wasSum && before.asked.every(({ quantity }) => quantity !== undefined);
		const wantsSum = part.adds || (isOther && isSum && part.found.reading.has("total"));
		const isAdded = wantsSum && acts[0] === "total" && before.asked.length > 0;
		return isAdded ? added(before.asked) : undefined;
	}
	const isCounted = items.some(({ quantity }) => quantity !== undefined);
	const isNew = !items.some((item) => all.some(({ ids }) => share(ids, item.ids)));
	const isTaken = putsOnList.test(` ${part.text} `);
	// After "remove the coat", "a suit instead" is one more; "pant ek kar do".
	const isAdded =
		part.adds ||
		(part.replaces && before.removes) ||
		(wasSum && isCounted && isNew && !part.refersToMany);
	// "White sneakers and a pair of boots", not "prices of shirts and pants".
	const wasList = list.length > 1 && !before.isExplicit;
	if (isAdded && (wasSum || before.removes || isCounted || isTaken || wasList)) return added(all);
	// "Same for pants": as many.
	const quantity = list.at(-1)?.quantity;
	if (/\bsame\b/.test(part.text) && quantity !== undefined)
		return {
			...added(
				all,
				items.map((item) => ({ quantity, ...item })),
			),
			isOpen: false,
		};
	// Other things of the same name: beside those of before, or in their place.
	const heads = new Set(list.flatMap((line) => wordsOfLine(line, index)));
	const isSame = part.found.groups.some(
		({ words, hasHead }) => hasHead && words.some((word) => heads.has(word) && !isModifier(word)),
	);
	const isLost = list.some((line) => !items.some(({ ids }) => share(ids, line.ids)));
	const isOpen = isSame && isLost && sumOf(list) > list.length;
	return { items, isOpen, keeps: "all" };

	function added(lines: readonly AskedItem[], more = items): Change {
		const isOfWork = ({ ids }: AskedItem) => ids.every((id) => index.item(id)?.isWhole);
		const isNew = (item: AskedItem) =>
			index.item(item.ids[0] ?? "")?.measure !== "kg" && !isOfWork(item);
		// "6 shirts wash and press", then "and 3 trousers": which work is meant is open.
		const isOpen =
			part.refersToMany || (!part.drycleans && list.every(isOfWork) && more.some(isNew));
		return { items: withLines(lines, more), isOpen, keepsAct: true, act: "total" };
	}
};
