/** The things, kinds and numbers of a message that may change the list before it. */
import type { AskedItem, Line } from "../frame.ts";
import type { Amount } from "./counts.ts";
import { type ItemIndex, isWeighed } from "./item-index.ts";
import { inUnit, type NamedItem, quantityFor } from "./items.ts";
import { lineOf, share } from "./lines.ts";
import type { Message } from "./message.ts";
import { isWork, type NamedThings, type Thing } from "./things.ts";
import { headsOf } from "./words/item-words.ts";
import { isOf } from "./words/vocabulary.ts";
import { wantsDryCleaning } from "./work.ts";

export interface Mention {
	/**
	 * "line": a thing of the list; "kin": another kind of such a thing; "new": a thing that is not on it; "number": a number
	 * by itself; "list": none of these, so that the words may be of the list as a whole.
	 */
	kind: "line" | "kin" | "new" | "number" | "list";
	ids: readonly string[];
	/** The lines that it may mean, the likeliest last. */
	lines: readonly Line[];
	quantity?: number | undefined;
	/** "5 each" */
	isEach?: boolean;
	/** Of a list of ironing only some of the pieces: "the pants". */
	isSome?: boolean;
	/** Places of its first and last piece. */
	first: number;
	last: number;
}

type Meant = Pick<Mention, "kind" | "ids" | "lines" | "isSome">;

interface Conversation {
	lines: readonly Line[];
	/** The line, or the thing, that was spoken of last. */
	last: Line | undefined;
	index: ItemIndex;
}

/** The line, or the thing, that was spoken of last. @param items of the message before */
export function lastOf(lines: readonly Line[], items: readonly Line[]): Line | undefined {
	const named = items.at(-1) ?? lines.at(-1);
	return named && (lines.find((line) => share(line, named)) ?? lineOf(named.ids, undefined));
}

/** @returns in their order; at least one */
export function mentionsOf({ found, reading }: Message, before: Conversation): Mention[] {
	const { last } = before;
	const hasWeighed = before.lines.some((line) => isWeighed(line, before.index));
	// "I will wash them at home" names no work that is wanted.
	const isVerb = ({ words, quantity }: Thing) =>
		words.join() === "wash" && quantity === undefined && !hasWeighed;
	// "Iron too", of what is weighed, is another work on it.
	const isThing = ({ hasHead, words }: Thing) => hasHead && !(hasWeighed && isWork(words));
	const things = [...found.named, ...found.dropped]
		.filter(({ group }) => isThing(group) && !isVerb(group))
		.map((item) =>
			placed(thingMeant(item, found.refused, reading, before), withOne(item.group, reading)),
		);
	const kinds = found.things
		.filter((thing) => !isThing(thing) && !isVerb(thing))
		.map((thing) => {
			const meant = kindMeant(thing.words, found.refused, before);
			// "Set 2 kar do, shaadi me jana hai": the number is of what was spoken of last.
			return meant.lines.length === 0 && thing.quantity !== undefined && last
				? placed({ kind: "number", ids: last.ids, lines: [last] }, thing)
				: placed(meant, thing);
		});
	const numbers = numbersMeant(found.left, things, before);
	const genders = things.length > 0 ? [] : gendersMeant(found.genders, numbers, before);
	const all = [...things, ...kinds, ...refusedMeant(found, reading, before), ...genders, ...numbers]
		.filter(({ kind, lines }) => kind !== "kin" || lines.length > 0)
		.sort((one, other) => one.first - other.first);
	if (all.length > 0) return all;
	const meant = { ids: last?.ids ?? [], lines: last ? [last] : [] };
	const { pieces } = reading;
	const one = pieces.findIndex(({ kind, meaning }) => kind === "word" && isOf("one", meaning));
	return [
		one < 0
			? { ...meant, kind: "list", first: pieces.length, last: pieces.length }
			: { ...meant, kind: "number", quantity: 1, first: one, last: one },
	];
}

/** "Not the single ones": kinds of lines that are refused. */
function refusedMeant(
	{ refused }: Message["found"],
	reading: Message["reading"],
	before: Conversation,
): Mention[] {
	return reading.pieces.flatMap(({ kind, meaning }, place) => {
		const words = meaning.split(" ");
		if (kind !== "thing" || !words.every((word) => refused.includes(word))) return [];
		const meant = kindMeant(words, [], before);
		const isLine = meant.kind === "line" && meant.lines.length > 0;
		return isLine ? [placed(meant, { words, hasHead: false, first: place, last: place })] : [];
	});
}

/** Numbers that no thing of the message has. */
function numbersMeant(
	amounts: readonly Amount[],
	things: readonly Mention[],
	before: Conversation,
): Mention[] {
	// "Not 4, 5", of the one line that has four.
	const [counted, ...others] =
		amounts.length > 1
			? before.lines.filter((line) => amounts.some(({ quantity }) => quantity === line.quantity))
			: [];
	const usual = counted && others.length === 0 ? counted : before.last;
	// "8 shirts, two are torn", of ten before.
	const isTold = ({ quantity }: Amount) =>
		things.some(({ quantity: now = 0, lines }) => {
			const { quantity: was } = lines.at(-1) ?? {};
			return now > 0 && was !== undefined && Math.abs(was - now) === quantity;
		});
	return amounts
		.filter((amount) => !isTold(amount))
		.map(({ quantity, unit, place, end, isEach }): Mention => {
			// "Shirts not 4, 5": of the thing before it.
			const named = things.findLast(({ first, lines }) => first < place && lines.length > 0);
			const likely = named?.kind === "line" ? named.lines.at(-1) : usual;
			const meant = [...before.lines, ...(likely ? [likely] : [])].flatMap((line) => {
				const ids = inUnit(line.ids, { quantity, unit }, before.index);
				const count = quantityFor({ quantity, unit }, ids, before.index);
				return count === undefined ? [] : [{ line, ids, count }];
			});
			const {
				line,
				ids = [],
				count = quantity,
			} = meant.findLast((one) => one.line === likely) ?? meant.at(-1) ?? {};
			const lines = line ? [line] : [];
			return { kind: "number", ids, lines, quantity: count, isEach, first: place, last: end };
		});
}

/** "A saree" */
function withOne(thing: Thing, { pieces }: Message["reading"]): Thing {
	const before = pieces[thing.first - 1];
	const isOne = before?.kind === "word" && !before.isLast && isOf("one", before.meaning);
	return isOne ? { quantity: 1, ...thing } : thing;
}

const placed = (meant: Meant, { quantity, first, last }: Thing): Mention => ({
	...meant,
	quantity,
	first,
	last,
});

/** The line that was spoken of last is the likeliest. */
const inTurn = (lines: readonly Line[], { last }: Conversation) => [
	...lines.filter((line) => line !== last),
	...lines.filter((line) => line === last),
];

function thingMeant(
	item: NamedItem,
	refused: readonly string[],
	{ text }: Message["reading"],
	before: Conversation,
): Meant {
	const { ids, group } = item;
	const ironed = wantsDryCleaning(text) ? undefined : ironedBy(item, before);
	if (ironed) return { kind: "line", ids: ironed.ids, lines: [ironed], isSome: true };
	// "Curtains without lining" are no lined ones.
	const own = linesNamed(item, group.words, before).filter(
		(line) => !line.ids.every((id) => before.index.isNamedBy(id, refused)),
	);
	if (own.length > 0) return { kind: "line", ids, lines: inTurn(own, before) };
	const kin = before.lines.filter((line) => isKin(line, item, before.index));
	return kin.length > 0
		? { kind: "kin", ids, lines: inTurn(kin, before) }
		: { kind: "new", ids, lines: before.lines.filter((line) => line === before.last) };
}

/** Of a list of ironing pieces are more to iron: "2 more kurtas". */
function ironedBy({ ids, group }: NamedItem, { lines, index }: Conversation): Line | undefined {
	const [line, ...more] = lines;
	const isIron = line?.ids.every((id) => index.isExact(id, ["iron"])) === true;
	const isPiece = ids.every((id) => !index.item(id)?.measure && !index.item(id)?.isWhole);
	return isIron && more.length === 0 && isPiece && !isWork(group.words) ? line : undefined;
}

/** The lines that a thing names; "jacket" that of a Nehru jacket. */
function linesNamed(
	item: AskedItem,
	words: readonly string[],
	{ lines, index }: Conversation,
): readonly Line[] {
	const same = lines.find((line) => line.ids.join() === item.ids.join());
	const shared = same ? [same] : lines.filter((line) => share(line, item));
	if (shared.length > 0) return shared;
	return lines.filter(({ ids: [id = ""] }) => {
		const own = index.item(id)?.words;
		return own && words.length > 0 && words.every((word) => own.has(word));
	});
}

/** True if two are the same thing of several kinds: sneakers and white sneakers. */
function isKin(line: Line, item: AskedItem, index: ItemIndex): boolean {
	const thingsOf = ({ ids: [id = ""] }: AskedItem) =>
		(index.item(id)?.cards ?? []).map((card) => headsOf([...card]).join()).filter(Boolean);
	const things = thingsOf(item);
	return thingsOf(line).some((thing) => things.includes(thing));
}

/** "Silk", "double wala": lines of this kind, else lines of whose thing there is such a kind. */
function kindMeant(
	words: readonly string[],
	refused: readonly string[],
	before: Conversation,
): Meant {
	const { lines, index } = before;
	const own = lines.filter(({ ids }) =>
		ids.every((id) => words.every((word) => index.isNamedBy(id, [word]))),
	);
	if (own.length > 0)
		return ofLines(
			"line",
			own.map((line) => ({ line, ids: line.ids })),
			before,
		);
	const fitting = lines.flatMap((line) => {
		const heads = isWork(words) ? [] : headsOfLine(line, index);
		const ofHeads = heads.map((head) => index.find([head, ...words]));
		const ids = ofHeads.find(({ length }) => length > 0) ?? weighedOfKind(line, words, index);
		return ids.length > 0 ? [{ line, ids }] : [];
	});
	const open = fitting.filter(({ line, ids }) => line.ids.some((id) => ids.includes(id)));
	// "Not silk, embroidered"
	const given = fitting.filter(({ line }) => line.ids.every((id) => index.isNamedBy(id, refused)));
	if (given.length > 0) return ofLines("kin", given, before);
	return open.length > 0 ? ofLines("line", open, before) : ofLines("kin", fitting, before);
}

function ofLines(
	kind: Mention["kind"],
	some: readonly { line: Line; ids: readonly string[] }[],
	before: Conversation,
): Meant {
	const lines = inTurn(
		some.map(({ line }) => line),
		before,
	);
	return { kind, lines, ids: some.find(({ line }) => line === lines.at(-1))?.ids ?? [] };
}

/** "Premium please", "iron too", of what goes by weight: the work that is otherwise the most like it. */
function weighedOfKind(line: Line, words: readonly string[], index: ItemIndex): string[] {
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

const headsOfLine = ({ ids }: Line, index: ItemIndex): string[] => {
	const { cards = [], aliases = [] } = index.item(ids[0] ?? "") ?? {};
	return [...new Set([...cards, ...aliases].flatMap((name) => headsOf([...name])))];
};

/** "Ladies", "gents ke 3": lines of the category, else lines that may be of it; each takes the number beside it. */
function gendersMeant(
	genders: NamedThings["genders"],
	numbers: Mention[],
	before: Conversation,
): Mention[] {
	return genders.flatMap(({ name, place }) => {
		const category = before.index.categories.find(({ words }) => words.has(name));
		const fitting = before.lines.flatMap((line) => {
			const ids = line.ids.filter((id) => category?.items.includes(id));
			return ids.length > 0 ? [{ line, ids }] : [];
		});
		const own = fitting.filter(({ line, ids }) => ids.length === line.ids.length);
		const open = own.length > 0 ? own : fitting;
		const others = before.lines.flatMap((line) => {
			const words = before.index.item(line.ids[0] ?? "")?.cards[0] ?? [];
			const ids = before.index.find([...words]).filter((id) => category?.items.includes(id));
			return ids.length > 0 ? [{ line, ids }] : [];
		});
		const meant = open.length > 0 ? ofLines("line", open, before) : ofLines("kin", others, before);
		if (meant.lines.length === 0) return [];
		const beside = numbers.findIndex(({ first, last }) => place - last < 2 && first - place < 3);
		const [number] = beside < 0 ? [] : numbers.splice(beside, 1);
		return [
			placed(meant, {
				words: [],
				hasHead: false,
				first: place,
				last: place,
				...(number?.quantity && { quantity: number.quantity }),
			}),
		];
	});
}
