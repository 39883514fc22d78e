/** The things of a question with their quantities. */
import type { AskedItem } from "../frame.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Unit } from "./numbers.ts";
import type { Piece, Reading } from "./read.ts";

/** Words of one thing, in a row: "silk saree", "blanket double". */
interface Group {
	words: string[];
	/** Places of its first and last piece. */
	first: number;
	last: number;
	/** Names a thing, not only which one. */
	hasHead: boolean;
	quantity?: number;
	unit?: Unit;
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
	/** "men", "women" */
	gender: readonly string[];
}

const mostGroups = 12;
/** Words that tell a story more often than they name a thing. */
const occasions = new Set(["wedding", "party", "small", "single", "double", "white", "sports"]);
const genders = new Set(["men", "women", "household", "footwear", "housing"]);

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
	const denied = deniedPieces(reading, index);
	const groups = groupsOf(pieces, index, denied);
	washed(groups);
	inherit(groups, pieces, index);
	for (let at = groups.length; at--; ) if (groups[at]?.words.length === 0) groups.splice(at, 1);
	const spare = bind(groups, reading, index);
	const items = groups.flatMap((group) => {
		if (!group.hasHead && group.words.join() !== "iron" && groups.some(({ hasHead }) => hasHead))
			return [];
		if (!group.hasHead && group.words.every((word) => occasions.has(word)) && pieces.length > 5)
			return [];
		const ids = without(
			narrowed(index.find(fitting(group.words, index)), gender, index),
			pieces,
			denied,
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
		...{ quantity: spare?.quantity, unit: spare?.unit, gender },
	};
}

/** Groups of words that name a thing; a word that does not fit starts the next. */
function groupsOf(
	pieces: readonly Piece[],
	index: ItemIndex,
	denied: ReadonlySet<number>,
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
			if (open && index.find(together).length > 0) {
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
			last.quantity === undefined &&
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

interface Amount {
	quantity: number;
	unit?: Unit;
	place: number;
	end: number;
}

const counted: ReadonlySet<Unit | undefined> = new Set([
	undefined,
	"kg",
	"piece",
	"times",
	"pair",
	"set",
	"panel",
	"seat",
	"foot",
	"meter",
]);

/** Numbers with their units; figures that are sums of money, days or percents are none. */
function amountsOf({ pieces, words }: Reading): Amount[] {
	const amounts: Amount[] = [];
	pieces.forEach((piece, place) => {
		if (piece.kind !== "number" || piece.number === undefined) return;
		const next = pieces[place + 1];
		const by = next?.unit === "by" || next?.unit === "times" ? pieces[place + 2] : undefined;
		const before = pieces[place - 2];
		if (
			pieces[place - 1]?.unit &&
			["by", "times"].includes(pieces[place - 1]?.unit ?? "") &&
			before?.kind === "number"
		)
			return;
		if (by?.kind === "number" && by.number !== undefined) {
			amounts.push({ quantity: piece.number * by.number, unit: "foot", place, end: place + 2 });
			return;
		}
		const unit = next?.kind === "unit" ? next.unit : undefined;
		const last = pieces[place - 1]?.meaning;
		if (["howlong", "dayword", "own_time"].includes(next?.meaning ?? "")) return;
		if (piece.number >= 20 && /^(?:me|mein|rs)$/.test(words[piece.to] ?? "")) return;
		if (last === "money" || (last === "price" && piece.number >= 20)) return;
		// "A set of five", "5 ka set" is one of the card.
		if (pieces[place + 2]?.unit === "set" && next?.kind === "concept") return;
		if (!counted.has(unit) || piece.number <= 0 || piece.number > 2000) return;
		amounts.push({
			quantity: piece.number,
			...(unit ? { unit } : {}),
			place,
			end: place + (unit ? 1 : 0),
		});
	});
	return amounts;
}

/** Gives each thing the number beside it; returns what is left. */
function bind(groups: readonly Group[], reading: Reading, index: ItemIndex): Amount | undefined {
	const { pieces } = reading;
	const heads = groups.filter(({ hasHead }) => hasHead || groups.length === 1);
	const amounts = amountsOf(reading);
	const [firstAmount] = amounts;
	const [firstGroup] = heads;
	const isBefore =
		firstAmount !== undefined && firstGroup !== undefined && firstAmount.place < firstGroup.first;
	const left: Amount[] = [];
	for (const amount of amounts) {
		const after = heads.find(
			(group) => group.first > amount.end && nothingBetween(pieces, amount.end, group.first, heads),
		);
		const before = heads.findLast(
			(group) =>
				group.last < amount.place && nothingBetween(pieces, group.last, amount.place, heads),
		);
		const within = heads.find((group) => group.first < amount.place && group.last > amount.place);
		const choice =
			within ?? (isBefore ? (free(after) ?? free(before)) : (free(before) ?? free(after)));
		if (choice && fits(choice, amount, index)) {
			choice.quantity = amount.quantity;
			if (amount.unit) choice.unit = amount.unit;
		} else if (choice?.unit === "seat" && amount.unit !== "seat")
			choice.quantity = (choice.quantity ?? 1) * amount.quantity;
		else left.push(amount);
	}
	return left[0];
}

function free(group: Group | undefined): Group | undefined {
	return group?.quantity === undefined ? group : undefined;
}

function fits(group: Group, { unit }: Amount, index: ItemIndex): boolean {
	if (unit !== "kg") return true;
	return index.find(group.words).some((id) => index.item(id)?.measure === "kg");
}

function nothingBetween(
	pieces: readonly Piece[],
	from: number,
	to: number,
	groups: readonly Group[],
): boolean {
	return (
		!groups.some((group) => group.first > from && group.last < to) &&
		!pieces.slice(from, to).some((piece, at) => at > 0 && piece.kind === "number")
	);
}

/** Seats of a sofa, square feet of a carpet: in the unit of the price. */
function quantityFor(
	{ quantity, unit }: Group,
	ids: readonly string[],
	index: ItemIndex,
): number | undefined {
	const item = index.item(ids[0] ?? "");
	if (quantity === undefined) return undefined;
	if (unit === "kg" && item?.measure !== "kg") return undefined;
	if (unit === "foot" && item?.measure !== "sqft") return undefined;
	return Math.min(quantity, 10_000);
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

const takesBack =
	/ (?:sory|i mean|i meant|oh vait|vait|mera matlab|matlab|instead|balki|nahi nahi|no no|are nahi|arre nahi|are nai|skip that|skip it|leave it|leave that|forget it|ch?h[od]\w*|chod\w*|ch?hor\w*|chori|rehn[ae] d\w*|rahn[ae] d\w*|actualy) /;
const drops =
	/^ (?:vala |vali |vale |ones? |ki |ka |ko )*(?:nahi(?! (?:a[ey]|gay|gye|hu|ho|hai|mil|diy|kiy|dh|kar|nik|ja|sak|aa|la|di|khul|chal)\w*)|rehn[ae]|rahn[ae]|choro|chodo|chhodo|hatao|hata|cancel|mat|jane do)/;
const denies =
	/ (?:leave|not|no|except|vithout|bina|skip|drop|forget|do not vant|not vant|instead of|rather than)(?: the| any| a| my)? $/;
const isNot = /^ (?:vala |vali |vale |ki |ka |ke )+nahi (?:hai|hain|he|ho) /;

/** Places of things that are not meant: taken back ("3 pants, no sorry 4 pants") or excluded ("not white ones"). */
function deniedPieces({ pieces, words }: Reading, index: ItemIndex): ReadonlySet<number> {
	const denied = new Set<number>();
	const things = pieces.flatMap(({ kind, meaning }, place) =>
		kind === "thing" && !genders.has(meaning) ? [place] : [],
	);
	const between = (from: number, to: number) =>
		` ${words.slice(from, to).join(" ")} `.replaceAll(/ \d+(?= )/g, "");
	things.forEach((place, nth) => {
		const piece = pieces[place];
		const next = things[nth + 1];
		if (!piece) return;
		const before = between(Math.max(0, piece.from - 4), piece.from);
		const after = between(piece.to, piece.to + 5);
		const isKind = piece.meaning.split(" ").every((word) => index.isModifier(word));
		if (
			denies.test(before) ||
			drops.test(after) ||
			(isKind && next !== undefined && isNot.test(after))
		)
			denied.add(place);
		if (next === undefined) return;
		const gap = between(piece.to, pieces[next]?.from ?? piece.to);
		const isHead = piece.meaning.split(" ").some((word) => !index.isModifier(word));
		if (
			takesBack.test(gap) ||
			(piece.isLast && / (?:no|nahi) (?:\S+ )?$/.test(gap)) ||
			(/ (?:socha+|thought) /.test(`${before}${gap}`) && / (?:ab|nov|abhi) /.test(gap))
		) {
			// All words of the thing before are taken back.
			for (let at = nth; at >= 0 && isHead; at--) {
				const one = things[at];
				if (
					one === undefined ||
					(at < nth &&
						(pieces[one]?.isLast ||
							(pieces[things[at + 1] ?? 0]?.from ?? 0) - (pieces[one]?.to ?? 0) > 1))
				)
					break;
				denied.add(one);
			}
		}
	});
	return denied.size < things.length ? denied : new Set();
}

/** Without entries of a kind that is not meant. */
function without(
	ids: readonly string[],
	pieces: readonly Piece[],
	denied: ReadonlySet<number>,
	index: ItemIndex,
): string[] {
	const words = [...denied]
		.flatMap((place) => pieces[place]?.meaning.split(" ") ?? [])
		.filter((word) => index.isModifier(word));
	if (words.length === 0) return [...ids];
	const left = ids.filter(
		(id) => !words.some((word) => index.item(id)?.cards.some((card) => card.has(word))),
	);
	return left.length > 0 ? left : [...ids];
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
