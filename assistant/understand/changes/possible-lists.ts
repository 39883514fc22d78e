/** What a message may make of the list of a conversation: every plain operation on its lines. `list-after.ts` ranks them. */
import { type AskedItem, frameLimits } from "../../frame.ts";
import { askedItem } from "../asked-item.ts";
import { ofGender } from "../genders.ts";
import type { ItemIndex } from "../item-index.ts";
import { share, withLines } from "../running-list.ts";
import { headsOfItem } from "../variants.ts";

type List = readonly AskedItem[];

/** A list and what a message says of it. */
export interface Said {
	list: List;
	/** What was spoken of last. */
	last: List;
	/** The things of the message, as it may be read. */
	readings: readonly List[];
	/** The things that it takes back. */
	dropped: List;
	/** Its numbers. */
	numbers: readonly number[];
	/** Its words for a kind, without their thing: "silk", "double". */
	kinds: readonly (readonly string[])[];
	gender: readonly string[];
	/** It says "plain", "without lining". */
	isPlain: boolean;
	index: ItemIndex;
}

/** Each list once. */
export function possibleLists(said: Said): AskedItem[][] {
	const { list, readings, dropped } = said;
	// What was only asked about is not on the list yet.
	const counted = list.filter(({ quantity }) => quantity !== undefined);
	const bases = [
		list,
		counted,
		...(dropped.length > 0 ? [without(list, dropped), ...fewer(list, dropped, said)] : []),
	];
	const all = bases.flatMap((base) => [
		base,
		// "And the rest?"
		base.filter((line) => !isOf(said.last)(line)),
		...readings.flatMap((things) => (things.length > 0 ? withThings(base, things, said) : [])),
		...withNumbers(base, said),
		...withKinds(base, said),
	]);
	const isSound = (lines: List) =>
		lines.length > 0 &&
		lines.length <= frameLimits.items &&
		lines.every(({ quantity = 1 }) => quantity > 0 && quantity <= frameLimits.quantity);
	// Of lists alike the first.
	const sound = all.filter(isSound).reverse();
	return [...new Map(sound.map((lines) => [keyOf(lines), [...lines]])).values()];
}

/** The same for lists that say the same. */
export const keyOf = (lines: List): string =>
	lines
		.map(({ ids, quantity }) => `${[...ids].sort().join("/")}×${quantity ?? 1}`)
		.sort()
		.join();

const countOf = ({ quantity = 1 }: AskedItem) => quantity;
const isOf = (things: List) => (line: AskedItem) => things.some(({ ids }) => share(ids, line.ids));
const replaced = (list: List, place: AskedItem, lines: List) =>
	list.flatMap((line) => (line === place ? lines : [line]));

function without(list: List, things: List): AskedItem[] {
	const named = new Set(things.flatMap(({ ids }) => ids));
	return list.flatMap((line) => {
		const ids = line.ids.filter((id) => !named.has(id));
		// Of a thing left open, only the kinds that are named.
		const isOpen = ids.length > 0 && line.quantity === undefined;
		if (ids.length === line.ids.length) return [line];
		return isOpen ? [{ ...line, ids }] : [];
	});
}

/** The things less often: once, or as often as the message says. */
function fewer(list: List, things: List, { numbers }: Said): AskedItem[][] {
	return [undefined, ...numbers, 1].map((number) =>
		list.flatMap((line) => {
			const thing = things.find(({ ids }) => share(ids, line.ids));
			const left = countOf(line) - (thing ? (number ?? countOf(thing)) : 0);
			return left > 0 ? [thing ? { ...line, quantity: left } : line] : [];
		}),
	);
}

function withThings(list: List, things: List, said: Said): AskedItem[][] {
	const { numbers, last } = said;
	const named = list.filter(isOf(things));
	const fresh = things.filter((thing) => !isOf(list)(thing));
	const single = (lines: List) => lines.map((line) => ({ quantity: 1, ...line }));
	const asMany = (one: AskedItem | undefined) =>
		fresh.map((thing) => askedItem(thing.ids, thing.quantity ?? one?.quantity));
	const set = list.map((line) => {
		const thing = things.find(({ ids }) => share(ids, line.ids));
		if (!thing) return line;
		const ids = thing.ids.length < line.ids.length ? thing.ids : line.ids;
		return askedItem(ids, thing.quantity ?? line.quantity);
	});
	const withCount = (lines: List, of: (now: number) => number, uncounted = 1) =>
		list.map((line) =>
			lines.includes(line) ? { ...line, quantity: of(line.quantity ?? uncounted) } : line,
		);
	const spoken = list.filter(isOf(last.slice(-1)));
	const counted = things.flatMap((thing) =>
		thing.quantity === undefined
			? numbers.map((number) => replaced(things, thing, [askedItem(thing.ids, number)]))
			: [],
	);
	return [
		[...things],
		...counted,
		withLines(list, things),
		withLines(list, single(things)),
		withLines(set, fresh),
		withLines(set, single(fresh)),
		without(list, things),
		...fewer(list, things, said),
		named,
		set.filter(isOf(things)),
		// "Same for pants"
		withLines(list, asMany(list.at(-1))),
		...(named.length > 0
			? [
					withCount(named, (now) => now * 2),
					withCount(named, (now) => (now % 2 === 0 ? now / 2 : now)),
					withCount(named, (now) => now + 1),
				]
			: []),
		...numbers.flatMap((number) => [
			withCount(named, () => number),
			withCount(named, (now) => now + number, 0),
			// "Make that two, and two shirts"
			...(fresh.length > 0
				? [
						withLines(
							withCount(spoken, () => number),
							single(fresh),
						),
					]
				: []),
			// "Swap two of the t-shirts for shirts"
			...(fresh.length === 1
				? named.map((line) =>
						withLines(
							replaced(list, line, [{ ...line, quantity: countOf(line) - number }]),
							fresh.map(({ ids }) => ({ ids, quantity: number })),
						),
					)
				: []),
		]),
		...(fresh.length > 0 ? placesOf(list, last, 4) : []).flatMap((line) => {
			// "Two of the shirts are kurtas"
			const left = countOf(line) - fresh.reduce((sum, thing) => sum + countOf(thing), 0);
			return [
				replaced(list, line, fresh),
				replaced(list, line, asMany(line)),
				...(left > 0
					? [replaced(list, line, [{ ...line, quantity: left }, ...single(fresh)])]
					: []),
			];
		}),
	];
}

/** The line that was spoken of last; the others only of a short list. */
function placesOf(list: List, last: List, short: number): List {
	return list.length <= short ? list : list.filter(isOf(last.slice(-1)));
}

function withNumbers(list: List, { numbers, last }: Said): AskedItem[][] {
	const each = (of: (now: number) => number, uncounted = 1) =>
		list.map((line) => ({ ...line, quantity: of(line.quantity ?? uncounted) }));
	return [
		...placesOf(list, last, 3).flatMap((line) => {
			const put = (quantity: number) => replaced(list, line, [{ ...line, quantity }]);
			const now = line.quantity ?? 0;
			return [
				[line],
				replaced(list, line, []),
				...[...numbers, 1].flatMap((number) => [put(now + number), put(now - number)]),
				...numbers.flatMap((number) => [put(number), [{ ...line, quantity: number }]]),
			];
		}),
		...numbers.flatMap((number) => [each(() => number), each((now) => now + number, 0)]),
		each(() => 1),
		each((now) => now + 1),
		each((now) => now - 1),
		each((now) => now * 2),
		...(list.every((line) => countOf(line) % 2 === 0) ? [each((now) => now / 2)] : []),
	];
}

function withKinds(list: List, said: Said): AskedItem[][] {
	const { kinds, gender, numbers, last, index, isPlain } = said;
	const line = list.find(isOf(last.slice(-1))) ?? list.at(-1);
	if (!line) return [];
	const inPlace = (lines: List) => replaced(list, line, lines);
	const all = [
		...kinds,
		...(kinds.length > 1 ? [kinds.flat()] : []),
		...(gender.length > 0 || isPlain ? [[]] : []),
	];
	const results = all.flatMap((words) => {
		const ofKind = (one: AskedItem) => {
			const ids = idsOfKind(one, words, said);
			return ids.length > 0 ? askedItem(ids, one.quantity) : undefined;
		};
		const isKind = (one: AskedItem) =>
			words.every((word) => index.item(one.ids[0] ?? "")?.words.has(word));
		const able = list.filter(ofKind);
		const ids = ofKind(line)?.ids;
		return [
			list.filter(isKind),
			list.filter((one) => !isKind(one)),
			able.flatMap((one) => ofKind(one) ?? []),
			...[able, ...able.map((one) => [one])].map((some) =>
				withLines(
					[],
					list.map((one) => (some.includes(one) ? (ofKind(one) ?? one) : one)),
				),
			),
			...(ids ? [[askedItem(ids, undefined)], [askedItem(ids, line.quantity)]] : []),
			...(ids ? [...numbers, 1] : []).flatMap((number) => [
				withLines(list, [askedItem(ids ?? [], number)]),
				inPlace([askedItem(ids ?? [], number)]),
				// "Two of them are silk", "six, and two are silk"
				...[countOf(line), ...numbers].map((all) =>
					inPlace([{ ...line, quantity: all - number }, askedItem(ids ?? [], number)]),
				),
			]),
		];
	});
	// "1 silk 2 cotton"
	const parts = kinds.map((words, at) =>
		askedItem(idsOfKind(line, words, { ...said, gender: [] }), numbers[at]),
	);
	const isDivided =
		kinds.length > 1 && numbers.length === kinds.length && parts.every(({ ids }) => ids.length > 0);
	if (!isDivided) return results;
	const left = countOf(line) - parts.reduce((sum, part) => sum + countOf(part), 0);
	return [
		...results,
		inPlace(parts),
		withLines(list, parts),
		inPlace([{ ...line, quantity: left }, ...parts]),
	];
}

/** The ids of a line's thing in the kind that the words say; without words in its plain kind, or of the gender. */
function idsOfKind(line: AskedItem, words: readonly string[], { gender, index }: Said): string[] {
	const item = index.item(line.ids[0] ?? "");
	if (!item) return [];
	const heads = headsOfItem(item);
	const isPlainCard = (id: string) =>
		index.item(id)?.cards.some((card) => [...card].every((word) => heads.includes(word)));
	const first = <Found>(of: readonly Found[], find: (one: Found) => string[]) =>
		of.map(find).find((ids) => ids.length > 0) ?? [];
	if (words.length > 0) return first(heads, (head) => index.find([head, ...words]));
	if (gender.length === 0) return first(heads, (head) => index.find([head]).filter(isPlainCard));
	return first(item.cards, (card) =>
		ofGender([...new Set([...line.ids, ...index.find([...card])])], gender, index),
	);
}
