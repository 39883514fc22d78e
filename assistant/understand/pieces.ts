/** The words of a question one after the other: each is a place, a time, a number, a thing or a concept. */
import type { Place } from "../served-area.ts";
import { genders } from "./genders.ts";
import type { ItemIndex } from "./item-index.ts";
import { type FoundNumber, numberAt, unitAt } from "./numbers.ts";
import { placeHere } from "./places-named.ts";
import type { Piece } from "./reading.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

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
	joinCovers(pieces, words.index);
	describeThings(pieces, words.words);
	countPieces(pieces, words);
	joinContainers(pieces, words);
	takeBackCounts(pieces, words.words);
	return pieces;
}

/** "3 kurta likha tha, 5 kar do": what was meant before the number that counts. */
const meantBefore = / (?:likh\w*|soch\w*|bol[aie]|thought|said|vrote|vritten) /;

/** "6 shirts, not 4", "coat 3 hain, 2 nahi": the other number counts. */
function takeBackCounts(pieces: Piece[], words: readonly string[]) {
	pieces.forEach((piece, place) => {
		if (piece.kind !== "number") return;
		const later = pieces.findIndex(({ kind }, at) => at > place && kind === "number");
		const gap = ` ${words.slice(piece.to, pieces[later]?.from).join(" ")} `;
		const isBare = pieces[later + 1]?.kind !== "thing";
		if (later > 0 && isBare && meantBefore.test(gap))
			Object.assign(piece, { kind: "concept", meaning: "", isTakenBack: true });
		if (!pieces.slice(0, place).some(({ kind }) => kind === "number")) return;
		const [before, after] = [pieces[place - 1], pieces[place + 1]];
		const isNot = words[piece.from - 1] === "not";
		const isNahi = words[piece.to] === "nahi" && (after?.isLast || place + 2 === pieces.length);
		const denial = isNot ? before : isNahi ? after : undefined;
		if (!denial) return;
		Object.assign(denial, { meaning: "", isTakenBack: true });
		Object.assign(piece, { kind: "concept", meaning: "", isTakenBack: true });
	});
}

/** "Kambal double, do pieces": a count, where no thing that is named is sold as a "two-piece". */
function countPieces(pieces: Piece[], { tokens, index }: Words) {
	pieces.forEach((piece, place) => {
		const count = numberAt(tokens, piece.from);
		if (piece.kind !== "thing" || count?.length !== 1) return;
		if (piece.to - piece.from !== 2 || unitAt(tokens[piece.from + 1]) !== "piece") return;
		const heads = pieces
			.filter((one) => one !== piece && one.kind === "thing")
			.flatMap(({ meaning }) => meaning.split(" "))
			.filter((word) => index.has(word) && !index.isModifier(word));
		if (heads.length === 0 || heads.some((head) => index.find([head, piece.meaning]).length > 0))
			return;
		const middle = piece.from + 1;
		pieces.splice(
			place,
			1,
			{ ...piece, kind: "number", meaning: "num", number: count.value, to: middle, isLast: false },
			{ ...piece, kind: "unit", meaning: "unit-piece", unit: "piece", from: middle },
		);
	});
}

/** "2 bags of clothes", "ek thaila kapde", "ek bag me 5 shirt": what is in the bag is meant. */
function joinContainers(pieces: Piece[], { words, index }: Words) {
	for (let place = pieces.length - 1; place >= 0; place--) {
		const bag = pieces[place];
		if (bag?.kind !== "thing" || bag.meaning !== "bag") continue;
		const isInside = / in (?:\S+ )?$/.test(` ${words.slice(0, bag.from).join(" ")} `);
		if (bag.isLast && !isInside) continue;
		const to = pieces.findIndex(({ meaning }, at) => at > place && meaning !== "");
		const content = pieces[to];
		const isOfClothes = content?.meaning === "clothes" || words[content?.from ?? -1] === "laundry";
		const isIn = isInside || /^(?:me|mein|in|has|contains)$/.test(words[bag.to] ?? "");
		const isOfThings = words[bag.to] === "of" && content?.kind === "thing";
		if (
			!content ||
			!(isOfClothes || isOfThings || (isIn && /^(?:number|thing)$/.test(content.kind)))
		)
			continue;
		const first = pieces[place - 1]?.kind === "number" ? place - 1 : place;
		const isWeighed = isOfClothes && index.measured("kg").length > 0;
		const whole: Piece = {
			kind: "concept",
			meaning: isWeighed ? "everyday" : "",
			from: pieces[first]?.from ?? bag.from,
			to: isOfClothes ? content.to : bag.to,
			isLast: isOfClothes ? content.isLast : bag.isLast,
		};
		pieces.splice(first, (isOfClothes ? to + 1 : place + 1) - first, whole);
		place = first;
	}
}

/** "Quilt cover", "gadde ka cover": the cover of a thing is no such thing, and only some are on the list. */
function joinCovers(pieces: Piece[], index: ItemIndex) {
	for (let place = pieces.length - 1; place > 0; place--) {
		const cover = pieces[place];
		if (cover?.kind !== "thing" || cover.meaning !== "cover") continue;
		const first = pieces.findLastIndex(
			({ meaning }, at) => at < place && meaning !== "" && meaning !== "nod",
		);
		const covered = pieces[first];
		if (!covered || cover.from - covered.to > 1 || covered.isLast) continue;
		const words = covered.meaning.split(" ");
		const isListed = covered.kind === "thing" && index.find([...words, "cover"]).length > 0;
		if (isListed || !(covered.kind === "thing" || covered.meaning === "unlistedThing")) continue;
		const { from } = covered;
		const whole: Piece = { ...cover, kind: "concept", meaning: "unlistedThing", from };
		pieces.splice(first, place - first + 1, whole);
		place = first;
	}
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
	const isCounted = last?.kind === "number" || (unit === "by" && last?.unit === "foot");
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
	if (isSeats) return { kind: "unit", meaning: "unit-seat", unit, from, to };
	if (name && nameLength >= conceptLength) {
		const isOff = name.meaning
			.split(" ")
			.every((word) => !index.has(word) && !index.isModifier(word) && !genders.has(word));
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
	if (tokens[at]?.isLast) return false;
	const unit = unitAt(tokens[next]);
	if (unit && !(unit === "by" && tokens[at]?.text === "do")) return true;
	const before = words[at - 1] ?? "";
	const isEnglish = /^(?:you|how|much|what|when|why|where|i|we|to|can|will|not|they)$/.test(
		tokens[at - 1]?.text ?? "",
	);
	if (tokens[at]?.text === "do" && (isEnglish || isEnglishQuestion(tokens))) return false;
	const isKind = /^(?:silk|double|single|cotton|leather)$/.test(before);
	if (isKind && ["one", "half"].includes(tokens[at]?.text ?? "")) return false;
	// "Shirt do kar do", "coat ek hi".
	const isOfThing = vocabulary.thingAt(words, at - 1) !== undefined;
	if (isOfThing && /^(?:kar|kr|karo|kardo|hi|hee)$/.test(tokens[next]?.text ?? "")) return true;
	// "Ek choti dari"
	const isLook = looks.test(tokens[next]?.text ?? "");
	return vocabulary.thingAt(words, isLook ? next + 1 : next) !== undefined;
}

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
	/^(?:ch?ho+t[aie]|bad[aie]|ba+d[aie]|pura+n[aie]|nay[aie]|nai|lamb[aie]|mot[aie]|old|new|big|large|long|heavy|thin)$/;

const partsOfHome =
	/^(?:vindo\w*|khi[dr]k\w*|room|kitchen|bathroom|bed|palang|flor|farsh|tank|glas|table|chimney)$/;

/** Kinds of work that the rate card has prices for. */
const works = /^(?:wash|iron|fold|normal|premium|wash iron|wash fold)$/;

/** "Kitchen curtains", "bed ke gadde": a thing beside one that the shop cleans only says which. */
function describeThings(pieces: Piece[], words: readonly string[]) {
	const isNamed = pieces.some(({ kind, meaning }) => kind === "thing" && !works.test(meaning));
	pieces.forEach((piece, place) => {
		if (piece.meaning !== "unlistedThing") return;
		// "Curtains of 4 windows", "bedsheets of 3 bedrooms".
		const isOneWord = piece.to - piece.from === 1;
		if (isNamed && isOneWord && partsOfHome.test(words[piece.from] ?? "")) piece.meaning = "";
		if (piece.isLast) return;
		const next = pieces
			.slice(place + 1)
			.find(({ kind, meaning }) => kind !== "concept" || (meaning !== "" && meaning !== "nod"));
		if (next?.kind === "thing" && !works.test(next.meaning)) piece.meaning = "";
	});
}
