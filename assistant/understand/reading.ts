/** The meaning of each word of a sentence, before anything is made of it. */
import type { Unit } from "./numbers.ts";
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
	/** Its place: words from and to, the last one excluded. */
	from: number;
	to: number;
	/** A comma or the like follows. */
	isLast: boolean;
}

/** True if a piece is a thing, a number, a unit, a place or a time. */
export function isEntity({ kind }: Piece): boolean {
	return kind !== "concept" && kind !== "unknown";
}

/**
 * The class of a piece for what is learnt: "few" or "many" for a number, a concept's meaning, "" for an unknown word, else
 * the kind. So another shop's names give the same features.
 */
export function classOf({ kind, meaning, number = 0 }: Piece): string {
	if (kind === "concept") return meaning;
	if (kind === "number") return number < 10 ? "few" : "many";
	return kind === "unknown" ? "" : kind;
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
