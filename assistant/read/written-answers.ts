/**
 * Finds the answer that the shop has written to a question: of its questions and answers, its search pages, care labels and
 * terms. The question has to be nearly the visitor's, since another matter's answer is worse than none.
 */
import type { ShopData } from "../contract.ts";
import type { Act } from "../frame.ts";
import { wordKey } from "./sound.ts";
import { isWork } from "./things.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { isOf } from "./words/vocabulary.ts";
import type { ItemWords } from "./words.ts";
import { namesCleaning } from "./work.ts";

/**
 * @param about words of things that the conversation was about
 * @returns "questions/<id>", "faq/<id>", "terms/<id>" or "privacy/<id>"
 */
export type WrittenAnswers = (
	tokens: readonly Token[],
	about?: Iterable<string>,
) => string | undefined;

/** The share of what is said that the question and its answer must have. */
const enough = 0.7;
/** The weight of a term that only the page's name or the answer has. */
const beside = 0.6;
/** Terms of the question itself, at least. */
const fewest = 2;

/** True if a written answer may stand for the acts of a message, whose own answers may say less. */
export const mayBeWritten = (acts: readonly Act[]): boolean =>
	acts.every((act) =>
		/^(?:unsure|care|services|included|pickup|damage|condition|help|expert|harm|eco|estimate|unclaimed|handover|notListed|beyond)$/.test(
			act,
		),
	);

export function createWrittenAnswers(data: ShopData, words: ItemWords): WrittenAnswers {
	const read = (text: string) => termsOf(tokensOf(text.replaceAll("-", " ")), words);
	const entries = new Map<string, { asked: Set<string>; told: Set<string> }>();
	for (const texts of [data, ...Object.values(data.translations)])
		for (const { key, question, answer, page } of writtenOf(texts)) {
			const entry = entries.get(key) ?? { asked: new Set(), told: new Set() };
			entries.set(key, entry);
			for (const term of read(question)) entry.asked.add(term);
			for (const term of read(`${page} ${answer}`)) entry.told.add(term);
		}
	const counts = new Map<string, number>();
	for (const { asked, told } of entries.values())
		for (const term of new Set([...asked, ...told])) counts.set(term, (counts.get(term) ?? 0) + 1);
	const weightOf = (term: string) => Math.log(1 + entries.size / (counts.get(term) ?? 1));

	return (tokens, about = []) => {
		const asking = termsOf(tokens, words);
		const said = [...new Set([...asking, ...Array.from(about, thingTerm)])];
		const sum = (terms: readonly string[]) => terms.reduce((all, term) => all + weightOf(term), 0);
		let [found, most]: [string | undefined, number] = [undefined, 0];
		for (const [key, { asked, told }] of entries) {
			const own = said.filter((term) => asked.has(term));
			const others = said.filter((term) => !asked.has(term) && told.has(term));
			const score = (sum(own) + sum(others) * beside) / sum(said);
			// Things alone ask nothing: "white sneakers" is not whether they become white again.
			const asks = own.some((term) => asking.has(term) && !isThingTerm(term));
			// Of two as good, the one that asks nothing else.
			const part = score * (1 + own.length / asked.size / 4);
			if (asks && own.length >= fewest && score >= enough && part > most)
				[found, most] = [key, part];
		}
		return found;
	};
}

/** All that the shop has answered in writing, and the page that it is of. */
export function writtenOf({ questions, site }: Pick<ShopData, "questions" | "site">) {
	const policy = (file: string, { items }: ShopData["site"]["terms"]) =>
		items.map(({ id, title: question, content: answer }) => ({
			...{ key: `${file}/${id}`, question, answer, page: "" },
		}));
	return [
		...questions.map(({ id, about, question, answer }) => ({
			...{ key: `questions/${id}`, question, answer, page: `${id} ${about}` },
		})),
		...site.faq.map(({ id, question, answer }) => ({
			...{ key: `faq/${id}`, question, answer, page: "" },
		})),
		...policy("terms", site.terms),
		...policy("privacy", site.privacy),
	];
}

const thingTerm = (word: string) => (isWork([word]) ? word : `=${word}`);
const isThingTerm = (term: string) => term.startsWith("=");

/** The things that the words name; of the others, but those of cleaning, the beginning of their sound. */
const termsOf = (tokens: readonly Token[], words: ItemWords): Set<string> =>
	new Set(
		words.thingsIn(
			tokens,
			(word) => (isOf("filler", word) || namesCleaning(` ${word} `) ? [] : [wordKey(word)]),
			thingTerm,
		),
	);
