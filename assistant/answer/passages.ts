/** Finds what the shop's own texts say about a matter, in the language in which they are said. */
import type { SiteData } from "../../shop/site-data.ts";
import { writtenOf } from "../read/written-answers.ts";
import type { Voice } from "./voice.ts";

interface Passage {
	title: string;
	sentences: readonly string[];
}

/**
 * The sentences that fit best, and those that follow them in their entries; empty where the shop says nothing about it.
 */
export function passages({ texts }: Pick<Voice, "texts">, topic: string): string[] {
	const patterns = patternsOf(texts.topics[topic] ?? []);
	const found = passagesOf(texts.site, topic)
		.flatMap(({ title, sentences }) =>
			sentences.map((sentence, index) => ({
				score: scoreOf(patterns, title, sentence),
				sentence,
				rest: sentences.slice(index + 1),
			})),
		)
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score || one.sentence.length - other.sentence.length);
	const best = found.map(({ sentence }) => sentence);
	return [...new Set([...best, ...(found[0]?.rest ?? [])])].map(texts.say);
}

/** True if a text of the shop's is about a matter. */
export function isAbout({ topics }: Pick<Voice["texts"], "topics">, topic: string, text: string) {
	return patternsOf(topics[topic] ?? []).some((pattern) => pattern.test(text));
}

const patternsOf = (sources: readonly string[]) => sources.map((source) => new RegExp(source, "i"));

/** The text of an entry, as "faq/payment". */
export function entryText({ texts }: Pick<Voice, "texts">, passage: string): string[] {
	const { answer = "" } = writtenOf(texts).find(({ key }) => key === passage) ?? {};
	return sentencesOf(answer).map(texts.say);
}

/** If the title alone names the matter, a sentence counts half. */
function scoreOf([must, ...others]: readonly RegExp[], title: string, sentence: string): number {
	if (!must) return 0;
	const base = must.test(sentence) ? 1 : must.test(title) ? 0.5 : 0;
	return base && base + others.filter((pattern) => pattern.test(sentence)).length;
}

function passagesOf(site: SiteData, topic: string): Passage[] {
	const policy = ({ items }: SiteData["terms"]) =>
		items.map(({ title, content }) => ({ title, sentences: sentencesOf(content) }));
	if (topic === "privacy") return policy(site.privacy);
	return [
		...site.faq.map(({ question, answer }) => ({
			title: question,
			sentences: sentencesOf(answer),
		})),
		...site.features.map(titled),
		...site.services.map(({ name, description }) => titled({ title: name, description })),
		...policy(site.terms),
	];
}

/** A feature's text hardly stands without its title. */
function titled({ title, description }: { title: string; description: string }): Passage {
	const [first = "", ...rest] = sentencesOf(description);
	return { title: "", sentences: [`${title}: ${first}`, ...rest] };
}

export function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.!?।])\s+/).filter((sentence) => sentence !== "");
}

/** As many of the first sentences as there is room for. */
export function sentencesWithin(sentences: readonly string[], room: number): string {
	const texts = sentences.map((_, place) => sentences.slice(0, place + 1).join(" "));
	return texts.findLast((text) => text.length <= room) ?? "";
}
