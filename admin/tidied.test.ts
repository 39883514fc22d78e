import { describe, expect, test, vi } from "vitest";
import { schemaAt } from "./form-schema.ts";
import { valueAt, withValue } from "./json.ts";
import { sampleTexts, sampleValues } from "./testing/sample-texts.ts";
import { tidied } from "./tidied.ts";
import { writeChanges } from "./write-changes.ts";

vi.stubEnv("CONTENT", "content");

const shop = sampleValues();

describe("a form's value, as it is saved", () => {
	const prices = "content/prices.json";
	/** The value at a place, once another one is written there. */
	function saved(place: string, value: unknown, at = place): unknown {
		const [path = ""] = place.split("#");
		const file = tidied(schemaAt(path), withValue(shop, place, value)[path], shop[path]);
		return valueAt({ [path]: file }, at);
	}

	test("has ids for new entries, made of their names and told apart", () => {
		const item = { name: { en: "Sports shoes (pair)", hi: "" }, price: "Rs 95/-", service: " " };
		const added = [{ ...item }, { ...item }].map((one) => ({ ...one }));
		const items = `${prices}#/categories/0/items`;
		const value = saved(items, [...(valueAt(shop, items) as object[]), ...added]) as object[];
		expect(value.slice(-2)).toEqual([
			{ id: "sports-shoes", name: "Sports shoes (pair)", price: "95" },
			{ id: "sports-shoes-2", name: "Sports shoes (pair)", price: "95" },
		]);
	});

	test("has a text once without its Hindi, and none that is optional and empty", () => {
		const business = "content/business.json#";
		expect(saved(`${business}/tagline`, { en: "Fresh ", hi: "  " })).toBe("Fresh");
		expect(saved(`${business}/expressCutoff`, "", business)).not.toHaveProperty("expressCutoff");
		expect(saved(`${business}/areas`, ["Jakhan", " "])).toEqual(["Jakhan"]);
		expect(saved(`${business}/name`, "")).toBe("");
		expect(saved(`${business}/pickup`, false)).toBe(false);
		expect(saved(`${business}/hours/0/closed`, true, `${business}/hours/0`)).toEqual({
			...{ day: "Monday", closed: true },
		});
	});

	test("has the moment of a new answer, and none without one", () => {
		const review = "content/reviews.json#/reviews/0";
		const answered = saved(`${review}/reviewReply`, { comment: "Thank you! " }) as object;
		expect(answered).toEqual({ comment: "Thank you!", updateTime: expect.stringMatching(/T.*Z$/) });
		expect(saved(`${review}/reviewReply/comment`, "", review)).not.toHaveProperty("reviewReply");
	});

	test.each(["content", "fixtures/sample-shop", "fixtures/other-shop"])(
		"every file of %s goes through a form and back byte for byte",
		(folder) => {
			for (const [path, text] of Object.entries(sampleTexts(folder))) {
				const copy = JSON.parse(text);
				const back = tidied(schemaAt(path), copy, JSON.parse(text));
				expect(writeChanges(text, back), path).toBe(text);
				// As if each field had been touched.
				const touched = tidied(schemaAt(path), structuredClone(copy), undefined);
				expect(writeChanges(text, touched), path).toBe(text);
			}
		},
	);
});
