/** The words that tell one matter from another, in any language, to find the text of the shop that speaks of it. */
import { type Garment, garmentOf } from "./garments.ts";
import { singular } from "./singular.ts";
import { foldWord, soundOf } from "./sound.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { materials, uses, widerWords } from "./words/item-words.ts";
import { matterWords } from "./words/matter-words.ts";

export interface Matters {
	/** Of the table. */
	known: ReadonlySet<string>;
	/** What the reader knows the words as: "wash", "when". */
	concepts: ReadonlySet<string>;
	/** Words that no table has. */
	others: ReadonlySet<string>;
	/** Words of things. */
	things: ReadonlySet<string>;
	/** Of these, what they are made of. */
	materials: ReadonlySet<string>;
	/** What kinds of things they are: what is true of shoes is not said of quilts. */
	kinds: ReadonlySet<Kind>;
}

export type Kind = Garment | "clothes" | "institution" | "another";

const shortest = 4;
/** What is written in the signs of labels. */
const lettersOfSigns = /^(?:\d{1,3}|[fpswx]|ws)$/;
/** A page for hotels or factories is about them as others are about shoes. */
const institutions: ReadonlySet<string> = new Set(["institution", "bulk", "house"]);
/** Concepts of things that the rate card has not. */
const unlisted: ReadonlySet<string> = new Set(["everyday", "unlistedThing"]);
/** Things of the rate card that are done to any. */
const works: ReadonlySet<string> = new Set(["wash", "fold"]);
const subsumed = ["necessary", "mustdryclean"];
const notClothes: ReadonlySet<Kind> = new Set<Kind>([
	...(["bag", "shoes", "sofa", "carpet", "curtain", "blanket"] as const),
]);

/** For each matter, a pattern that finds its phrases anywhere in a line. */
const table = Object.entries(matterWords).map(([matter, words]) => {
	const phrases = words
		.split(",")
		.map((phrase) =>
			phrase
				.trim()
				.replaceAll(/[a-z]+/g, plainest)
				.replaceAll(/(?:_ )+/g, (gap) => `(?:\\w+ ){0,${gap.length / 2}}`)
				.replaceAll("*", "\\w*"),
		)
		.toSorted((one, other) => other.length - one.length);
	return { matter, pattern: new RegExp(` (?:${phrases.join("|")})(?= )`, "g") };
});

/** Reduces spelling variants to one form: "sukhta" and "sookta", "colour" and "color". */
function plainest(word: string): string {
	if (word === "mein") return "me";
	return foldWord(word)
		.replaceAll(/([bcdgjkst])h+/g, "$1")
		.replaceAll(/a[iy]|ey/g, "e")
		.replaceAll(/a[uv]|o[uv]/g, "o");
}

/** Without the vowels that Hindi letters imply and nobody says: "makhamal" is "makhmal". */
function spoken(word: string): string {
	const shorter = word.replace(/^(.*[aeiou][^aeiou]h?)a([^aeiou]h?[aeiou])/, "$1$2");
	return shorter === word ? word : spoken(shorter);
}

export function mattersOf(tokens: readonly Token[], vocabulary: Vocabulary): Matters {
	const words = tokens.map((token) => vocabulary.known(token) ?? token.text);
	const plain = tokens.map(({ text, isHindi }) => plainest(isHindi ? spoken(text) : text));
	const found = emptyMatters();
	/** Words that no table of the reader has, and what they are in the line. */
	const unknown: { said: string; plain: string }[] = [];
	const line: string[] = [];
	for (let at = 0; at < words.length; ) {
		const named = vocabulary.thingAt(words, at);
		const thing = named && uses.has(named.meaning) ? undefined : named;
		const concept = vocabulary.conceptAt(words, at);
		const length = Math.max(1, thing?.words.length ?? 0, concept?.words.length ?? 0);
		const said = words.slice(at, at + length).join(" ");
		// The "sofa tag" is a label, and a sofa's.
		const isThing = thing?.words.length === length || concept?.meaning === "label";
		const isDryCleaning = !thing && concept?.meaning === "dryclean";
		line.push(...(isDryCleaning ? ["dryclean"] : plain.slice(at, at + length)));
		const typed = tokens[at]?.text ?? "";
		if (lettersOfSigns.test(typed)) found.others.add(typed);
		else if (thing && isThing) addThing(found, thing.meaning, said);
		else if (concept) addConcept(found, concept.meaning, said);
		else if (said.length >= shortest && !vocabulary.isOrdinary(said))
			unknown.push({ said, plain: plain[at] ?? "" });
		at += length;
	}
	const left = addKnown(found, ` ${line.join(" ")} `);
	for (const word of unknown)
		if (left.has(word.plain)) found.others.add(soundOf(singular(word.said)));
	return found;
}

type Found = {
	[Part in keyof Matters]: Matters[Part] extends ReadonlySet<infer Term> ? Set<Term> : never;
};

function emptyMatters(): Found {
	return {
		...{ known: new Set(), concepts: new Set(), others: new Set() },
		...{ things: new Set(), materials: new Set(), kinds: new Set() },
	};
}

/** Adds the matters of the table, and gives the words that none of them has. */
function addKnown({ known, kinds }: Found, line: string): ReadonlySet<string> {
	let rest = line;
	for (const { matter, pattern } of table) {
		if (line.search(pattern) < 0) continue;
		known.add(matter);
		if (matter === "industry" || matter === "labcoat") kinds.add("institution");
		rest = rest.replace(pattern, " ");
	}
	// "How often must it be cleaned" does not ask whether cleaning is necessary.
	if (known.has("often")) for (const one of subsumed) known.delete(one);
	// What would be put on a stain at home is not what the shop uses.
	if (known.has("firstaid")) known.delete("product");
	// A sole that has yellowed has not come off.
	if (known.has("yellow")) known.delete("sole");
	// Turmeric is yellow itself.
	if (known.delete("spilt")) known.delete("yellow");
	// What the visitor has rubbed in is not the shop's.
	if (known.delete("tried")) known.delete("product");
	return new Set(rest.split(" "));
}

function addThing(
	{ concepts, things, kinds, materials: made }: Found,
	meaning: string,
	said: string,
) {
	// "Gym shoes" are sports ones.
	if (said.includes(" ") && garmentOf(said) !== "bundle") kinds.add(kindOf(said));
	for (const word of meaning.split(" "))
		for (const name of [word, ...(widerWords[word] ?? [])]) {
			if (uses.has(name)) continue;
			if (works.has(name)) concepts.add(name);
			else things.add(name);
			if (materials.has(name)) made.add(name);
			else if (garmentOf(name) !== "bundle") kinds.add(kindOf(name));
		}
}

function addConcept({ concepts, things, kinds }: Found, meaning: string, said: string) {
	if (institutions.has(meaning)) kinds.add("institution");
	else if (meaning === "clothes") kinds.add("clothes");
	else if (unlisted.has(meaning)) {
		kinds.add(garmentOf(said) === "bundle" ? "another" : kindOf(said));
		things.add(singular(said));
	} else if (meaning !== "" && meaning !== "idiom") concepts.add(meaning);
}

/** Clothes are of one kind. */
function kindOf(name: string): Kind {
	const garment = garmentOf(name);
	return notClothes.has(garment) ? garment : "clothes";
}
