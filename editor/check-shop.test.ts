import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { sampleContent, sampleFiles } from "../fixtures/sample-content.ts";
import { fileNames, isPageFolder, type RawContent } from "../shop/content-files.ts";
import { checkShop, type ShopFiles } from "./check-shop.ts";
import { problemWords } from "./problem-words.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const today = new Date("2026-11-22T12:00:00Z");
const folder = new URL("../fixtures/sample-shop/", import.meta.url);

type Shop = ShopFiles & { files: RawContent };

function sampleShop(): Shop {
	return {
		files: sampleFiles() as RawContent,
		pictures: readdirSync(new URL("images/", folder)),
	};
}

function errorsAfter(edit: (shop: Shop) => unknown) {
	const shop = sampleShop();
	edit(shop);
	return checkShop(shop, today).errors;
}

test("a shop in order has no errors", () => {
	expect(checkShop(sampleShop(), today)).toEqual({ errors: [], warnings: [] });
});

test("a shop without Hindi is checked without it", () => {
	expect(checkShop({ ...sampleShop(), files: sampleContent() }, today).errors).toEqual([]);
});

describe("says which field is wrong, and what to do", () => {
	test.each<[form: string, path: string, advice: RegExp, edit: (shop: Shop) => unknown]>([
		[
			"prices",
			"categories.0.items.0.price",
			/^is empty\. Write it as on the rate card/,
			({ files }) => Object.assign(files.prices.categories[0]?.items[0] ?? {}, { price: "" }),
		],
		[
			"prices",
			"categories.1.items.2.name",
			/^is missing\. Add it/,
			({ files }) => Reflect.deleteProperty(files.prices.categories[1]?.items[2] ?? {}, "name"),
		],
		[
			"hours",
			"specialDays.0",
			/^must say either "closed": true, or both/,
			({ files }) => files.business.specialDays.push({ date: "2026-12-08", name: "Diwali" }),
		],
		[
			"hours",
			"specialDays.0.date",
			/in the future\. Check the year/,
			({ files }) =>
				files.business.specialDays.push({ date: "2062-11-08", name: "Diwali", closed: true }),
		],
		[
			"hours",
			"hours.2",
			/^must not close before it opens/,
			({ files }) => Object.assign(files.business.hours[2] ?? {}, { closes: "08:00" }),
		],
		[
			"hours",
			"phone",
			/must be the number with its country code/,
			({ files }) => Object.assign(files.business, { phone: "98765" }),
		],
		["hours", "areas.1.text", /is empty/, ({ files }) => files.business.areas.splice(1, 1, " ")],
		[
			"faq",
			"entries.0.answer",
			/says “₹80” as plain text\. Write \{/,
			({ files }) => Object.assign(files.faq[0] ?? {}, { answer: "A shirt costs ₹80." }),
		],
		[
			"faq",
			"entries.1.answer",
			/\{hourz\}/,
			({ files }) => Object.assign(files.faq[1] ?? {}, { answer: "We are open {hourz}." }),
		],
		[
			"faq",
			"entries.0.answer_hi",
			/as plain text/,
			({ files }) =>
				Object.assign(files.faq[0] ?? {}, { answer: { en: "From then.", hi: "सुबह 8:30 बजे से।" } }),
		],
		[
			"services",
			"entries.0.image",
			/holds no such picture/,
			({ files }) => Object.assign(files.services[0] ?? {}, { image: "not-there" }),
		],
		[
			"keyword-pages",
			"entries.0.featuredService.name",
			/is empty/,
			({ files }) => Object.assign(files["keyword-pages"][0]?.featuredService ?? {}, { name: "" }),
		],
	])("%s: %s", (form, path, advice, edit) => {
		const [first, ...others] = errorsAfter(edit);
		expect(others).toEqual([]);
		expect(first?.field).toMatchObject({ form: { name: form }, path });
		expect(first?.advice).toMatch(advice);
		expect(first?.sentence.endsWith(first.advice)).toBe(true);
	});
});

test("in words, a place has the names of entries, and numbers for those without", () => {
	const placeOf = (edit: (shop: Shop) => unknown) =>
		errorsAfter(edit).map((problem) => problemWords(problem, 0).place);
	const [group] = sampleContent().prices.categories;
	expect(
		placeOf(({ files }) =>
			Object.assign(files.prices.categories[0]?.items[0] ?? {}, { price: "" }),
		),
	).toEqual([`Rate card → ${group?.name} → ${group?.items[0]?.name} → Price`]);
	expect(placeOf(({ files }) => files.business.areas.splice(1, 1, ""))).toEqual([
		expect.stringMatching(/ → 2$/),
	]);
});

test("an error in an engineer's file is said, without a field", () => {
	const [error] = errorsAfter(({ files }) => Object.assign(files.theme, { ink: "black" }));
	expect(error?.field).toBeUndefined();
	expect(error?.sentence).toMatch(/^content\/theme\.json/);
});

test("a text without its Hindi is a warning beside it", () => {
	const shop = sampleShop();
	Object.assign(shop.files.faq[0] ?? {}, { answer: "Send us a message." });
	const { errors, warnings } = checkShop(shop, today);
	expect(errors).toEqual([]);
	expect(warnings).toHaveLength(1);
	expect(warnings[0]).toMatchObject({
		advice: expect.stringMatching(/^is not written in हिन्दी\. Add it under "hi"/),
		field: { form: { name: "faq" }, path: "entries.0.answer", isHindi: false },
	});
});

test("it needs nothing that a browser lacks", () => {
	const seen = new Set<string>();
	const walk = (file: URL) => {
		if (seen.has(file.href)) return;
		seen.add(file.href);
		const source = readFileSync(file, "utf8");
		for (const [, name = ""] of source.matchAll(/^(?:import|export)[^;]*? from "([^"]+)";/gm)) {
			expect(name, file.pathname).toMatch(
				/^(?:[.]|#language\/|zod$|jsonc-parser$|fastest-levenshtein$)/,
			);
			if (name.startsWith(".")) walk(new URL(name, file));
		}
	};
	for (const name of ["check-shop", "forms", "cms-config", "write-changes", "describe-changes"])
		walk(new URL(`${name}.ts`, import.meta.url));
	expect(seen.size).toBeGreaterThan(30);
});

test("every file is checked", () => {
	for (const name of fileNames) {
		const shop = sampleShop();
		Object.assign(shop.files, { [name]: "nothing" });
		const { errors } = checkShop(shop, today);
		const file = isPageFolder(name) ? name : `${name}.json`;
		expect(errors.map(({ sentence }) => sentence).join()).toContain(`content/${file}`);
	}
});
