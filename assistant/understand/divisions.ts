/**
 * A count and the parts that it is of: "3 blankets, 2 single 1 double", "10 shirts, iron six and dry clean the rest",
 * "12 clothes: 4 shirts, baki pant".
 */
import type { Countable, Work } from "./amounts.ts";
import { genders } from "./genders.ts";
import type { ItemIndex } from "./item-index.ts";
import { numberAt } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { countWordsOf } from "./words/count-words.ts";

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

const half = /^(?:half|aadh\w*|adh\w*)$/;
const every = /^(?:all|sab|sabhi|sabi|sare|sari|saare|saari|sabke)$/;
const plain = /^(?:plain|normal|simple|regular|ordinary|sada|sade|sadi|saada|saade|saadi)$/;
const leaves = /^(?:bina|vithout|without|non)$/;
const rest = /^(?:baki|baaki|baakee|rest|remaining|others?|dusr[aei]|doosr[aei])$/;
const otherWorks = new Set(["wash", "fold", "normal", "premium"]);

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
		if (piece.kind !== "thing" || genders.has(piece.meaning)) return undefined;
		if (piece.meaning === "iron") return { work: "iron" };
		const said = piece.meaning.split(" ");
		if (said.some((word) => otherWorks.has(word)) || !isPart(said)) return "other";
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

/** A number and the parts of what it counts, in a message. */
interface Division {
	/** Places of its pieces, the last one excluded. */
	from: number;
	to: number;
	parts: Countable[];
}

/** "5 of them are silk": the others are not. */
const isSaid = / (?:are|is|hain?|of|se|mein|me|inme|unme|jisme|jisme se) /;

/**
 * Puts the parts in the place of what they are parts of.
 * @param canIron whether ironing alone has a price
 * @returns the places of the pieces that are accounted for by it; "open" where a kind may be of a count or beside it:
 * "3 lehenga, 1 bridal"
 */
export function divide(
	groups: Countable[],
	reading: Reading,
	index: ItemIndex,
	canIron: boolean,
): { places: ReadonlySet<number>; isOpen: boolean } {
	const places = new Set<number>();
	let isOpen = false;
	const wholes = [...groups.filter(({ hasHead }) => hasHead), ...clothesIn(reading)];
	for (const whole of wholes) {
		if (places.has(whole.first)) continue;
		const found = divisionOf(whole, reading, index, canIron);
		if (found === "open") isOpen = true;
		if (!found || found === "open") continue;
		for (let at = found.from; at < found.to; at++) places.add(at);
		const at = groups.findIndex(({ first }) => first >= found.from);
		const inside = groups.filter(({ first }) => found.from <= first && first < found.to);
		groups.splice(at, inside.length, ...found.parts);
	}
	return { places, isOpen };
}

/** "12 clothes": things that are not named yet. */
function clothesIn({ pieces }: Reading): Countable[] {
	return pieces.flatMap(({ meaning }, at) =>
		meaning === "clothes" ? [{ words: [], first: at, last: at, hasHead: false }] : [],
	);
}

function divisionOf(
	whole: Countable,
	reading: Reading,
	index: ItemIndex,
	canIron: boolean,
): Division | "open" | undefined {
	const { pieces, words } = reading;
	const heads = whole.words.filter((word) => !index.isModifier(word));
	const ids = new Set(index.find(whole.words));
	const isKind = (said: readonly string[]) => said.every((word) => index.isModifier(word));
	const isOther = (said: readonly string[]) =>
		!isKind(said) && !said.every((word) => index.isModifier(word) || heads.includes(word));
	// "1 silk saree 1 cotton saree", "4 double blankets, 2 single": one kind is no part of another.
	const isBeside = (said: readonly string[]) =>
		heads.length < whole.words.length &&
		(said.some((word) => heads.includes(word)) ||
			(index.find([...whole.words, ...said]).length === 0 &&
				index.find([...heads, ...said]).length > 0));
	const isPart = (said: readonly string[]) => {
		if (heads.length === 0) return !isKind(said);
		if (isOther(said)) return index.find(said).every((id) => ids.has(id));
		return !isBeside(said);
	};
	const before = numberBefore(whole.first);
	const after = whole.last + 1;
	const isSuffixed = before === undefined && pieces[after]?.kind === "number";
	const tries: [number, number | undefined][] =
		before !== undefined
			? [[after, pieces[before]?.number]]
			: [
					[after, undefined],
					...(isSuffixed ? [[after + 1, pieces[after]?.number] as [number, number]] : []),
				];
	for (const [from, number] of tries) {
		const shares = sharesFrom(from, reading, isPart);
		const [first] = shares;
		if (!first || (!canIron && shares.some(({ work }) => work))) continue;
		const isRest = shares.some(({ count }) => count === "rest");
		// "4 kurta 4 pyjama" are no parts; "2 bags: one backpack, one travel bag" are.
		const isList = !index.isName(whole.words) && shares.every(({ count }) => count === 1);
		if (!isRest && !isList && shares.some(({ words: said = [] }) => isOther(said))) continue;
		const link = ` ${words.slice(pieces[whole.last]?.to, pieces[first.last]?.from).join(" ")} `;
		const counted = countShares(shares, number, isSaid.test(link));
		if (!counted) {
			const rest = countShares(shares, number, true);
			const isJoined = pieces[first.first - 1]?.meaning === "and";
			if (rest && !isJoined && rest.counted.every(({ work }) => !work)) return "open";
			continue;
		}
		// "Blanket 2 single": a kind after its thing is no part.
		if (number === undefined && (counted.counted.length < 2 || heads.length === 0)) continue;
		const parts = counted.counted.map(
			({ words: said = [], isWithout, work, quantity, first, last }): Countable => {
				const kinds = work || isWithout ? [] : said;
				const words = isOther(said) ? [...said] : [...new Set([...whole.words, ...kinds])];
				return { words, first, last, hasHead: true, quantity, ...(work && { work }) };
			},
		);
		const left = counted.left > 0 ? [{ ...whole, quantity: counted.left }] : [];
		const to = Math.max(...shares.map(({ last }) => last)) + 1;
		return { from: before ?? whole.first, to, parts: [...left, ...parts] };
	}
	return undefined;

	/** "5 kambal", "15 panels of curtain" */
	function numberBefore(first: number): number | undefined {
		let at = first - 1;
		if (words[pieces[at]?.from ?? -1] === "of") at--;
		if (pieces[at]?.kind === "unit") at--;
		return pieces[at]?.kind === "number" ? at : undefined;
	}
}
