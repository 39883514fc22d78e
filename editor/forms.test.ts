import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FileName, fileNames, type RawContent } from "../shop/content-files.ts";
import { readContent } from "../shop/read-content.ts";
import { cleanText } from "./clean-text.ts";
import { formSchema, shownFields } from "./form-schema.ts";
import { type Group, isGroup } from "./form-shape.ts";
import { type Form, forms, formValues, readFormValues } from "./forms.ts";
import { formContext } from "./shop-texts.ts";

const root = new URL("../", import.meta.url);
const shops = ["content", "fixtures/sample-shop", "fixtures/other-shop"];

function readShop(shop: string) {
	const files = readContent(shop);
	const pictures = readdirSync(new URL(`${shop}/images/`, root));
	return (form: Form) => ({
		value: files[form.file],
		context: formContext(form.file, { files, pictures }),
	});
}

/** Returns values that nobody touched as an editor does. */
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

describe.each(shops)("%s goes through the forms and back unchanged", (shop) => {
	const open = readShop(shop);

	test.each(forms)("$name", (form) => {
		const { value, context } = open(form);
		const values = asEditorReturns(formValues(form, value, context)) as Group;
		expect(readFormValues(form, values, value, context)).toBe(value);
	});

	test("also where every text but one is changed and changed back", () => {
		for (const form of forms) {
			const { value, context } = open(form);
			const values = formValues(form, value, context);
			const marked = withTexts(values, (text) => text && `${text} x`);
			const changed = readFormValues(form, marked, value, context);
			const back = withTexts(formValues(form, changed, context), (text) => text.replace(/ x$/, ""));
			expect(readFormValues(form, back, changed, context), form.name).toEqual(value);
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
		const { value, context } = open(form);
		const values = structuredClone(formValues(form, value, context));
		edit(values);
		return { before: value as never, after: readFormValues(form, values, value, context) as never };
	}
	const entriesOf = (values: Group, key = "entries") => values[key] as Group[];

	test("a price changes nothing else", () => {
		const { before, after } = change("prices", (values) => {
			const [category] = entriesOf(values, "categories");
			Object.assign(entriesOf(category ?? {}, "items")[0] ?? {}, { price: "95" });
		});
		const prices = structuredClone(before) as RawContent["prices"];
		Object.assign(prices.categories[0]?.items[0] ?? {}, { price: "95" });
		expect(after).toEqual(prices);
	});

	test("a new question has an id, and both languages", () => {
		const { after } = change("faq", (values) => {
			entriesOf(values).push({
				question: "Do you wash rugs?",
				question_hi: "क्या दरी धुलती है?",
				answer: "Yes.",
				answer_hi: "",
			});
		});
		expect((after as unknown[]).at(-1)).toEqual({
			id: "do-you-wash-rugs",
			question: { en: "Do you wash rugs?", hi: "क्या दरी धुलती है?" },
			answer: "Yes.",
		});
	});

	test("a question taken out goes whole", () => {
		const { before, after } = change("faq", (values) => entriesOf(values).splice(0, 1));
		expect(after).toEqual((before as unknown[]).slice(1));
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
		expect(after).toHaveProperty("specialDays", [
			{ date: "2026-11-08", name: { en: "Diwali", hi: "दिवाली" }, closed: true },
		]);
	});

	test("an area, whose Hindi stands at the same place", () => {
		const { after } = change("hours", (values) => {
			entriesOf(values, "areas").splice(1, 0, { text: "Malsi", text_hi: "मालसी" });
		});
		expect(after).toHaveProperty(["areas", 1], { en: "Malsi", hi: "मालसी" });
	});

	test("a picture is named without its folder and ending", () => {
		const { after } = change("hours", (values) => {
			values.shopImage = "/images/saree.webp";
		});
		expect(after).toMatchObject({ shopImage: "saree" });
	});

	test("a review that is taken out leaves the others whole", () => {
		const { before, after } = change("reviews", (values) =>
			entriesOf(values, "reviews").splice(1, 1),
		);
		const reviews = (value: unknown) => (value as { reviews: unknown[] }).reviews;
		expect(reviews(after)).toEqual(reviews(before).toSpliced(1, 1));
	});

	test("whatever text is changed, only that text changes", () => {
		const form = formNamed("messages");
		const { value, context } = open(form);
		const texts = value as Record<string, { en: string; hi: string }>;
		const names = Object.keys(formValues(form, value, context));
		fc.assert(
			fc.property(
				fc.constantFrom(...names),
				fc.string({ unit: "grapheme", minLength: 1 }),
				(name, text) => {
					fc.pre(cleanText(text) !== "");
					const values = { ...formValues(form, value, context), [name]: text };
					const own = name.replace(/_hi$/, "");
					const changed = { [own === name ? "en" : "hi"]: cleanText(text) };
					expect(readFormValues(form, values, value, context)).toEqual({
						...texts,
						[own]: { ...texts[own], ...changed },
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
