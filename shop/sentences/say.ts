/** Sentences of the check, in the language of whoever reads it: English in a terminal, the owner's in the editor. */
import { distance } from "fastest-levenshtein";
import sentences from "./sentences.json" with { type: "json" };

/** The name of a sentence; `{0}` in its text stands for its first value. */
export type Sentence = keyof typeof sentences;

type Value = string | number;
type SentenceLanguage = "en" | "hi";

let current: SentenceLanguage = "en";

/** From then on, for the whole program. */
export function sayIn(language: SentenceLanguage): void {
	current = language;
}

export function say(sentence: Sentence, ...values: readonly Value[]): string {
	const text = sentences[sentence][current];
	return text.replaceAll(/\{(\d)\}/g, (_, place) => String(values[Number(place)] ?? ""));
}

/** An option of zod: the sentence is made when the error is found. */
export function error(sentence: Sentence, ...values: readonly Value[]): { error: () => string } {
	return { error: () => say(sentence, ...values) };
}

/** "“300” or “starts @ 300”" */
export function sayOr(texts: readonly string[]): string {
	return texts.reduce((all, text) => (all ? say("or", all, text) : text), "");
}

/** The candidate most similar to a misspelt word: at most two letters different, and a third of the word. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
	const allowed = Math.min(2, Math.max(1, Math.round(word.length / 3)));
	const stepsTo = (one: string) => distance(word.toLowerCase(), one.toLowerCase());
	const [best] = [...candidates]
		.map((candidate) => ({ candidate, steps: stepsTo(candidate) }))
		.filter(({ steps }) => steps <= allowed)
		.sort((one, other) => one.steps - other.steps);
	return best?.candidate;
}

/** "Did you mean “shirt”?" @param otherwise where no candidate is similar */
export function adviceOn(word: string, candidates: Iterable<string>, otherwise: string): string {
	const guess = didYouMean(word, candidates);
	return guess ? say("didYouMean", guess) : otherwise;
}

/** With a full stop, where it has no end yet. */
export function asSentence(words: string): string {
	return /[.!?।]$/.test(words) ? words : words + say("stop");
}
