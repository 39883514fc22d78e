/** From a question to a frame: tables, rules and the shop's data, no model. */
import type { ShopData, Turn } from "../contract.ts";
import type { Act, Understood } from "../frame.ts";
import { limits } from "../limits.ts";
import { changesOfMind } from "./change-of-mind.ts";
import { mergeFrames } from "./follow-up.ts";
import { type Knowledge, knowledgeOf } from "./knowledge.ts";
import { languageOf } from "./language.ts";
import { frameOf, type Part } from "./part.ts";
import { knownFrom } from "./shown-items.ts";
import { type Token, tokensOf } from "./tokens.ts";

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
		if (role === "user") before = withMessage(content, before, knowledge, now);
		else {
			const empty = frameOf([], knowledge, now);
			before = knownFrom(content, before, empty, data, at === firstAnswer);
		}
	});
	const { frame, unknown, passage } = withMessage(question, before, knowledge, now);
	return { ...frame, language, unknown, ...(passage ? { passage } : {}) };
}

/** What is told, or is beyond the shop, counts as a whole. */
const indivisible: ReadonlySet<Act> = new Set<Act>([
	"harm",
	"order",
	"complaint",
	"damage",
	"beyond",
	"otherShop",
	"notListed",
	"greeting",
	"thanks",
	"help",
]);

/** A message after those before it; where it changes its mind, each change is a follow-up of what it changes. */
function withMessage(
	message: string,
	before: Part | undefined,
	knowledge: Knowledge,
	now: Date,
): Part {
	const tokens = tokensOf(message.slice(0, limits.question));
	const read = (one: readonly Token[]) => frameOf(one, knowledge, now);
	const whole = mergeFrames(read(tokens), before, knowledge);
	const changes = changesOfMind(tokens, knowledge.vocabulary);
	if (changes.length < 2) return whole;
	const parts = changes.map(read);
	const isTold = [...parts, whole].some(({ frame }) =>
		frame.acts.some((act) => indivisible.has(act)),
	);
	if (isTold) return whole;
	let merged = before;
	parts.forEach((part, at) => {
		merged = mergeFrames(at > 0 ? { ...part, replaces: true } : part, merged, knowledge);
	});
	return merged && !merged.frame.acts.includes("unsure") ? merged : whole;
}
