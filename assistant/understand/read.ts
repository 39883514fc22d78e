/** A sentence read word by word: what each word is, before anything is made of it. */
import { isPlaceName, longestName, placeAt } from "../served-area.ts";
import { daysNamed } from "./days.ts";
import type { Knowledge } from "./knowledge.ts";
import { type FoundNumber, numberAt, type Unit, unitAt } from "./numbers.ts";
import { timeNamed } from "./time.ts";
import type { Token } from "./tokens.ts";

/** A word, or several that mean one thing. */
export interface Piece {
	kind: "concept" | "thing" | "number" | "unit" | "area" | "elsewhere" | "time" | "unknown";
	/** A concept, canonical words of a thing, or the place's name. */
	meaning: string;
	number?: number;
	/** "5-5": so many of every thing. */
	isEach?: boolean;
	unit?: Unit;
	/** Where it stands: words from and to, the last one excluded. */
	from: number;
	to: number;
	/** A comma or the like follows. */
	isLast: boolean;
}

export interface Reading {
	tokens: readonly Token[];
	/** As the tables write them; what was typed where a word is not known. */
	words: readonly string[];
	pieces: readonly Piece[];
	/** The kinds and concepts in a row, for patterns: "my thing when getback". */
	line: string;
	/** All words, each in blanks. */
	text: string;
	has(...concepts: string[]): boolean;
	areas: readonly string[];
	isElsewhere: boolean;
	days: readonly number[];
	isHoliday: boolean;
	time: string | undefined;
	/** Typed words that no table has. */
	unknown: readonly Piece[];
}

export function readTokens(tokens: readonly Token[], knowledge: Knowledge, now: Date): Reading {
	const { vocabulary, places, data } = knowledge;
	const texts = tokens.map(({ text }) => text);
	const special = data.site.business.specialDays.map((day, place) => ({
		...day,
		names: [
			day.name,
			...Object.values(data.translations ?? {}).flatMap(
				({ site }) => site.business.specialDays[place]?.name ?? [],
			),
		],
	}));
	const dated = daysNamed(texts, now, special);
	const clock = timeNamed(texts, (at) => followsOpening(texts, at));
	const named = placeNames(texts, vocabulary.has);
	const known = tokens.map((token, at) => (named.has(at) ? undefined : vocabulary.known(token)));
	const isExact = (at: number) => vocabulary.has(texts[at] ?? "");
	const words = known.map((word, at) => word ?? texts[at] ?? "");
	const pieces: Piece[] = [];
	const add = (piece: Omit<Piece, "isLast">) => {
		const isLast = tokens.slice(piece.from, piece.to).some((token) => token.isLast);
		pieces.push({ ...piece, isLast });
		return piece.to;
	};
	for (let at = 0; at < tokens.length; ) {
		const place = placeHere(texts, at, known, isExact, vocabulary.isOrdinary, places);
		if (place) {
			const kind = place.served ? "area" : "elsewhere";
			at = add({ kind, meaning: place.name, from: at, to: at + place.length });
			continue;
		}
		if (clock?.used.has(at)) {
			at = add({ kind: "time", meaning: "clock", from: at, to: at + 1 });
			continue;
		}
		const name = knowledge.vocabulary.thingAt(words, at);
		const concept = vocabulary.conceptAt(words, at);
		const found = dated.used.has(at) ? undefined : numberAt(tokens, at);
		// "One two piece suit" is one.
		const isName =
			found?.length === 2 && (vocabulary.thingAt(words, at + 1)?.words.length ?? 0) > 1;
		const number = found && isName ? numberAt(tokens.slice(at, at + 1), 0) : found;
		const conceptLength = concept?.words.length ?? 0;
		const nameLength = name?.words.length ?? 0;
		if (
			number &&
			nameLength < 2 &&
			conceptLength < 2 &&
			isQuantity(number, tokens, at, knowledge, words)
		) {
			at = add({
				kind: "number",
				meaning: "num",
				number: number.value,
				...(number.isEach ? { isEach: true } : {}),
				from: at,
				to: at + number.length,
			});
			continue;
		}
		if (nameLength < 2 && conceptLength < 2 && unitAt(tokens[at]) === "kg") {
			const unit =
				pieces.at(-1)?.kind === "number"
					? ({ kind: "unit", unit: "kg" } as const)
					: ({ kind: "concept" } as const);
			at = add({
				...unit,
				meaning: unit.kind === "unit" ? "unit-kg" : "perkg",
				from: at,
				to: at + 1,
			});
			continue;
		}
		if (name && nameLength >= conceptLength) {
			const words = name.meaning.split(" ");
			const isOff = words.every(
				(word) =>
					!knowledge.index.has(word) &&
					!knowledge.index.isModifier(word) &&
					!kindsOfPeople.has(word),
			);
			if (isOff) {
				at = add({ kind: "concept", meaning: "unlistedThing", from: at, to: at + nameLength });
				continue;
			}
			at = add({ kind: "thing", meaning: name.meaning, from: at, to: at + nameLength });
			continue;
		}
		const unit =
			conceptLength < 2 && pieces.at(-1)?.kind === "number" ? unitAt(tokens[at]) : undefined;
		if (unit) {
			at = add({ kind: "unit", meaning: `unit-${unit}`, unit, from: at, to: at + 1 });
			continue;
		}
		if (dated.used.has(at) && conceptLength < 2) {
			at = add({
				kind: "time",
				meaning: concept?.meaning === "today" ? "today" : "day",
				from: at,
				to: at + 1,
			});
			continue;
		}
		if (concept) {
			const isOff = concept.meaning === "everyday" && knowledge.index.measured("kg").length === 0;
			const meaning = isOff ? "unlistedThing" : concept.meaning;
			at = add({ kind: "concept", meaning, from: at, to: at + conceptLength });
			continue;
		}
		const isNumeral = /^[\d.:%]+/.test(texts[at] ?? "");
		// A number word is never a thing.
		const isUnknown = known[at] === undefined && !isNumeral && found === undefined;
		at = add({
			kind: isUnknown ? "unknown" : "concept",
			meaning: isNumeral ? "num" : isUnknown ? "?" : "",
			from: at,
			to: at + 1,
		});
	}
	describeThings(pieces);
	const has = new Set(pieces.map(({ meaning }) => meaning));
	const kinds = pieces.map(({ kind, meaning }) =>
		kind === "thing" || kind === "area" || kind === "elsewhere" ? kind : meaning,
	);
	for (const kind of kinds) has.add(kind);
	return {
		...{ tokens, words, pieces },
		line: ` ${kinds.filter((kind) => kind !== "").join(" ")} `,
		text: ` ${words.join(" ")} `,
		has: (...concepts) => concepts.some((concept) => has.has(concept)),
		areas: [...new Set(pieces.filter(({ kind }) => kind === "area").map(({ meaning }) => meaning))],
		isElsewhere: has.has("elsewhere"),
		...{ days: dated.days, isHoliday: dated.isHoliday, time: clock?.time },
		unknown: pieces.filter(({ kind }) => kind === "unknown"),
	};
}

const openingWords =
	/\b(?:open|opens|close|closes|closed|khul\w*|khol\w*|band|timing\w*|shop|dukan|dukaan|come|pick\s?up|pickup|aa|aao\w*|aaiye|aana|bhej\w*|visit|deliver\w*)\b/;

/** A bare figure is a time beside words of opening or coming: "open till 9". */
function followsOpening(texts: readonly string[], at: number): boolean {
	if (at < 0) return /^(?:shirt|pant|piece|pcs|kg|kilo)/.test(texts[-at] ?? "");
	return openingWords.test(texts.join(" "));
}

function placeHere(
	texts: readonly string[],
	at: number,
	known: readonly (string | undefined)[],
	isExact: (at: number) => boolean,
	isOrdinary: (word: string) => boolean,
	places: Parameters<typeof placeAt>[3],
): { name: string; served: boolean; length: number } | undefined {
	const first = known[at];
	const shortest = first === undefined || !isExact(at) || isOrdinary(first) ? 1 : 2;
	for (let length = longestName; length >= shortest; length--) {
		const areWords = Array.from({ length }, (_, on) => at + on).every(
			(on) => isExact(on) && !isOrdinary(known[on] ?? ""),
		);
		if (length > 1 && areWords && !isPlaceName(texts, at, length, places)) continue;
		const found = placeAt(texts, at, length, places);
		if (found) return { name: found.name, served: found.served, length };
	}
	return undefined;
}

function isQuantity(
	found: FoundNumber,
	tokens: readonly Token[],
	at: number,
	{ vocabulary }: Knowledge,
	words: readonly string[],
): boolean {
	if (!found.isDoubtful) return true;
	const next = at + found.length;
	if (tokens[at]?.isLast) return false;
	if (unitAt(tokens[next])) return true;
	const before = words[at - 1] ?? "";
	if (tokens[at]?.text === "do" && /^(?:you|how|much|what|i|we|to|can|will|not|they)$/.test(before))
		return false;
	if (tokens[at]?.text === "one" || tokens[at]?.text === "half")
		return (
			vocabulary.thingAt(words, next) !== undefined &&
			!/^(?:silk|double|single|cotton|leather)$/.test(before)
		);
	return vocabulary.thingAt(words, next) !== undefined;
}

const comes =
	/\b(?:pick\s?up|pikup|pikap|deliver\w*|dilivari|aate|aaoge|aoge|aayenge|aaenge|aana|come|coming|cover|serve|service|sarvis|available|area)\b/;
const afterPlace = /^(?:se|me|mein|mai|tak|pe|par)$/;
const beforePlace = /^(?:from|in|to|near|till|upto)$/;

/** Words that no table has, where a place is named beside coming: they are not corrected. */
function placeNames(texts: readonly string[], has: (text: string) => boolean): ReadonlySet<number> {
	const named = new Set<number>();
	if (!comes.test(texts.join(" "))) return named;
	const isName = (at: number) =>
		texts[at] !== undefined && /^[a-z]{3,}$/.test(texts[at]) && !has(texts[at]);
	texts.forEach((word, at) => {
		if (afterPlace.test(word))
			for (let back = at - 1; back >= at - 3 && isName(back); back--) named.add(back);
		if (beforePlace.test(word))
			for (let on = at + 1; on <= at + 3 && isName(on); on++) named.add(on);
	});
	return named;
}

/** Words of categories, which are no things. */
const kindsOfPeople = new Set(["men", "women", "household", "footwear", "housing"]);

const works = /^(?:wash|iron|fold|normal|premium|wash iron|wash fold)$/;

/** "Kitchen curtains", "bed ke gadde": a thing beside one that the shop cleans only says which. */
function describeThings(pieces: Piece[]) {
	pieces.forEach((piece, place) => {
		if (piece.meaning !== "unlistedThing" || piece.isLast) return;
		const next = pieces
			.slice(place + 1)
			.find(({ kind, meaning }) => kind !== "concept" || (meaning !== "" && meaning !== "nod"));
		if (next?.kind === "thing" && !works.test(next.meaning)) piece.meaning = "";
	});
}
