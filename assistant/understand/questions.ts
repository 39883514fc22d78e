/** Which question of the shop's pages is asked: a strict search, since a wrong answer says more than none. */
import type { ShopData } from "../contract.ts";
import type { ItemIndex } from "./item-index.ts";
import { type Matters, mattersOf } from "./matters.ts";
import { foldWord } from "./sound.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface QuestionSearch {
	/** The entry that the words ask; undefined if none does. */
	asked(tokens: readonly Token[]): AskedQuestion | undefined;
	/** The entry that says what clothes weigh: "how many clothes make a kilo". */
	ofWeight(): string | undefined;
}

interface AskedQuestion {
	/** "questions/<id>" */
	id: string;
	/** Two matters of the question are the entry's. */
	isSure: boolean;
}

interface Entry {
	id: string;
	/** Of the question and its name, in all languages. */
	title: Set<string>;
	/** What the page is about. */
	about: Set<string>;
	/** Of that, things and matters. */
	things: Set<string>;
	answer: Set<string>;
	/** The words of its question in each language. */
	questions: ReadonlySet<string>[];
}

/** Of a question: matters of the table, and all its terms. */
interface Said {
	known: ReadonlySet<string>;
	terms: readonly string[];
}

/** What part of all their words two questions must share to be one, and how many at least. */
const alike = 0.6;
const fewest = 4;
const weights = { title: 1, about: 0.8, answer: 0.5 } as const;
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];
/** How much of what is said the entry must have. */
const enough = 0.5;
/** A word or a thing that the entry does not name weighs less than a matter: what is true of sarees often is of shawls. */
const mostOfOthers = 1.5;

export function createQuestionSearch(
	data: ShopData,
	vocabulary: Vocabulary,
	index: ItemIndex,
): QuestionSearch {
	const read = (text: string) =>
		mattersOf(tokensOf(text.replace(/\{[^}]*\}/g, " ").replaceAll("-", " ")), vocabulary);
	const entries = entriesOf(data, read);
	const counts = new Map<string, number>();
	for (const entry of entries)
		for (const term of new Set(fields.flatMap((field) => [...entry[field]])))
			counts.set(term, (counts.get(term) ?? 0) + 1);
	const rarity = (term: string) =>
		Math.log(1 + entries.length / (counts.get(term) ?? entries.length));

	function scoreOf(entry: Entry, terms: readonly string[]): number {
		const points = terms.map((term) => {
			const field = fields.find((name) => entry[name].has(term));
			return field ? weights[field] * rarity(term) : 0;
		});
		return points.reduce((sum, point) => sum + point, 0);
	}

	const categories = (words: Iterable<string>) =>
		new Set(
			[...words]
				.filter((word) => !index.isModifier(word))
				.flatMap((word) => index.find([word]).map((id) => index.item(id)?.category)),
		);
	const categoriesOf = new Map(entries.map((entry) => [entry, categories(entry.things)]));

	/** What is true of shoes is not said of quilts; blazers and suits are of one category. */
	function isAbout(entry: Entry, { terms }: Said): boolean {
		const { things } = entry;
		if (things.size === 0 || terms.some((thing) => things.has(thing))) return true;
		const known = categoriesOf.get(entry);
		return [...categories(terms)].some((category) => known?.has(category));
	}

	/** The entry whose question is asked nearly word for word. */
	function nearest(words: ReadonlySet<string>, said: Said): Entry | undefined {
		return highest(entries, (entry) => {
			const likeness = Math.max(...entry.questions.map((question) => likenessOf(question, words)));
			const isMeant =
				likeness >= alike && (mattersIn(entry, said.known) > 0 || isAbout(entry, said));
			return isMeant ? likeness : 0;
		});
	}

	/** The entry that has most of what is said, a matter of the question among it. */
	function byMatter(said: Said): Entry | undefined {
		const { known, terms } = said;
		const most = terms.reduce(
			(sum, term) => sum + (known.has(term) ? rarity(term) : Math.min(rarity(term), mostOfOthers)),
			0,
		);
		return highest(entries, (entry) => {
			const asked = mattersIn(entry, known);
			if (asked === 0) return 0;
			const score = scoreOf(entry, terms);
			const isMeant = score >= most * enough && (asked > 1 || isAbout(entry, said));
			// Of two as good, the one that asks nothing else.
			return isMeant ? score - entry.title.size / 1000 : 0;
		});
	}

	return {
		asked(tokens) {
			const { known, others, things } = mattersOf(tokens, vocabulary);
			const said = { known, terms: [...known, ...others, ...things] };
			const same = nearest(wordsOf(tokens), said);
			if (same) return { id: `questions/${same.id}`, isSure: true };
			const best = byMatter(said);
			return best && { id: `questions/${best.id}`, isSure: mattersIn(best, known) > 1 };
		},
		ofWeight() {
			const entry = data.questions.find(({ question }) => /\bweigh\b/.test(question));
			return entry && `questions/${entry.id}`;
		},
	};
}

function highest(entries: readonly Entry[], score: (entry: Entry) => number): Entry | undefined {
	let [found, most]: [Entry | undefined, number] = [undefined, 0];
	for (const entry of entries) {
		const points = score(entry);
		if (points > most) [found, most] = [entry, points];
	}
	return found;
}

function mattersIn({ title }: Entry, known: ReadonlySet<string>): number {
	return [...known].filter((matter) => title.has(matter)).length;
}

function wordsOf(tokens: readonly Token[]): ReadonlySet<string> {
	return new Set(tokens.map(({ text }) => foldWord(text)).filter((word) => word.length > 2));
}

/** What part of all their words two questions share; 0 where these are few. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const shared = [...one].filter((word) => other.has(word)).length;
	return shared < fewest ? 0 : shared / (one.size + other.size - shared);
}

function emptyEntry(id: string): Entry {
	return {
		id,
		title: new Set(),
		about: new Set(),
		things: new Set(),
		answer: new Set(),
		questions: [],
	};
}

function entriesOf(data: ShopData, read: (text: string) => Matters): Entry[] {
	const entries = new Map<string, Entry>();
	for (const { questions } of [data, ...Object.values(data.translations)])
		for (const { id, about, question, answer } of questions) {
			const entry = entries.get(id) ?? emptyEntry(id);
			entries.set(id, entry);
			const [page = "", name = ""] = id.split("/");
			const add = (field: Field, text: string) => {
				for (const terms of Object.values(read(text)))
					for (const term of terms) entry[field].add(term);
			};
			entry.questions.push(wordsOf(tokensOf(question)));
			add("title", `${question} ${name}`);
			add("about", `${about} ${page}`);
			const { known, things } = read(`${about} ${page}`);
			for (const thing of [...known, ...things]) entry.things.add(thing);
			add("answer", answer);
		}
	return [...entries.values()];
}
