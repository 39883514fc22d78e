import type { Turn } from "../contract.ts";
import { modifiers } from "./item-words.ts";
import type { Reading } from "./read-question.ts";

/** Asks for the next part of a list only: "more", "aur batao", "next 5". */
export function asksForMore({ words, unknown, areas }: Reading): boolean {
	return (
		unknown.length + areas.length === 0 &&
		words.every((word) => word === "more" || word === "and" || word === "list") &&
		words.some((word) => word !== "list")
	);
}

/** Does not say what it is about: "kitna?", "ladies?", "and silk?". */
export function leavesOpen({ words, unknown, areas }: Reading): boolean {
	return (
		unknown.length + areas.length === 0 &&
		words.some((word) => word !== "and") &&
		words.every((word) => ["price", "and", "men", "women"].includes(word) || modifiers.has(word))
	);
}

/** The visitor's last question that was more than "more", and how often "more" came after it. */
export function questionBefore(
	history: readonly Turn[],
	read: (question: string) => Reading,
): { question: string; times: number } | undefined {
	const questions = history.filter(({ role }) => role === "user").map(({ content }) => content);
	const last = questions.findLastIndex((question) => !asksForMore(read(question)));
	const question = questions[last];
	return question === undefined ? undefined : { question, times: questions.length - 1 - last };
}
