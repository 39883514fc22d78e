/**
 * Which answer that the shop has written is asked for: of its questions and answers, its search pages and the signs on
 * care labels. A strict search, since another matter's answer is worse than none.
 */
import type { ShopData } from "../contract.ts";
import { type Matters, mattersOf } from "./matters.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { materials } from "./words/item-words.ts";
import { fabricMatters, mishaps, weakMatters, widestMatters } from "./words/matter-words.ts";
import { type Entry, entriesOf, type Field, fields, wordsOf } from "./written-entries.ts";

export interface WrittenAnswers {
	/** The entry that the words ask; undefined if none does. */
	asked(tokens: readonly Token[]): WrittenAnswer | undefined;
	/** Whether an entry may speak of things by these names, too. */
	isOf(key: string, names: readonly string[]): boolean;
	/** The entry that says what clothes weigh: "how many clothes make a kilo". */
	ofWeight(): string | undefined;
}

export interface WrittenAnswer {
	/** "questions/<id>", "faq/<id>", "terms/<id>", "privacy/<id>" */
	key: string;
	/** What of its matters is said. */
	matters: readonly string[];
	/** The question has nearly the entry's words, or names one of its matters and another matter, its thing or its material. */
	isSure: boolean;
}

/** What is asked: all its terms, and how much each counts. */
interface Said extends Matters {
	terms: ReadonlyMap<string, number>;
	total: number;
}

/** How much a term counts by where the entry has it. */
const weights: Readonly<Record<Field, number>> = { question: 1, about: 0.8, answer: 0.5 };
/** How much of what is said the entry must have. */
const enough = 0.4;
/** Greatest weight of a word or a thing, and the factor of a concept. Matters count in full. */
const mostOfOthers = 1;
const ofConcepts = 0.3;
/** Deducted for each matter of the entry's question that is not named, times its rarity, and at most in all. */
const unsaid = { each: 0.2, all: 1 };
/** Jaccard similarity from which two questions are the same, or equal word for word, and the least number of shared words. */
const alike = { part: 0.6, whole: 0.9, fewest: 4 };
/** A matter asked by fewer entries than this is rare: it identifies an entry, unless it may be asked of anything. */
const few = 3;

/** An answer that mentions it is about something else. */
const aside = "rain";

export function createWrittenAnswers(data: ShopData, vocabulary: Vocabulary): WrittenAnswers {
	const entries = entriesOf(data, vocabulary);
	const counts = countsOf(entries, (entry) => fields.flatMap((field) => [...entry[field]]));
	const timesAsked = countsOf(entries, ({ asked }) => asked);
	const isRare = (matter: string) => (timesAsked.get(matter) ?? 0) < few;
	const isTelling = (matter: string) => isRare(matter) && !widestMatters.has(matter);
	const rarity = (term: string) =>
		Math.log(1 + entries.length / (counts.get(term) ?? entries.length));

	function saidIn(tokens: readonly Token[]): Said {
		const matters = mattersOf(tokens, vocabulary);
		const terms = new Map<string, number>();
		for (const term of matters.concepts) terms.set(term, rarity(term) * ofConcepts);
		for (const term of matters.others) terms.set(term, Math.min(rarity(term), mostOfOthers));
		for (const term of matters.known) terms.set(term, rarity(term));
		return { ...matters, terms, total: [...terms.values()].reduce((sum, one) => sum + one, 0) };
	}

	function scoreOf(entry: Entry, { terms, total, things, materials, kinds }: Said): number {
		let score = 0;
		for (const [term, weight] of terms) {
			const field = fields.find((name) => entry[name].has(term));
			if (field) score += weights[field] * weight;
		}
		const ofThing = shared(entry.things, things) + madeOf(entry, materials);
		score += (ofThing + (shared(entry.kinds, kinds) > 0 ? 1 : 0)) * mostOfOthers;
		if (score < total * enough) return 0;
		// Of two as good, the one that asks nothing else.
		const rest = [...entry.asked].filter((matter) => !terms.has(matter) && !things.has(matter));
		const less = rest.reduce((sum, matter) => sum + unsaid.each * rarity(matter), 0);
		return Math.max(score - Math.min(less, unsaid.all), 0.01);
	}

	/** Whether what is said is of the entry's matter and thing. */
	function isMeant(entry: Entry, said: Said): boolean {
		if (entry.drawn.size > 0) return signsIn(entry, said) > 1;
		const matters = matched(entry.asked, said.known);
		const told = matched(entry.told, said.known).filter((one) => isRare(one) && one !== aside);
		const befallen = [...said.known].filter((matter) => mishaps.has(matter));
		const speaksOf = (matter: string) => entry.asked.has(matter) || entry.told.has(matter);
		if (befallen.length > 0 && !befallen.some(speaksOf)) return false;
		// What an iron makes shine is another matter than what loses its shine.
		if (said.known.has("lustre") && !speaksOf("lustre")) return false;
		// "Should I wash it at home or have it dry-cleaned", without a stain, is no question of ink.
		const isFirstAid = matters.join() === "firstaid" && said.known.size > 1;
		const asksMishap = [...entry.asked].some((matter) => mishaps.has(matter));
		const isStained = befallen.length > 0 || said.concepts.has("stain");
		if (isFirstAid && asksMishap && !isStained) return false;
		const isOfFabric = told.some((matter) => fabricMatters.has(matter));
		const isTold = said.kinds.size > 0 && told.length > 0 && evidence(entry, said) > 1;
		if (matters.length === 0 && !isOfFabric && !isTold && !asksOfMaterial(entry, said))
			return false;
		if (!isAbout(entry, said)) return matters.filter(isTelling).length > 1;
		const isNamed = entry.kinds.size === 0 || said.kinds.size > 0 || said.things.size > 0;
		const isTwice = evidence(entry, said) > 1 && (isNamed || matters.some(isTelling));
		return isOfFabric || isTwice || isEnough(entry, matters, said);
	}

	/** Whether one matter is: of an entry about this thing, or where no other entry asks it. */
	function isEnough(entry: Entry, matters: readonly string[], said: Said): boolean {
		if (shared(entry.things, said.things) > 0) return entry.kinds.size > 0;
		if (shared(entry.kinds, said.kinds) > 0)
			return matters.some((matter) => !weakMatters.has(matter));
		if (!matters.some((matter) => isTelling(matter) && !weakMatters.has(matter))) return false;
		if (entry.kinds.size === 0 && matters.length * 2 >= entry.asked.size) return true;
		const isOfOneMaterial = entry.kinds.size > entry.wholeKinds.size;
		return (
			!isOfOneMaterial &&
			entries.every((one) => one === entry || matters.some((matter) => !one.asked.has(matter)))
		);
	}

	/** The entry whose question is asked nearly word for word. */
	function nearest(words: ReadonlySet<string>, said: Said): Entry | undefined {
		return highest(entries, (entry) => {
			const likeness = Math.max(...entry.wordings.map((wording) => likenessOf(wording, words)));
			const isOfIt =
				shared(entry.asked, said.known) > 0 ||
				entry.kinds.size === 0 ||
				shared(entry.kinds, said.kinds) > 0 ||
				(likeness >= alike.whole && said.terms.size > 1);
			return likeness >= alike.part && isOfIt ? likeness : 0;
		});
	}

	return {
		asked(tokens) {
			const said = saidIn(tokens);
			const same = nearest(wordsOf(tokens), said);
			if (same) return { key: same.key, matters: matched(same.asked, said.known), isSure: true };
			const best = highest(entries, (entry) => (isMeant(entry, said) ? scoreOf(entry, said) : 0));
			if (!best) return undefined;
			const asks = matched(best.asked, said.known);
			const matters = [...new Set([...asks, ...matched(best.told, said.known)])];
			const isOfKind = asks.length > 0 && shared(best.kinds, said.kinds) > 0;
			const isNamed = isOfKind || best.drawn.size > 0 || evidence(best, said) > 1;
			const isSure = matters.length > 0 && isNamed;
			return { key: best.key, matters, isSure };
		},
		isOf(key, names) {
			const entry = entries.find((one) => one.key === key);
			return !entry || isAbout(entry, saidIn(tokensOf(names.join(" "))));
		},
		ofWeight() {
			const entry = data.questions.find(({ question }) => /\bweigh\b/.test(question));
			return entry && `questions/${entry.id}`;
		},
	};
}

/** How much of what a sign shows is said. */
function signsIn({ drawn }: Entry, { known, things, others }: Said): number {
	return shared(drawn, known) + shared(drawn, things) + shared(drawn, others);
}

/** "Do you clean leather sofas", on a page about sofas. */
function asksOfMaterial({ question, about, things }: Entry, said: Said): boolean {
	const isOfMaterial = [...said.materials].some((one) => question.has(one) && !about.has(one));
	return isOfMaterial && shared(things, said.things) > 1;
}

/** How many matters and materials of what is said the entry has, and whether a thing. */
function evidence(entry: Entry, { known, materials, things }: Said): number {
	const matters = new Set([...entry.asked, ...entry.told]);
	const isOfThing = shared(entry.things, things) > 0 || shared(entry.question, things) > 0;
	return shared(matters, known) + madeOf(entry, materials) + (isOfThing ? 1 : 0);
}

function madeOf(entry: Entry, materials: ReadonlySet<string>): number {
	return [...materials].filter((one) => has(entry, one)).length;
}

const has = (entry: Entry, term: string) => fields.some((field) => entry[field].has(term));

/** Whether it is about the thing that is named: what is true of leather is not said of cotton. */
function isAbout(entry: Entry, said: Said): boolean {
	const { things, kinds, wholeKinds } = entry;
	// What is true of cleaning is not said of ironing.
	if (said.things.has("iron") && !has(entry, "iron")) return false;
	if (kinds.has("institution")) return said.kinds.has("institution");
	if (kinds.size === 0 || said.kinds.size === 0) return true;
	if (shared(kinds, said.kinds) === 0) return false;
	if (shared(wholeKinds, said.kinds) > 0) return true;
	// What is said of leather jackets alone is not said of another jacket.
	const isOfMaterial = [...things].some((thing) => materials.has(thing));
	return isOfMaterial ? madeOf(entry, said.materials) > 0 : shared(things, said.things) > 0;
}

/** In how many entries each term is. */
function countsOf(entries: readonly Entry[], termsOf: (entry: Entry) => Iterable<string>) {
	const counts = new Map<string, number>();
	for (const entry of entries)
		for (const term of new Set(termsOf(entry))) counts.set(term, (counts.get(term) ?? 0) + 1);
	return counts;
}

function highest(entries: readonly Entry[], score: (entry: Entry) => number): Entry | undefined {
	let [found, most]: [Entry | undefined, number] = [undefined, 0];
	for (const entry of entries) {
		const points = score(entry);
		if (points > most) [found, most] = [entry, points];
	}
	return found;
}

function matched(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
	return [...other].filter((term) => one.has(term));
}

function shared<Term>(one: ReadonlySet<Term>, other: ReadonlySet<Term>): number {
	let count = 0;
	for (const term of other) if (one.has(term)) count++;
	return count;
}

/** What part of all their words two questions share; 0 where these are few. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const both = shared(one, other);
	return both < alike.fewest ? 0 : both / (one.size + other.size - both);
}
