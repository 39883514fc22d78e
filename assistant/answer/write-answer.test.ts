/** Any frame, of this shop, of another one and of one that has grown, has an answer within limits and facts. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleContent } from "../../fixtures/sample-content.ts";
import { contentFiles } from "../../shop/content-files.ts";
import type { ShopData } from "../contract.ts";
import { numbersNotInData } from "../evaluation/numbers-in-data.ts";
import {
	type Act,
	type AnswerLanguage,
	acts,
	type ChangeKind,
	changeKinds,
	type Understood,
} from "../frame.ts";
import { limits } from "../limits.ts";
import { joined } from "../read/lines.ts";
import { grownPrices, grownReviews } from "../testing/grown-shop.ts";
import { otherShopData } from "../testing/other-shop-data.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { writeAnswer } from "./write-answer.ts";

const grown: ShopData = {
	...sampleShopData,
	prices: contentFiles.prices.parse(grownPrices(sampleContent().prices, 900)),
	reviews: { ...sampleShopData.reviews, reviews: grownReviews(300) },
	translations: {},
};
const shops = {
	"the sample shop": sampleShopData,
	"another shop": otherShopData,
	"a grown shop": grown,
};

const languages: readonly AnswerLanguage[] = ["en", "hi", "hinglish"];
const noon = new Date("2026-11-20T06:30:00Z");

function frames(data: ShopData): fc.Arbitrary<Understood> {
	const idIn = (entries: readonly { id: string }[]) =>
		fc.oneof(
			{ weight: 5, arbitrary: fc.constantFrom(...entries.map(({ id }) => id)) },
			{ weight: 1, arbitrary: fc.string({ maxLength: 80 }) },
		);
	const { site, prices } = data;
	const items = prices.categories.flatMap(({ items }) => items);
	const days = fc
		.integer({ min: 0, max: 400 })
		.map((day) => new Date(noon.getTime() + day * 86_400_000).toISOString().slice(0, 10));
	const optional = <Value>(value: fc.Arbitrary<Value>) =>
		fc.option(value, { nil: undefined, freq: 2 });
	return fc.record({
		acts: fc.uniqueArray(fc.constantFrom(...(Object.keys(acts) as Act[])), {
			minLength: 1,
			maxLength: 3,
		}) as fc.Arbitrary<[Act, ...Act[]]>,
		items: fc.array(
			fc.record({
				ids: fc.array(idIn(items), { minLength: 1, maxLength: 12 }),
				quantity: optional(
					fc.oneof(
						fc.integer({ min: 1, max: 40 }),
						fc.integer({ min: 1, max: 20_000 }).map((halves) => halves / 2),
					),
				),
			}),
			{ maxLength: 12 },
		),
		changes: fc.array(
			fc.record({
				does: fc.constantFrom(...(Object.keys(changeKinds) as ChangeKind[])),
				ids: fc.array(idIn(items), { minLength: 1, maxLength: 4 }),
				quantity: optional(fc.integer({ min: 1, max: 40 })),
				of: optional(idIn(items)),
			}),
			{ maxLength: 6 },
		),
		category: optional(idIn(prices.categories)),
		service: optional(idIn(site.services)),
		areas: fc.array(fc.constantFrom(...site.business.areas, "Atlantis"), { maxLength: 6 }),
		isElsewhere: fc.boolean(),
		days: fc.array(
			fc.oneof({ weight: 9, arbitrary: days }, { weight: 1, arbitrary: fc.constant("2026-19-77") }),
			{ maxLength: 7 },
		),
		isHoliday: fc.boolean(),
		time: optional(
			fc
				.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "30"))
				.map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`),
		),
		page: fc.integer({ min: 0, max: 50 }),
		isOtherCity: fc.boolean(),
		isOtherWork: fc.boolean(),
		isPartial: fc.boolean(),
		isUncertain: fc.boolean(),
		language: fc.constantFrom(...languages),
		nearest: fc.uniqueArray(fc.constantFrom(...(Object.keys(acts) as Act[])), { maxLength: 3 }),
		unknown: fc.constantFrom([], ["towel"], ["towel", "parachute"]),
		passage: fc.constantFrom(
			...[undefined, "faq/payment", "terms/turnaround", "faq/of-nobody", "questions/none"],
			...data.questions.map(({ id }) => `questions/${id}`),
		),
	});
}

describe.each(Object.entries(shops))("%s", (_, data) => {
	test("any frame has an answer in its language, within the limits, from the data", () => {
		fc.assert(
			fc.property(frames(data), (understood) => {
				// The page's list has each thing once.
				const lines = joined(
					understood.items.slice(6).map(({ ids: [id = ""], ...line }) => ({ ...line, ids: [id] })),
				);
				const answer = writeAnswer(understood, { data, now: noon, lines, question: "Is it so?" });
				expect(answer.text.length).toBeGreaterThan(0);
				expect(answer.text.length).toBeLessThanOrEqual(limits.answerCap);
				expect(answer.rows?.length ?? 0).toBeLessThanOrEqual(limits.prices);
				expect(answer.language).toBe(understood.language);
				expect(numbersNotInData(answer, data)).toEqual([]);
				expect(answer.text).not.toMatch(/undefined|null|NaN|\[object|\{|\}/);
				// The owner's names keep their script.
				if (understood.language === "hinglish" && !understood.acts.includes("reviews"))
					for (const [word] of answer.text.matchAll(/[\u0900-\u097f]+/g))
						expect(JSON.stringify(data)).toContain(word);
			}),
			{ numRuns: 1500 },
		);
	});

	test("is written within 5 ms", () => {
		const all = fc.sample(frames(data), { numRuns: 300, seed: 18 });
		const write = () => {
			for (const understood of all)
				writeAnswer(understood, { data, now: noon, question: "Is it so?" });
		};
		write();
		// Of the processor, because other programs may have it in between.
		const start = process.cpuUsage();
		write();
		const { user, system } = process.cpuUsage(start);
		expect((user + system) / 1000 / all.length).toBeLessThan(5);
	});
});
