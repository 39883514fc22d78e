/** A message's effect on the chat's list: what each of its mentions does is learnt from conversations about lists. */
import type { Line } from "../frame.ts";
import { asksPrice } from "./acts.ts";
import { type ItemIndex, isMeasured } from "./item-index.ts";
import { featuresOfMentions, type Views } from "./learnt/operation-features.ts";
import learnt from "./learnt/operation-weights.json" with { type: "json" };
import { classify, unpack } from "./learnt/regression.ts";
import { isCounted, isUnaccounted } from "./lines.ts";
import { listAfter, type Operation, type Step } from "./list-operations.ts";
import { lastOf, type Mention, mentionsOf } from "./mentions.ts";
import type { Message } from "./message.ts";
import { countWords } from "./open.ts";
import { wordsOnly } from "./pieces.ts";
import { isWork } from "./things.ts";
import { says } from "./words/vocabulary.ts";
import { wantsDryCleaning } from "./work.ts";

/** The list after a message. */
export interface ChangedList {
	lines: readonly Line[];
	/** The counts are not certain. */
	isOpen: boolean;
	/** The probability of these lines. */
	certainty: number;
}

const weights = { words: unpack(learnt.words), signs: unpack(learnt.signs) };

/** The least probability of a change that is made. */
const enough = 0.55;
/** Of a mention only the likeliest operations are tried. */
const mostTried = 4;
/** Of a message with more mentions nothing is read, so that none takes long. */
const mostMentions = 12;

/** @returns undefined where nothing of the message is of the list */
export function changedList(
	said: Message,
	before: Message,
	index: ItemIndex,
): ChangedList | undefined {
	const lines = before.lines.length > 0 ? before.lines : before.frame.items;
	if (lines.length === 0) return undefined;
	// "New list: 3 bedsheets"
	if (says("anew", said.reading.text) && said.frame.items.length > 0)
		return { lines: said.frame.items, isOpen: said.frame.isUncertain, certainty: 1 };
	const { found, reading } = said;
	if (
		found.things.length + found.numbers.length === 0 &&
		says("emptied", wordsOnly(reading.pieces))
	)
		return { lines: [], isOpen: false, certainty: 1 };
	// "How about dry clean", of shirts to be washed.
	const isReworked =
		wantsDryCleaning(reading.text) && found.items.every(({ group }) => isWork(group.words));
	if (isReworked && lines.some((line) => isOfWork(line, index)))
		return { lines, isOpen: true, certainty: 1 };
	const last = lastOf(lines, before.frame.items);
	const mentions = mentionsOf(said, { lines, last, index });
	if (mentions.length > mostMentions) return { lines, isOpen: true, certainty: 0 };
	const views = featuresOfMentions(reading, mentions, said.frame.acts, lines);
	const outcome = likeliest(mentions, views, lines, last);
	const { probability: certainty = 0 } = outcome ?? {};
	const isSum = lines.some(isCounted);
	if (!outcome) return isSum ? { lines, isOpen: true, certainty } : undefined;
	const isNamed = found.refused.length > 0 || isOfOther(said) || isRepeated(said, mentions);
	if (outcome.isSame && !(isSum && isNamed)) return undefined;
	const isOpen =
		(outcome.isSame && found.refused.length > 0) ||
		certainty < enough ||
		isUnaccounted(found.numbers, outcome.lines, lines) ||
		// "Change the towels to 25", which are no line.
		(found.items.length === 0 && found.numbers.length > 0 && hasOther(said)) ||
		// Some of its lines have no count.
		(outcome.lines.some(isCounted) &&
			!outcome.lines.every((line) => isCounted(line) || isMeasured(line, index))) ||
		countWords(reading).some((kind) => kind === "countOften" || kind === "countBundle") ||
		// "Two at each window"
		(says("countEach", wordsOnly(reading.pieces)) && found.numbers.length > 0 && !found.isEach);
	// A mere question for a price opens no list.
	return isOpen && !isSum ? undefined : { lines: outcome.lines, isOpen, certainty };
}

/** Speaks of lines as they stand: "dono gents ke hain". */
const isRepeated = (
	{ reading: { pieces, text } }: Message,
	mentions: readonly Mention[],
): boolean =>
	!asksPrice(pieces) &&
	!says("asks", text) &&
	mentions.every(({ kind, quantity }) => kind === "line" || (kind === "number" && quantity));

/** "Tie rehne do", "2 towels too", which are no lines of it. */
const isOfOther = (said: Message): boolean =>
	said.found.things.length === 0 &&
	said.found.left.length === 0 &&
	!asksPrice(said.reading.pieces) &&
	hasOther(said);

const isOfWork = ({ ids }: Line, index: ItemIndex): boolean =>
	ids.every((id) => index.item(id)?.isWhole === true);

const hasOther = ({ reading: { pieces } }: Message): boolean =>
	pieces.some(({ kind }) => kind === "other" || kind === "clothes");

/** A list that a message may mean. */
interface Outcome {
	lines: readonly Line[];
	/** It is the list as it stood. */
	isSame: boolean;
	probability: number;
}

/** The likeliest list; undefined where the likeliest is that no list is certain. */
function likeliest(
	mentions: readonly Mention[],
	views: readonly Views[],
	lines: readonly Line[],
	last: Line | undefined,
): Outcome | undefined {
	const tried = mentions.length < 5 ? mostTried : 1;
	const chances = views.map((view) => chancesOf(view).slice(0, tried));
	const all = mentions.reduce<{ steps: Step[]; probability: number }[]>(
		(rows, mention, at) =>
			rows.flatMap(({ steps, probability }) =>
				(chances[at] ?? []).map((one) => ({
					steps: [...steps, { mention, does: one.does }],
					probability: probability * one.probability,
				})),
			),
		[{ steps: [], probability: 1 }],
	);
	const unchanged = keyOf(lines);
	/** Several readings may come to one list. */
	const outcomes = new Map<string, Outcome>();
	let [fitting, open] = [0, 0];
	for (const { steps, probability } of all) {
		const after = listAfter(lines, steps, last);
		const isOpen = steps.some(({ does }) => does === "open");
		if (isOpen) open += probability;
		if (isOpen || after) fitting += probability;
		if (!after) continue;
		const key = keyOf(after);
		const known = outcomes.get(key)?.probability ?? 0;
		const isSame = key === unchanged;
		outcomes.set(key, { lines: after, isSame, probability: probability + known });
	}
	const [best] = [...outcomes.values()].sort((one, other) => other.probability - one.probability);
	return best && best.probability > open
		? { ...best, probability: best.probability / fitting }
		: undefined;
}

/** The operations by the mean of both views, so that neither decides alone, the likeliest first. */
function chancesOf({ words, signs }: Views): { does: Operation; probability: number }[] {
	const bySigns = new Map(
		classify(signs, weights.signs).map((one) => [one.class, one.probability]),
	);
	return classify(words, weights.words)
		.map(({ class: name, probability }) => ({
			does: name as Operation,
			probability: (probability + (bySigns.get(name) ?? 0)) / 2,
		}))
		.sort((one, other) => other.probability - one.probability);
}

/** Equal for lists of the same lines in any order. */
const keyOf = (lines: readonly Line[]): string =>
	lines
		.map(({ ids, quantity }) => `${ids} ${quantity}`)
		.sort()
		.join();
