import { describe, expect, test } from "vitest";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { pointForm } from "./point-form.ts";
import { pricePages } from "./price-replies.ts";
import { knowledgeOf } from "./shop-knowledge.ts";

const { prices } = knowledgeOf(sampleShopData);
const names = (words: string) =>
	prices.find(words.split(" ")).items.map(({ line }) => line.split(":")[0]);

describe("what words find", () => {
	test.each([
		["shirt", ["Shirt"]],
		["saree", ["Cotton saree", "Silk saree", "Embroidered saree"]],
		["silk saree", ["Silk saree"]],
		["saree silk", ["Silk saree"]],
		["shirt pants", ["Shirt", "Pants"]],
		["leather shoe", ["Leather shoes"]],
		["white shirt", ["Shirt"]],
		["women kurta", ["Kurta (Women’s Dry Cleaning)"]],
		["salwar kameez", ["Salwar suit"]],
		["kameez", ["Shirt", "Salwar suit"]],
		["jacket and leather shoe", "Leather shoes"],
		["helicopter", []],
	])("%s", (words, found) => {
		if (typeof found === "string") expect(names(words)).toContain(found);
		else expect(names(words)).toEqual(found);
	});

	test("the best of each thing comes before the rest of any", () => {
		expect(names("saree and kurta").slice(0, 2)).toEqual([
			"Cotton saree",
			"Kurta (Men’s Dry Cleaning)",
		]);
	});

	test("a fabric alone is no thing", () => {
		expect(prices.find(["silk"]).isThing).toBe(false);
		expect(prices.find(["saree"]).isThing).toBe(true);
	});

	test("a category by its words", () => {
		expect(prices.inCategory(["footwear"]).length).toBe(
			sampleShopData.prices.categories.find(({ id }) => id === "footwear")?.items.length,
		);
		expect(prices.inCategory(["spaceship"])).toEqual([]);
	});
});

test("pages hold five items at most and together all of them", () => {
	for (const word of ["men", "women", "household", "footwear", "bulk", "housing"]) {
		const items = prices.inCategory([word]);
		const pages = pricePages(items);
		expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(5);
		expect(pages.flat().map(({ line }) => line)).toEqual(items.map(({ line }) => line));
	}
});

describe("point form", () => {
	test("leaves out whole what would break the cap", () => {
		expect(pointForm(["a".repeat(200), "b".repeat(200), "c"])).toBe(`- ${"a".repeat(200)}\n- c`);
	});
	test("says extras only within the length to aim for, and nothing twice", () => {
		expect(pointForm(["a", "a", ""], ["b".repeat(198), "c"])).toBe("- a\n- c");
	});
	test("is empty if nothing fits", () => {
		expect(pointForm(["a".repeat(301)])).toBe("");
	});
});
