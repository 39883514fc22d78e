/** What the shop says, word for word, to frames made by hand. */
import { describe, expect, test } from "vitest";
import type { ShopData } from "../contract.ts";
import type { Act, AnswerLanguage, Line, LineChange, Understood } from "../frame.ts";
import { emptyFrame } from "../testing/empty-frame.ts";
import { otherShopData } from "../testing/other-shop-data.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import en from "./languages/en.json" with { type: "json" };
import hinglish from "./languages/hinglish.json" with { type: "json" };
import { writeAnswer } from "./write-answer.ts";

/** Friday, noon. */
const noon = new Date("2026-11-20T06:30:00Z");

function answer(
	{ lines, ...part }: Partial<Understood> & { lines?: Line[] },
	data: ShopData = sampleShopData,
	now = noon,
) {
	const empty: Understood = {
		...emptyFrame(),
		acts: ["unsure"],
		language: "en",
		unknown: [],
		nearest: [],
	};
	return writeAnswer({ ...empty, ...part }, { data, now, lines, question: "Is it so?" });
}

const said = (...args: Parameters<typeof answer>) => answer(...args).text;

const phrase = (text: string, slot: string) => text.replace(/\{\w+\}/, slot);

const shirts = { ids: ["mens-shirt"], quantity: 3 };
const sarees = { ids: ["womens-cotton-saree", "womens-silk-saree", "womens-embroidered-saree"] };
const wash = { ids: ["bulk-normal-wash-fold"] };

test("who refuses another cleaning is offered none", () => {
	const text = said({ acts: ["complaint", "pay"] });
	expect(text).toContain("money back");
	expect(text).not.toContain("again");
});

describe("sums", () => {
	test.each<[AnswerLanguage, Understood["items"], string]>([
		[
			"en",
			[shirts, { ids: ["womens-silk-saree"], quantity: 2 }],
			"- Shirt, dry cleaned: 3 × ₹80 = ₹240\n- Silk saree: 2 × ₹250 = ₹500\n\nTotal: ₹740 (estimate, confirmed at pickup)",
		],
		[
			"hi",
			[{ ...wash, quantity: 5 }],
			"- नॉर्मल धुलाई और तह: 5 किलो × ₹69 = ₹345\n\nअंदाज़न, पक्का रेट पिकअप पर।",
		],
		[
			"hinglish",
			[{ ids: ["mens-sherwani"], quantity: 2 }],
			"- Sherwani: 2 × ₹600 = ₹1,200 se\n\nAndazan, pakka rate pickup par.",
		],
		[
			"en",
			[{ ids: ["mens-jacket", "womens-jacket"], quantity: 2 }],
			"- Jacket (Men’s Dry Cleaning): 2 × ₹250–400 = ₹500–800\n\nEstimate, confirmed at pickup.",
		],
		[
			"en",
			[shirts, wash],
			"- Shirt, dry cleaned: 3 × ₹80 = ₹240\n- Normal wash and fold: ₹69 per kg\n\nTotal: ₹240, plus what we weigh or measure (estimate, confirmed at pickup)\n\nTell me how much it is, or we’ll weigh and measure it at pickup.",
		],
		[
			"en",
			[shirts, { ids: ["bulk-hotel-hospital-linen"] }],
			"- Shirt, dry cleaned: 3 × ₹80 = ₹240\n- Hotel and hospital linen: Contact us for a quote\n\nTotal: ₹240, plus the quote (estimate, confirmed at pickup)",
		],
		[
			"en",
			[shirts, { ...sarees, quantity: 2 }],
			"- Shirt, dry cleaned: 3 × ₹80 = ₹240\n\nTotal so far: ₹240 (estimate, confirmed at pickup)\n\nWhich one? Cotton saree, dry cleaned 2 × ₹150 = ₹300, Silk saree 2 × ₹250 = ₹500, Embroidered saree 2 × ₹350 = from ₹700",
		],
		[
			"en",
			[{ ...sarees, quantity: 2 }],
			"Which one?\n- Cotton saree, dry cleaned: 2 × ₹150 = ₹300\n- Silk saree: 2 × ₹250 = ₹500\n- Embroidered saree: 2 × ₹350 = from ₹700",
		],
	])("in %s: %j", (language, items, text) => {
		expect(said({ acts: ["total"], items, language })).toBe(text);
	});

	test("of lines and what the message does to them, which the page is told", () => {
		const lines = [{ ids: ["mens-shirt"], quantity: 2 }];
		const changes: LineChange[] = [
			{ does: "add", ids: ["mens-shirt"], quantity: 1 },
			{ does: "set", ...wash },
			{ does: "set", ids: ["mens-kurta", "womens-kurta"] },
			{ does: "set", ids: ["of-nobody"], quantity: 9 },
			{ does: "instead", of: "mens-shirt", ids: ["mens-jeans"] },
		];
		const { list, rows, total } = answer({ acts: ["total"], changes, lines });
		expect(rows?.map(({ id, price }) => [id, price])).toEqual([
			["mens-jeans", "₹300"],
			["bulk-normal-wash-fold", "₹69 per kg"],
			["mens-kurta", "₹120"],
		]);
		expect(total?.price).toContain("₹420");
		expect(list).toMatchObject({ isSummed: true });
		// Namesakes at one price are one line, and a thing without a number is one piece.
		expect(list?.changes.slice(1)).toEqual([
			{ does: "set", ...wash },
			{ does: "set", ids: ["mens-kurta"], quantity: 1 },
			{ does: "instead", of: "mens-shirt", ids: ["mens-jeans"] },
		]);
	});

	test("are not stated where something was not understood: the lines stand as they are", () => {
		const lines = [
			{ ids: ["mens-shirt"], quantity: 2 },
			{ ids: ["womens-silk-saree"], quantity: 1 },
		];
		const { text, list, total } = answer({ acts: ["total"], isUncertain: true, lines });
		expect(text).toBe(`${en.listUnsure}\n- Shirt, dry cleaned: ₹80\n- Silk saree: ₹250`);
		expect([total, list]).toMatchObject([undefined, { changes: [], isSummed: false }]);
	});

	test("of nothing that is left, and of more than a list holds, are none", () => {
		const lines = [{ ids: ["mens-shirt"], quantity: 2 }];
		const takeOff: LineChange[] = [{ does: "takeOff", ids: ["mens-shirt"] }];
		const emptied = answer({ acts: ["total"], changes: takeOff, lines });
		expect([emptied.text, emptied.list?.changes]).toEqual([en.listEmpty, takeOff]);
		expect(said({ acts: ["total"], items: [{ ...shirts, quantity: 5000 }] })).toBe(en.tooMany);
	});

	test("of more than five things name all, and show five", () => {
		const items = sampleShopData.prices.categories
			.flatMap((category) => category.items)
			.slice(0, 7)
			.map(({ id }) => ({ ids: [id], quantity: 1 }));
		const { rows, total, toList } = answer({ acts: ["total"], items });
		expect([rows?.length, total?.name, toList?.items.length]).toEqual([5, "Total of all", 7]);
	});
});

describe("prices", () => {
	test("five at a time, and the next when asked for more", () => {
		const page = (page: number) => said({ acts: ["price"], category: "household-items", page });
		expect(page(0)).toMatch(/^- Bedsheet: ₹150–200\n(?:- .*\n?){4}$/);
		expect(page(1)).toMatch(/^- Cushion covers/);
		expect(page(9)).toBe(en.thatWasAll);
	});

	test.each(["en", "hi", "hinglish"] as const)(
		"of no thing in particular are those of categories, five and then the rest, in %s",
		(language) => {
			const { categories } = sampleShopData.prices;
			const [first, next, end] = [0, 1, 2].map((page) =>
				answer({ acts: ["price"], language, page }),
			);
			const shown = [first, next].flatMap((one) => one?.rows ?? []).map(({ id }) => id);
			expect(shown).toEqual(categories.map(({ id }) => id));
			expect(first?.rows).toHaveLength(5);
			expect(first?.asks?.[0]?.label).toContain("1");
			expect([next?.asks, end?.rows]).toEqual([undefined, undefined]);
		},
	);

	test("of what may be one of several stay off the list, and the button names the others", () => {
		const { toList, rows } = answer({ acts: ["price"], items: [{ ids: ["mens-shirt"] }, sarees] });
		expect(rows).toHaveLength(4);
		expect(toList?.items.map(({ id }) => id)).toEqual(["mens-shirt"]);
		expect(toList?.label).toContain("Shirt");
		expect(toList?.done).toContain("Shirt");
	});

	test("beside a word that was not understood, which is named", () => {
		expect(said({ acts: ["price"], items: [{ ids: ["mens-shirt"] }], unknown: ["towel"] })).toBe(
			`- Shirt, dry cleaned: ₹80\n\n${en.nextStep}\n\n${phrase(en.unknownWords, "towel")}`,
		);
	});

	test("of another work than is wanted are not told", () => {
		const items = [{ ids: ["mens-coat-blazer"] }];
		for (const act of ["price", "total", "care"] as const)
			expect(said({ acts: [act], items, isOtherWork: true })).not.toContain("₹");
	});

	test("what is not listed is denied only where it is the matter", () => {
		const unknown = ["towel"];
		const items = [{ ids: ["mens-shirt"] }];
		expect(said({ acts: ["notListed", "price"], unknown })).toBe(phrase(en.notListed, "towel"));
		expect(said({ acts: ["notListed", "care"], unknown, items })).not.toContain("We clean");
		expect(said({ acts: ["price", "notListed"], unknown, items })).toBe(
			`- Shirt, dry cleaned: ₹80\n\n${en.nextStep}\n\n${phrase(en.unknownWords, "towel")}`,
		);
		expect(said({ acts: ["pockets", "notListed"], unknown })).not.toContain(en.notListedThing);
	});
});

const holidays: ShopData = structuredClone(sampleShopData);
for (const texts of [holidays, holidays.translations.hi])
	if (texts) texts.site.business.specialDays = [{ date: "2026-12-25", name: "Christmas" }];

describe("whether something is done is answered by a yes first", () => {
	const sweater: Partial<Understood> = { acts: ["care"], items: [{ ids: ["mens-sweater"] }] };
	const to = (question: string, part = sweater) =>
		writeAnswer(
			{ ...emptyFrame(), language: "en", unknown: [], nearest: [], acts: ["care"], ...part },
			{ data: sampleShopData, now: noon, question },
		).text;

	test("then the fact", () => {
		expect(to("do you clean sweaters?")).toMatch(/^Yes\. We clean that:\n- Sweater: ₹150/);
		expect(to("same day?", { acts: ["express"] })).toMatch(/^Yes\. .*Express Service/);
	});

	test.each(["sweater for 80, right?", "sweater assi rupaye me hoga na", "स्वेटर अस्सी रुपये में?"])(
		"but not to the sum that %j names",
		(question) => {
			expect(to(question)).toMatch(/^We clean that:\n- Sweater: ₹150/);
		},
	);
});

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

	test("nobody comes when the shop is closed", () => {
		expect(said({ acts: ["pickupTime"], time: "22:00" })).toMatch(/^No, not at that time/);
		expect(said({ acts: ["pickupTime"], days: ["2026-11-24"] }, otherShopData)).toMatch(
			/^No, not on Tuesday/,
		);
	});
});

describe("the same day", () => {
	test.each(["mens-leather-jacket", "womens-bridal-lehenga", "housing-mattress", "housing-carpet"])(
		"is not promised for %s",
		(id) => {
			const text = said({ acts: ["express"], items: [{ ids: [id] }] });
			expect(text).toMatch(/^- I’m not sure about the same day/);
			expect(said({ acts: ["turnaround"], items: [{ ids: [id] }] })).toContain("may take longer");
		},
	);

	test("is offered for a suit, by the service's name and price", () => {
		expect(said({ acts: ["express"], items: [{ ids: ["mens-two-piece-suit"] }] })).toMatch(
			/^Yes\. .*Express Service, from ₹199\./,
		);
	});

	test("is not known of a shop without such a service", () => {
		expect(said({ acts: ["express"] }, otherShopData)).toMatch(/not sure/);
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

	test("what removing a stain costs is told where it is asked whether a price includes it", () => {
		expect(said({ acts: ["included"], service: "stain-removal" })).toMatch(/Stain Removal.*₹50/);
	});

	test("a guarantee of a stain does not promise that it goes", () => {
		expect(said({ acts: ["guarantee"], service: "stain-removal" })).toMatch(/Not every stain/);
	});

	test("an area that the content does not name gets no yes", () => {
		expect(said({ acts: ["areas"], areas: ["Atlantis"] })).toBe(phrase(en.areaAcross, "Dehradun"));
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

	test.each([
		["2026-11-22", /^- Usually yes\. (?:(?!Express).)*$/s],
		["2026-11-21", /Express/],
	])("back by %s: Express only where the usual time is too long", (day, pattern) => {
		expect(said({ acts: ["turnaround", "express"], days: [day] })).toMatch(pattern);
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
