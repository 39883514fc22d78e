/** What the shop says of other matters than prices, word for word, to frames made by hand. */
import { describe, expect, test } from "vitest";
import type { ShopData } from "../contract.ts";
import type { Act, Understood } from "../frame.ts";
import { understood } from "../testing/empty-frame.ts";
import { otherShopData } from "../testing/other-shop-data.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import en from "./languages/en.json" with { type: "json" };
import hinglish from "./languages/hinglish.json" with { type: "json" };
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

describe("hours", () => {
	test.each<[Partial<Understood>, string]>([
		[
			{},
			"- We’re open every day, 9 AM to 9 PM.\n- We’re open now, until 9 PM.\n- Closed for Christmas, 25 December.",
		],
		[{ days: ["2026-11-22"] }, "We’re open on Sunday, 9 AM to 9 PM."],
		[
			{ days: ["2026-11-21"], language: "hinglish" },
			"Kal khula hai, subah 9 baje se raat 9 baje tak.",
		],
		[{ time: "22:00" }, "We’re closed at that time. Today we’re open 9 AM to 9 PM."],
		[{ time: "22:00", language: "hi" }, "उस समय बंद रहता है। आज खुला है सुबह 9 बजे से रात 9 बजे तक।"],
		[{ time: "10:30", days: ["2026-11-22"] }, "We’re open then: on Sunday until 9 PM."],
		[{ days: ["2026-12-25"], isHoliday: true }, "Closed for Christmas, 25 December."],
		[
			{ days: ["2026-12-26"], isHoliday: true },
			`- Usually we’re open on Saturday: 9 AM to 9 PM.\n- ${en.holidayUnsure}`,
		],
	])("%j", (part, text) => {
		expect(said({ acts: ["hours"], ...part }, holidays)).toBe(text);
	});

	test("at night, when it opens", () => {
		const night = new Date("2026-11-20T17:00:00Z");
		expect(said({ acts: ["hours"], days: ["2026-11-20"] }, sampleShopData, night)).toContain(
			"We’re closed now and open tomorrow at 9 AM.",
		);
	});
});

describe("other matters", () => {
	test.each<[Partial<Understood>, string]>([
		[
			{ acts: ["areas"], areas: ["Jakhan"] },
			"Yes, we come to Jakhan. Pickup and delivery are free.",
		],
		[
			{ acts: ["areas"], areas: ["Jakhan"], language: "hi" },
			"हाँ, हम आते हैं: जाखन। पिकअप और डिलीवरी फ़्री है।",
		],
		[{ acts: ["pay"], language: "hinglish" }, "Paise delivery par dijiye: cash, card ya online."],
		[
			{ acts: ["guarantee"] },
			"If you are not satisfied with our cleaning, tell us and we clean the piece again, free.\n\nAbout money back, please talk to us on WhatsApp.",
		],
		[{ acts: ["unsure"], language: "hinglish" }, phrase(hinglish.unsure, "Rate, Pickup, Timing")],
		[
			{ acts: ["greeting", "phone"], language: "hi" },
			"- इस नंबर पर फ़ोन कीजिए: +91 135 000 0000\n- रोज़ खुला रहता है, सुबह 9 बजे से रात 9 बजे तक।",
		],
	])("%j", (part, text) => {
		expect(said(part)).toBe(text);
	});

	const jacket = { ids: ["mens-leather-jacket"] };
	test.each<[string, Partial<Understood>, RegExp, unsaid?: RegExp]>([
		[
			"a refused other cleaning is not offered",
			{ acts: ["complaint", "pay"] },
			/money back/,
			/again/,
		],
		[
			"nobody comes when it is closed",
			{ acts: ["pickupTime"], time: "22:00" },
			/^No, not at that time/,
		],
		[
			"same day for a suit",
			{ acts: ["express"], items: [{ ids: ["mens-two-piece-suit"] }] },
			/^Yes\. .*Express Service, from ₹199\./,
		],
		...["mens-leather-jacket", "womens-bridal-lehenga", "housing-mattress", "housing-carpet"].map(
			(id): [string, Partial<Understood>, RegExp] => [
				`no same day for ${id}`,
				{ acts: ["express"], items: [{ ids: [id] }] },
				/^- I’m not sure about the same day/,
			],
		),
		["leather takes longer", { acts: ["turnaround"], items: [jacket] }, /may take longer/],
		[
			"a stain that a price may include",
			{ acts: ["included"], service: "stain-removal" },
			/Stain Removal.*₹50/,
		],
		["a stain may stay", { acts: ["guarantee"], service: "stain-removal" }, /Not every stain/],
		[
			"no yes to an unknown area",
			{ acts: ["areas"], areas: ["Atlantis"] },
			/^We .*across Dehradun/,
		],
		[
			"Express where the usual time is too long",
			{ acts: ["turnaround", "express"], days: ["2026-11-21"] },
			/Express/,
		],
		[
			"no Express where it is not",
			{ acts: ["turnaround", "express"], days: ["2026-11-22"] },
			/^- Usually yes\. /,
			/Express/,
		],
	])("%s", (_, part, text, unsaid) => {
		expect(said(part)).toMatch(text);
		if (unsaid) expect(said(part)).not.toMatch(unsaid);
	});

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
