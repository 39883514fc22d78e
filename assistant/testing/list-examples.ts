/**
 * Conversations about lists, `understand/changes/examples/*.tsv`: a language, the messages, and what the answer to each
 * should price, with "›" between messages. "none": nothing; "ask": what is meant is open.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { AskedItem } from "../frame.ts";
import { askedItem } from "../understand/asked-item.ts";
import { possibleAnswers } from "../understand/changes/possible-answers.ts";
import { knowledgeOf } from "../understand/knowledge.ts";
import { frameOf, type Part } from "../understand/part.ts";
import type { Learning, RankedExample } from "../understand/ranking.ts";
import { share, withLatest } from "../understand/running-list.ts";
import { readMessage } from "../understand/understand.ts";
import { type ActExample, actExamples } from "./act-examples.ts";
import { digestOf } from "./digest.ts";
import { sampleShopData } from "./sample-shop-data.ts";

const folder = new URL("../understand/changes/examples/", import.meta.url);
const now = new Date("2026-11-20T06:30:00Z");
const knowledge = knowledgeOf(sampleShopData);
const nothing = frameOf([], knowledge, now);

type Shown = "other" | "ask" | readonly AskedItem[];

export interface ListTalk {
	messages: readonly string[];
	/** What the answer to each message prices. */
	shown: readonly Shown[];
}

export function listTalks(): ListTalk[] {
	return lines().map(parseTalk);
}

/** What is asked beside a list, and changes nothing of it. */
const otherActs: ReadonlySet<string> = new Set(
	`address areas book complaint contact damage discount eco email estimate expert express feedback greeting guarantee handover harm help
	hours included order pay person phone pickup pickupTime pockets privacy reviews thanks turnaround unclaimed whatsapp why`.split(
		/\s+/,
	),
);

/** The first message of each conversation, then an example of another act. */
function interruptedTalks(): ListTalk[] {
	const others = actExamples().filter(({ act }) => otherActs.has(act));
	const talks = listTalks();
	return talks.map(({ messages, shown }, at) => {
		const { sentence } = others[Math.floor((at * others.length) / talks.length)] as ActExample;
		return { messages: [messages[0] ?? "", sentence], shown: [shown[0] ?? "other", "other"] };
	});
}

function lines(): string[] {
	return readdirSync(folder)
		.sort()
		.flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"))
		.filter((line) => line.trim() !== "");
}

/** @throws where a line has not as many answers as messages, or an answer is not "id×count" */
export function parseTalk(line: string): ListTalk {
	const [, messages = [], shown = []] = line.split("\t").map((part) => part.split(" › "));
	if (messages.length !== shown.length || messages.length === 0)
		throw new Error(`As many answers as messages are needed, "›" between them: ${line}`);
	return { messages, shown: shown.map(parseShown) };
}

/** "mens-shirt×3, household-blanket-single/household-blanket-double×?" */
function parseShown(text: string): Shown {
	if (text === "none") return "other";
	if (text === "ask") return text;
	return text.split(", ").map((one) => {
		const [, ids, count] = /^([a-z/-]+)×(\?|[\d.]+)(?:kg)?$/.exec(one.trim()) ?? [];
		if (!ids) throw new Error(`"${one}" is not "id×count"`);
		return askedItem(ids.split("/"), count === "?" ? undefined : Number(count));
	});
}

/** Of a list that leaves open which kind is meant, though it was said. */
const openMerit = 0.1;

/** How right lines are, from 0 to 1: each is one of what should be shown, as often; no count is one. */
export function meritOf(items: readonly AskedItem[], shown: readonly AskedItem[]): number {
	const rest = [...shown];
	if (items.length !== shown.length) return 0;
	const merits = items.map(({ ids, quantity = 1 }) => {
		const fits = (one: AskedItem) => share(one.ids, ids) && (one.quantity ?? 1) === quantity;
		const isNarrow = (one: AskedItem) => ids.every((id) => one.ids.includes(id));
		const narrow = rest.findIndex((one) => fits(one) && isNarrow(one));
		const at = narrow >= 0 ? narrow : rest.findIndex(fits);
		if (at < 0) return 0;
		rest.splice(at, 1);
		return narrow >= 0 ? 1 : openMerit;
	});
	return Math.min(...merits);
}

/** As cross-validated. */
export const learning: Learning = {
	rounds: 40,
	rate: 0.05,
	decay: 1e-3,
	leftOut: 0.3,
	minCount: 14,
};

/** Every message, with what its answer may price. */
export function rankedTalks(
	talks: readonly ListTalk[] = [...listTalks(), ...interruptedTalks()],
): RankedExample[] {
	return talks.flatMap(({ messages, shown }) => {
		let before: Part | undefined;
		let list: readonly AskedItem[] = [];
		return messages.flatMap((message, at) => {
			const said = readMessage(message, before, knowledge, now);
			const wanted = shown[at];
			const possible = possibleAnswers({ ...said, before: before ?? nothing }, knowledge);
			const rightness = possible.map(({ items }) =>
				typeof items === "string" || typeof wanted === "string" || !wanted
					? Number(items === wanted)
					: meritOf(items, wanted),
			);
			const most = Math.max(...rightness);
			// Where no reading is right, the answer has to ask.
			const merits = rightness.map((merit, on) =>
				most > 0 ? merit / most : Number(possible[on]?.items === "ask"),
			);
			const last = typeof wanted === "string" || !wanted ? [] : wanted;
			if (last.length > 0) list = last.some(isCounted) ? last : withLatest(list, last);
			before = withShown(said.merged, list, last);
			return merits.some((merit) => merit > 0) ? [{ candidates: possible, merits }] : [];
		});
	});
}

const isCounted = ({ quantity }: AskedItem) => quantity !== undefined;

/** A conversation in which the answers were as they should be. */
function withShown(part: Part, list: readonly AskedItem[], last: readonly AskedItem[]): Part {
	const known = [...part.asked, ...part.frame.items];
	const read = (items: readonly AskedItem[]) =>
		items.map(({ ids, quantity }) =>
			askedItem(known.find((one) => share(one.ids, ids))?.ids ?? ids, quantity),
		);
	const frame = { ...part.frame, items: read(last), isUncertain: false };
	return { ...part, frame, asked: read(list) };
}

/** Of all conversations: weights.json names it, so a test sees when they have changed. */
export function listsDigest(): string {
	return digestOf(lines());
}
