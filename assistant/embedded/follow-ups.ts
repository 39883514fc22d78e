import type { Turn } from "../contract.ts";
import { modifiers } from "./item-words.ts";
import type { Reading } from "./read-question.ts";

/** Only asks for more of a list: "more", "aur batao", "next 5". */
export function asksForMore({ words, unknown, areas }: Reading): boolean {
	return (
		unknown.length + areas.length === 0 &&
		words.every((word) => word === "more" || word === "and" || word === "list") &&
		words.some((word) => word !== "list")
	);
}

/** Depends on the question before: "kitna?", "ladies?", "and silk?". */
export function leavesOpen({ words, unknown, areas }: Reading): boolean {
	return (
		unknown.length + areas.length === 0 &&
		words.some((word) => word !== "and") &&
		words.every((word) => ["price", "and", "men", "women"].includes(word) || modifiers.has(word))
	);
}

/** The last question other than "more", and how often "more" followed. */
export function questionBefore(
	history: readonly Turn[],
	read: (question: string) => Reading,
): { question: string; times: number } | undefined {
	const questions = history.filter(({ role }) => role === "user").map(({ content }) => content);
	const last = questions.findLastIndex((question) => !asksForMore(read(question)));
	const question = questions[last];
	return question === undefined ? undefined : { question, times: questions.length - 1 - last };
}
