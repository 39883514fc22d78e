/** The numbers of a message that count, weigh or measure things. */
import type { ItemIndex } from "./item-index.ts";
import { type Unit, unitAt } from "./numbers.ts";
import type { Piece, Reading } from "./pieces.ts";
import { wholeNumber } from "./words/number-words.ts";

/** A number that counts, weighs or measures. */
export interface Amount {
	quantity: number;
	unit?: Unit;
	place: number;
	end: number;
	/** "5-5", "5 each": so many of every thing. */
	isEach: boolean;
}

const counted: ReadonlySet<Unit | undefined> = new Set<Unit | undefined>([
	...([
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
	] as const),
]);

/** The most things without a unit that a number away from the thing counts. */
const mostBare = 60;

/** Before the number of a place, not of things: "room 305", "gate no. 4". */
const sized = /^(?:size|saiz)$/;

const numbered =
	/^(?:room|flat|house|gate|sector|block|ward|lane|gali|galli|floor|phase|branch|plot|street|number|no|nambar|class|kaksha|road|makaan|makan|pincode|pin|order|bill|token|slip|ticket|door|shop|tower|section|size|saiz)$/;

/** After a number of people, rooms, containers, questions or times, which are no things: "2 cheez poochni hai". */
export const otherCounted =
	/^(?:things?|items?|che+z\w*|chij\w*|baa?t\w*|sawaa?l\w*|questions?|reasons?|kaam|log\w*|people|persons?|members?|bha+i\w*|brothers?|sisters?|beh[ae]n\w*|bac+h\w*|kids?|children|sons?|daughters?|betiy\w*|bete|beton|students?|staff|workers?|employees?|customers?|friends?|dost\w*|guests?|mehman\w*|boys|girls|ladk\w*|kamr\w*|\w*rooms?|flats?|bhk|trunks?|box(?:es)?|suitcases?|floors?|famil\w+|hotels?|branch\w*|times?|baa?r|tarah|types?|tarike|th|ward|number|lane|gali|phase|floor|percent)$/;

/** After a price: "60 me", "300 final". */
const ofPrice = /^(?:rs|rupee|k[aei]|[vw]al[aei]|per|final|for)$|^(?:me|mein)$/;

const square = /\b(?:sq\w*|square|squre|sqaure|varg|skv\w+|skay\w*|skw\w+)\b/;

const hourBefore = /^(?:at|by|till|until|before|after|around|upto)$/;

const hourAfter = /^(?:tak|baad|bajkar|se)$/;

/** "Towels 6" */
const isOfOther = (piece: Piece | undefined): boolean =>
	piece !== undefined && !piece.isLast && (piece.kind === "other" || piece.kind === "clothes");

const isNumber = (piece: Piece | undefined) => piece?.kind === "number";

const isFoot = (piece: Piece | undefined) => piece?.unit === "foot" || piece?.unit === "meter";

const isBy = (piece: Piece | undefined) => /^(?:by|times)$/.test(piece?.unit ?? "");

/** Numbers with their units; sums of money, days, places, percents and numbers of other things are none. */
export function amountsOf({ pieces, texts, tokens }: Reading, index: ItemIndex): Amount[] {
	const amounts: Amount[] = [];
	const prices = new Set(
		pieces
			.filter(({ kind }) => kind === "thing")
			.flatMap(({ meaning }) => index.find(meaning.split(" ")))
			.flatMap((id) => index.item(id)?.prices ?? []),
	);
	for (let place = 0; place < pieces.length; place++) {
		const piece = pieces[place] as Piece;
		if (piece.kind !== "number" || piece.number === undefined) continue;
		const size = sizeAt(pieces, place) ?? seatsAt(pieces, tokens, place);
		if (size) {
			amounts.push(size);
			place = size.end;
			continue;
		}
		const next = pieces[place + 1];
		const isOfSeats = next?.kind === "thing" && unitAt(tokens[piece.to]) === "seat";
		const unit = next?.kind === "unit" ? next.unit : isOfSeats ? ("seat" as const) : undefined;
		const { number } = piece;
		const [earlier = "", later = ""] = [texts[piece.from - 1], texts[piece.to]];
		const isBare = unit === undefined && next?.kind !== "thing";
		// "A 6 foot carpet": a length, of which the area is not told.
		const isLength =
			unit === "foot" && number < 20 && !square.test(texts.slice(piece.to, piece.to + 3).join(" "));
		const isOther =
			!counted.has(unit) ||
			isLength ||
			number <= 0 ||
			sized.test(earlier) ||
			(unit === "kg" && /^(?:me|mein|in)$/.test(texts[piece.to + 1] ?? "")) ||
			wholeNumber(texts[piece.from] ?? "") !== undefined ||
			(isOfOther(pieces[place - (/^(?:bhi|hai|hain|ke|ka|ki)$/.test(earlier) ? 2 : 1)]) &&
				next?.kind !== "thing" &&
				unit === undefined) ||
			number > 2000 ||
			(!piece.isLast &&
				((next?.kind === "other" && pieces[place - 1]?.kind !== "thing") ||
					(next?.kind === "clothes" && isBare))) ||
			(!piece.isLast && otherCounted.test(later)) ||
			/^(?:rs|rupees?)$/.test(earlier) ||
			(isBare &&
				number >= 20 &&
				(ofPrice.test(later) || /^(?:rate|price|paid|diye|lete)$/.test(earlier))) ||
			(isBare && number >= mostBare && pieces.length > 4 && pieces[place - 1]?.kind !== "thing") ||
			(numbered.test(earlier) &&
				!(earlier === "no" && tokens[piece.from - 2]?.isLast) &&
				unit === undefined &&
				(next?.kind !== "thing" || pieces[place + 2]?.kind === "number")) ||
			(isBare && number < 25 && (hourBefore.test(earlier) || hourAfter.test(later))) ||
			(isBare && number > 20 && prices.has(number));
		if (isOther) continue;
		const isEach = piece.isEach === true || isOfEach(texts, piece, unit !== undefined);
		amounts.push({
			quantity: number,
			...(unit && { unit }),
			place,
			end: next?.kind === "unit" ? place + 1 : place,
			isEach,
		});
	}
	return amounts;
}

/** "5 each", "5 pieces of each", "har ek ke 5", "dono 2". */
function isOfEach(texts: readonly string[], { from, to }: Piece, hasUnit: boolean): boolean {
	const after = texts.slice(to + (hasUnit ? 1 : 0), to + 3).join(" ");
	const before = texts.slice(Math.max(0, from - 2), from).join(" ");
	const last =
		before
			.split(" ")
			.filter((word) => word !== "ke")
			.at(-1) ?? "";
	return (
		/^(?:of )?(?:each|every)\b/.test(after) ||
		/\b(?:har|harek|each)(?: ek)?(?: ke| ki)?$/.test(before) ||
		wholeNumber(last) !== undefined
	);
}

/** "10 by 12 feet", "6 feet by 9 feet": square feet. */
function sizeAt(pieces: readonly Piece[], place: number): Amount | undefined {
	const by = isBy(pieces[place + 1])
		? place + 2
		: isFoot(pieces[place + 1]) && isBy(pieces[place + 2])
			? place + 3
			: 0;
	const [one, other] = [pieces[place]?.number, pieces[by]?.number];
	if (by === 0 || one === undefined || other === undefined) return undefined;
	const end = isFoot(pieces[by + 1]) ? by + 1 : by;
	return { quantity: one * other, unit: "foot", place, end, isEach: false };
}

/** "Two 3 seater sofas": six seats. */
function seatsAt(
	pieces: readonly Piece[],
	tokens: Reading["tokens"],
	place: number,
): Amount | undefined {
	const next = pieces[place + 1];
	if (!isNumber(next) || unitAt(tokens[next?.to ?? -1]) !== "seat") return undefined;
	const end = pieces[place + 2]?.unit === "seat" ? place + 2 : place + 1;
	return {
		quantity: (pieces[place]?.number ?? 0) * (next?.number ?? 1),
		unit: "seat",
		place,
		end,
		isEach: false,
	};
}
