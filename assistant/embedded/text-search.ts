import MiniSearch from "minisearch";
import type { SiteData } from "../../content/site-data.ts";
import type { Lexicon } from "./lexicon.ts";
import { plainWords } from "./plain-words.ts";
import { singular } from "./singular.ts";

export type TextSearch = (words: readonly string[]) => string | undefined;

const enough = { words: 2, share: 0.6 };

export function createTextSearch(site: SiteData, lexicon: Lexicon): TextSearch {
	const entries = [
		...site.faq.map(({ question, answer }) => ({ title: question, text: answer })),
		...site.features.map(({ title, description }) => ({ title, text: description })),
		...[...site.terms.items, ...site.privacy.items].map(({ title, content }) => ({
			title,
			text: content,
		})),
	];
	const telling = (word: string) => {
		const meaning = lexicon.meaningOf(word);
		return meaning === "" || meaning === "and" || word.length < 3 ? undefined : singular(word);
	};
	const search = new MiniSearch<{ id: number; title: string; text: string }>({
		fields: ["title", "text"],
		tokenize: plainWords,
		processTerm: telling,
		searchOptions: { boost: { title: 2 }, fuzzy: 0.2, prefix: (term) => term.length > 4 },
	});
	search.addAll(entries.map((entry, id) => ({ id, ...entry })));
	return (words) => {
		const wanted = new Set(words.flatMap((word) => telling(word) ?? []));
		const [best] = search.search([...wanted].join(" "));
		if (!best || best.queryTerms.length < Math.max(enough.words, wanted.size * enough.share))
			return undefined;
		return entries[Number(best.id)]?.text;
	};
}
