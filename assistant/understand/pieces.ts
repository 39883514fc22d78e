/** The words of a question one after the other: each is a place, a time, a number, a thing or a concept. */
import type { Place } from "../served-area.ts";
import { genders } from "./genders.ts";
import type { ItemIndex } from "./item-index.ts";
import { joinPieces } from "./joined-pieces.ts";
import { idleOne, isPronoun } from "./lone-counts.ts";
import { type FoundNumber, numberAt, unitAt } from "./numbers.ts";
import { placeHere } from "./places-named.ts";
import type { Piece } from "./reading.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { isModifier } from "./words/item-words.ts";

/** A question's words, and what the whole of it has told of them. */
export interface Words {
	tokens: readonly Token[];
	texts: readonly string[];
	/** As the tables write them; undefined where no table has the word or one near it. */
	known: readonly (string | undefined)[];
	words: readonly string[];
	/** Places of the words that name a day, and a time. */
	dated: ReadonlySet<number>;
	timed: ReadonlySet<number>;
	vocabulary: Vocabulary;
	index: ItemIndex;
	places: readonly Place[];
}

const unlisted: ReadonlySet<string> = new Set(["unlistedThing", "unlistedWork", "everyday"]);

export function piecesOf(words: Words): Piece[] {
	const pieces: Piece[] = [];
	for (let at = 0; at < words.tokens.length; ) {
		const piece = pieceAt(words, at, pieces.at(-1));
		const isLast = words.tokens.slice(at, piece.to).some((token) => token.isLast);
		pieces.push({ ...piece, isLast });
		at = piece.to;
	}
	joinPieces(pieces, words);
	return pieces;
}

function pieceAt(said: Words, at: number, last: Piece | undefined): Omit<Piece, "isLast"> {
	const { tokens, texts, known, words, dated, vocabulary, index, places } = said;
	const from = at;
	const to = at + 1;
	const isExact = (on: number) => vocabulary.has(texts[on] ?? "");
	const place = placeHere(texts, at, known, isExact, vocabulary.isOrdinary, places);
	if (place) {
		const kind = place.served ? "area" : "elsewhere";
		return { kind, meaning: place.name, from, to: at + place.length };
	}
	if (said.timed.has(at)) return { kind: "time", meaning: "clock", from, to };
	// A comma parts names: "coat, pant" are no suit.
	const mark = tokens.findIndex(({ isLast }, place) => place >= at && isLast);
	const name = vocabulary.thingAt(mark < 0 ? words : words.slice(0, mark + 1), at);
	const concept = vocabulary.conceptAt(words, at);
	const nameLength = name?.words.length ?? 0;
	const conceptLength = concept?.words.length ?? 0;
	const found = dated.has(at) ? undefined : numberAt(tokens, at);
	// "चार का कितना" counts; "charo ka" is of all.
	const isCount = concept?.meaning === "total" && found !== undefined && !found.isDoubtful;
	const isPhrase = nameLength > 1 || (conceptLength > 1 && !isCount);
	// "One two piece suit" is one.
	const isEachPiece =
		found?.isEach &&
		!/^(?:two|three)$/.test(tokens[at]?.text ?? "") &&
		unitAt(tokens[at + 2]) === "piece" &&
		!tokens[at + 3];
	const isName =
		found?.length === 2 &&
		!isEachPiece &&
		(vocabulary.thingAt(words, at + 1)?.words.length ?? 0) > 1;
	const number = found && isName ? numberAt(tokens.slice(at, to), 0) : found;
	// "2 pc shirt": a count, where no thing is sold as "two-piece shirt".
	const next = vocabulary.thingAt(words, at + nameLength)?.meaning.split(" ") ?? [];
	const isCountOfNext =
		name !== undefined &&
		nameLength === 2 &&
		unitAt(tokens[at + 1]) === "piece" &&
		!tokens[at + 1]?.isLast &&
		next.some((word) => index.has(word)) &&
		(index.isName(next) || index.find([...name.meaning.split(" "), ...next]).length === 0);
	if (number && (!isPhrase || isCountOfNext) && isQuantity(number, said, at)) {
		const { value, isEach } = number;
		return {
			kind: "number",
			meaning: "num",
			number: value,
			...(isEach ? { isEach } : {}),
			from,
			to: at + number.length,
		};
	}
	const unit = unitAt(tokens[at]);
	// "Sweater x2"
	if (unit === "times" && last?.kind === "thing" && numberAt(tokens, at + 1))
		return { kind: "concept", meaning: "", from, to };
	// "6 feet by 9 feet"
	const isBy = unit === "by" || unit === "times";
	const isCounted = last?.kind === "number" || (isBy && last?.unit === "foot");
	if (unit === "kg" && !isPhrase && !isCounted)
		return { kind: "concept", meaning: "perkg", from, to };
	if (unit === "kg" && !isPhrase) return { kind: "unit", meaning: "unit-kg", unit, from, to };
	// A number word is never a thing: "do se char" is no car.
	const isNumber = found !== undefined && !isPhrase;
	// "Sofa cover, 5 seater": the seats of what is named beside them.
	const isSeats =
		unit === "seat" &&
		isCounted &&
		nameLength === 1 &&
		words.some(
			(_, other) =>
				other !== at &&
				vocabulary
					.thingAt(words, other)
					?.meaning.split(" ")
					.includes(name?.meaning ?? ""),
		);
	// "A 70 litre bag" is not of leather.
	if (unit === "size" && last?.kind === "number")
		return { kind: "unit", meaning: "unit-size", unit, from, to };
	if (isSeats) return { kind: "unit", meaning: "unit-seat", unit, from, to };
	if (name && nameLength >= conceptLength) {
		const isOff = name.meaning
			.split(" ")
			.every((word) => !index.has(word) && !isModifier(word) && !genders.has(word));
		const end = at + nameLength;
		return isOff
			? { kind: "concept", meaning: "unlistedThing", from, to: end }
			: { kind: "thing", meaning: name.meaning, from, to: end };
	}
	if (unit && isCounted && conceptLength < 2)
		return { kind: "unit", meaning: `unit-${unit}`, unit, from, to };
	if (dated.has(at) && conceptLength < 2)
		return { kind: "time", meaning: concept?.meaning === "today" ? "today" : "day", from, to };
	if (concept) {
		const isOff = concept.meaning === "everyday" && index.measured("kg").length === 0;
		const named = isOff ? "unlistedThing" : concept.meaning;
		const meaning = isNumber && unlisted.has(named) ? "" : named;
		return { kind: "concept", meaning, from, to: at + conceptLength };
	}
	if (/^[\d.:%]/.test(texts[at] ?? "")) return { kind: "concept", meaning: "num", from, to };
	const isUnknown = known[at] === undefined && found === undefined;
	return isUnknown
		? { kind: "unknown", meaning: "?", from, to }
		: { kind: "concept", meaning: "", from, to };
}

/** "Do" is two or a verb, "one" a quantity or a pronoun: a thing or a unit after them decides. */
function isQuantity(found: FoundNumber, { tokens, words, vocabulary }: Words, at: number): boolean {
	if (!found.isDoubtful) return true;
	const next = at + found.length;
	const isThing = (place: number) => vocabulary.thingAt(words, place) !== undefined;
	const isAfterThing = (place: number) =>
		isThing(isBetween(tokens[place - 1]?.text) ? place - 2 : place - 1);
	const isOfThing = isAfterThing(at) && !tokens[at - 1]?.isLast;
	// "Coat ek, shirt do": as the number of another thing.
	const isCountAfter = (place: number) =>
		isAfterThing(place) &&
		(numberAt(tokens, place)?.isDoubtful === false || tokens[place]?.text === "ek");
	const endsThing = tokens[at]?.isLast || !tokens[next] || listEnd.test(tokens[next]?.text ?? "");
	const isName = tokens[at]?.text === "one";
	if (isOfThing && endsThing && !isName && tokens.some((_, place) => isCountAfter(place)))
		return true;
	// "Bhai ka bhi ek": of the thing before.
	const owned = `${tokens[at - 2]?.text} ${tokens[at - 1]?.text}`;
	const isOwned = / k[aei]$|^k[aei] bhi$/.test(owned) && (tokens[at]?.isLast || !tokens[next]);
	if (isOwned && words.some((_, place) => place < at && isThing(place))) return true;
	if (tokens[at]?.isLast) return false;
	const unit = unitAt(tokens[next]);
	if (/^(?:of )?each /.test(`${tokens[next]?.text} ${tokens[next + 1]?.text} `)) return true;
	if (numberAt(tokens, next) && /^(?:seat|by)$/.test(unitAt(tokens[next + 1]) ?? "")) return true;
	if (unit && !(unit === "by" && tokens[at]?.text === "do")) return true;
	const before = words[at - 1] ?? "";
	const isEnglish = /^(?:you|how|much|what|when|why|where|i|we|to|can|will|not|they)$/.test(
		tokens[at - 1]?.text ?? "",
	);
	if (tokens[at]?.text === "do" && (isEnglish || isEnglishQuestion(tokens))) return false;
	const isKind = /^(?:silk|double|single|cotton|leather)$/.test(before);
	if (isKind && ["one", "half"].includes(tokens[at]?.text ?? "")) return false;
	// "Shirt do kar do", "coat ek hi", "shirt do aur pant teen".
	if (
		isOfThing &&
		/^(?:kar|kr|karo|kardo|hi|hee|hain|hai|h|aur|or|kam|hata\w*|nikal\w*|rakh\w*|badha\w*)$/.test(
			tokens[next]?.text ?? "",
		)
	)
		return true;
	// "Ek choti dari"
	const word = tokens[next]?.text ?? "";
	const isOne =
		/^(?:ek|one)$/.test(tokens[at]?.text ?? "") && !idleOne.test(word) && !isPronoun(tokens, at);
	const isLook = looks.test(word) || isOne;
	return isThing(next) || (isLook && isThing(next + 1));
}

/** "Lehenga hai ek", "shirt bhi do". */
const isBetween = (text: string | undefined) => /^(?:hai|hain|h|he|bhi|a)$/.test(text ?? "");

/** After the last number of a list. */
const listEnd = /^(?:total|kul|kitn\w*|sab|mila\w*|hai|hain|ka|bata\w*)$/;

/** "Do silk curtains need dry cleaning" */
function isEnglishQuestion(tokens: Words["tokens"]): boolean {
	const text = ` ${tokens.map(({ text }) => text).join(" ")} `;
	return (
		/ (?:need|needs|require|often|usually|always|should|shrink|fade|get|have|cost|you|we|they|i|the) /.test(
			text,
		) &&
		!/ (?:hai|hain|h|ka|ki|ke|ko|aur|mere|meri|mujhe|kitn[aei]|chahiye|karn[aei]|karw\w*|lag\w*) /.test(
			text,
		)
	);
}

const looks =
	/^(?:more|extra|ch?ho+t[aie]|bad[aie]|ba+d[aie]|pura+n[aie]|nay[aie]|nai|lamb[aie]|mot[aie]|old|new|big|large|long|heavy|thin)$/;
