/** Which question of the search pages is asked: a strict search, since a wrong answer says more than none. */
import type { SearchQuestion } from "../../content/search-questions.ts";
import type { ShopData } from "../contract.ts";
import { singular } from "./singular.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface QuestionSearch {
	/**
	 * The entry that the words ask, as "questions/<id>".
	 * @param hasService a service of the shop is meant: a page must be about the thing to say more than it
	 */
	asked(tokens: readonly Token[], hasService: boolean): string | undefined;
	/** The entry that says what clothes weigh: "how many clothes make a kilo". */
	ofWeight(): string | undefined;
}

interface Entry {
	id: string;
	about: ReadonlySet<string>;
	title: ReadonlySet<string>;
	/** Of the answer, in the first language. */
	text: ReadonlySet<string>;
}

/** Concepts that most questions have: they tell no matter from another. */
const common = new Set(
	`what how howmuch howmany when where why who if my your not and want only price list more total money service
	offer_do clean wash accept handle keep come deliver pickup getback open hours address area city shop phone contact
	whatsapp send book today now timeword dayword can nod greeting thanks help please unlistedThing unlistedWork clothes
	review pay number day which back`.split(/\s+/),
);
/** Concepts that are too wide here: what the word itself says. */
const kinds: readonly [RegExp, string][] = [
	[/^(?:smel|badbu|odou?r|bu$)/, "smell"],
	[/^(?:ink|syahi|pen$)/, "ink"],
	[/^(?:yelow|yellow|pila|pela|peela|pili)/, "yellow"],
	[/^(?:fungu|fungal|mildew|phaphund|fafund)/, "mildew"],
	[/^(?:oil|grease|tel$|chikn)/, "grease"],
	[/^(?:shrink|shrunk|shrank|sikud|sikur|chota ho|short)/, "shrink"],
	[/^(?:colou?r|rang|bled|bleed|fade)/, "colour"],
	[/^(?:torn|tear|phat|fat|fata)/, "tear"],
];
const wide: ReadonlySet<string> = new Set([
	"stain",
	"damage",
	"unlistedThing",
	"bulk",
	"institution",
]);
const places = / (?:at home|ghar (?:pe|par|me|mein)|machine|machin|masin|mashin) /;
const washOrDryClean = "wash or dry-clean";
const shortest = 4;
const weights = { title: 1, about: 0.8, text: 0.5 };
const enough = { words: 2, share: 0.7 };

export function createQuestionSearch(data: ShopData, vocabulary: Vocabulary): QuestionSearch {
	const all = [data, ...Object.values(data.translations)];
	const texts = new Map(
		data.questions.map(({ id, answer }) => [id, wordsOf(answer, vocabulary)] as const),
	);
	const entries = all.flatMap(({ questions }) =>
		questions.map((question) => entryOf(question, texts.get(question.id), vocabulary)),
	);
	return {
		asked(tokens, hasService) {
			const wanted = termsOf(tokens, vocabulary);
			if (wanted.size < enough.words) return undefined;
			return best(entries, (entry) =>
				hasService && ![...wanted].some((word) => entry.about.has(word))
					? 0
					: scoreOf(entry, wanted),
			);
		},
		ofWeight() {
			const entry = data.questions.find(({ question }) => /\bweigh\b/.test(question));
			return entry && `questions/${entry.id}`;
		},
	};
}

function best(entries: readonly Entry[], score: (entry: Entry) => number): string | undefined {
	let [found, most]: [Entry | undefined, number] = [undefined, 0];
	for (const entry of entries) {
		const points = score(entry);
		if (points > most) [found, most] = [entry, points];
	}
	return found && `questions/${found.id}`;
}

/** Two telling words of the question itself and its page, and most of what was said. */
function scoreOf({ title, about, text }: Entry, wanted: ReadonlySet<string>): number {
	const count = (words: ReadonlySet<string>) => [...wanted].filter((word) => words.has(word));
	const inTitle = count(title);
	const inAbout = count(about).filter((word) => !title.has(word));
	const inText = count(text).filter((word) => !title.has(word) && !about.has(word));
	const words = inTitle.length + inAbout.length + inText.length;
	const isWashOrDryClean = wanted.has(washOrDryClean) && title.has(washOrDryClean);
	const isMatter = inTitle.some((word) => !about.has(word));
	const isEnough =
		inTitle.length + inAbout.length >= enough.words && words >= wanted.size * enough.share;
	if (!isWashOrDryClean && !(isMatter && isEnough)) return 0;
	return (
		inTitle.length * weights.title +
		inAbout.length * weights.about +
		inText.length * weights.text +
		inTitle.length / (1 + title.size)
	);
}

function entryOf(
	{ id, about, question }: SearchQuestion,
	text: ReadonlySet<string> = new Set(),
	vocabulary: Vocabulary,
): Entry {
	const [page = "", name = ""] = id.split("/");
	const terms = (text: string) => termsOf(tokensOf(text.replaceAll("-", " ")), vocabulary);
	return {
		id,
		about: new Set([...terms(about), ...terms(page)]),
		title: new Set([...terms(question), ...terms(name)]),
		text,
	};
}

/** Words that the tables have as they stand: a long text is not corrected. */
function wordsOf(text: string, vocabulary: Vocabulary): Set<string> {
	return termsOf(
		tokensOf(text).filter((token) => vocabulary.has(token.text)),
		vocabulary,
	);
}

/** The words that tell one matter from another, as the tables write them in any language. */
function termsOf(tokens: readonly Token[], vocabulary: Vocabulary): Set<string> {
	const words = tokens.map((token) => vocabulary.known(token) ?? token.text);
	const terms = new Set<string>();
	for (let at = 0; at < words.length; ) {
		const thing = vocabulary.thingAt(words, at);
		const concept = vocabulary.conceptAt(words, at);
		const length = Math.max(1, thing?.words.length ?? 0, concept?.words.length ?? 0);
		const said = words.slice(at, at + length).join(" ");
		const kind = kinds.find(([pattern]) => pattern.test(said))?.[1];
		const isThing = thing !== undefined && thing.words.length === length;
		const meanings = isThing
			? thing.meaning.split(" ")
			: kind
				? [kind]
				: concept && !wide.has(concept.meaning)
					? [concept.meaning]
					: said.length >= shortest && !/\d/.test(said)
						? [singular(said)]
						: [];
		for (const meaning of meanings) if (meaning !== "" && !common.has(meaning)) terms.add(meaning);
		at += length;
	}
	// Whether a thing may be washed at home or in a machine asks whether it needs dry cleaning.
	const line = ` ${words.join(" ")} `;
	const isWash = / (?:w|v)as(?:h|ed|hed)? | dho\w* | dhul\w* /.test(line);
	if (isWash && (terms.has("dryclean") || places.test(line))) {
		for (const word of ["athome", "home", "machine", "dryclean"]) terms.delete(word);
		terms.add(washOrDryClean);
	}
	return terms;
}
