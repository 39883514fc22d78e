/**
 * Conversations about lists as examples: what each mention of a message does to the list, found by trying which operations
 * lead to the list that is wanted.
 */
import { readFileSync } from "node:fs";
import type { Line } from "../frame.ts";
import { knowledgeOf } from "../read/knowledge.ts";
import { featuresOfMentions, type Views } from "../read/learnt/operation-features.ts";
import { classify, type Example, learn, type Weights } from "../read/learnt/regression.ts";
import { isCounted, lineOf, share } from "../read/lines.ts";
import { listAfter, type Operation, operations } from "../read/list-operations.ts";
import { lastOf, type Mention, mentionsOf } from "../read/mentions.ts";
import { messageOf } from "../read/message.ts";
import { readTokens } from "../read/pieces.ts";
import { tokensOf } from "../read/tokens.ts";
import { sampleShopData } from "./sample-shop-data.ts";

const now = new Date("2026-11-20T06:30:00Z");
const knowledge = knowledgeOf(sampleShopData);

/** A message and what the answer to it should price; undefined for nothing, "ask" where how many are meant is open. */
export interface ListMessage {
	message: string;
	wanted: readonly Line[] | "ask" | undefined;
}

/**
 * `read/examples/lists.tsv`: a language, the messages, and what the answer to each should price, with "›" between messages. "none":
 * nothing; "ask": how many are meant is open; "×?": no count was said.
 */
export function listConversations(): ListMessage[][] {
	return readFileSync(new URL("../read/examples/lists.tsv", import.meta.url), "utf8")
		.trimEnd()
		.split("\n")
		.filter((line) => !line.startsWith("# "))
		.map((line) => {
			const [, messages = [], wanted = []] = line.split("\t").map((part) => part.split(" › "));
			return messages.map((message, at) => ({ message, wanted: wantedOf(wanted[at] ?? "none") }));
		});
}

function wantedOf(text: string): ListMessage["wanted"] {
	if (text === "ask") return text;
	if (text === "none") return undefined;
	return text.split(", ").map((one) => {
		const [ids = "", count] = one.trim().replace(/kg$/, "").split("×");
		return lineOf(ids.split("/"), count === "?" ? undefined : Number(count));
	});
}

/** Every so many conversations one is held back from learning, and measures it. */
export const isHeld = (at: number, every = 4): boolean => at % every === 1;

/** True if the lines are those that are wanted, in any order; of an open kind any one that it may be. */
export function isList(lines: readonly Line[], wanted: readonly Line[], isStrict = false): boolean {
	const rest = [...wanted];
	return (
		lines.length === rest.length &&
		lines.every((line) => {
			const at = rest.findIndex(
				(one) =>
					(one.quantity ?? 1) === (line.quantity ?? 1) &&
					share(one, line) &&
					(!isStrict || one.ids.length > 1 === line.ids.length > 1),
			);
			return at >= 0 && rest.splice(at, 1).length > 0;
		})
	);
}

/** A message of a conversation about a list. */
interface ListExample {
	/** Of each mention. */
	views: readonly Views[];
	/** What its mentions may do, so that the list is as wanted. */
	readings: readonly (readonly Operation[])[];
}

/** The messages of all conversations that learning may use. */
export const listExamples = (): ListExample[] =>
	listConversations().flatMap((turns, at) => (isHeld(at) ? [] : [...examplesOf(turns)]));

/**
 * Learns what mentions do to a list: first from messages of one reading, then twice from all at the reading that is the
 * likeliest so far.
 * @param most the number of features that are kept
 */
export function learnOperations(
	examples: readonly ListExample[],
	view: keyof Views,
	most: number,
): Weights {
	const learnFrom = (some: readonly ListExample[], before?: Weights) =>
		learn(
			some.flatMap(({ views, readings }): Example[] => {
				const rows = views.map((own) => own[view]);
				const reading = before ? likeliestOf(rows, readings, before) : (readings[0] ?? []);
				return rows.map((features, at) => ({ features, class: reading[at] as Operation }));
			}),
			most,
		);
	const first = learnFrom(examples.filter(({ readings }) => readings.length === 1));
	return learnFrom(examples, learnFrom(examples, first));
}

function likeliestOf(
	rows: readonly (readonly string[])[],
	readings: ListExample["readings"],
	weights: Weights,
): readonly Operation[] {
	const chances = rows.map(
		(features) => new Map(classify(features, weights).map((one) => [one.class, one.probability])),
	);
	const chanceOf = (reading: readonly Operation[]) =>
		reading.reduce((chance, does, at) => chance * (chances[at]?.get(does) ?? 0), 1);
	return [...readings].sort((one, other) => chanceOf(other) - chanceOf(one))[0] ?? [];
}

function* examplesOf(turns: readonly ListMessage[]): Generator<ListExample> {
	let [lines, named]: (readonly Line[])[] = [[], []];
	for (const [at, { message, wanted }] of turns.entries()) {
		const before = lines && lines.length > 0 ? lines : (named ?? []);
		const isAside =
			wanted === undefined || (wanted !== "ask" && isAsked(wanted, before, turns[at + 1]?.wanted));
		if (before.length > 0) {
			const said = messageOf(readTokens(tokensOf(message), knowledge, now), knowledge);
			const last = lastOf(before, named ?? []);
			const mentions = mentionsOf(said, { lines: before, last, index: knowledge.index });
			const all = (does: Operation) => mentions.map(() => does);
			const readings = isAside
				? [all("aside")]
				: wanted === "ask"
					? [all("open")]
					: operationsTo(wanted, before, mentions, last);
			const views = featuresOfMentions(said.reading, mentions, said.frame.acts, before);
			yield { views, readings: readings.length > 0 ? readings : [all("open")] };
		}
		if (!wanted || wanted === "ask") continue;
		named = wanted;
		if (!isAside || !before.some(isCounted)) lines = wanted;
	}
}

/** True if only the price of something was asked: a part of the list, which the next message has whole again. */
function isAsked(
	wanted: readonly Line[],
	before: readonly Line[],
	next: ListMessage["wanted"],
): boolean {
	// "Silk ones", of sarees whose price was asked, is of them.
	const isKind =
		!before.some(isCounted) && before.every((line) => wanted.some((one) => share(one, line)));
	if (!wanted.some(isCounted)) return !isKind;
	const isPart =
		wanted.length < before.length &&
		wanted.every((one) =>
			before.some((line) => share(one, line) && one.quantity === line.quantity),
		);
	return (
		isPart &&
		Array.isArray(next) &&
		before.some(
			(line) =>
				!wanted.some((one) => share(one, line)) && next.some((one: Line) => share(one, line)),
		)
	);
}

/** All operations that lead to the list that is wanted. */
function operationsTo(
	wanted: readonly Line[],
	before: readonly Line[],
	mentions: readonly Mention[],
	last: Line | undefined,
): Operation[][] {
	const after = (does: readonly Operation[]) => {
		const steps = does.map((one, at) => ({ mention: mentions[at] as Mention, does: one }));
		return listAfter(before, steps, last);
	};
	// Of many things all do the same.
	const isMany = mentions.length > 4;
	const fitting = (isMany ? mentions.slice(0, 1) : mentions).map((mention) =>
		operations.filter((does) => listAfter(before, [{ mention, does }], last) !== undefined),
	);
	const all = fitting.reduce<Operation[][]>(
		(rows, some) => rows.flatMap((row) => some.map((does) => [...row, does])),
		[[]],
	);
	const done = all
		.map((does) => (isMany ? mentions.map(() => does[0] as Operation) : does))
		.flatMap((does) => {
			const list = after(does);
			return list ? [{ does, list }] : [];
		});
	const strict = done.filter(({ list }) => isList(list, wanted, true));
	const found = strict.length > 0 ? strict : done.filter(({ list }) => isList(list, wanted));
	return found.map(({ does }) => does);
}
