/** Reads a question into a frame with tables, rules, the shop's data and two small learnt models; no AI provider. */
import type { ShopData, Turn } from "../contract.ts";
import type { Frame, Line, LineChange, Understood } from "../frame.ts";
import { limits } from "../limits.ts";
import { isUnaccounted, type ReadMessage } from "./changes/unaccounted.ts";
import { mergeFrames, withoutCounts } from "./follow-up.ts";
import { type Knowledge, knowledgeOf } from "./knowledge.ts";
import { languageOf } from "./language.ts";
import { frameOf, type Part } from "./part.ts";
import { readTokens } from "./read.ts";
import { isOfAnything, mergeRetraction } from "./retractions/merge-retraction.ts";
import { withoutRetracted } from "./retractions/what-is-left.ts";
import { share } from "./running-list.ts";
import { isOfAnyThing } from "./services-named.ts";
import { knownFrom } from "./shown-items.ts";
import { type Token, tokensOf } from "./tokens.ts";

export interface Circumstances {
	data: ShopData;
	history?: readonly Turn[] | undefined;
	/** The chat's list as it stands. */
	lines?: readonly Line[] | undefined;
	now: Date;
	/** The page's language, for a question without a sign of its own. */
	pageLanguage?: "en" | "hi" | undefined;
}

/** The frame of a question, in the light of the conversation before it. */
export function understand(
	question: string,
	{ data, history = [], lines, now, pageLanguage }: Circumstances,
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
	if (lines) before = withList(before ?? frameOf([], knowledge, now), lines);
	const { frame: read, unknown, passage } = withMessage(question, before, knowledge, now);
	const { service, ...rest } = read;
	const isSaid =
		service !== undefined && (read.items.length === 0 || isOfAnyThing(service, knowledge));
	const frame = isSaid ? read : rest;
	const changes = changesTo(lines ?? [], frame);
	return { ...frame, changes, language, unknown, nearest: [], ...(passage ? { passage } : {}) };
}

/** The conversation with the list as the visitor's taps have left it. */
function withList(before: Part, lines: readonly Line[]): Part {
	const asked = [...lines];
	const isSum = before.frame.acts.includes("total");
	return { ...before, asked, frame: isSum ? { ...before.frame, items: asked } : before.frame };
}

/** The changes that make the list of the frame of the one before. */
function changesTo(lines: readonly Line[], { acts, items, isUncertain }: Frame): LineChange[] {
	const isSum =
		acts.includes("total") || (acts.includes("price") && items.some(({ quantity }) => quantity));
	if (!isSum || (isUncertain && lines.length > 0)) return [];
	const gone = lines.filter((line) => !items.some(({ ids }) => share(ids, line.ids)));
	return [
		...gone.map(({ ids }): LineChange => ({ does: "takeOff", ids })),
		...items.map(({ ids, quantity }): LineChange => {
			const line = lines.find((line) => share(ids, line.ids));
			const [of] = line?.ids ?? [];
			const isKind = line?.ids.join() !== ids.join() && of !== undefined;
			return isKind ? { does: "instead", of, ids, quantity } : { does: "set", ids, quantity };
		}),
	];
}

/** Merges a message into the conversation, without what it takes back. */
function withMessage(
	message: string,
	before: Part | undefined,
	knowledge: Knowledge,
	now: Date,
): Part {
	const said = readMessage(message, before, knowledge, now);
	return isUnaccounted(said, before) ? withoutCounts(said.merged) : said.merged;
}

/** A message read as a whole and without what it takes back, and merged into the conversation by rules. */
function readMessage(
	message: string,
	before: Part | undefined,
	knowledge: Knowledge,
	now: Date,
): ReadMessage {
	const tokens = tokensOf(message.slice(0, limits.question));
	const read = (one: readonly Token[]) => frameOf(one, knowledge, now);
	const { left, gone, isDoubtful } = withoutRetracted(readTokens(tokens, knowledge, now));
	const whole = gone.length > 0 ? read(tokens) : read(left);
	const parts = {
		gone: gone.length > 0 ? read(gone) : undefined,
		left: gone.length > 0 && left.length > 0 ? read(left) : undefined,
	};
	const [act] = whole.frame.acts;
	// "Wrong bag, these are not ours" takes nothing back.
	const isWhole =
		(whole.isExplicit && (act === "complaint" || act === "email")) || isMatterGone(whole, parts);
	const part =
		parts.gone && !isWhole ? mergeRetraction(parts.gone, parts.left, before, knowledge) : undefined;
	const merged = part ?? mergeFrames(whole, before, knowledge);
	const isSum =
		merged.frame.acts.includes("total") &&
		merged.frame.items.some(({ quantity }) => quantity !== undefined);
	// "Curtains, lining nahi hai": what is refused is read with the things.
	const { without, doubts } = merged.found;
	const isRead = gone.length === 0 && without.length > 0 && doubts.length === 0;
	const isOfThings = parts.gone === undefined || parts.gone.found.items.length > 0;
	const isOpen = isDoubtful && isSum && isOfThings && !merged.onlyDrops && !isRead;
	return { whole, ...parts, merged: isOpen ? withoutCounts(merged) : merged };
}

/** "I get a bill, right, one with GST": what is asked was taken for taken back. */
function isMatterGone(whole: Part, { gone, left }: Pick<ReadMessage, "gone" | "left">): boolean {
	const [act = "unsure"] = whole.frame.acts;
	const [other = act] = left?.frame.acts ?? [];
	const isNamed = [gone, left].some((part) => part && isOfAnything(part));
	return gone?.frame.acts[0] === act && !isNamed && !whole.frame.acts.includes(other);
}
