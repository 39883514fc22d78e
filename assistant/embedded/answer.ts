import type { ShopData, Turn } from "../contract.ts";
import { limits } from "../limits.ts";
import { asksForMore, leavesOpen, questionBefore } from "./follow-ups.ts";
import { type Asked, intents, unmatched } from "./intents.ts";
import { pointForm, type Reply } from "./point-form.ts";
import { type Reading, readQuestion } from "./read-question.ts";
import { unsure } from "./replies.ts";
import { knowledgeOf, type ShopKnowledge } from "./shop-knowledge.ts";

/**
 * Answers a visitor's question from the shop's data alone, in point form, as markdown of at most 300
 * characters (SPEC.md, section 5). Nothing the visitor wrote is repeated, and no number is said that
 * the data do not have.
 * @param options.history the turns before the question, oldest first
 * @param options.now the instant by which "open now?" is answered
 */
export function answerQuestion(
	question: string,
	{ data, history = [], now }: { data: ShopData; history?: readonly Turn[]; now: Date },
): string {
	const shop = knowledgeOf(data);
	const read = (text: string) => readQuestion(text, shop.lexicon, shop.places);
	const reading = read(question);
	const before = questionBefore(history.slice(-limits.turns), read);
	if (asksForMore(reading)) {
		if (!before) return said(unsure(data), data);
		return said(nextPart(ask(read(before.question), shop, now, before.times + 1)), data);
	}
	if (before && leavesOpen(reading)) {
		const whole = ask(read(`${before.question} ${question}`), shop, now);
		if (whole.found.isThing) return said(replyTo(whole), data);
	}
	return said(replyTo(ask(reading, shop, now)), data);
}

function ask(reading: Reading, shop: ShopKnowledge, now: Date, page = 0): Asked {
	return { reading, found: shop.prices.find(reading.words), shop, now, page };
}

/** What there is to say to all that the question asks. */
function replyTo(asked: Asked): Reply {
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

/** The next part of a list of prices; of anything else there is no more. */
function nextPart(asked: Asked): Reply {
	const list = intents.find(({ name, matches }) => name.startsWith("prices of") && matches(asked));
	return list ? list.reply(asked) : unsure(asked.shop.data);
}

function said(reply: Reply, data: ShopData): string {
	const { lines } = unsure(data);
	return pointForm(reply.lines, reply.extras) || pointForm(lines);
}
