/** What the shop has written as question and answer, as terms to search. */
import type { ShopData } from "../contract.ts";
import { type Kind, type Matters, mattersOf } from "./matters.ts";
import { foldWord } from "./sound.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { drawnSigns } from "./words/matter-words.ts";

export const fields = ["question", "about", "answer"] as const;
export type Field = (typeof fields)[number];

/** Of all languages. */
export interface Entry extends Record<Field, Set<string>> {
	/** "questions/<id>", "faq/<id>", "terms/<id>", "privacy/<id>" */
	key: string;
	/** Matters of its question, and of its answer. */
	asked: Set<string>;
	told: Set<string>;
	/** What it is about. */
	things: Set<string>;
	/** Their kinds; none where it is about any. */
	kinds: Set<Kind>;
	/** Of these, those of which it is about all, whatever they are made of. */
	wholeKinds: Set<Kind>;
	/** What the sign of a care label shows. */
	drawn: Set<string>;
	/** The words of its question in each language. */
	wordings: ReadonlySet<string>[];
}

interface Written {
	key: string;
	/** What its page is about. */
	about: string;
	question: string;
	answer: string;
}

export function entriesOf(data: ShopData, vocabulary: Vocabulary): Entry[] {
	const read = (text: string) =>
		mattersOf(tokensOf(text.replace(/\{[^}]*\}/g, " ").replaceAll("-", " ")), vocabulary);
	const entries = new Map<string, Entry>();
	for (const texts of [data, ...Object.values(data.translations ?? {})])
		for (const written of writtenOf(texts)) {
			const entry = entries.get(written.key) ?? emptyEntry(written.key);
			entries.set(written.key, entry);
			learnQuestion(entry, written, read);
			learnAnswer(entry, written, read);
			learnAbout(entry, written, read);
		}
	return [...entries.values()];
}

export function wordsOf(tokens: readonly Token[]): ReadonlySet<string> {
	const words = tokens.map(({ text }) => foldWord(text));
	return new Set(words.filter((word) => word.length > 2 || /\d/.test(word)));
}

function writtenOf({ questions, site }: Pick<ShopData, "questions" | "site">): Written[] {
	const policy = (file: string, { items }: ShopData["site"]["terms"]) =>
		items.map(({ id, title, content }) => ({
			...{ key: `${file}/${id}`, about: "" },
			...{ question: title, answer: content },
		}));
	return [
		...questions.map(({ id, ...entry }) => ({ ...entry, key: `questions/${id}` })),
		...site.faq.map(({ id, ...entry }) => ({ ...entry, key: `faq/${id}`, about: "" })),
		...policy("terms", site.terms),
		...policy("privacy", site.privacy),
	];
}

type Read = (text: string) => Matters;

function learnQuestion(entry: Entry, { key, question }: Written, read: Read) {
	const [, page, name = ""] = key.split("/");
	const matters = read(question);
	entry.wordings.push(wordsOf(tokensOf(question)));
	for (const thing of matters.things) entry.things.add(thing);
	const drawn = page === "label-sign" ? drawnSigns[name] : undefined;
	// A sign of which nobody can say what it shows is found by its name alone.
	if (drawn === undefined && page === "label-sign") return;
	if (drawn === undefined) {
		addTerms(entry.question, matters);
		addTerms(entry.question, read(name));
		for (const matter of matters.known) entry.asked.add(matter);
		return;
	}
	const [shown = "", besides = ""] = drawn.split(", ");
	for (const matter of shown.split(" ")) entry.asked.add(matter);
	for (const term of [...shown.split(" "), ...besides.split(" ")]) {
		entry.question.add(term);
		entry.drawn.add(term);
	}
}

function learnAnswer(entry: Entry, { key, answer }: Written, read: Read) {
	const matters = read(answer);
	addTerms(entry.answer, matters);
	// A policy tells of many matters, and is found by its title.
	if (!/^(?:terms|privacy)/.test(key)) for (const matter of matters.known) entry.told.add(matter);
}

/** "Suits, silk and wool" are of any of these, "Leather jackets" of leather. */
function learnAbout(entry: Entry, { key, about }: Written, read: Read) {
	const [file, page = ""] = key.split("/");
	for (const part of [file === "questions" ? page : "", ...about.split(/,| and | और /)]) {
		const matters = read(part);
		addTerms(entry.about, matters);
		for (const thing of matters.things) entry.things.add(thing);
		for (const kind of matters.kinds) {
			entry.kinds.add(kind);
			if (matters.materials.size === 0) entry.wholeKinds.add(kind);
		}
	}
}

function addTerms(to: Set<string>, { known, concepts, others, things }: Matters) {
	for (const terms of [known, concepts, others, things]) for (const term of terms) to.add(term);
}

function emptyEntry(key: string): Entry {
	return {
		key,
		...{ question: new Set(), about: new Set(), answer: new Set() },
		...{ asked: new Set(), told: new Set(), things: new Set(), drawn: new Set() },
		...{ kinds: new Set(), wholeKinds: new Set() },
		wordings: [],
	};
}
