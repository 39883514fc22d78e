/** The words that tell one matter from another, in any language, to find the text of the shop that speaks of it. */
import { singular } from "./singular.ts";
import { foldWord, soundOf } from "./sound.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { widerWords } from "./words/item-words.ts";
import { matterWords } from "./words/matter-words.ts";

export interface Matters {
	/** Of the table. */
	known: ReadonlySet<string>;
	/** Words that no table has. */
	others: ReadonlySet<string>;
	/** Words of things. */
	things: ReadonlySet<string>;
}

const shortest = 4;
/** A page for hotels or factories is about them as others are about shoes. */
const institutions: ReadonlySet<string> = new Set(["institution", "bulk"]);

/** Each phrase may stand at any words of a folded line. */
const table = Object.entries(matterWords).map(([matter, words]) => {
	const phrases = words
		.split(",")
		.map((phrase) => foldWord(phrase.trim()).replaceAll("*", "\\w*"))
		.toSorted((one, other) => other.length - one.length);
	return { matter, pattern: new RegExp(` (?:${phrases.join("|")})(?= )`, "g") };
});

/** Phrases of the table are taken out of the line first; what is left is read word by word. */
export function mattersOf(tokens: readonly Token[], vocabulary: Vocabulary): Matters {
	let line = ` ${tokens.map(({ text }) => foldWord(text)).join(" ")} `;
	const known = new Set<string>();
	const others = new Set<string>();
	const things = new Set<string>();
	for (const { matter, pattern } of table) {
		const rest = line.replace(pattern, " ");
		if (rest !== line) known.add(matter);
		line = rest;
	}
	const words = tokensOf(line).map((token) => vocabulary.known(token) ?? token.text);
	for (let at = 0; at < words.length; ) {
		const thing = vocabulary.thingAt(words, at);
		const concept = vocabulary.conceptAt(words, at);
		const length = Math.max(1, thing?.words.length ?? 0, concept?.words.length ?? 0);
		const said = words.slice(at, at + length).join(" ");
		if (thing?.words.length === length)
			for (const word of thing.meaning.split(" "))
				for (const name of [word, ...(widerWords[word] ?? [])]) things.add(name);
		else if (concept && institutions.has(concept.meaning)) things.add(concept.meaning);
		else if (/^\d{1,3}$/.test(said)) others.add(said);
		else if (!concept && said.length >= shortest && !vocabulary.isOrdinary(said))
			others.add(soundOf(singular(said)));
		at += length;
	}
	return { known, others, things };
}
