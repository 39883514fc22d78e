import type { Turn } from "../contract.ts";
import { modifiers } from "./item-words.ts";
import type { Reading } from "./read-question.ts";

/** Asks for the next part of a list only: "more", "aur batao", "next 5". */
export function asksForMore(reading: Reading): boolean {
	return (
		reading.words.length > 0 &&
		reading.unknown.length === 0 &&
		reading.areas.length === 0 &&
		reading.words.every((word) => word === "more" || word === "and" || word === "list") &&
		reading.words.some((word) => word !== "list")
	);
}

/** Does not say what it is about: "kitna?", "ladies?", "and silk?". */
export function leavesOpen(reading: Reading): boolean {
	return (
		reading.words.some((word) => word !== "and") &&
		reading.unknown.length === 0 &&
		reading.areas.length === 0 &&
		reading.words.every(
			(word) => ["price", "and", "men", "women"].includes(word) || modifiers.has(word),
		)
	);
}

/** The visitor's last question that was more than "more", and how often "more" came after it. */
export function questionBefore(
	history: readonly Turn[],
	read: (question: string) => Reading,
): { question: string; times: number } | undefined {
	let times = 0;
	for (const turn of [...history].reverse()) {
		if (turn.role !== "user") continue;
		if (!asksForMore(read(turn.content))) return { question: turn.content, times };
		times++;
	}
	return undefined;
}
