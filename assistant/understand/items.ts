/** The things of a question with their quantities. */
import type { AskedItem } from "../frame.ts";
import { bind, type Countable, inUnit, quantityFor } from "./amounts.ts";
import { deniedPieces, denies, genders, without } from "./denied.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Unit } from "./numbers.ts";
import type { Piece, Reading } from "./read.ts";

/** Words of one thing, in a row: "silk saree", "blanket double". */
interface Group extends Countable {
	/** From the words before, it is the next thing of a list. */
	isNew: boolean;
}

export interface FoundItems {
	groups: readonly Group[];
	items: readonly (AskedItem & { group: Group })[];
	/** Words that only say which one, for a follow-up: "silk", "double". */
	loose: readonly string[];
	/** A quantity that belongs to no thing of the question. */
	quantity: number | undefined;
	unit: Unit | undefined;
	/** The quantity is of every thing spoken of. */
	isEach: boolean;
	/** "men", "women" */
	gender: readonly string[];
	/** Ids of the things that are not meant: "drop the blazer". */
	dropped: readonly (readonly string[])[];
}

const mostGroups = 12;
/** Words that tell a story more often than they name a thing. */
const occasions = new Set(["wedding", "party", "small", "single", "double", "white", "sports"]);

export function findItems(reading: Reading, index: ItemIndex): FoundItems {
	const { pieces } = reading;
	const gender = pieces
		.filter(
			({ kind, meaning, from }) =>
				kind === "thing" &&
				genders.has(meaning) &&
				!denies.test(` ${reading.words.slice(Math.max(0, from - 3), from).join(" ")} `),
		)
		.map(({ meaning }) => meaning);
	const { denied, all } = deniedPieces(reading, index);
	const isApart = apart.test(reading.text);
	const groups = groupsOf(pieces, index, denied, isApart);
	washed(groups);
	inherit(groups, pieces, index);
	for (let at = groups.length; at--; ) if (groups[at]?.words.length === 0) groups.splice(at, 1);
	leaveOutHeaders(groups, pieces, index);
	const spare = bind(groups, reading, index);
	leaveOutWhole(groups, index);
	const dropped = dropEarlier(groups, pieces, all, index);
	const items = groups.flatMap((group) => {
		if (!group.hasHead && group.words.join() !== "iron" && groups.some(({ hasHead }) => hasHead))
			return [];
		if (!group.hasHead && group.words.every((word) => occasions.has(word)) && pieces.length > 5)
			return [];
		const ids = inUnit(
			without(
				narrowed(index.find(fitting(group.words, index)), gender, index),
				pieces,
				denied,
				index,
			),
			group,
			index,
		).slice(0, 12);
		if (ids.length === 0) return [];
		const quantity = quantityFor(group, ids, index);
		return [{ ids, group, ...(quantity === undefined ? {} : { quantity }) }];
	});
	return {
		groups,
		items: ironed(merged(items), index),
		loose: groups.filter(({ hasHead }) => !hasHead).flatMap(({ words }) => words),
		...{ quantity: spare?.quantity, unit: spare?.unit, isEach: spare?.isEach === true },
		...{ gender, dropped },
	};
}

/** Several things are named, none of them of two names: "shirt pant coat teeno". */
const apart =
	/ (?:dono|donon|teeno|tino|teenon|charo|charon|alag alag|all three|all four|both|each|separately) /;

/** Things that are named again to be left out: "5 pants and 1 blazer, if i drop the blazer". */
function dropEarlier(
	groups: Group[],
	pieces: readonly Piece[],
	denied: ReadonlySet<number>,
	index: ItemIndex,
): string[][] {
	const dropped: string[][] = [];
	for (const place of denied) {
		const words = pieces[place]?.meaning.split(" ").filter((word) => index.has(word)) ?? [];
		if (words.every((word) => index.isModifier(word))) continue;
		dropped.push(index.find(words));
		const at = groups.findLastIndex(
			(group) =>
				group.last < place &&
				words.some((word) => !index.isModifier(word) && group.words.includes(word)),
		);
		const group = groups[at];
		if (!group) continue;
		// "Minus 1 shirt" of three leaves two.
		const fewer = pieces[place - 1]?.number;
		if (fewer !== undefined && group.quantity !== undefined && fewer < group.quantity)
			group.quantity -= fewer;
		else if (groups.length > 1) groups.splice(at, 1);
	}
	return dropped;
}

/** Whether a group says of which kind the other's thing is. */
function isKindOf(group: Group | undefined, whole: Group, index: ItemIndex): boolean {
	return (
		group !== undefined &&
		group.words.length > whole.words.length &&
		whole.words.every((word) => group.words.includes(word)) &&
		group.words.every((word) => whole.words.includes(word) || index.isModifier(word))
	);
}

/** "Kambal 2 double 1 single": the name stands before its kinds and has no number of its own. */
function leaveOutHeaders(groups: Group[], pieces: readonly Piece[], index: ItemIndex) {
	const isNumber = (place: number) => ["number", "unit"].includes(pieces[place]?.kind ?? "");
	for (let at = groups.length - 1; at >= 0; at--) {
		const whole = groups[at];
		if (!whole || isNumber(whole.first - 1) || !isNumber(whole.last + 1)) continue;
		if (isKindOf(groups[at + 1], whole, index)) groups.splice(at, 1);
	}
}

/** "Do kambal, ek double ek single": the kinds are the two. */
function leaveOutWhole(groups: Group[], index: ItemIndex) {
	for (let at = 0; at < groups.length; at++) {
		const whole = groups[at];
		if (!whole || whole.quantity === undefined) continue;
		let sum = 0;
		for (const group of groups.slice(at + 1)) {
			if (!isKindOf(group, whole, index)) break;
			sum += group.quantity ?? 1;
		}
		if (sum === whole.quantity && sum > 1) groups.splice(at--, 1);
	}
}

/** Groups of words that name a thing; a word that does not fit starts the next. */
function groupsOf(
	pieces: readonly Piece[],
	index: ItemIndex,
	denied: ReadonlySet<number>,
	isApart: boolean,
): Group[] {
	const groups: Group[] = [];
	let open: Group | undefined;
	let isNew = true;
	pieces.forEach((piece, place) => {
		if (piece.kind === "number") {
			if (open?.hasHead) open = undefined;
		} else if (piece.meaning === "and") [open, isNew] = [undefined, true];
		else if (piece.kind === "thing" && !genders.has(piece.meaning)) {
			const words = piece.meaning.split(" ").filter((word) => index.has(word));
			if (denied.has(place)) {
				// A thing that is not meant ends the group; of a kind that is not meant the thing stays.
				if (words.some((word) => !index.isModifier(word))) open = undefined;
				return;
			}
			const together = [...(open?.words ?? []), ...words];
			if (words.length === 0 || groups.length >= mostGroups) return;
			// "Pant coat" is a suit, but not in a list of garments.
			const isList =
				open?.hasHead === true &&
				words.some((word) => !index.isModifier(word)) &&
				!words.some((word) => open?.words.includes(word)) &&
				(isApart || groups.at(-2)?.last === open.first - 1);
			if (open && !isList && index.find(together).length > 0) {
				open.words = together;
				open.last = place;
			} else {
				open = { words, first: place, last: place, hasHead: false, isNew };
				groups.push(open);
			}
			isNew = false;
			open.hasHead = open.words.some((word) => !index.isModifier(word));
		}
		if (piece.isLast) [open, isNew] = [undefined, true];
	});
	return groups;
}

/** "silk saree aur cotton", "2 single aur 1 double blanket": the head of the group beside. */
function inherit(groups: Group[], pieces: readonly Piece[], index: ItemIndex) {
	groups.forEach((group, place) => {
		if (group.hasHead) return;
		const last = groups[place - 1];
		// "Blanket, single", as the rate card writes it.
		if (
			last?.hasHead &&
			pieces.slice(last.last + 1, group.first).every(({ meaning }) => meaning === "") &&
			index.isName([...last.words, ...group.words])
		) {
			last.words.push(...group.words);
			last.last = group.last;
			group.words = [];
			return;
		}
		for (const other of [groups[place - 1], groups[place + 1]]) {
			if (!other?.hasHead || !isNextTo(group, other, pieces)) continue;
			const head = other.words.filter((word) => !index.isModifier(word));
			if (index.find([...head, ...group.words]).length === 0) continue;
			group.words = [...head, ...group.words];
			group.hasHead = true;
			return;
		}
	});
}

/** Whether only numbers, "and" and words of no meaning stand between. */
function isNextTo(one: Group, other: Group, pieces: readonly Piece[]): boolean {
	const between = pieces.slice(
		Math.min(one.last, other.last) + 1,
		Math.max(one.first, other.first),
	);
	return between.every(
		({ kind, meaning }) =>
			kind === "number" ||
			kind === "unit" ||
			meaning === "" ||
			meaning === "and" ||
			meaning === "your",
	);
}

/** Without words that no entry has together with the rest: "leather sofa" is a sofa. */
function fitting(words: readonly string[], index: ItemIndex): string[] {
	if (index.find(words).length > 0) return [...words];
	const heads = words.filter((word) => !index.isModifier(word));
	const kept = [...heads];
	for (const word of words)
		if (index.isModifier(word) && index.find([...kept, word]).length > 0) kept.push(word);
	return index.find(kept).length > 0 ? kept : heads.slice(-1);
}

function narrowed(ids: readonly string[], gender: readonly string[], index: ItemIndex): string[] {
	if (gender.length === 0) return [...ids];
	const wanted = index.categories
		.filter(({ words }) => gender.some((word) => words.has(word)))
		.map(({ id }) => id);
	const kept = ids.filter((id) => wanted.includes(index.item(id)?.category ?? ""));
	return kept.length > 0 ? kept : [...ids];
}

/** A thing that is named twice counts once, with its quantity. */
function merged(items: (AskedItem & { group: Group })[]): (AskedItem & { group: Group })[] {
	const kept: (AskedItem & { group: Group })[] = [];
	for (const item of items) {
		const same = kept.find(({ ids }) => ids.join() === item.ids.join());
		if (!same) kept.push(item);
		else if (same.quantity !== undefined && item.quantity !== undefined)
			same.quantity = Math.min(10_000, same.quantity + item.quantity);
		else if (same.quantity === undefined && item.quantity !== undefined)
			same.quantity = item.quantity;
	}
	return kept.slice(0, 12);
}

/** Things that are only to be ironed have the price of ironing. */
function ironed(
	items: (AskedItem & { group: Group })[],
	index: ItemIndex,
): (AskedItem & { group: Group })[] {
	const iron = items.find(({ group }) => group.words.join() === "iron");
	const only = index.find(["iron"]).filter((id) => index.isExact(id, ["iron"]));
	const others = items.filter((item) => item !== iron);
	if (!iron || only.length === 0 || others.length === 0) return items;
	if (others.some(({ ids }) => index.item(ids[0] ?? "")?.measure === "kg")) return items;
	const counts = others.flatMap(({ quantity }) => quantity ?? []);
	const quantity =
		iron.quantity ??
		(counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined);
	return [{ ...iron, ids: only, ...(quantity === undefined ? {} : { quantity }) }];
}

const workWords = new Set(["wash", "iron", "fold", "normal", "premium"]);

/** "Dhulai aur press", "wash with ironing": one kind of work. */
function washed(groups: Group[]) {
	const isWork = ({ words }: Group) => words.every((word) => workWords.has(word));
	for (let at = 1; at < groups.length; at++) {
		const [one, other] = [groups[at - 1], groups[at]];
		if (!one || !other || !isWork(one) || !isWork(other)) continue;
		if (
			one.words.some((word) => word === "iron") === other.words.some((word) => word === "iron") &&
			!one.words.includes("wash") &&
			!other.words.includes("wash")
		)
			continue;
		one.words = [...new Set([...one.words, ...other.words])];
		one.last = other.last;
		groups.splice(at, 1);
		at -= 1;
	}
}
