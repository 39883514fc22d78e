import { expect, test, vi } from "vitest";
import { schemaAt } from "../admin/form-schema.ts";
import { placeOf, valueAt } from "../admin/json.ts";
import { sampleValues } from "../admin/testing/sample-texts.ts";
import { tidied } from "../admin/tidied.ts";
import { fromSheet, toSheet } from "./price-sheet.ts";

vi.stubEnv("CONTENT", "content");

const path = "content/prices.json";
const prices = sampleValues()[path];
const sheet = toSheet(prices);
const back = (text: string) => tidied(schemaAt(path), fromSheet(prices, text), prices);
const first = (value: unknown, ...steps: PropertyKey[]) =>
	valueAt({ [path]: value }, placeOf([path, "categories", 0, "items", ...steps]));

test("out and in again is the same", () => {
	expect(sheet).toMatch(/^\ufeffid,category,category in Hindi,name,name in Hindi,price,unit,/);
	expect(back(sheet)).toBe(prices);
	expect(back(sheet.replaceAll(/,(?=[^"\n]*\r)/g, ","))).toBe(prices);
});

test("a price, a unit and a Hindi name; semicolons and line ends of other spreadsheets", () => {
	const edited = sheet
		.replace(/(mens-shirt,[^\r]*?),85,,/, "$1,Rs 95/-,kg,")
		.replace(/(mens-t-shirt,.*?,T-shirt,)[^,]*/, "$1टी शर्ट")
		.replaceAll(",", ";")
		.replaceAll("\r\n", "\n");
	expect(first(back(edited), 0, "price")).toBe("95 per kg");
	expect(first(back(edited), 1, "name", "hi")).toBe("टी शर्ट");
});

test("a new item in its group, and one in a new group; missing rows stay", () => {
	const value = back(
		'category,name,price\r\nMen’s Dry Cleaning,"Tie, ""silk""",50\r\nCaps,Cap,40\r\n',
	);
	const items = first(value) as object[];
	expect(items).toHaveLength((first(prices) as object[]).length + 1);
	expect(items.at(-1)).toEqual({ id: "tie-silk", name: 'Tie, "silk"', price: "50" });
	expect((value as { categories: object[] }).categories).toContainEqual({
		...{ id: "caps", name: "Caps" },
		items: [{ id: "cap", name: "Cap", price: "40" }],
	});
});

test.each([
	["Rs. 15/- per pc", "15 per pc"],
	["600 per month (100 clothes)", "600 per month (100 clothes)"],
	["₹25/pair", "25 per pair"],
])("a price as a card has it, with its unit in the same cell: %s", (written, kept) => {
	const value = back(`category,name,price\nCaps,Cap,${written}\n`);
	expect((value as { categories: object[] }).categories).toContainEqual({
		...{ id: "caps", name: "Caps" },
		items: [{ id: "cap", name: "Cap", price: kept }],
	});
});

test.each([
	["no column of prices", "name,category\na,b", 1],
	["an unknown id", "id,category,name,price\nnothing,x,y,5", 2],
	["a row without a price", "category,name,price\nx,y,5\nx,z,", 3],
])("%s", (_, text, line) => {
	expect(() => fromSheet(prices, text)).toThrow(expect.objectContaining({ line }));
});
