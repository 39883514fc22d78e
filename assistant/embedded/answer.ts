import type { ShopData, Turn } from "../contract.ts";
import { limits } from "../limits.ts";
import type { Asked } from "./asked.ts";
import { asksForMore, leavesOpen, questionBefore } from "./follow-ups.ts";
import { intents, unmatched } from "./intents.ts";
import { pointForm, type Reply } from "./point-form.ts";
import { type Reading, readQuestion } from "./read-question.ts";
import { unsure } from "./replies.ts";
import { knowledgeOf } from "./shop-knowledge.ts";

/**
 * Answers from the shop's data alone: markdown in point form, at most 300 characters (SPEC.md, section 5). It repeats
 * nothing that the visitor wrote, and no number that is not in the data.
 */
export function answerQuestion(
	question: string,
	{ data, history = [], now }: { data: ShopData; history?: readonly Turn[]; now: Date },
): string {
	const reply = replyTo(question, data, history, now);
	return pointForm(reply.lines, reply.extras) || pointForm(unsure({ data }).lines);
}

function replyTo(question: string, data: ShopData, history: readonly Turn[], now: Date): Reply {
	const shop = knowledgeOf(data);
	const read = (text: string) => readQuestion(text, shop.lexicon, shop.places);
	const ask = (reading: Reading, page = 0): Asked => {
		return { ...reading, found: shop.prices.find(reading.words), data, shop, now, page };
	};
	const reading = read(question);
	const before = questionBefore(history.slice(-limits.turns), read);
	if (asksForMore(reading)) {
		return before ? nextPart(ask(read(before.question), before.times + 1)) : unsure({ data });
	}
	if (before && leavesOpen(reading)) {
		const whole = ask(read(`${before.question} ${question}`));
		if (whole.found.isThing) return matchingReplies(whole);
	}
	return matchingReplies(ask(reading));
}

/** The first match in full, and the first line of each other. */
function matchingReplies(asked: Asked): Reply {
	const matched = intents.filter((intent) => intent.matches(asked));
	const first = matched.find(({ alone }) => alone);
	const replies = (first ? [first] : matched).map((intent) => intent.reply(asked));
	const [main, ...others] = replies.filter(({ lines }) => lines.some((line) => line !== ""));
	if (!main) return unmatched(asked);
	return {
		lines: [...main.lines, ...others.flatMap(({ lines }) => lines.slice(0, 1))],
		extras: [main, ...others].flatMap(({ lines, extras = [] }) => [...lines.slice(1), ...extras]),
	};
}

function nextPart(asked: Asked): Reply {
	const list = intents.find(({ paged, matches }) => paged && matches(asked));
	return list ? list.reply(asked) : unsure(asked);
}
