import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FileName, fileNames } from "../content/content-files.ts";
import { sampleContent } from "../fixtures/sample-content.ts";
import { cleanText } from "./clean-text.ts";
import { formSchema, shownFields } from "./form-schema.ts";
import { type Group, isGroup } from "./form-shape.ts";
import { contextOf, type Form, forms, formValues, readFormValues } from "./forms.ts";
import { writeChanges } from "./write-changes.ts";

const root = new URL("../", import.meta.url);
const shops = ["content", "fixtures/sample-shop", "fixtures/other-shop"];

function readShop(shop: string) {
	const folder = new URL(`${shop}/`, root);
	const read = (path: string) => {
		const file = new URL(path, folder);
		return existsSync(file) ? readFileSync(file, "utf8") : undefined;
	};
	const parse = (text: string | undefined): unknown => text && JSON.parse(text);
	return (form: Form) => {
		const text = read(`${form.file}.json`) ?? "";
		const hindiText = read(`hi/${form.file}.json`);
		const pictures = readdirSync(new URL("images/", folder));
		return {
			texts: { original: text, translated: hindiText },
			both: { original: parse(text), translated: parse(hindiText) },
			context: contextOf(form.file, pictures, existsSync(new URL("hi/", folder))),
		};
	};
}

/** What an editor does to values that nobody touched. */
function asEditorReturns(value: unknown): unknown {
	if (typeof value === "string") return value.trim();
	if (value === undefined) return "";
	if (Array.isArray(value)) return value.map(asEditorReturns);
	if (!isGroup(value)) return value;
	const entries = Object.entries(value).map(
		([key, inner]) => [key, asEditorReturns(inner)] as const,
	);
	return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

describe.each(shops)("%s goes through the forms and back byte for byte", (shop) => {
	const open = readShop(shop);

	test.each(forms)("$name", (form) => {
		const { texts, both, context } = open(form);
		const values = asEditorReturns(formValues(form, both, context)) as Group;
		const after = readFormValues(form, values, both, context);
		expect(writeChanges(texts.original, after.original)).toBe(texts.original);
		if (texts.translated)
			expect(writeChanges(texts.translated, after.translated)).toBe(texts.translated);
	});

	test("also where every text but one is changed and changed back", () => {
		for (const form of forms) {
			const { both, context } = open(form);
			const values = formValues(form, both, context);
			const marked = withTexts(values, (text) => `${text} x`);
			const changed = readFormValues(form, marked, both, context);
			const back = withTexts(formValues(form, changed, context), (text) => text.replace(/ x$/, ""));
			const again = readFormValues(form, back, changed, context);
			expect(again.original, form.name).toEqual(both.original);
			if (both.translated) expect(again.translated, form.name).toEqual(both.translated);
		}
	});
});

/** Texts that are shown: not keys, pictures or choices. */
function withTexts(value: unknown, write: (text: string) => string): Group {
	const walk = (inner: unknown, name: string): unknown => {
		if (Array.isArray(inner)) return inner.map((entry) => walk(entry, name));
		if (isGroup(inner))
			return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, walk(one, key)]));
		return typeof inner === "string" && /^(?:text|name|question|title|answer)/.test(name)
			? write(inner)
			: inner;
	};
	return walk(value, "") as Group;
}

test("every file but an engineer's has a form, and no file has two", () => {
	expect(forms.map(({ file }) => file).toSorted()).toEqual(
		fileNames.filter((file) => !["analytics", "theme"].includes(file)).toSorted(),
	);
});

test("a form that orders its fields leaves none out", () => {
	for (const { file, shown } of forms) {
		const names = shownFields(formSchema(file)).map(([name]) => name);
		if (shown) expect(shown.toSorted()).toEqual(names.toSorted());
	}
});

describe("what an owner changes", () => {
	const open = readShop("fixtures/sample-shop");
	const formNamed = (name: string) => forms.find((form) => form.name === name) as Form;

	function change(name: string, edit: (values: Group) => void) {
		const form = formNamed(name);
		const { both, context } = open(form);
		const values = structuredClone(formValues(form, both, context));
		edit(values);
		return { before: both, after: readFormValues(form, values, both, context) };
	}
	const entriesOf = (values: Group, key = "entries") => values[key] as Group[];

	test("a price changes nothing else", () => {
		const { before, after } = change("prices", (values) => {
			const [category] = entriesOf(values, "categories");
			Object.assign(entriesOf(category ?? {}, "items")[0] ?? {}, { price: "95" });
		});
		const prices = sampleContent().prices;
		Object.assign(prices.categories[0]?.items[0] ?? {}, { price: "95" });
		expect(after.original).toMatchObject(prices);
		expect(after.translated).toEqual(before.translated);
	});

	test("a new question has an id, in both languages", () => {
		const { after } = change("faq", (values) => {
			entriesOf(values).push({
				question: "Do you wash rugs?",
				question_hi: "क्या दरी धुलती है?",
				answer: "Yes.",
				answer_hi: "हाँ।",
			});
		});
		const last = (list: unknown) => (list as unknown[]).at(-1);
		expect(last(after.original)).toEqual({
			id: "do-you-wash-rugs",
			question: "Do you wash rugs?",
			answer: "Yes.",
		});
		expect(last(after.translated)).toEqual({
			id: "do-you-wash-rugs",
			question: "क्या दरी धुलती है?",
			answer: "हाँ।",
		});
	});

	test("a question without its Hindi is in the English file only", () => {
		const { before, after } = change("faq", (values) => {
			entriesOf(values).push({ question: "New?", question_hi: "", answer: "Yes.", answer_hi: "" });
		});
		expect(after.translated).toEqual(before.translated);
	});

	test("a question taken out goes from both", () => {
		const { before, after } = change("faq", (values) => entriesOf(values).splice(0, 1));
		const length = (list: unknown) => (list as unknown[]).length;
		expect(length(after.original)).toBe(length(before.original) - 1);
		expect(length(after.translated)).toBe(length(before.translated) - 1);
	});

	test("a closed day", () => {
		const { after } = change("hours", (values) => {
			values.specialDays = [
				{
					date: "2026-11-08",
					lastDate: "",
					name: "Diwali",
					name_hi: "दिवाली",
					closed: true,
					opens: "",
					closes: "",
				},
			];
		});
		expect(after.original).toHaveProperty("specialDays", [
			{ date: "2026-11-08", name: "Diwali", closed: true },
		]);
		expect(after.translated).toHaveProperty("specialDays", [
			{ date: "2026-11-08", name: "दिवाली" },
		]);
	});

	test("an area, whose Hindi stands at the same place", () => {
		const { after } = change("hours", (values) => {
			entriesOf(values, "areas").splice(1, 0, { text: "Malsi", text_hi: "मालसी" });
		});
		const areas = (value: unknown) => (value as { areas: string[] }).areas;
		expect(areas(after.original)[1]).toBe("Malsi");
		expect(areas(after.translated)[1]).toBe("मालसी");
		expect(areas(after.original)).toHaveLength(areas(after.translated).length);
	});

	test("a picture is named without its folder and ending", () => {
		const { after } = change("hours", (values) => {
			values.shopImage = "/images/saree.webp";
		});
		expect(after.original).toMatchObject({ ...sampleContent().business, shopImage: "saree" });
	});

	test("a review that is taken out leaves the others whole", () => {
		const { before, after } = change("reviews", (values) =>
			entriesOf(values, "reviews").splice(1, 1),
		);
		const reviews = (value: unknown) => (value as { reviews: unknown[] }).reviews;
		expect(reviews(after.original)).toEqual(reviews(before.original).toSpliced(1, 1));
	});

	test("whatever text is changed, only that text changes", () => {
		const form = formNamed("messages");
		const { both, context } = open(form);
		const names = Object.keys(formValues(form, both, context));
		fc.assert(
			fc.property(
				fc.constantFrom(...names),
				fc.string({ unit: "grapheme", minLength: 1 }),
				(name, text) => {
					fc.pre(cleanText(text) !== "");
					const values = { ...formValues(form, both, context), [name]: text };
					const after = readFormValues(form, values, both, context);
					const language = name.endsWith("_hi") ? "translated" : "original";
					expect(after).toEqual({
						...both,
						[language]: {
							...(both[language] as Group),
							[name.replace(/_hi$/, "")]: cleanText(text),
						},
					});
				},
			),
		);
	});
});

test("a file name is one that the shop has", () => {
	const known: readonly FileName[] = fileNames;
	for (const { file } of forms) expect(known).toContain(file);
});
