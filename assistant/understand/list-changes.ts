/**
 * What a follow-up does to the list of a conversation: "make it three", "shirt hata do", "ek aur", "no wait, 3 shirts".
 * Each reader knows one kind of change and says which numbers of the message it accounts for, so a number that is left
 * over is a doubt.
 */
import { type Act, type AskedItem, frameLimits } from "../frame.ts";
import { askedItem } from "./asked-item.ts";
import { ironedList, reworkedList } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import { numberAt, unitAt } from "./numbers.ts";
import type { Part } from "./part.ts";
import { countLast, isAlone, share, sumOf, withLines } from "./running-list.ts";
import { tokensOf } from "./tokens.ts";
import { byGender, byName, dividedLast, ofSeats, refine } from "./variants.ts";
import { panelsOf, windowsMeant } from "./windows.ts";
import { plainKinds } from "./words/item-words.ts";

/** What becomes of the list. */
export interface Change {
	items: readonly AskedItem[];
	/** The numbers that it accounts for, beside those of the things of the message. */
	used?: readonly number[];
	/** Words for a part of them are accounted for: "half", "the rest". */
	isDivided?: boolean;
	/** The list is not certain: something of the message is not in it. */
	isOpen?: boolean;
	act?: Act;
	/** An act that the message says counts, whatever was asked before. */
	keepsAct?: boolean;
	/** What stays of the things asked for until now, beside the list: those that were not spoken of last, unless said. */
	keeps?: "all" | "nothing";
}

interface FollowUp {
	part: Part;
	before: Part;
	/** What was spoken of last. */
	list: readonly AskedItem[];
	/** Everything that was asked for until now. */
	all: readonly AskedItem[];
	leans: boolean;
	knowledge: Knowledge;
}

/** The message points at what was there, or is short. */
export function leansOn({ adds, replaces, refers, words }: Part): boolean {
	return adds || replaces || refers || words <= 6;
}

type Reader = (said: FollowUp) => Change | undefined;

export function changeOf(part: Part, before: Part, knowledge: Knowledge): Change | undefined {
	const list = before.frame.items.length > 0 ? before.frame.items : before.asked;
	if (list.length === 0) return undefined;
	const all = before.asked.length > list.length ? before.asked : list;
	const said = { part, before, list, all, leans: leansOn(part), knowledge };
	for (const reader of part.asksMore && !before.frame.acts.includes("total") ? whenMore : readers) {
		const change = reader(said);
		if (change) return change;
	}
	return undefined;
}

const asTotal = (items: readonly AskedItem[]): Act | undefined =>
	items.some(({ quantity }) => quantity !== undefined) ? "total" : undefined;

/** "3 pcs" after a kurta counts it; after suits it says of which kind. */
function pieces({ part, list, knowledge }: FollowUp): Change | undefined {
	const { found, frame, text } = part;
	const [item, ...others] = frame.items;
	if (!item || others.length > 0 || list.some(({ ids }) => share(ids, item.ids))) return undefined;
	const tokens = tokensOf(text);
	const at = tokens.findIndex((_, place) => unitAt(tokens[place + 1]) === "piece");
	const quantity = numberAt(tokens, at)?.value;
	if (quantity === undefined || found.groups.some(({ words }) => words.length > 1))
		return undefined;
	if (refine(list, found.loose, part, knowledge)) return undefined;
	const items = countLast(list, { quantity, unit: undefined }, knowledge);
	return items && { items, used: [quantity], act: "total" };
}

/**
 * "Total 5" after two shirts and three pants counts the list, and changes none of its lines. Of another number of things
 * one is missing, or one too many.
 */
function sum({ part: { found, frame }, list }: FollowUp): Change | undefined {
	const { quantity, isEach } = found;
	if (list.length < 2 || frame.items.length > 0 || isEach || quantity === undefined)
		return undefined;
	const isSum = quantity === sumOf(list);
	if (!isSum && !frame.acts.includes("total")) return undefined;
	return { items: list, used: [quantity], act: "total", isOpen: !isSum };
}

/** "Only ironing", "pants ko press": another work for what is there. */
function works({ part, before, list, leans, knowledge }: FollowUp): Change | undefined {
	if (part.removes) return undefined;
	const items =
		reworkedList(list, part, knowledge.index) ??
		(leans ? ironedList(list, part, before, knowledge.index) : undefined);
	return items && { items, used: part.found.left, act: asTotal(items) ?? "price" };
}

function windows({ part, before, knowledge }: FollowUp): Change | undefined {
	const meant = windowsMeant(part, before, knowledge);
	if (!meant) return undefined;
	part.found.windows = meant;
	const last = before.frame.items.at(-1);
	const panels = askedItem(last?.ids ?? [], panelsOf(meant));
	return { items: [...before.frame.items.slice(0, -1), panels], used: part.found.left };
}

const ordinals = [
	/ (?:first|pahl[aei]|pehl[aei]) (?:one|vala|vali|vale) /,
	/ (?:second|dusr[aei]|doosr[aei]) (?:one|vala|vali|vale) /,
];

/** "Back to the first one, 4 of those": of the things spoken of. */
function earlier({ part: { text, found, frame }, before: { asked } }: FollowUp) {
	const plain = ` ${text.replaceAll("wal", "val")} `;
	const item = asked[ordinals.findIndex((ordinal) => ordinal.test(plain))];
	if (!item || asked.length < 2 || frame.items.length > 0) return undefined;
	return changed([askedItem(item.ids, found.quantity ?? item.quantity)], found.quantity);
}

function changed(items: readonly AskedItem[], ...used: (number | undefined)[]): Change {
	const act = asTotal(items);
	return { items, used: used.filter((number) => number !== undefined), ...(act && { act }) };
}

const oneMore =
	/^(?:(?:ok|acha|aur|and|add|plus|bas) )*\S+ (?:aur|or|more|extra|another)(?: (?:piece|pieces|pcs|bhi|add|jod|jodo|jor|joro|kar|karo|kardo|do|dal|dalo|please|lo|le|hai|hain|add karo))*$|^(?:aur|and)? ?(?:add|plus|another)(?: \S+)?(?: more)?$/;

/** "Ek aur", "remove one", "5-5": only a number. */
function counts({ part, list, all }: FollowUp): Change | undefined {
	const { found, frame, text, removes, isExplicit } = part;
	const isOneMore = oneMore.test(text);
	const count = found.quantity ?? (isOneMore && /\banother\b/.test(text) ? 1 : undefined);
	if (count === undefined || frame.items.length > 0 || found.groups.some(({ hasHead }) => hasHead))
		return undefined;
	if (found.isEach) {
		const each = (now = 1) => (removes ? now - count : count);
		const items = all.map((item) => ({ ...item, quantity: each(item.quantity) }));
		return changed(
			items.filter(({ quantity }) => quantity > 0),
			...found.left,
		);
	}
	if (isExplicit && !frame.acts.includes("total")) return undefined;
	const last = list.at(-1);
	if (!last) return undefined;
	const now = last.quantity ?? 1;
	const rest = list.slice(0, -1);
	const of = (quantity: number) => changed([...rest, { ...last, quantity }], count, count);
	// "Aadhi hata do"
	if (count === 0.5 && removes)
		return { ...of(Math.ceil(now / 2)), isDivided: true, isOpen: now % 2 > 0 };
	if (removes) return now > count ? of(now - count) : changed(rest, count, count);
	return isOneMore ? of(Math.min(frameLimits.quantity, now + count)) : undefined;
}

/** "Shirt hata do", "drop the pants", "remove 1 shirt", "pants ki jagah 3 jeans". */
function fewer({ part, all, knowledge: { index } }: FollowUp): Change | undefined {
	const { found, frame, removes } = part;
	const isNamed = found.dropped.length === 0 && removes;
	const dropped = isNamed ? frame.items.map(({ ids }) => ids) : found.dropped;
	const gone = new Set(dropped.flat());
	const isOf = ({ ids }: AskedItem) => ids.some((id) => gone.has(id));
	if (!all.some(isOf)) return undefined;
	// "Ek rajai ki jagah kambal": one of them.
	const { pieces } = found.reading;
	const few = pieces.find(({ kind }, at) => {
		const words = pieces[at + 1]?.meaning.split(" ") ?? [];
		return kind === "number" && index.find(words).some((id) => gone.has(id));
	})?.number;
	const left = all.flatMap((line) => {
		// Of a thing left open, only the kinds that are named.
		const ids = line.ids.filter((id) => !gone.has(id));
		if (ids.length > 0) return [{ ...line, ids }];
		const fewer = frame.items.find((item) => share(item.ids, line.ids))?.quantity ?? few;
		const now = line.quantity ?? 1;
		return fewer !== undefined && fewer < now ? [{ ...line, quantity: now - fewer }] : [];
	});
	const others = frame.items.filter(
		(item) => !isOf(item) && !all.some(({ ids }) => share(ids, item.ids)),
	);
	// "Jeans instead of pants": as many as there were.
	const quantity = few ?? all.find(isOf)?.quantity;
	const isSwap = others.length === 1 && quantity !== undefined;
	const items = withLines(
		left,
		others.map((item) => (isSwap ? { quantity, ...item } : item)),
	);
	return { ...changed(items, 1, few), keeps: "nothing" };
}

/** "No wait, 4 shirts and a coat": what is named again has its new count, what is new stands for the last line. */
function instead({ part, before, list }: FollowUp): Change | undefined {
	const { found, isExplicit } = part;
	const { items, acts } = part.frame;
	const last = list.at(-1);
	if (!part.replaces || before.removes) return undefined;
	if (isExplicit && acts.some((act) => act !== "price" && act !== "total")) return undefined;
	if (items.length === 0 || !last || found.groups.every(({ hasHead }) => !hasHead))
		return undefined;
	const isKnown = (item: AskedItem) => list.some(({ ids }) => share(ids, item.ids));
	const isAsked = (line: AskedItem) => items.some(({ ids }) => share(ids, line.ids));
	const count = found.quantity;
	// "No wait, 4, and 2 dupattas": the count is of the last line.
	if (count !== undefined && !items.some(isKnown))
		return changed(withLines([...list.slice(0, -1), askedItem(last.ids, count)], items), count);
	if (!items.some(isKnown)) {
		const [only, ...more] = items;
		const counted = more.length === 0 && only ? [{ ...last, ...only }] : items;
		return changed([...list.slice(0, -1), ...counted]);
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

/** "Ek saree aur" of silk sarees. */
const saysMore = / (?:aur|or|more|extra) ?$/;

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
	if (items.length === 0 || part.isExplicit || (isAlone(part) && !isFewer)) return undefined;
	// "1 of them is double"
	if (part.refersToMany) return undefined;
	const isSum = before.frame.acts.includes("total");
	const lines = items.map((item) => list.findIndex(({ ids }) => share(ids, item.ids)));
	if (lines.includes(-1) || new Set(lines).size < lines.length) return undefined;
	const result = [...list];
	let isChange = false;
	items.forEach((item, at) => {
		const place = lines[at] ?? 0;
		const line = list[place];
		if (!line) return;
		const both = line.ids.filter((id) => item.ids.includes(id));
		const ids = item.ids.length < line.ids.length ? item.ids : both;
		const isMore =
			part.adds && isSum && (ids.length === item.ids.length || saysMore.test(part.text));
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
	return isChange ? changed(result) : undefined;
}

const lines: Reader = (said) =>
	setLines(said, said.list) ?? (said.all !== said.list ? setLines(said, said.all) : undefined);

/** The readers of changes line by line; a message that names no change of them goes on to the next. */
const ofLines =
	(reader: Reader): Reader =>
	(said) =>
		said.leans || said.part.removes ? reader(said) : undefined;

const names: Reader = ({ part, before, knowledge }) => {
	const items = part.words < 4 ? byName(before.frame.items, part, knowledge) : undefined;
	return items && { items, used: [part.found.quantity ?? 0] };
};

/** "Make it premium", "press bhi chahiye": another rate by weight for as many kilos. */
const rates: Reader = ({ part, list, leans, knowledge: { index } }) => {
	const last = list.at(-1);
	const words = part.found.loose.filter((word) => word !== "wash");
	const kinds = last?.ids.map((id) => index.item(id)) ?? [];
	if (!leans || !last || words.length === 0 || part.found.numbers.length > 0) return undefined;
	if (!kinds.every((item) => item?.measure === "kg" && item.words.has("wash"))) return undefined;
	const isOther = (word: string) => words.some((said) => rateKinds[said] === word);
	const kept = [...(kinds[0]?.words ?? [])].filter(
		(word) => rateKinds[word] && !isOther(word) && kinds.every((item) => item?.words.has(word)),
	);
	const wanted = [...kept, ...words, "wash"];
	const ids = index
		.measured("kg")
		.filter((id) => wanted.every((word) => index.item(id)?.words.has(word)));
	return ids.length > 0
		? changed([...list.slice(0, -1), askedItem(ids, last.quantity)])
		: undefined;
};

/** A kind of washing by weight → the one that it is instead of. */
const rateKinds: Readonly<Record<string, string>> = {
	premium: "normal",
	normal: "premium",
	iron: "fold",
	fold: "iron",
};

const seats: Reader = ({ part, before, knowledge }) => {
	const items = ofSeats(part, before, knowledge);
	return items && { items, act: "total" };
};

/** "1 is normal" */
const plainPart = / (?:plain|normal|simple|regular|ordinary) /;

/** "Make the lehenga bridal", "kambal double hai": another kind of a thing of the list, as often. */
const otherKind: Reader = ({ part, list, leans, knowledge: { index } }) => {
	const [item, ...others] = part.frame.items;
	const [group] = part.found.groups;
	if (!item || !group?.hasHead || others.length > 0 || !leans || part.adds) return undefined;
	if (item.quantity !== undefined || part.isExplicit || isAlone(part)) return undefined;
	const heads = group.words.filter((word) => !index.isModifier(word));
	const isKind = heads.length < group.words.length;
	const isOfHead = ({ ids }: AskedItem) =>
		heads.every((head) => index.item(ids[0] ?? "")?.words.has(head));
	const same = list.filter(isOfHead);
	const [line] = same;
	if (!isKind || !line || same.length > 1 || sumOf(list) < 2) return undefined;
	if (list.some(({ ids }) => share(ids, item.ids))) return undefined;
	return changed(list.map((one) => (one === line ? askedItem(item.ids, line.quantity) : one)));
};

/** "Silk", "2 of them are silk", "one silk one cotton": kinds without their thing. */
const kinds: Reader = ({ part, before, leans, knowledge }) => {
	const { frame, found } = part;
	const list = before.frame.items;
	const last = list.at(-1);
	const isPlainPart = plainPart.test(` ${part.text} `);
	if ((found.loose.length === 0 && !isPlainPart) || found.items.some(({ group }) => group.hasHead))
		return undefined;
	if (!leans || !last) return undefined;
	const used = found.left;
	const divided = dividedLast(list, part, before, knowledge);
	if (divided) return { items: divided, used, isDivided: true, keepsAct: true, act: "total" };
	if (found.loose.length === 0) return undefined;
	const items = refine(list, found.loose, part, knowledge);
	// "Cotton or silk, no, just silk".
	if (items) return { items: isAlone(part) ? items.slice(-1) : items, used, keepsAct: true };
	// "3 of them king size", where the price knows no sizes.
	const quantity = frame.items[0]?.quantity;
	const counted = part.refersToMany
		? countLast(list, { ...found, quantity }, knowledge)
		: undefined;
	const isOpen = (quantity ?? 0) < (last.quantity ?? 0);
	if (counted) return { items: counted, used, isOpen, keepsAct: true, act: "total" };
	// "1 silk ki hai": a material that changes no price.
	const isPlain = found.loose.every((word) => plainKinds.has(word));
	return isPlain ? { items: list, used, keepsAct: true } : undefined;
};

const genders: Reader = ({ part, before, leans, knowledge }) => {
	const { frame, found } = part;
	if (frame.items.length > 0 || found.gender.length === 0 || !leans) return undefined;
	const items = byGender(before.frame.items, found.gender, knowledge);
	return items && { items, keepsAct: true };
};

const number: Reader = ({ part, before, knowledge }) => {
	if (part.frame.items.length > 0 || part.isExplicit) return undefined;
	const items = countLast(before.frame.items, part.found, knowledge);
	const used = part.found.quantity === undefined ? [] : [part.found.quantity];
	return items && { items, used, keepsAct: true, act: "total" };
};

const ofList = / (?:kar|karo|kardo|kijiye|rakho?|dalo?|daal|likho?|put) /;
const forEach = / (?:for each|for every|with each|har ek ke (?:lie|liye|sath)) /;

/** Things after things: more of them where they are added, else in their place. */
const things: Reader = ({ part, before, all, leans, knowledge: { index } }) => {
	const { items, acts } = part.frame;
	if (items.length === 0) return undefined;
	const list = before.frame.items;
	if (part.isExplicit || !leans) {
		// "Add a comforter too, total?"
		const isAdded = part.adds && acts[0] === "total" && before.asked.length > 0;
		return isAdded ? added(before.asked) : undefined;
	}
	const isCounted = items.some(({ quantity }) => quantity !== undefined);
	// "Actually just the shirts", of shirts and pants.
	const left = isAlone(part)
		? list.filter((line) => items.some(({ ids }) => share(ids, line.ids)))
		: [];
	if (left.length > 0 && !isCounted) return { items: left };
	const wasSum = before.frame.acts.includes("total");
	const isNew = !items.some((item) => all.some(({ ids }) => share(ids, item.ids)));
	// After "remove the coat", "a suit instead" is one more; "pant ek kar do".
	const isAdded =
		part.adds ||
		(part.replaces && before.removes) ||
		(wasSum && isCounted && isNew && ofList.test(` ${part.text} `));
	// "Add a blouse for each"
	const isForEach = isAdded && wasSum && forEach.test(` ${part.text} `);
	if (isForEach)
		return added(
			all,
			items.map((item) => ({ ...item, quantity: sumOf(list) })),
		);
	if (isAdded && (wasSum || before.removes || isCounted)) return added(all);
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
	const heads = new Set(list.flatMap(({ ids }) => [...(index.item(ids[0] ?? "")?.words ?? [])]));
	const isSame = part.found.groups.some(
		({ words, hasHead }) =>
			hasHead && words.some((word) => heads.has(word) && !index.isModifier(word)),
	);
	const isLost = list.some((line) => !items.some(({ ids }) => share(ids, line.ids)));
	const isOpen = isSame && isLost && sumOf(list) > list.length;
	return { items, isOpen, keeps: "all" };

	function added(lines: readonly AskedItem[], more = items): Change {
		const isOfWork = ({ ids }: AskedItem) => ids.every((id) => index.item(id)?.isWhole);
		const isNew = (item: AskedItem) =>
			index.item(item.ids[0] ?? "")?.measure !== "kg" && !isOfWork(item);
		// "6 shirts wash and press", then "and 3 trousers": which work is meant is open.
		const isOpen = !part.drycleans && list.every(isOfWork) && more.some(isNew);
		return { items: withLines(lines, more), isOpen, keepsAct: true, act: "total" };
	}
};

/** "All 3 are silk": whatever kinds they were. */
const allOfKind: Reader = (said) =>
	everyOne.test(` ${said.part.text} `) ? kinds(said) : undefined;
const everyOne = / (?:all|sab|sabhi|sare|sari|saare|saari) /;

const whenMore: readonly Reader[] = [rates, works, windows, names];
const readers: readonly Reader[] = [
	pieces,
	sum,
	rates,
	works,
	windows,
	allOfKind,
	...[earlier, counts, fewer, instead, lines].map(ofLines),
	names,
	otherKind,
	seats,
	kinds,
	genders,
	number,
	things,
];
