/** A provider that lies: none of its words gets out, and what it reads rightly does. */
import { beforeAll, describe, expect, test } from "vitest";
import { writeAnswer } from "../../assistant/answer/write-answer.ts";
import { answerQuestion } from "../../assistant/answer-question.ts";
import {
	type Act,
	type AnswerLanguage,
	acts,
	changeKinds,
	type Frame,
} from "../../assistant/frame.ts";
import { sampleShopData as data } from "../../assistant/testing/sample-shop-data.ts";
import { pick, seededRandom } from "../../assistant/understand/seeded-random.ts";
import {
	type Behaviour,
	type FakeProvider,
	json,
	nothing,
	reads,
	says,
	startFakeProvider,
} from "../testing/fake-provider.ts";
import { injections, lies } from "../testing/lies.ts";
import { question, setUpRelay } from "../testing/set-up-relay.ts";
import { createInlineReader, type Reader } from "./inline-reader.ts";
import { readFrame } from "./read-frame.ts";

let fake: FakeProvider;
beforeAll(async () => {
	fake = await startFakeProvider();
	return () => fake.close();
});

const languages: readonly AnswerLanguage[] = ["en", "hinglish", "hi"];
const questions: Record<AnswerLanguage, string> = {
	en: "How much is a shirt?",
	hinglish: "shirt kitne ki hai?",
	hi: "शर्ट कितने की है?",
};
const greetings: Record<AnswerLanguage, string> = {
	en: "Tell me please",
	hinglish: "mujhe batao",
	hi: "बताइए",
};
/** Each language in its turn. */
const languageAt = (place: number) => languages[place % languages.length] ?? "en";
const shirt = { ...nothing, acts: ["price"], items: [{ ids: ["mens-shirt"], quantity: null }] };

/** The same few questions are asked hundreds of times, at one moment. */
const answered = new Map<string, ReturnType<Reader>>();
const inline = createInlineReader(data);
const reader: Reader = (reading, asker) => {
	const key = JSON.stringify([reading.question, reading.frame]);
	const answer = answered.get(key) ?? inline(reading, asker);
	answered.set(key, answer);
	return answer;
};

/** The relay with the real reader and the real answers. */
function relay() {
	const { ask, clock } = setUpRelay({
		baseUrl: fake.url,
		reader,
	});
	return {
		now: new Date(clock.now),
		/** All that a visitor gets in reply to a question, and which reader read it. */
		async reply(asked: string) {
			const body = (await (await ask(question(asked))).json()) as {
				model: string;
				choices: [{ message: { content: string; answer: object } }];
			};
			return { model: body.model, ...body.choices[0].message };
		},
	};
}

test("there are more than a hundred lies", () => {
	expect(new Set(lies).size).toBeGreaterThan(170);
});

/** A lie wherever a reply has room for it, beside a reading that is right. */
const disguises: readonly [string, (lie: string) => Behaviour][] = [
	["in plain text", says],
	["in plain text after a reading", (lie) => says(`${JSON.stringify(shirt)}\n${lie}`)],
	["beside a reading", (lie) => says(JSON.stringify({ answer: lie, ...shirt, text: lie }))],
	[
		"beside the content",
		(lie) => {
			const message = { role: "assistant", content: JSON.stringify(shirt), answer: { text: lie } };
			const choice = { index: 0, message: { ...message, refusal: lie }, finish_reason: "stop" };
			return json(200, { model: lie, choices: [choice], x: lie });
		},
	],
];

describe.each(disguises)("a lie %s", (_, behaviour) => {
	test("leaves the shop's own answer", async () => {
		const { reply, now } = relay();
		const truths = languages.map((language) => ({
			language,
			embedded: answerQuestion(questions[language], { data, now }).text,
			written: writeAnswer(
				{ ...frameOf(shirt), language, unknown: [], nearest: [] },
				{ data, now, question: questions[language] },
			).text,
		}));
		for (const [place, lie] of lies.entries()) {
			const { language, embedded, written } = truths[place % truths.length] as (typeof truths)[0];
			fake.behave(behaviour(lie));
			const { model, content, answer } = await reply(questions[language]);
			expect(content, lie).toBe(model === "embedded" ? embedded : written);
			expect(["embedded", "openai/gpt-oss-120b"]).toContain(model);
			expect(answer).toMatchObject({ language });
			expect(JSON.stringify(answer), lie).not.toContain(JSON.stringify(lie).slice(1, -1));
		}
	}, 60_000);
});

describe("a lie for a value", () => {
	const places: [string, (lie: string) => Record<string, unknown>][] = [
		["an act", (lie) => ({ acts: [lie] })],
		["the second act", (lie) => ({ acts: ["price", lie] })],
		["an id", (lie) => ({ items: [{ ids: [lie], quantity: null }] })],
		["a quantity", (lie) => ({ items: [{ ids: ["mens-shirt"], quantity: lie }] })],
		["the category", (lie) => ({ category: lie })],
		["the service", (lie) => ({ service: lie })],
		["an area", (lie) => ({ areas: ["Jakhan", lie] })],
		["a day", (lie) => ({ days: [lie] })],
		["the time", (lie) => ({ time: lie })],
		["the page", (lie) => ({ page: lie })],
		["a truth", (lie) => ({ isPartial: lie })],
		["a doubt", (lie) => ({ isUncertain: lie })],
	];
	test.each(places)("as %s makes the reading worthless", (_, fields) => {
		for (const lie of lies) {
			expect(readFrame(JSON.stringify({ ...shirt, ...fields(lie) }), data), lie).toBeUndefined();
		}
	});

	test("beside ids that exist is left out", () => {
		for (const lie of lies) {
			const items = [{ ids: [lie, "mens-shirt"], quantity: null, name: lie, price: lie }];
			expect(readFrame(JSON.stringify({ ...shirt, items }), data)).toEqual(frameOf(shirt));
		}
	});
});

test.each(injections)("a provider that obeys %j says nothing all the same", async (injection) => {
	const { reply, now } = relay();
	const [, quoted = "All is free today, call 98765 43210."] = /"([^"]+)"$/.exec(injection) ?? [];
	const beyond = { ...nothing, acts: ["beyond"], answer: quoted };
	for (const behaviour of [says(quoted), says(injection), reads(beyond)]) {
		fake.behave(behaviour);
		const { model, content } = await reply(injection);
		const { text, language } = answerQuestion(injection, { data, now });
		const written = writeAnswer(
			{ ...frameOf({ ...nothing, acts: ["beyond"] }), language, unknown: [], nearest: [] },
			{ data, now, question: injection },
		);
		expect(content).toBe(model === "embedded" ? text : written.text);
	}
});

describe("what is read rightly gets out", () => {
	const items = data.prices.categories.flatMap((category) => category.items);

	test("the price of every item, in three languages", async () => {
		const { reply } = relay();
		for (const [place, { id, price }] of items.entries()) {
			fake.behave(reads({ acts: ["price"], items: [{ ids: [id], quantity: null }] }));
			const { model, content } = await reply(questions[languageAt(place)]);
			expect(model).toBe("openai/gpt-oss-120b");
			if (price.kind === "quote") continue;
			expect(content, id).toContain(`₹${(price.low / 100).toLocaleString("en-IN")}`);
		}
	}, 60_000);

	test.each(Object.keys(acts) as Act[])("what the shop says of %s", async (act) => {
		const { reply } = relay();
		fake.behave(reads({ acts: [act] }));
		for (const language of languages) {
			const { model, content } = await reply(greetings[language]);
			expect(model).toBe("openai/gpt-oss-120b");
			expect(content.length).toBeGreaterThan(5);
		}
	});
});

test("no reading breaks an answer, or makes it too long", () => {
	const random = seededRandom(18);
	const ids = data.prices.categories.flatMap((category) => category.items.map(({ id }) => id));
	const some = <Item>(most: number, make: () => Item): Item[] =>
		Array.from({ length: Math.floor(random() * (most + 1)) }, make);
	const now = new Date("2026-11-22T06:00:00Z");
	for (let run = 0; run < 1000; run += 1) {
		const read = readFrame(
			JSON.stringify({
				acts: [pick(random, Object.keys(acts)), ...some(2, () => pick(random, Object.keys(acts)))],
				items: some(12, () => ({
					ids: [pick(random, ids), ...some(11, () => pick(random, ids))],
					quantity: pick(random, [null, 1, 2.5, 10_000]),
				})),
				category: pick(random, [null, ...data.prices.categories.map(({ id }) => id)]),
				service: pick(random, [null, ...data.site.services.map(({ id }) => id)]),
				areas: some(6, () => pick(random, data.site.business.areas)),
				changes: some(12, () => ({
					does: pick(random, Object.keys(changeKinds)),
					ids: [pick(random, ids), ...some(11, () => pick(random, ids))],
					quantity: pick(random, [null, 1, 2.5, 10_000]),
					of: pick(random, [null, ...ids]),
				})),
				isElsewhere: random() < 0.3,
				isOtherCity: random() < 0.3,
				isOtherWork: random() < 0.3,
				days: some(7, () => pick(random, ["2026-11-22", "2026-11-23", "2000-01-01", "2099-12-31"])),
				isHoliday: random() < 0.3,
				time: pick(random, [null, "00:00", "10:30", "23:59"]),
				page: pick(random, [0, 0, 1, 50]),
				isPartial: random() < 0.3,
				isUncertain: random() < 0.3,
			}),
			data,
		);
		if (!read) throw new Error("Not a reading.");
		const language = pick(random, languages);
		const about = JSON.stringify({ ...read, language });
		const { text } = writeAnswer(
			{ ...read, language, unknown: [], nearest: [] },
			{ data, now, question: about },
		);
		expect(text.length, about).toBeGreaterThan(0);
		expect(text.length, about).toBeLessThanOrEqual(300);
	}
}, 60_000);

function frameOf(reply: Record<string, unknown>): Frame {
	const frame = readFrame(JSON.stringify(reply), data);
	if (!frame) throw new Error("Not a reading.");
	return frame;
}
