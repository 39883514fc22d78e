/**
 * A count and the parts that it is of: "3 blankets, 2 single 1 double", "10 shirts, iron six and dry clean the rest",
 * "12 clothes: 4 shirts, baki pant".
 */
import type { Work } from "./amounts.ts";
import { genders } from "./genders.ts";
import { workWords } from "./kinds-of-work.ts";
import { numberAt } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { countWordsOf } from "./words/count-words.ts";
import { every, half, plain, rest } from "./words/share-words.ts";

/** A part as it is told: how many, and of which kind, thing or work. */
export interface Share {
	count?: number | "rest" | "half" | "all";
	/** Words of a kind or of a thing; none for the plain ones. */
	words?: readonly string[];
	/** "Bina astar": not of this kind. */
	isWithout?: boolean;
	work?: Work;
	/** Places of its pieces. */
	first: number;
	last: number;
}

/** A part with its number. */
export interface Counted extends Share {
	quantity: number;
}

const leaves = /^(?:bina|vithout|without|non)$/;

/**
 * The parts that stand from a place on, as far as they may be of one whole.
 * @param isPart whether the words of a thing name a part of the whole
 */
export function sharesFrom(
	from: number,
	reading: Reading,
	isPart: (words: readonly string[]) => boolean,
): Share[] {
	const { pieces, tokens, words } = reading;
	const shares: Share[] = [];
	const isIroned = pieces.some(({ meaning }) => meaning === "iron");
	const restPlaces = new Set(
		countWordsOf(tokens.map(({ text }) => text)).flatMap(({ kind, from: at }) =>
			kind === "part" && rest.test(tokens[at]?.text ?? "") ? [at] : [],
		),
	);
	for (let place = from; place < pieces.length; place++) {
		const piece = pieces[place];
		if (!piece) break;
		const label = labelAt(place);
		if (label === "other") break;
		const count = label ? undefined : countAt(place);
		// "15 curtains: 10 plain 5 lined 3 shirts": the last number is of what follows.
		if (count !== undefined && isOfOther(place)) break;
		const last = shares.at(-1);
		if (count !== undefined) {
			// "All 3 are silk"
			if (last?.count === "all" && !isNamed(last)) last.last = place;
			else if (last && last.count === undefined) Object.assign(last, { count, last: place });
			// "The other two are cotton"
			else if (last?.count === "rest" && !isNamed(last) && last.last === place - 1)
				Object.assign(last, { count, last: place });
			else shares.push({ count, first: place, last: place });
		} else if (label) {
			const isOpen = last && !isNamed(last);
			const isSame = last?.words && label.words && last.last === place - 1 && !label.isWithout;
			if (isSame)
				Object.assign(last, {
					words: [...(last.words ?? []), ...(label.words ?? [])],
					last: place,
				});
			else if (isOpen) Object.assign(last, label, { last: place });
			else shares.push({ ...label, first: place, last: place });
		}
	}
	return shares;

	/** "2 silk sarees", of shirts. */
	function isOfOther(at: number): boolean {
		let next = nextOf(at);
		let label = labelAt(next);
		while (typeof label === "object" && label.words && label.words.length > 0)
			label = labelAt(++next);
		return label === "other";
	}

	/** The next piece that is more than a unit or a word of no meaning. */
	function nextOf(at: number): number {
		let next = at + 1;
		while (pieces[next]?.kind === "unit" || pieces[next]?.meaning === "") next++;
		return next;
	}

	function labelAt(at: number): Pick<Share, "words" | "work" | "isWithout"> | "other" | undefined {
		const piece = pieces[at];
		if (!piece) return undefined;
		if (piece.meaning === "dryclean") return isIroned ? { work: "dryclean" } : undefined;
		if (piece.kind === "concept" && plain.test(words[piece.from] ?? "")) return { words: [] };
		if (piece.meaning === "unlistedThing") return "other";
		if (piece.kind !== "thing") return undefined;
		if (genders.has(piece.meaning))
			return isPart([piece.meaning]) ? { words: [piece.meaning] } : undefined;
		if (piece.meaning === "iron") return { work: "iron" };
		const said = piece.meaning.split(" ");
		if (said.some((word) => workWords.has(word)) || !isPart(said)) return "other";
		const isWithout = leaves.test(words[piece.from - 1] ?? "");
		return { words: said, ...(isWithout && { isWithout }) };
	}

	function countAt(at: number): Share["count"] {
		const piece = pieces[at];
		if (!piece) return undefined;
		if (piece.kind === "number") return piece.number === 0.5 ? "half" : piece.number;
		const text = tokens[piece.from]?.text ?? "";
		if (piece.kind === "unit") return undefined;
		if (restPlaces.has(piece.from)) return "rest";
		if (half.test(text)) return "half";
		if (every.test(text)) return "all";
		// "Do bina astar", "ek silk": a number before what it counts.
		const isBeforeLabel = pieces.slice(at + 1, at + 3).some((_, on) => labelAt(at + 1 + on));
		return isBeforeLabel ? numberAt(tokens, piece.from)?.value : undefined;
	}
}

const isNamed = ({ words, work }: Share) => words !== undefined || work !== undefined;

/**
 * The parts with their numbers.
 * @param whole how many they are together; undefined where the parts alone say it
 * @param isOpen whether the parts may leave some of the whole over
 */
export function countShares(
	shares: readonly Share[],
	whole: number | undefined,
	isOpen = false,
): { counted: Counted[]; left: number } | undefined {
	if (shares.length === 0 || !shares.every(isNamed)) return undefined;
	const hasWork = shares.some(({ work }) => work !== undefined);
	if (hasWork && shares.some(({ words }) => words !== undefined)) return undefined;
	const rests = shares.filter(({ count }) => count === "rest");
	if (rests.length > 1 || shares.some(({ count }) => count === undefined)) return undefined;
	if (whole === undefined && !shares.every(({ count }) => typeof count === "number"))
		return undefined;
	const numberOf = ({ count }: Share) => {
		if (count === "half") return (whole ?? 0) / 2;
		if (count === "all") return whole ?? 0;
		return typeof count === "number" ? count : 0;
	};
	const sum = shares.reduce((total, share) => total + numberOf(share), 0);
	const left = (whole ?? sum) - sum;
	const counted = shares.map((share) => ({
		...share,
		quantity: share.count === "rest" ? left : numberOf(share),
	}));
	if (counted.some(({ quantity }) => quantity <= 0 || quantity % 1 !== 0)) return undefined;
	if (left < 0 || (left > 0 && rests.length === 0 && !isOpen)) return undefined;
	return { counted, left: rests.length > 0 ? 0 : left };
}
