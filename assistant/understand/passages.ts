import MiniSearch from "minisearch";
import type { ShopData } from "../contract.ts";
import { singular } from "./singular.ts";
import { foldWord } from "./sound.ts";
import { plainWords } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The entry of the content whose text fits the words best: "faq/payment"; undefined if none fits well. */
export type Passages = (words: readonly string[]) => string | undefined;

const enough = { words: 2, share: 0.6, score: 8 };

/** Concepts of words that stand in every text. */
const silent: ReadonlySet<string> = new Set(
	" and what how when where which who why if my your not want only clothes now come more can".split(
		" ",
	),
);

export function createPassages(data: ShopData, vocabulary: Vocabulary): Passages {
	const texts = [data.site, ...Object.values(data.translations ?? {}).map(({ site }) => site)];
	const entries = texts.flatMap(({ faq, features, terms, privacy, services }) => [
		...faq.map(({ id, question, answer }) => ({ key: `faq/${id}`, title: question, text: answer })),
		...features.map(({ id, title, description }) => ({
			key: `features/${id}`,
			title,
			text: description,
		})),
		...terms.items.map(({ id, title, content }) => ({ key: `terms/${id}`, title, text: content })),
		...privacy.items.map(({ id, title, content }) => ({
			key: `privacy/${id}`,
			title,
			text: content,
		})),
		...services.map(({ id, name, description }) => ({
			key: `services/${id}`,
			title: name,
			text: description,
		})),
	]);
	const telling = (word: string) => {
		const meaning = (vocabulary.conceptAt([word], 0) ?? vocabulary.conceptAt([foldWord(word)], 0))
			?.meaning;
		const isSilent = meaning !== undefined && silent.has(meaning);
		return isSilent || word.length < 3 ? undefined : singular(word);
	};
	const search = new MiniSearch<{ id: number; title: string; text: string }>({
		fields: ["title", "text"],
		tokenize: plainWords,
		processTerm: telling,
		searchOptions: {
			boost: { title: 2 },
			fuzzy: (term) => (term.length > 5 ? 0.2 : false),
			prefix: (term) => term.length > 4,
		},
	});
	search.addAll(entries.map((entry, id) => ({ id, ...entry })));
	return (words) => {
		const wanted = new Set(words.flatMap((word) => telling(word) ?? []));
		if (wanted.size === 0) return undefined;
		const [best] = search.search([...wanted].join(" "));
		if (!best || best.score < enough.score) return undefined;
		if (best.queryTerms.length < Math.max(enough.words, wanted.size * enough.share))
			return undefined;
		return entries[Number(best.id)]?.key;
	};
}
