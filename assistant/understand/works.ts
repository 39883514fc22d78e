/** Some things of a list are ironed, the others dry-cleaned: "3 kurtas ironed, 1 saree dry cleaned". */
import type { Countable, Work } from "./amounts.ts";
import type { ItemIndex } from "./item-index.ts";
import { declinesDryCleaning } from "./kinds-of-work.ts";
import type { Piece, Reading } from "./reading.ts";

interface NamedWork {
	work: Work;
	place: number;
}

/**
 * Gives each thing its work, where both works are named and each thing has one.
 * @returns whether things have the work that was named for others, and whether that is open
 */
export function assignWorks(
	groups: Countable[],
	reading: Reading,
	index: ItemIndex,
	canIron: boolean,
): { isShared: boolean; isOpen: boolean } {
	const { pieces, text } = reading;
	const works = worksOf(pieces);
	const isWashed = pieces.some(({ meaning }) => meaning.split(" ").includes("wash"));
	const isIroned = works.some(({ work }) => work === "iron");
	if (!canIron || declinesDryCleaning(text) || isWashed || !isIroned)
		return { isShared: false, isOpen: false };
	const isIron = ({ words }: Countable) => words.join() === "iron";
	const things = groups.filter((group) => group.hasHead && !isIron(group));
	const sameWork = addedThings(things, works, reading);
	// "10 shirts to iron, and a blanket too": hardly to be ironed.
	const isOpen = sameWork.some((thing) => !isOfSameCategory(thing, things[0], index));
	const shared = { isShared: sameWork.length > 0, isOpen };
	const named = worksOfThings(things, works, pieces, sameWork);
	if (!named || new Set(named).size < 2) return shared;
	things.forEach((thing, at) => {
		const work = named[at];
		if (work) thing.work = work;
	});
	const at = groups.findIndex(isIron);
	if (at >= 0) groups.splice(at, 1);
	return shared;
}

const also = / (?:bhi|bhee|also|too|tu_?|well) /;

/** "10 shirt press karani hai aur 5 pant bhi", "press 10 shirts and 5 pants": things with the one work named before them. */
function addedThings(
	things: readonly Countable[],
	works: readonly NamedWork[],
	{ pieces, words }: Reading,
): Countable[] {
	const [work, ...others] = works;
	if (!work || others.length > 0) return [];
	const isBeforeAll = things.every(({ first }) => first > work.place);
	const isAdded = isBeforeAll || also.test(` ${words.slice(pieces[work.place]?.to).join(" ")} `);
	const own = Math.max(
		0,
		things.findLastIndex(({ first }) => first < work.place),
	);
	return isAdded ? things.slice(own + 1) : [];
}

function isOfSameCategory(one: Countable, other: Countable | undefined, index: ItemIndex): boolean {
	const categoriesOf = ({ words }: Countable) =>
		index.find(words).map((id) => index.item(id)?.category);
	const categories = other ? categoriesOf(other) : [];
	return categoriesOf(one).some((category) => categories.includes(category));
}

function worksOf(pieces: readonly Piece[]): NamedWork[] {
	return pieces.flatMap(({ kind, meaning }, place): NamedWork[] => {
		if (meaning === "dryclean") return [{ work: "dryclean", place }];
		return kind === "thing" && meaning === "iron" ? [{ work: "iron", place }] : [];
	});
}

const parts = ({ meaning, isLast }: Piece) => meaning === "and" || isLast;

/** A work is that of the thing before it, and after "and" or a comma that of the thing after it. */
function worksOfThings(
	things: readonly Countable[],
	works: readonly NamedWork[],
	pieces: readonly Piece[],
	sameWork: readonly Countable[],
): Work[] | undefined {
	const named = new Map<Countable, Work>();
	for (const thing of sameWork) named.set(thing, works[0]?.work ?? "dryclean");
	for (const thing of things) if (thing.work) named.set(thing, thing.work);
	for (const { work, place } of works) {
		if (things.some(({ work: own, first, last }) => own && first <= place && place <= last))
			continue;
		const before = things.findLast(({ first }) => first < place);
		const after = things.find(({ first }) => first > place);
		const isOfBefore = before && !pieces.slice(before.last, place).some(parts);
		const isOfAfter = after && !pieces.slice(place, after.first).some(parts);
		const thing = isOfBefore ? before : isOfAfter ? after : undefined;
		if (!thing || (named.has(thing) && named.get(thing) !== work)) return undefined;
		named.set(thing, work);
	}
	// "2 suits, and ironing of 6 shirts": what has no work named is dry-cleaned.
	const isBefore = works.every(
		({ place }) => things.findLastIndex(({ last }) => last < place) < things.length - 1,
	);
	const isOpen = things.some((thing) => !named.has(thing));
	const hasClean = works.some(({ work }) => work === "dryclean");
	if (isOpen && (hasClean || !isBefore)) return undefined;
	return things.map((thing) => named.get(thing) ?? "dryclean");
}
