/**
 * Answers to frames made by hand, `answers.tsv`: facts of the frame, then the whole answer, or a pattern of what
 * it says and one of what it never says.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ShopData } from "../contract.ts";
import type { Act, AnswerLanguage, Understood } from "../frame.ts";
import { understood } from "../testing/empty-frame.ts";
import { otherShopData } from "../testing/other-shop-data.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import en from "./languages/en.json" with { type: "json" };
import { writeAnswer } from "./write-answer.ts";

/** Friday, noon. */
const noon = new Date("2026-11-20T06:30:00Z");

const answer = (part: Partial<Understood>, data: ShopData = sampleShopData, now = noon) =>
	writeAnswer(understood(part), { data, now, question: "Is it so?" });
const said = (...args: Parameters<typeof answer>) => answer(...args).text;
const phrase = (text: string, slot: string) => text.replace(/\{\w+\}/, slot);

const holidays: ShopData = structuredClone(sampleShopData);
for (const texts of [holidays, holidays.translations.hi])
	if (texts) texts.site.business.specialDays = [{ date: "2026-12-25", name: "Christmas" }];

const lines = readFileSync(new URL("answers.tsv", import.meta.url), "utf8")
	.trimEnd()
	.split("\n");
test.each(lines.filter((line) => !line.startsWith("# ")))("%s", (line) => {
	const facts = Object.fromEntries(
		line.split("\t").map((fact) => fact.split(/=(.*)/) as [string, string]),
	);
	const { acts, language, list, service, areas, days, time, holiday, says, matches, never } = facts;
	const text = said(
		{
			acts: acts?.split("+") as [Act, ...Act[]],
			...(language && { language: language as AnswerLanguage }),
			items: (list?.split(" ") ?? []).map((one) => {
				const [ids = "", quantity] = one.split("×");
				return { ids: ids.split("/"), ...(quantity && { quantity: Number(quantity) }) };
			}),
			...{ service, areas: areas?.split(" ") ?? [], days: days?.split(" ") ?? [], time },
			isHoliday: holiday === "yes",
		},
		holidays,
	);
	if (says !== undefined) expect(text).toBe(says.replaceAll("\\n", "\n"));
	if (matches) expect(text).toMatch(new RegExp(matches));
	if (never) expect(text).not.toMatch(new RegExp(never));
});

test("at night, when it opens", () => {
	const night = new Date("2026-11-20T17:00:00Z");
	expect(said({ acts: ["hours"], days: ["2026-11-20"] }, sampleShopData, night)).toContain(
		"We’re closed now and open tomorrow at 9 AM.",
	);
});

describe("other matters", () => {
	test("another shop's closed day, areas and services are its own", () => {
		const days = ["2026-11-24"];
		expect(said({ acts: ["pickupTime"], days }, otherShopData)).toMatch(/^No, not on Tuesday/);
		expect(said({ acts: ["areas"], areas: ["Atlantis"] }, otherShopData)).toContain(en.areaUnsure);
	});

	test("another city gets a plain no", () => {
		const elsewhere = { acts: ["areas"] as [Act], isElsewhere: true, isOtherCity: true };
		expect(said(elsewhere)).toBe(phrase(en.otherCity, "Dehradun"));
	});

	test("what is not understood offers the nearest matters, and WhatsApp with the visitor's words", () => {
		const { asks, actions } = answer({ acts: ["unsure"], nearest: ["pay", "thanks", "hours"] });
		expect(asks).toEqual([en.asks.pay, en.asks.hours]);
		expect(actions?.map(({ href }) => new URL(href).searchParams.get("text"))).toEqual([
			"Is it so?",
		]);
	});

	describe("of the reviews the newest", () => {
		function quoted(comment: string): string {
			const data = structuredClone(sampleShopData);
			const [first] = data.reviews.reviews;
			if (!first) throw new Error("no review");
			data.reviews.reviews.push({ ...first, comment, createTime: "2026-11-19T10:00:00Z" });
			return answer({ acts: ["reviews"] }, data).text;
		}

		test("is quoted without its links", () => {
			const text = quoted("Fine. [Win](https://evil.example) now");
			expect(text).toContain("“Fine. Win");
			expect(text).not.toMatch(/evil|\]\(/);
		});

		test.each([
			["its first sentences", `Very neat. ${"Word ".repeat(60)}end.`, "“Very neat. …”"],
			["its first words, without a full stop", "word ".repeat(90), "word …”"],
		])("is shortened to %s if it is long", (_, comment, quote) => {
			const text = quoted(comment);
			expect(text).toContain(quote);
			expect(text.length).toBeLessThanOrEqual(300);
		});
	});

	test("reviews that are asked for again are others", () => {
		expect(said({ acts: ["reviews"], page: 1 })).not.toBe(said({ acts: ["reviews"] }));
	});

	test("buttons lead where the answer is about", () => {
		expect(answer({ acts: ["address"], language: "hi" }).actions).toEqual([
			{ label: "रास्ता देखें", href: expect.stringContaining("https://www.google.com/maps/dir/") },
			{ label: "फ़ोन करें", href: "tel:+911350000000" },
		]);
	});
});
