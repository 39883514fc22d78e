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

test("what an answer has shown is known, though the turns before it are not", () => {
	const history = [
		{ role: "user" as const, content: "aur ek dupatta" },
		{
			role: "assistant" as const,
			content: "- Silk saree: 2 × ₹250 = ₹500\n- Dupatta: ₹100\n\nTotal: ₹600 (estimate)",
		},
	];
	expect(understand("total?", { data: sampleShopData, history, now }).items).toEqual([
		{ ids: ["womens-silk-saree"], quantity: 2 },
		{ ids: ["womens-dupatta"], quantity: 1 },
	]);
});

test("an invalid instant names no days", () => {
	expect(understand("kal open?", { data: sampleShopData, now: new Date("?") }).days).toEqual([]);
});
