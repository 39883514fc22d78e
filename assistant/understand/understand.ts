/** From a question to a frame: tables, rules and the shop's data, no model. */
import type { ShopData, Turn } from "../contract.ts";
import type { Understood } from "../frame.ts";
import { limits } from "../limits.ts";
import { mergeFrames } from "./follow-up.ts";
import { knowledgeOf } from "./knowledge.ts";
import { languageOf } from "./language.ts";
import { frameOfText, type Part } from "./part.ts";
import { knownFrom } from "./shown-items.ts";

export interface Circumstances {
	data: ShopData;
	history?: readonly Turn[] | undefined;
	now: Date;
	/** The page's language, for a question without a sign of its own. */
	pageLanguage?: "en" | "hi" | undefined;
}

/** What a question asks, in the light of the conversation before it. */
export function understand(
	question: string,
	{ data, history = [], now, pageLanguage }: Circumstances,
): Understood {
	const knowledge = knowledgeOf(data);
	const turns = history.slice(-limits.turns);
	const language = languageOf(question, { history: turns, pageLanguage });
	let before: Part | undefined;
	const firstAnswer = turns.findIndex(({ role }) => role === "assistant");
	turns.forEach(({ role, content }, at) => {
		if (role === "user")
			before = mergeFrames(
				frameOfText(content.slice(0, limits.question), knowledge, now),
				before,
				knowledge,
			);
		else {
			const empty = frameOfText("", knowledge, now);
			before = knownFrom(content, before, empty, data, at === firstAnswer);
		}
	});
	const { frame, unknown, passage } = mergeFrames(
		frameOfText(question.slice(0, limits.question), knowledge, now),
		before,
		knowledge,
	);
	return { ...frame, language, unknown, ...(passage ? { passage } : {}) };
}
