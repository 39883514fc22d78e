/** Words that change a count and are not accounted for: "each", "half", "only", "less". */
import type { Said } from "./certainty.ts";
import type { Reading } from "./reading.ts";
import type { CountPlace, CountWord } from "./words/count-words.ts";

/** True if a word changes a count in a way that the list does not show. */
export const changesCount: Record<CountWord, (said: Said, place: CountPlace) => boolean> = {
	each: ({ amounts, reading, groups }, { from, to }) =>
		!isRateOf(reading, from, to) &&
		!amounts.some(({ isEach, unit }) => unit === "foot" || (isEach && groups.length > 1)),
	part: ({ reading }, { from, to }) =>
		!isBeforeSize(reading, to) &&
		!/^(?:sleeve|sleeves|kilo|kg|price|rate|shop|shops|question|day|hour|ghanta|ghante|dozen|a)$/.test(
			reading.tokens[to]?.text ?? "",
		) &&
		!/^(?:any|koi|kuch|kisi)$/.test(reading.tokens[from - 1]?.text ?? ""),
	// "Only" after things that are counted takes them back.
	only: ({ reading, groups }, { from, to }) =>
		!reading.pieces.some(
			({ from: at, meaning }) => at === to && /^(?:iron|dryclean|wash|fold)\b/.test(meaning),
		) &&
		groups.some(
			({ first, hasHead, words }) =>
				hasHead &&
				(reading.pieces[first]?.from ?? 0) < from &&
				!groups.some(
					(other) =>
						(reading.pieces[other.first]?.from ?? 0) >= to &&
						other.quantity === undefined &&
						other.words.join() === words.join(),
				),
		) &&
		reading.pieces.some(
			({ kind, from: at }) => at >= to && at < to + 4 && (kind === "thing" || kind === "number"),
		),
	// "Without lining" tells the kind.
	less: ({ reading, leftOut }, { from, to }) =>
		isBesideThing(reading, from, to) &&
		// "Nahi, 10 kilo", which answers.
		!(from === 0 && reading.pieces[to]?.kind === "number") &&
		// "Will you come or not", "aur kuch nahi".
		!/^(?:ya|kuch|or) (?:nahi|not)$/.test(reading.words.slice(from - 1, to).join(" ")) &&
		![...leftOut].some((place) => {
			const piece = reading.pieces[place];
			return piece !== undefined && piece.from < to + 2 && piece.to > from - 2;
		}),
	// "Two shirts more": of what was named before.
	more: ({ reading }, { from, to }) =>
		reading.words[from] !== "aur" &&
		reading.pieces.some(
			({ kind, to: end }) => kind === "number" && Math.abs(end - from) < 2 && to > 0,
		),
	same: ({ groups }) => groups.length > 1 && groups.some(({ quantity }) => quantity === undefined),
	// "2 shirts a day for a week", "ek shirt roz, 5 din": how many that makes is not counted.
	often: ({ reading, amounts }, { from, to }) =>
		amounts.length > 0 &&
		reading.tokens.some(({ text }, at) => (at < from || at >= to) && period.test(text)),
	// "Cushion cover ka set", which is sold so.
	bundle: ({ amounts, reading, items, index }, { from }) =>
		amounts.length > 0 &&
		!(
			reading.tokens[from + 1]?.text === "set" &&
			items
				.map(({ ids }) => index.item(ids[0] ?? ""))
				.some((item) => item?.setSize !== undefined || item?.unit === "set")
		),
};

/** "The other 4x6" */
const isBeforeSize = ({ pieces }: Reading, to: number) =>
	pieces.some(({ kind, from }, at) => {
		const unit = pieces[at + 1]?.unit ?? "";
		return kind === "number" && from === to && /^(?:by|times|foot)$/.test(unit);
	});

const period =
	/^(?:days?|din|dino|dinon|weeks?|haft[ae]|hafto|hafton|months?|mahin[ae]|mahino|mahinon)$/;

/** Not "cannot send those", "daag jaega ki nahi": a thing or a number stands near it, in the same clause. */
function isBesideThing({ pieces, tokens }: Reading, from: number, to: number): boolean {
	const isParted = (start: number, end: number) =>
		tokens.slice(start, end).some(({ isLast }) => isLast);
	return pieces.some(
		(piece) =>
			(piece.kind === "thing" || piece.kind === "number") &&
			piece.from < to + 4 &&
			piece.to > from - 4 &&
			!isParted(Math.min(piece.from, from), Math.max(piece.from, from)),
	);
}

/** "Price of each", "har piece ka rate". */
function isRateOf({ pieces }: Reading, from: number, to: number): boolean {
	return pieces.some(
		(piece) =>
			piece.from < to + 3 &&
			piece.to > from - 3 &&
			["price", "howmuch", "perkg", "money"].includes(piece.meaning),
	);
}
