/** Some things of a list are ironed, the others dry-cleaned: "3 kurtas ironed, 1 saree dry cleaned". */
import type { Countable, Work } from "./amounts.ts";
import { declinesDryCleaning } from "./kinds-of-work.ts";
import type { Piece, Reading } from "./reading.ts";

interface NamedWork {
	work: Work;
	place: number;
}

/** Gives each thing its work, where both works are named and each thing has one. */
export function assignWorks(groups: Countable[], reading: Reading, canIron: boolean) {
	const { pieces, text } = reading;
	const works = worksOf(pieces);
	const isWashed = pieces.some(({ meaning }) => meaning.split(" ").includes("wash"));
	if (!canIron || declinesDryCleaning(text) || isWashed) return;
	if (!works.some(({ work }) => work === "iron")) return;
	const isIron = ({ words }: Countable) => words.join() === "iron";
	const things = groups.filter((group) => group.hasHead && !isIron(group));
	const named = worksOfThings(things, works, pieces);
	if (!named || new Set(named).size < 2) return;
	things.forEach((thing, at) => {
		const work = named[at];
		if (work) thing.work = work;
	});
	const at = groups.findIndex(isIron);
	if (at >= 0) groups.splice(at, 1);
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
): Work[] | undefined {
	const named = new Map<Countable, Work>();
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
