/** From a question to a frame: tables, rules and the shop's data, no model. */
import type { ShopData, Turn } from "../contract.ts";
import type { Understood } from "../frame.ts";
import { limits } from "../limits.ts";
import { askedItem } from "./asked-item.ts";
import { mergeFrames } from "./follow-up.ts";
import { type Knowledge, knowledgeOf } from "./knowledge.ts";
import { languageOf } from "./language.ts";
import { frameOf, type Part } from "./part.ts";
import { readTokens } from "./read.ts";
import { othersOfKind, withoutThings } from "./retractions/left-out.ts";
import { withoutRetracted } from "./retractions/what-is-left.ts";
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

/** A message after those before it, without what it takes back. */
function withMessage(
	message: string,
	before: Part | undefined,
	knowledge: Knowledge,
	now: Date,
): Part {
	const tokens = tokensOf(message.slice(0, limits.question));
	const read = (one: readonly Token[]) => frameOf(one, knowledge, now);
	const { left, gone } = withoutRetracted(readTokens(tokens, knowledge, now));
	const whole = () => mergeFrames(read(tokens), before, knowledge);
	if (gone.length === 0) return whole();
	const taken = read(gone);
	const dropped = taken.found.items.map(({ ids, group }) => askedItem(ids, group.quantity));
	const part = left.length > 0 ? read(left) : undefined;
	if (!part || !isRequest(part)) {
		const others = part?.asksMore ? othersOfKind(taken, knowledge.index) : [];
		if (others.length > 0)
			return { ...taken, frame: { ...taken.frame, items: others }, asked: others };
		// "Joote chhodkar baki kya saaf karte ho".
		if (part && dropped.length > 0 && asksWhat.test(part.found.reading.text))
			return { ...part, frame: { ...part.frame, acts: ["services"] } };
		// With no list that it could be taken from, it is asked about.
		const isNamed = dropped.length > 0 || taken.frame.acts.includes("notListed");
		if (!isNamed || !before?.asked.length) return whole();
		return mergeFrames({ ...taken, dropped, onlyDrops: true, removes: true }, before, knowledge);
	}
	// "Silk saree nahi, cotton", "3 shirts, no wait, 5": what is left says only which one, or how many.
	const { groups, loose, left: free } = part.found;
	const isOfTaken = groups.some(({ hasHead }) => hasHead)
		? free.length > 0
		: loose.length + free.length > 0;
	if (isOfTaken && dropped.length > 0)
		return mergeFrames(
			{ ...part, replaces: true },
			mergeFrames(taken, before, knowledge),
			knowledge,
		);
	const said = { ...withoutThings(part, taken, knowledge.index), dropped, replaces: true };
	return mergeFrames(said, before, knowledge);
}

const asksWhat = / (?:kya|what|vhat|else|other) /;

function isRequest({ isExplicit, frame, found }: Part): boolean {
	return (
		isExplicit ||
		frame.items.length > 0 ||
		found.groups.length > 0 ||
		found.numbers.length > 0 ||
		frame.category !== undefined ||
		frame.service !== undefined ||
		frame.days.length > 0 ||
		frame.time !== undefined ||
		frame.areas.length > 0
	);
}
