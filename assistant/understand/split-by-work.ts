/** Some things of a list are ironed, the others dry-cleaned: "3 kurtas ironed, 1 saree dry cleaned". */
import { askedItem } from "./asked-item.ts";
import type { ItemIndex } from "./item-index.ts";
import type { NamedItem } from "./items.ts";
import { declinesDryCleaning, ironing } from "./kinds-of-work.ts";
import type { Piece, Reading } from "./reading.ts";
import { countWordsOf } from "./words/count-words.ts";

type Work = "iron" | "dryclean";

interface NamedWork {
	work: Work;
	place: number;
}

/** The list with the work of each thing; undefined unless both works are named and each thing has one. */
export function splitByWork(
	items: readonly NamedItem[],
	reading: Reading,
	index: ItemIndex,
): NamedItem[] | undefined {
	const iron = items.find(({ group }) => group.words.join() === "iron");
	const things = items.filter((item) => item !== iron);
	const works = worksOf(reading.pieces);
	const [first] = things;
	const only = ironing(index);
	if (!first || only.length === 0 || !works.some(({ work }) => work === "iron")) return undefined;
	if (declinesDryCleaning(reading.text) || isWashed(reading)) return undefined;
	const counts =
		things.length === 1 && works.length === 2
			? partsOf(first, works, reading)
			: countsOf(things, works, reading.pieces);
	if (!counts) return undefined;
	const ironed = counts.filter(({ work }) => work === "iron");
	const cleaned = counts.filter(({ work }) => work === "dryclean");
	if (ironed.length === 0 || cleaned.length === 0) return undefined;
	const count = ironed.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
	return [
		...cleaned.map(({ item, quantity }) => ({
			...askedItem(item.ids, quantity),
			group: item.group,
		})),
		{ ...askedItem(only, count), group: (ironed[0]?.item ?? first).group },
	];
}

interface Counted {
	item: NamedItem;
	quantity: number | undefined;
	work: Work;
}

function worksOf(pieces: readonly Piece[]): NamedWork[] {
	return pieces.flatMap(({ kind, meaning }, place): NamedWork[] => {
		if (meaning === "dryclean") return [{ work: "dryclean", place }];
		return kind === "thing" && meaning === "iron" ? [{ work: "iron", place }] : [];
	});
}

function isWashed({ pieces }: Reading): boolean {
	return pieces.some(({ meaning }) => meaning.split(" ").includes("wash"));
}

const parts = ({ meaning, isLast }: Piece) => meaning === "and" || isLast;

/** A work is that of the thing before it, and after "and" or a comma that of the thing after it. */
function countsOf(
	things: readonly NamedItem[],
	works: readonly NamedWork[],
	pieces: readonly Piece[],
): Counted[] | undefined {
	const named = new Map<NamedItem, Work>();
	for (const { work, place } of works) {
		const before = things.findLast(({ group }) => group.first < place);
		const after = things.find(({ group }) => group.first > place);
		const isOfBefore = before && !pieces.slice(before.group.last, place).some(parts);
		const isOfAfter = after && !pieces.slice(place, after.group.first).some(parts);
		const thing = isOfBefore ? before : isOfAfter ? after : undefined;
		if (!thing || (named.has(thing) && named.get(thing) !== work)) return undefined;
		named.set(thing, work);
	}
	// "2 suits, and ironing of 6 shirts": what has no work named is dry-cleaned.
	const isBefore = works.every(
		({ place }) => things.findLastIndex(({ group }) => group.last < place) < things.length - 1,
	);
	const isOpen = things.some((thing) => !named.has(thing));
	const hasClean = works.some(({ work }) => work === "dryclean");
	if (isOpen && (hasClean || !isBefore)) return undefined;
	return things.map((item) => ({
		item,
		quantity: item.quantity,
		work: named.get(item) ?? "dryclean",
	}));
}

/** "5 shirts: 3 press, the rest dry clean", "10 shirts, half ironed, half dry cleaned". */
function partsOf(
	item: NamedItem,
	works: readonly NamedWork[],
	{ pieces, tokens }: Reading,
): Counted[] | undefined {
	const { quantity: all = 0 } = item;
	const words = countWordsOf(tokens.map(({ text }) => text)).filter(({ kind }) => kind === "part");
	let from = item.group.last + 1;
	const counts = works.map(({ work, place }) => {
		const before = pieces.slice(from, place);
		const [start, end] = [pieces[from]?.from ?? 0, pieces[place]?.from ?? 0];
		from = place + 1;
		const number = before.find(({ kind }) => kind === "number")?.number;
		const word = words.find((one) => one.from >= start && one.from < end);
		const isHalf =
			number === 0.5 || /^(?:half|aadh\w*|adh\w*)$/.test(tokens[word?.from ?? -1]?.text ?? "");
		return { item, work, quantity: isHalf ? all / 2 : number, isRest: word !== undefined };
	});
	const said = counts.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
	const whole = counts.map((part) =>
		part.quantity === undefined && part.isRest ? { ...part, quantity: all - said } : part,
	);
	const sum = whole.reduce((total, { quantity = 0 }) => total + quantity, 0);
	return sum === all && whole.every(({ quantity = 0 }) => quantity > 0 && quantity % 1 === 0)
		? whole
		: undefined;
}
