import { describe, expect, test, vi } from "vitest";
import { withValue } from "./json.ts";
import { schemaOf } from "./shop-files.ts";
import { sampleTexts, sampleValues } from "./testing/sample-texts.ts";
import { tidied } from "./tidied.ts";
import { writeChanges } from "./write-changes.ts";

vi.stubEnv("CONTENT", "content");

const shop = sampleValues();

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
		expect(at(saved(business, ["pickup"], false), "pickup")).toBe(false);
		expect(at(saved(business, ["hours", 0, "closed"], true), "hours", 0)).toEqual({
			...{ day: "Monday", closed: true },
		});
	});

	test.each(["content", "fixtures/sample-shop", "fixtures/other-shop"])(
		"every file of %s goes through a form and back byte for byte",
		(folder) => {
			for (const [path, text] of Object.entries(sampleTexts(folder))) {
				const copy = JSON.parse(text);
				const back = tidied(schemaOf(path), copy, JSON.parse(text));
				expect(writeChanges(text, back), path).toBe(text);
				// As if each field had been touched.
				const touched = tidied(schemaOf(path), structuredClone(copy), undefined);
				expect(writeChanges(text, touched), path).toBe(text);
			}
		},
	);
});
