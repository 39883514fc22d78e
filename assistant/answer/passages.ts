/** Finds what the shop's own texts say about a matter, in the language in which they are said. */
import type { SiteData } from "../../shop/site-data.ts";
import { writtenOf } from "../read/written-answers.ts";
import type { Voice } from "./voice.ts";

/**
 * The sentences that fit best, and those that follow the first in its entry, else the entry whose title fits; empty where
 * the shop says nothing about it.
 */
export function passages({ texts }: Pick<Voice, "texts">, topic: string): string[] {
	const patterns = (texts.topics[topic] ?? []).map((pattern) => new RegExp(pattern, "i"));
	const entries = entriesOf(texts.site, topic).map(({ title, text }) => ({
		...{ title, sentences: sentencesOf(text) },
	}));
	const found = entries
		.flatMap(({ sentences }) =>
			sentences.map((sentence, index) => ({
				score: scoreOf(patterns, sentence),
				sentence,
				rest: sentences.slice(index + 1),
			})),
		)
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score || one.sentence.length - other.sentence.length);
	const best = found.map(({ sentence }) => sentence);
	const [named] = entries.filter(({ title }) => patterns[0]?.test(title));
	const others = found[0]?.rest ?? named?.sentences ?? [];
	return [...new Set([...best, ...others])].map(texts.say);
}

/** The answer to the shop's own question on a matter; empty where it has none. */
export function questionOn(
	{ original, ...voice }: Pick<Voice, "original" | "texts">,
	topic: string,
) {
	const [asked] = original.topics[`question ${topic}`] ?? [];
	const found =
		asked && original.questions.find(({ question }) => new RegExp(asked, "i").test(question));
	return found ? entryText(voice, `questions/${found.id}`) : [];
}

/** The text of an entry, as "faq/payment". */
export function entryText({ texts }: Pick<Voice, "texts">, passage: string): string[] {
	const { answer = "" } = writtenOf(texts).find(({ key }) => key === passage) ?? {};
	return sentencesOf(answer).map(texts.say);
}

/** The more of the patterns the better, if the first is found. */
const scoreOf = ([must, ...others]: readonly RegExp[], sentence: string): number =>
	must?.test(sentence) ? 1 + others.filter((pattern) => pattern.test(sentence)).length : 0;

function entriesOf({ faq, features, services, terms, privacy }: SiteData, topic: string) {
	const policy = ({ items }: SiteData["terms"]) =>
		items.map(({ title, content: text }) => ({ title, text }));
	if (topic === "privacy") return policy(privacy);
	// Such a text hardly stands without its title.
	const titled = (title: string, text: string) => ({ title: "", text: `${title}: ${text}` });
	return [
		...faq.map(({ question: title, answer: text }) => ({ title, text })),
		...features.map(({ title, description }) => titled(title, description)),
		...services.map(({ name, description }) => titled(name, description)),
		...policy(terms),
	];
}

export function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.!?।])\s+/).filter((sentence) => sentence !== "");
}

/** As many of the first sentences as there is room for. */
export function sentencesWithin(sentences: readonly string[], room: number): string {
	const texts = sentences.map((_, place) => sentences.slice(0, place + 1).join(" "));
	return texts.findLast((text) => text.length <= room) ?? "";
}
