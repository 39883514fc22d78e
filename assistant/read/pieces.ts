/** The words of a message one after the other: each is a place, a time, a number, a thing or a mere word. */
import { daysNamed } from "./days.ts";
import type { Knowledge } from "./knowledge.ts";
import { type FoundNumber, numberAt, type Unit, unitAt } from "./numbers.ts";
import { placeMeant, placeNamed } from "./places.ts";
import { timeIn } from "./time.ts";
import type { Token } from "./tokens.ts";
import type { KeyedWord } from "./words.ts";

/** A word, or several that mean one thing. */
export interface Piece {
	/** "clothes" go by weight; "other" are things that the rate card does not name. */
	kind: "thing" | "clothes" | "other" | "number" | "unit" | "area" | "elsewhere" | "time" | "word";
	/** Canonical words of a thing, a place's name, a unit, or the word itself. */
	meaning: string;
	number?: number;
	/** "5-5": so many of every thing. */
	isEach?: boolean;
	unit?: Unit;
	/** Its place: words from and to, the last one excluded. */
	from: number;
	to: number;
	/** A comma or the like follows. */
	isLast: boolean;
}

/** A message, or a part of it, with the meaning of its words. */
export interface Reading {
	tokens: readonly Token[];
	texts: readonly string[];
	pieces: readonly Piece[];
	/** All words, each in blanks. */
	text: string;
	areas: readonly string[];
	isElsewhere: boolean;
	/** Counted from 1970. */
	days: readonly number[];
	isHoliday: boolean;
	time: string | undefined;
}

/** True if a piece is a thing, a number, a unit, a place or a time. */
export const isEntity = ({ kind }: Piece): boolean => kind !== "word";

export function readTokens(tokens: readonly Token[], knowledge: Knowledge, now: Date): Reading {
	const texts = tokens.map(({ text }) => text);
	const { days, isHoliday, used } = daysNamed(texts, now, knowledge.specialDays);
	const clock = timeIn(texts);
	const keyed = tokens.map((token) => knowledge.words.keyed(token));
	const said: Said = {
		tokens,
		texts,
		keyed,
		dated: used,
		timed: clock?.used ?? new Set(),
		knowledge,
	};
	const pieces: Piece[] = [];
	for (let at = 0; at < tokens.length; ) {
		const piece = pieceAt(said, at, pieces.at(-1));
		pieces.push({ ...piece, isLast: tokens.slice(at, piece.to).some(({ isLast }) => isLast) });
		at = piece.to;
	}
	joinCovers(pieces, knowledge);
	describeThings(pieces);
	const isOf = (kind: Piece["kind"]) => pieces.filter((piece) => piece.kind === kind);
	return {
		tokens,
		texts,
		pieces,
		text: ` ${texts.join(" ")} `,
		areas: [...new Set(isOf("area").map(({ meaning }) => meaning))],
		isElsewhere: isOf("elsewhere").length > 0,
		days,
		isHoliday,
		time: clock?.time,
	};
}

interface Said {
	tokens: readonly Token[];
	texts: readonly string[];
	keyed: readonly KeyedWord[];
	/** Places of the words that name a day, and a time. */
	dated: ReadonlySet<number>;
	timed: ReadonlySet<number>;
	knowledge: Knowledge;
}

function pieceAt(said: Said, from: number, last: Piece | undefined): Omit<Piece, "isLast"> {
	const { tokens, texts, keyed, dated, timed, knowledge } = said;
	const { words, places } = knowledge;
	const of = (kind: Piece["kind"], meaning: string, length = 1) => ({
		kind,
		meaning,
		from,
		to: from + length,
	});
	const place = placeNamed(texts, from, places) ?? placeMeant(tokens, texts, keyed, from, places);
	if (place) return of(place.served ? "area" : "elsewhere", place.name, place.length);
	if (timed.has(from)) return of("time", "clock");
	// A comma parts names: "coat, pant" are no suit.
	const mark = tokens.findIndex(({ isLast }, at) => at >= from && isLast);
	const name = words.nameAt(mark < 0 ? keyed : keyed.slice(0, mark + 1), from);
	const found = dated.has(from) ? undefined : numberAt(tokens, from);
	const isPhrase = name !== undefined && name.length > 1 && !isCountOfNext(said, from, name.length);
	if (found && !isPhrase && isQuantity(found, said, from)) {
		// "Ek do piece suit": the second number may be in a name.
		const isName = found.length === 2 && (words.nameAt(keyed, from + 1)?.length ?? 0) > 1;
		const number = (isName ? numberAt(tokens.slice(from, from + 1), 0) : undefined) ?? found;
		return {
			...of("number", "number", number.length),
			number: number.value,
			...(number.isEach && { isEach: true }),
		};
	}
	const unit = unitAt(tokens[from]);
	const isCounted =
		last?.kind === "number" || ((unit === "by" || unit === "times") && last?.unit === "foot");
	if (unit && isCounted && !isPhrase && (name === undefined || unit === "size" || unit === "kg"))
		return { ...of("unit", unit), unit };
	// "Sofa cover, 5 seater": the seats of what is named beside them.
	const isSeats = unit === "seat" && isCounted && namesBeside(said, from, name?.meaning);
	if (isSeats) return { ...of("unit", "seat"), unit };
	if (name) return of(name.kind, name.meaning, name.length);
	if (dated.has(from)) return of("time", "day");
	return of("word", /^[\d.:%]/.test(texts[from] ?? "") ? "#" : (texts[from] ?? ""));
}

/** "2 pc shirt": a count, where no thing is sold as "two-piece shirt". */
function isCountOfNext(
	{ tokens, keyed, knowledge: { words, index } }: Said,
	from: number,
	length: number,
) {
	const next = words.nameAt(keyed, from + length)?.meaning.split(" ") ?? [];
	const name = words.nameAt(keyed, from)?.meaning.split(" ") ?? [];
	return (
		length === 2 &&
		unitAt(tokens[from + 1]) === "piece" &&
		next.some((word) => index.has(word)) &&
		(index.isName(next) || index.find([...name, ...next]).length === 0)
	);
}

function namesBeside({ keyed, knowledge: { words } }: Said, from: number, meaning = ""): boolean {
	return keyed.some(
		(_, at) => at !== from && words.nameAt(keyed, at)?.meaning.split(" ").includes(meaning),
	);
}

const looks =
	/^(?:more|extra|ch?ho+t[aie]|bad[aie]|ba+d[aie]|pura+n[aie]|nay[aie]|nai|lamb[aie]|mot[aie]|old|new|big|large|long|heavy|thin|mer[aei]|my)$/;
const afterCount =
	/^(?:kar\w*|kr|hi|hee|hain|hai|h|aur|or|kam|hata\w*|nikal\w*|rakh\w*|badha\w*|total|kul|kitn\w*|sab|mila\w*|ka|bata\w*|each|jo[dr]\w*|d[ae]l\w*|de\w*|le\w*)$/;
const between = /^(?:hai|hain|h|bhi|to|toh)$/;
const englishDo = /^(?:you|how|much|what|when|why|where|i|we|to|can|will|not|they)$/;

/** "Do silk sarees shrink" */
const english = /\b(?:cost|needs?|require|shrink|fade|get|have|you|we|they|i|the|same|any|all)\b/;

/** "Do" is two or a verb, "one" a quantity or a pronoun: a thing or a unit beside them decides. */
function isQuantity(
	found: FoundNumber,
	{ tokens, keyed, knowledge: { words } }: Said,
	at: number,
): boolean {
	if (!found.isDoubtful) return true;
	const next = at + found.length;
	const [text = "", before = ""] = [tokens[at]?.text, tokens[at - 1]?.text];
	const isName = (place: number) => words.nameAt(keyed, place) !== undefined;
	if (
		text === "do" &&
		(englishDo.test(before) ||
			(at === 0 && english.test(tokens.map((token) => token.text).join(" "))))
	)
		return false;
	if (tokens[next]?.text === "each") return true;
	if (tokens[at]?.isLast !== true) {
		if (unitAt(tokens[next]) && !(unitAt(tokens[next]) === "by" && text === "do")) return true;
		const isOne =
			(text === "ek" || text === "one") && (before === "" || tokens[at - 1]?.isLast === true);
		if (isName(next) || ((looks.test(tokens[next]?.text ?? "") || isOne) && isName(next + 1)))
			return true;
	}
	// "Papa ka suit ek aur mera ek", "ek sweater papa ka ek mummy ka": of another owner.
	const isOwned = /^(?:k[aei]|mer[aei]|apn[aei]|hamar[aei]|uski|uska|unk[aei]|mine)$/.test(before);
	if (
		isOwned &&
		(tokens[at]?.isLast || !tokens[next] || /^k[aei]$/.test(tokens[next + 1]?.text ?? ""))
	)
		return true;
	const isOfThing =
		isName(between.test(before) ? at - 2 : at - 1) && tokens[at - 1]?.isLast !== true;
	const endsThing =
		tokens[at]?.isLast === true || !tokens[next] || afterCount.test(tokens[next]?.text ?? "");
	return isOfThing && endsThing && text !== "one" && text !== "half";
}

/** "Mattress cover", "gadde ka cover": the cover of a thing is no such thing, and only some are on the list. */
function joinCovers(pieces: Piece[], { index }: Knowledge) {
	for (let at = pieces.length - 1; at > 0; at--) {
		const cover = pieces[at];
		if (cover?.kind !== "thing" || cover.meaning !== "cover") continue;
		const first = pieces.findLastIndex(({ kind }, on) => on < at && kind !== "word");
		const covered = pieces[first];
		if (!covered || cover.from - covered.to > 1 || covered.isLast) continue;
		const isListed =
			covered.kind === "thing" && index.find([...covered.meaning.split(" "), "cover"]).length > 0;
		if (isListed || (covered.kind !== "thing" && covered.kind !== "other")) continue;
		pieces.splice(first, at - first + 1, { ...cover, kind: "other", from: covered.from });
		at = first;
	}
}

const joins = /^(?:k[aei]|[vw]a+l[aei]|of|for|s)$/;

/** "Kitchen curtains", "palang ke gadde": a thing beside one that the shop cleans only says which. */
function describeThings(pieces: Piece[]) {
	pieces.forEach((piece, at) => {
		if (piece.kind !== "other" || piece.isLast) return;
		const next = pieces
			.slice(at + 1)
			.find(({ kind, meaning }) => kind !== "word" || !joins.test(meaning));
		if (next?.kind === "thing") piece.kind = "word";
	});
	// "A bag of socks": they go by weight, the bag does not.
	pieces.forEach((piece, at) => {
		const [next, after] = pieces.slice(at + 1);
		const isOfClothes =
			next?.kind === "clothes" || (joins.test(next?.meaning ?? "") && after?.kind === "clothes");
		if (piece.meaning === "bag" && !piece.isLast && isOfClothes)
			[piece.kind, piece.meaning] = ["word", "bag"];
	});
}
