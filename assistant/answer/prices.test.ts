/** Answers about prices, word for word, to frames made by hand. */
import { describe, expect, test } from "vitest";
import type { Line, LineChange, Understood } from "../frame.ts";
import { understood } from "../testing/empty-frame.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import en from "./languages/en.json" with { type: "json" };
import { writeAnswer } from "./write-answer.ts";

/** Friday, noon. */
const now = new Date("2026-11-20T06:30:00Z");

function answer({ lines, ...part }: Partial<Understood> & { lines?: Line[] }) {
	const asked = { data: sampleShopData, now, lines, question: "Is it so?" };
	return writeAnswer(understood(part), asked);
}

const said = (...args: Parameters<typeof answer>) => answer(...args).text;
const phrase = (text: string, slot: string) => text.replace(/\{\w+\}/, slot);

const shirts = { ids: ["mens-shirt"], quantity: 3 };
const sarees = { ids: ["womens-cotton-saree", "womens-silk-saree", "womens-embroidered-saree"] };
const wash = { ids: ["bulk-normal-wash-fold"] };

describe("sums", () => {
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

	test("of no thing in particular are those of categories, five and then the rest", () => {
		const [first, next, end] = [0, 1, 2].map((page) => answer({ acts: ["price"], page }));
		const shown = [first, next].flatMap((one) => one?.rows ?? []).map(({ id }) => id);
		expect(shown).toEqual(sampleShopData.prices.categories.map(({ id }) => id));
		expect(first?.rows).toHaveLength(5);
		expect(first?.asks?.[0]?.label).toContain("1");
		expect([next?.asks, end?.rows]).toEqual([undefined, undefined]);
	});

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

describe("whether something is done is answered by a yes first", () => {
	const sweater: Partial<Understood> = { acts: ["care"], items: [{ ids: ["mens-sweater"] }] };
	const to = (question: string, part = sweater) =>
		writeAnswer(understood(part), { data: sampleShopData, now, question }).text;

	test("then the fact", () => {
		expect(to("do you clean sweaters?")).toMatch(/^Yes\. We do that:\n- Sweater: ₹150/);
		expect(to("same day?", { acts: ["express"] })).toMatch(/^Yes\. .*Express Service/);
	});

	test.each(["sweater for 80, right?", "sweater assi rupaye me hoga na", "स्वेटर अस्सी रुपये में?"])(
		"but not to the sum that %j names",
		(question) => {
			expect(to(question)).toMatch(/^We do that:\n- Sweater: ₹150/);
		},
	);
});
