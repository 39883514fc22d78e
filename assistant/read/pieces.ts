/** The words of a message one after the other: each is a place, a time, a number, a thing or a mere word. */
import { type Places, placeAt } from "../served-area.ts";
import { daysNamed } from "./days.ts";
import type { Knowledge } from "./knowledge.ts";
import { isOrdinary } from "./learnt/ordinary-words.ts";
import { type FoundNumber, numberAt, type Unit, unitAt } from "./numbers.ts";
import { isWork } from "./things.ts";
import { timeIn } from "./time.ts";
import type { Token } from "./tokens.ts";
import { isOf, says } from "./words/vocabulary.ts";
import type { KeyedWord } from "./words.ts";

/** A word, or several that mean one thing. */
export interface Piece {
	/** "clothes" go by weight; "other" are things that the rate card does not name. */
	kind: "thing" | "clothes" | "other" | "number" | "unit" | "area" | "elsewhere" | "time" | "word";
	/** Canonical words of a thing, a place's name, a unit, or the word itself. */
	meaning: string;
	number?: number;
	/** "5-5": so many of every thing. */
	isEach?: boolean | undefined;
	/** "Do-teen" */
	isRange?: boolean | undefined;
	unit?: Unit;
	/** Its place: words from and to, the last one excluded. */
	from: number;
	to: number;
	/** A comma or the like follows. */
	isLast: boolean;
	/** The mark after it that ends a sentence. */
	end?: Token["end"] | undefined;
}

/** A message, or a part of it, with the meaning of its words. */
export type Reading = ReturnType<typeof readTokens>;

/** True if a piece is a thing, a number, a unit, a place or a time. */
export const isEntity = ({ kind }: Piece): boolean => kind !== "word";

/** The words alone, each in blanks: "2 piece suit" says no "2 pieces". */
export const wordsOnly = (pieces: readonly Piece[]): string =>
	` ${pieces.map(({ kind, meaning }) => (kind === "word" ? meaning : "-")).join(" ")} `;

export function readTokens(tokens: readonly Token[], knowledge: Knowledge, now: Date) {
	const texts = tokens.map(({ text }) => text);
	const { days, isHoliday, used } = daysNamed(texts, now, knowledge.specialDays);
	const clock = timeIn(texts);
	const pieces = piecesOf(tokens, knowledge, { dated: used, timed: clock?.used });
	joinCovers(pieces, knowledge);
	describeThings(pieces);
	const namesOf = (kind: Piece["kind"]) =>
		pieces.flatMap((piece) => (piece.kind === kind ? [piece.meaning] : []));
	return {
		tokens,
		texts,
		pieces,
		/** All words, each in blanks. */
		text: ` ${texts.join(" ")} `,
		areas: [...new Set(namesOf("area"))],
		isElsewhere: namesOf("elsewhere").length > 0,
		/** Counted from 1970. */
		days,
		isHoliday,
		time: clock?.time,
	};
}

/** Every word in its piece. `dated` and `timed` are the places of words that name a day and a time. */
function piecesOf(
	tokens: readonly Token[],
	{ words, places, index }: Knowledge,
	{ dated, timed }: { dated: ReadonlySet<number>; timed: ReadonlySet<number> | undefined },
): Piece[] {
	const texts = tokens.map(({ text }) => text);
	const keyed = tokens.map((token) => words.keyed(token));
	const pieces: Piece[] = [];
	for (let at = 0; at < tokens.length; at = pieces.at(-1)?.to ?? tokens.length)
		pieces.push(pieceAt(at));
	return pieces;

	function pieceAt(from: number): Piece {
		const last = pieces.at(-1);
		const of = (kind: Piece["kind"], meaning: string, length = 1) => {
			const to = from + length;
			const isLast = tokens.slice(from, to).some((token) => token.isLast);
			return { kind, meaning, from, to, isLast, end: tokens[to - 1]?.end };
		};
		const place = placeNamed(tokens, keyed, from, places);
		if (place) return of(place.served ? "area" : "elsewhere", place.name, place.length);
		if (timed?.has(from)) return of("time", "clock");
		// A comma parts names: "coat, pant" are no suit.
		const mark = tokens.findIndex(({ isLast }, at) => at >= from && isLast);
		const name = words.nameAt(mark < 0 ? keyed : keyed.slice(0, mark + 1), from);
		const found = dated.has(from) ? undefined : numberAt(tokens, from);
		// "2 pc shirt": a count, where no thing is sold as "two-piece shirt".
		const next = words.nameAt(keyed, from + 2)?.meaning.split(" ") ?? [];
		const isCountOfNext =
			name?.length === 2 &&
			unitAt(tokens[from + 1]) === "piece" &&
			next.some((word) => index.has(word)) &&
			index.find([...name.meaning.split(" "), ...next]).length === 0;
		const isPhrase = name !== undefined && name.length > 1 && !isCountOfNext;
		if (found && !isPhrase && isQuantity(found, from))
			return {
				...of("number", "number", found.length),
				...{ number: found.value, isEach: found.isEach, isRange: found.isRange },
			};
		const unit = unitAt(tokens[from]);
		const isBy = unit === "by" || unit === "times";
		const isCounted = last?.kind === "number" || (isBy && last?.unit === "foot");
		if (unit && isCounted && !isPhrase && (name === undefined || unit === "kg"))
			return { ...of("unit", unit), unit };
		// "Sofa cover, 5 seater": the seats of what is named beside them.
		const isNamedBeside = keyed.some(
			(_, at) =>
				at !== from &&
				words
					.nameAt(keyed, at)
					?.meaning.split(" ")
					.includes(name?.meaning ?? ""),
		);
		if (unit === "seat" && isCounted && isNamedBeside) return { ...of("unit", "seat"), unit };
		if (name) return of(name.kind, name.meaning, name.length);
		if (dated.has(from)) return of("time", "day");
		return of("word", /^[\d.:%]/.test(texts[from] ?? "") ? "#" : (texts[from] ?? ""));
	}

	/** "Do" is two or a verb, "one" a quantity or a pronoun: a thing or a unit beside them decides. */
	function isQuantity(found: FoundNumber, at: number): boolean {
		if (!found.isDoubtful) return true;
		const next = at + found.length;
		const [text = "", before = ""] = [texts[at], texts[at - 1]];
		const isName = (place: number) => words.nameAt(keyed, place) !== undefined;
		// "Do silk sarees shrink", "how do you"
		const isEnglish =
			isOf("beforeDo", before) || (at === 0 && says("ofDo", ` ${texts.join(" ")} `));
		// "Do wash and iron instead"
		const isOfWork = isWork(words.nameAt(keyed, next)?.meaning.split(" ") ?? [""]);
		if (text === "do" && (isEnglish || isOfWork || texts[next] === "not")) return false;
		// "Sweater me do kam kar do", "cotton ki do aur"
		const isChange = isOf("less", texts[next]) || isOf("more", texts[next]);
		if (texts[next] === "each" || (/^(?:do|ek)$/.test(text) && isChange && before !== ""))
			return true;
		const isEnd = (place: number) => tokens[place]?.isLast === true || !tokens[place + 1];
		const isFirst = before === "" || tokens[at - 1]?.isLast === true;
		if (tokens[at]?.isLast !== true) {
			const unit = unitAt(tokens[next]);
			if (unit) return true;
			const isOne = isOf("one", text) && isFirst;
			if (isName(next) || ((isOf("looks", texts[next]) || isOne) && isName(next + 1))) return true;
		}
		// "Papa ka suit ek aur mera ek": of another owner.
		if (isOf("owner", before) && isEnd(at)) return true;
		const isOfThing = !isFirst && isName(isOf("between", before) ? at - 2 : at - 1);
		// "Dhurrie two, rug one", not "one cotton one".
		const isCount =
			text !== "one" ||
			(pieces.some(({ kind }) => kind === "number") && pieces.at(-2)?.kind !== "number");
		return (
			isOfThing && isCount && (isEnd(at) || isOf("afterCount", texts[next])) && text !== "half"
		);
	}
}

/** Particles and figures are in no misspelt name: "moti vala suit" is not Mothrowala. */
const inNoName = /^(?:k[aei]+|[vw]a+l[aei]+|hai|me|mein|se|par|pe|aur|ko|to|\d.*)$/;

/** The place that is named here: without a mistake, or misspelt in words that are neither ordinary ones nor things. */
function placeNamed(
	tokens: readonly Token[],
	keyed: readonly KeyedWord[],
	at: number,
	places: Places,
): ReturnType<typeof placeAt> {
	const texts = tokens.map(({ text }) => text);
	const named = placeAt(texts, at, places.named);
	const { text = "", isHindi = false } = tokens[at] ?? {};
	if (named || isOrdinary(text, isHindi) || keyed[at]?.isName) return named;
	return placeAt(texts, at, (row) => {
		const isParted = tokens.slice(at, at + row.length - 1).some(({ isLast }) => isLast);
		if (isParted || row.some((word) => inNoName.test(word))) return undefined;
		const hasOther = row.some((_, on) => on > 0 && placeAt(texts, at + on, places.named));
		return hasOther ? undefined : places.meant(row);
	});
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

/** "Kitchen curtains", "palang ke gadde": a thing beside one that the shop cleans only says which. */
function describeThings(pieces: Piece[]) {
	pieces.forEach((piece, at) => {
		const next = pieces
			.slice(at + 1)
			.find(({ kind, meaning }) => kind !== "word" || !isOf("joins", meaning));
		if (piece.kind === "other" && !piece.isLast && next?.kind === "thing") piece.kind = "word";
	});
}
