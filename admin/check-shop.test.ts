import { expect, test, vi } from "vitest";
import { fileNames } from "../shop/content-files.ts";
import { pick } from "../shop/pick.ts";
import { checkShop, factsOf } from "./check-shop.ts";
import { withValue } from "./json.ts";
import { rawFiles, type Values } from "./shop-files.ts";
import { samplePictures, sampleValues } from "./testing/sample-texts.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const today = new Date("2026-11-22T12:00:00Z");
const [shop, pictures] = [sampleValues(), samplePictures()];

const edited = (place: string, value: unknown): Values => withValue(shop, place, value);

const check = (values: Values, before?: Values) => checkShop(values, pictures, today, before);

test("a shop in order has no errors, with Hindi or without it", () => {
	expect(check(shop)).toEqual({ errors: [], warnings: [] });
	expect(check(pick(shop) as Values).errors).toEqual([]);
});

const page = "content/keyword-pages/shirt-laundry-service.json";

test.each<[place: string, value: unknown, advice: RegExp, at?: string]>([
	["content/prices.json#/categories/0/items/0/price", "", /^is empty\. Write it as on the rate/],
	[
		"content/business.json#/specialDays/0",
		{ date: "2062-11-08", name: "Diwali", closed: true },
		/in the future\. Check the year/,
		"content/business.json#/specialDays/0/date",
	],
	["content/business.json#/whatsapp", "91987654321", /91 and ten digits/],
	["content/faq.json#/0/answer", "A shirt costs ₹80.", /says “₹80” as plain text\. Write \{/],
	[
		"content/faq.json#/0/answer",
		{ en: "From then.", hi: "सुबह 8:30 बजे से।" },
		/as plain text/,
		"content/faq.json#/0/answer/hi",
	],
	["content/services.json#/0/image", "not-there", /holds no such picture/],
	[`${page}#/featuredService/name`, "", /is empty/],
])("says what to do, at the field %s: %j", (place, value, advice, at = place) => {
	const { errors } = check(edited(place, value));
	expect(errors).toEqual([
		expect.objectContaining({ place: at, message: expect.stringMatching(advice) }),
	]);
});

test("a text without its Hindi is a warning", () => {
	const { errors, warnings } = check(edited("content/faq.json#/0/answer", "Send us a message."));
	expect(errors).toEqual([]);
	expect(warnings).toMatchObject([{ place: "content/faq.json#/0/answer" }]);
});

test("another picture needs other words, in each language", () => {
	const changed = edited(`${page}#/image`, "saree");
	expect(check(changed, shop).errors.map(({ place }) => place)).toEqual([
		`${page}#/imageAlt`,
		`${page}#/imageAlt/hi`,
	]);
	const described = withValue(changed, `${page}#/imageAlt`, { en: "A saree", hi: "साड़ी" });
	expect(check(described, shop).errors).toEqual([]);
});

test("every file is checked", () => {
	for (const name of fileNames) {
		const values = name.endsWith("-pages")
			? { ...shop, [`content/${name}/x.json`]: "nothing" }
			: { ...shop, [`content/${name}.json`]: "nothing" };
		const { errors } = check(values);
		expect(errors.map(({ place }) => place).join(), name).toContain(`content/${name}`);
	}
	expect(Object.keys(rawFiles(shop))).toEqual([...fileNames]);
});

test("placeholders have their words in each language, and none in a shop with errors", () => {
	const { en, hi } = factsOf(shop);
	expect(en?.values.get("hours")).toBe("8:30 AM to 9:30 PM");
	expect(hi?.values.get("hours")).toBe("सुबह 8:30 बजे से रात 9:30 बजे तक");
	expect(Object.keys(factsOf(pick(shop) as Values))).toEqual(["en"]);
	expect(factsOf({ ...shop, "content/faq.json": 1 })).toEqual({});
});
