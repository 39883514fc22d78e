import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aliasesOf } from "../../languages/item-aliases.ts";
import { frameSchema } from "../frame.ts";
import { ask, now } from "../testing/in-short.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { splitName } from "./item-index.ts";
import { understand } from "./understand.ts";

describe("every name of the rate card finds its entry", () => {
	const names = (data: Pick<typeof sampleShopData, "prices">) =>
		data.prices.categories.flatMap(({ items }) =>
			items.flatMap(({ id, name }) =>
				[name, ...splitName(name)].map((text) => [text, id] as const),
			),
		);
	const aliases = sampleShopData.prices.categories.flatMap((category) =>
		category.items.flatMap(({ id, name }) =>
			aliasesOf(name, category.name).map((alias) => [alias, id] as const),
		),
	);
	const hindi = sampleShopData.translations.hi;
	const all = [...names(sampleShopData), ...(hindi ? names(hindi) : []), ...aliases];
	test.each(all.filter(([name]) => !name.includes("/")))("%s: %s", (name, id) => {
		const { items, acts } = ask(name);
		expect(items.length, JSON.stringify(items)).toBe(1);
		expect(items[0]?.ids).toContain(id);
		expect(acts).toContain("price");
	});
});

test("no text breaks the reader or the frame", () => {
	const word = fc.constantFrom(
		..."shirt saree silk 3 ek do aur ka kya rate कंबल डबल और 10kg ? , . 9:30 kal 15 aug diwali jakhan delhi nahi total next it uska ₹ % × 🙂 \u200d ि ़".split(
			" ",
		),
	);
	const text = fc.oneof(
		fc.string({ unit: "binary", maxLength: 520 }),
		fc.array(word, { maxLength: 40 }).map((words) => words.join(" ")),
	);
	fc.assert(
		fc.property(text, fc.array(text, { maxLength: 4 }), (question, before) => {
			const history = before.map((content) => ({ role: "user" as const, content }));
			const understood = understand(question, { data: sampleShopData, history, now });
			frameSchema.parse(understood);
			expect(understood.unknown.length).toBeLessThan(3);
		}),
		{ numRuns: 300 },
	);
});

describe("the list as the visitor's taps have left it", () => {
	const lines = [
		{ ids: ["womens-silk-saree"], quantity: 2 },
		{ ids: ["womens-dupatta"], quantity: 1 },
	];
	const history = [{ role: "user" as const, content: "2 silk saree aur 5 dupatta" }];
	const said = (question: string) =>
		understand(question, { data: sampleShopData, history, lines, now });

	test("is the one that is summed", () => {
		expect(said("total?").items).toEqual(lines);
	});

	test.each([
		["ek coat bhi", [{ does: "set", ids: ["mens-coat-blazer"], quantity: 1 }]],
		["dupatta hata do", [{ does: "takeOff", ids: ["womens-dupatta"] }]],
		["dupatta 4 kar do", [{ does: "set", ids: ["womens-dupatta"], quantity: 4 }]],
		["what does a sherwani cost", []],
		["when do you open", []],
	])("is changed by %s", (question, changes) => {
		expect(said(question).changes).toEqual(changes);
	});
});

test.each([
	["silk saree dry clean nahi, sirf dhulai", true],
	["2 coats, no dry cleaning, just wash", true],
	["silk saree dry clean ka rate", false],
	["sirf dhulai 5 kilo kapde", false],
])("another work than the prices are for is told: %s", (question, isOther) => {
	expect(ask(question).isOtherWork).toBe(isOther);
});

test("an invalid instant names no days", () => {
	expect(understand("kal open?", { data: sampleShopData, now: new Date("?") }).days).toEqual([]);
});
