/** Which question of the shop's pages is asked: a strict search, since a wrong answer says more than none. */
import type { ShopData } from "../contract.ts";
import type { ItemIndex } from "./item-index.ts";
import { type Matters, mattersOf } from "./matters.ts";
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
}

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
		[...words]
			.filter((word) => !index.isModifier(word))
			.flatMap((word) => index.find([word]).map((id) => index.item(id)?.category));

	/** What is true of shoes is not said of quilts; blazers and suits are of one category. */
	function isAbout({ things }: Entry, said: readonly string[]): boolean {
		if (things.size === 0 || said.some((thing) => things.has(thing))) return true;
		const known = new Set(categories(things));
		return categories(said).some((category) => known.has(category));
	}

	return {
		asked(tokens) {
			const { known, others, things } = mattersOf(tokens, vocabulary);
			const terms = [...known, ...others, ...things];
			const most = terms.reduce(
				(sum, term) =>
					sum + (known.has(term) ? rarity(term) : Math.min(rarity(term), mostOfOthers)),
				0,
			);
			const [best] = entries
				.map((entry) => ({
					entry,
					asked: [...known].filter((matter) => entry.title.has(matter)).length,
					score: scoreOf(entry, terms),
				}))
				.filter(({ asked, score }) => asked > 0 && score >= most * enough)
				.filter(({ entry, asked }) => asked > 1 || isAbout(entry, terms))
				.toSorted(
					(one, other) => other.score - one.score || one.entry.title.size - other.entry.title.size,
				);
			return best && { id: `questions/${best.entry.id}`, isSure: best.asked > 1 };
		},
		ofWeight() {
			const entry = data.questions.find(({ question }) => /\bweigh\b/.test(question));
			return entry && `questions/${entry.id}`;
		},
	};
}

function emptyEntry(id: string): Entry {
	return { id, title: new Set(), about: new Set(), things: new Set(), answer: new Set() };
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
			add("title", `${question} ${name}`);
			add("about", `${about} ${page}`);
			const { known, things } = read(`${about} ${page}`);
			for (const thing of [...known, ...things]) entry.things.add(thing);
			add("answer", answer);
		}
	return [...entries.values()];
}
