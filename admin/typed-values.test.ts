import { describe, expect, test, vi } from "vitest";
import { formSchema } from "./form-schema.ts";
import { withValue } from "./json.ts";
import { schemaOf } from "./shop-files.ts";
import { sampleTexts, sampleValues } from "./testing/sample-texts.ts";
import { cleanText, plainPrice, plainText, tidied } from "./typed-values.ts";
import { lineWidthOf, writeChanges } from "./write-changes.ts";

vi.stubEnv("CONTENT", "content");

const shop = sampleValues();

test.each([
	["what is plain", "A shirt,\n\nwashed", "A shirt,\n\nwashed"],
	["spaces that are none", "\u00a0₹\u202f95\t per\u2009kg ", "₹ 95 per kg"],
	["marks that nobody sees", "\ufeffpick\u00adup\u200b \u202aat 5\u202c\u0007", "pickup at 5"],
	["line ends of other systems", "One\r\nTwo\rThree\u2028Four", "One\nTwo\nThree\nFour"],
	["spaces at line ends, and empty lines", "One  \n  \n\n\n Two", "One\n\nTwo"],
	["joined letters of Hindi", "र्‍य क्‌ष", "र्‍य क्‌ष"],
])("%s", (_, pasted, clean) => {
	expect(cleanText(pasted)).toBe(clean);
});

const { phone, whatsapp, expressCutoff } = formSchema("business").properties ?? {};

test.each([
	["phone", phone, "98765 43210", "+91 98765 43210"],
	["phone", phone, "0135-271 2345", "+91 135 271 2345"],
	["phone", phone, "+919876543210", "+91 9876543210"],
	["phone", phone, "+91 0135 271 2345", "+91 0135 271 2345"],
	["phone", phone, "98765", "98765"],
	["whatsapp", whatsapp, "98765 43210", "919876543210"],
	["whatsapp", whatsapp, "+91 98765 43210", "919876543210"],
	["whatsapp", whatsapp, "91987654321", "91987654321"],
	["expressCutoff", expressCutoff, "8:00", "08:00"],
	["expressCutoff", expressCutoff, "9.30 pm", "21:30"],
	["expressCutoff", expressCutoff, "12 am", "00:00"],
	["expressCutoff", expressCutoff, "noon", "noon"],
	["price", { isPrice: true }, "₹95/-", "95"],
])("%s: %s", (name, schema = {}, typed, plain) => {
	expect(plainText(schema, typed, name)).toBe(plain);
});

describe("a price", () => {
	test.each([
		["95/-", "95"],
		["₹ 95 /-", "95"],
		["Rs.95/- per piece", "95 per piece"],
		["rs 1,200 only", "1,200"],
		["150 rupees", "150"],
		["₹९५", "95"],
		["120 to 150", "120–150"],
		["Rs 69/kg", "69 per kg"],
		["from Rs. 80", "from 80"],
	])("%s is %s", (written, plain) => {
		expect(plainPrice(written)).toBe(plain);
	});

	test.each([
		"300",
		"₹1,200",
		"Contact us for a quote",
		"around eighty",
		"95 or so",
		"",
		"0/-",
		"1 2",
	])("%j stays", (text) => {
		expect(plainPrice(text)).toBe(text);
	});
});

describe("a form's value, as it is saved", () => {
	const prices = "content/prices.json";
	const saved = (path: string, steps: readonly PropertyKey[], value: unknown) =>
		tidied(schemaOf(path), withValue(shop[path], steps, value), shop[path]);
	const at = (value: unknown, ...steps: readonly PropertyKey[]) =>
		steps.reduce<unknown>((here, step) => (here as Record<PropertyKey, unknown>)?.[step], value);

	test("has ids for new entries, made of their names and told apart", () => {
		const item = { name: { en: "Sports shoes (pair)", hi: "" }, price: "Rs 95/-", service: " " };
		const added = [{ ...item }, { ...item }].map((one) => ({ ...one }));
		const value = saved(
			prices,
			["categories", 0, "items"],
			[...(at(shop[prices], "categories", 0, "items") as object[]), ...added],
		);
		const items = at(value, "categories", 0, "items") as object[];
		expect(items.slice(-2)).toEqual([
			{ id: "sports-shoes", name: "Sports shoes (pair)", price: "95" },
			{ id: "sports-shoes-2", name: "Sports shoes (pair)", price: "95" },
		]);
	});

	test("has a text once without its Hindi, and none that is optional and empty", () => {
		const business = "content/business.json";
		expect(at(saved(business, ["tagline"], { en: "Fresh ", hi: "  " }), "tagline")).toBe("Fresh");
		expect(saved(business, ["expressCutoff"], "")).not.toHaveProperty("expressCutoff");
		expect(at(saved(business, ["areas"], ["Jakhan", " "]), "areas")).toEqual(["Jakhan"]);
		expect(at(saved(business, ["name"], ""), "name")).toBe("");
	});

	test.each(["content", "fixtures/sample-shop", "fixtures/other-shop"])(
		"every file of %s goes through a form and back byte for byte",
		(folder) => {
			for (const [path, text] of Object.entries(sampleTexts(folder))) {
				const copy = JSON.parse(text);
				const back = tidied(schemaOf(path), copy, JSON.parse(text));
				expect(writeChanges(text, back, lineWidthOf(path)), path).toBe(text);
				// As if each field had been touched.
				const touched = tidied(schemaOf(path), structuredClone(copy), undefined);
				expect(writeChanges(text, touched, lineWidthOf(path)), path).toBe(text);
			}
		},
	);
});
