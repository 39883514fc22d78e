import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { type FileName, fileNames } from "../content/content-files.ts";
import { translatedFiles } from "../content/translation/merge.ts";
import { sampleContent } from "../fixtures/sample-content.ts";
import { checkShop, type ShopFiles } from "./check-shop.ts";
import { problemWords } from "./problem-words.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const today = new Date("2026-11-22T12:00:00Z");
const folder = new URL("../fixtures/sample-shop/", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), "utf8"));
const hindiFiles = Object.fromEntries(
	translatedFiles.map((name) => [name, read(`hi/${name}.json`)]),
);

type Shop = ShopFiles & { original: ReturnType<typeof sampleContent> } & {
	hindi: { files: Record<FileName, never>; originals: Record<string, string> };
};

function sampleShop(): Shop {
	return structuredClone({
		original: sampleContent(),
		hindi: {
			files: hindiFiles as Record<FileName, never>,
			originals: read("hi/originals.json") as Record<string, string>,
		},
		pictures: readdirSync(new URL("images/", folder)),
	});
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
	expect(checkShop({ ...sampleShop(), hindi: undefined }, today).errors).toEqual([]);
});

describe("says which field is wrong, and what to do", () => {
	test.each<[form: string, path: string, advice: RegExp, edit: (shop: Shop) => unknown]>([
		[
			"prices",
			"categories.0.items.0.price",
			/^is empty\. Write it as on the rate card/,
			({ original }) => Object.assign(original.prices.categories[0]?.items[0] ?? {}, { price: "" }),
		],
		[
			"prices",
			"categories.1.items.2.name",
			/^is missing\. Add it/,
			({ original }) =>
				Reflect.deleteProperty(original.prices.categories[1]?.items[2] ?? {}, "name"),
		],
		[
			"hours",
			"specialDays.0",
			/^must say either "closed": true, or both/,
			({ original }) => original.business.specialDays.push({ date: "2026-12-08", name: "Diwali" }),
		],
		[
			"hours",
			"specialDays.0.date",
			/in the future\. Check the year/,
			({ original }) =>
				original.business.specialDays.push({ date: "2062-11-08", name: "Diwali", closed: true }),
		],
		[
			"hours",
			"hours.2",
			/^must not close before it opens/,
			({ original }) => Object.assign(original.business.hours[2] ?? {}, { closes: "08:00" }),
		],
		[
			"hours",
			"phone",
			/must be the number with its country code/,
			({ original }) => Object.assign(original.business, { phone: "98765" }),
		],
		[
			"hours",
			"areas.1.text",
			/is empty/,
			({ original }) => original.business.areas.splice(1, 1, " "),
		],
		[
			"faq",
			"entries.0.answer",
			/says “₹80” as plain text\. Write \{/,
			({ original }) => Object.assign(original.faq[0] ?? {}, { answer: "A shirt costs ₹80." }),
		],
		[
			"faq",
			"entries.1.answer",
			/\{hourz\}/,
			({ original }) => Object.assign(original.faq[1] ?? {}, { answer: "We are open {hourz}." }),
		],
		[
			"faq",
			"entries.0.answer_hi",
			/as plain text/,
			({ hindi }) => Object.assign(hindi.files.faq[0] ?? {}, { answer: "सुबह 9 बजे से।" }),
		],
		[
			"services",
			"entries.0.image",
			/holds no such picture/,
			({ original }) => Object.assign(original.services[0] ?? {}, { image: "not-there" }),
		],
		[
			"keyword-pages",
			"entries.0.featuredService.name",
			/is empty/,
			({ original }) =>
				Object.assign(original["keyword-pages"][0]?.featuredService ?? {}, { name: "" }),
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
		placeOf(({ original }) =>
			Object.assign(original.prices.categories[0]?.items[0] ?? {}, { price: "" }),
		),
	).toEqual([`Rate card → ${group?.name} → ${group?.items[0]?.name} → Price`]);
	expect(placeOf(({ original }) => original.business.areas.splice(1, 1, ""))).toEqual([
		expect.stringMatching(/ → 2$/),
	]);
});

test("an error in an engineer's file is said, without a field", () => {
	const [error] = errorsAfter(({ original }) => Object.assign(original.theme, { ink: "black" }));
	expect(error?.field).toBeUndefined();
	expect(error?.sentence).toMatch(/^content\/theme\.json/);
});

test("an English text that changed alone is a warning beside it", () => {
	const shop = sampleShop();
	Object.assign(shop.original.faq[0] ?? {}, { answer: "Send us a message." });
	const { errors, warnings } = checkShop(shop, today);
	expect(errors).toEqual([]);
	expect(warnings).toHaveLength(1);
	expect(warnings[0]).toMatchObject({
		advice: expect.stringMatching(/^has changed since it was translated/),
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
		Object.assign(shop.original, { [name]: "nothing" });
		const { errors } = checkShop(shop, today);
		expect(errors.map(({ sentence }) => sentence).join()).toContain(`content/${name}.json`);
	}
});
