/** Reads a question into a frame with tables, rules, the shop's data and two small learnt models; no AI provider. */
import type { ShopData, Turn } from "../contract.ts";
import type { Understood } from "../frame.ts";
import { limits } from "../limits.ts";
import { mergeFrames, withoutCounts } from "./follow-up.ts";
import { type Knowledge, knowledgeOf } from "./knowledge.ts";
import { languageOf } from "./language.ts";
import { frameOf, type Part } from "./part.ts";
import { readTokens } from "./read.ts";
import { mergeRetraction } from "./retractions/merge-retraction.ts";
import { takenFromList } from "./retractions/taken-from-list.ts";
import { withoutRetracted } from "./retractions/what-is-left.ts";
import { isOfAnyThing } from "./services-named.ts";
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
	const { frame: read, unknown, passage } = withMessage(question, before, knowledge, now);
	const { service, ...rest } = read;
	const isSaid =
		service !== undefined && (read.items.length === 0 || isOfAnyThing(service, knowledge));
	const frame = isSaid ? read : rest;
	return { ...frame, language, unknown, ...(passage ? { passage } : {}) };
}

/** Merges a message into the conversation, without what it takes back. */
function withMessage(
	message: string,
	before: Part | undefined,
	knowledge: Knowledge,
	now: Date,
): Part {
	const tokens = tokensOf(message.slice(0, limits.question));
	const read = (one: readonly Token[]) => frameOf(one, knowledge, now);
	const { left, gone, isDoubtful } = withoutRetracted(readTokens(tokens, knowledge, now));
	const whole = gone.length > 0 ? read(tokens) : read(left);
	const [act] = whole.frame.acts;
	// "Wrong bag, these are not ours" takes nothing back.
	const part =
		gone.length > 0 && !(whole.isExplicit && (act === "complaint" || act === "email"))
			? mergeRetraction(read(gone), left.length > 0 ? read(left) : undefined, before, knowledge)
			: undefined;
	const merged =
		part ??
		(gone.length === 0 ? withoutTaken(tokens, whole, before, knowledge, now) : undefined) ??
		mergeFrames(whole, before, knowledge);
	const isSum =
		merged.frame.acts.includes("total") &&
		merged.frame.items.some(({ quantity }) => quantity !== undefined);
	// "Curtains, lining nahi hai": what is refused is read with the things.
	const { without, doubts } = merged.found;
	const isRead = gone.length === 0 && without.length > 0 && doubts.length === 0;
	return isDoubtful && isSum && !merged.onlyDrops && !isRead ? withoutCounts(merged) : merged;
}

/** The list of before without what a story takes off it: "my sister took one of the sarees back". */
function withoutTaken(
	tokens: readonly Token[],
	whole: Part,
	before: Part | undefined,
	knowledge: Knowledge,
	now: Date,
): Part | undefined {
	const { acts } = whole.frame;
	const isOfPrices = acts.includes("price") || acts.includes("total");
	if (!before?.asked.some(({ quantity }) => quantity !== undefined)) return undefined;
	if (whole.removes || (isOfPrices && whole.isExplicit)) return undefined;
	const taken = takenFromList(
		tokens,
		before.asked,
		(text) => readTokens(text, knowledge, now),
		(id) => {
			const said = whole.found.items.find(({ ids }) => ids.includes(id));
			return [...(said?.group.words ?? knowledge.index.item(id)?.cards[0] ?? [])].join(" ");
		},
	);
	// "Blankets are single size" only says which.
	if (taken.length === 0 || (isOfPrices && !taken.every((one) => one.isAllOfMessage)))
		return undefined;
	// Which of them are left has to be asked.
	const isAll =
		taken.filter(({ item }) => item.quantity === undefined).length === before.asked.length;
	if (isAll || taken.some(({ isOpen }) => isOpen))
		return withoutCounts({
			...before,
			frame: { ...before.frame, acts: ["total"], items: [...before.asked] },
		});
	const dropped = taken.map(({ item }) => item);
	return mergeFrames({ ...whole, dropped, onlyDrops: true, removes: true }, before, knowledge);
}
