import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import { cmsConfig, openedAtField } from "./cms-config.ts";
import type { CmsField } from "./cms-fields.ts";
import { type Group, isGroup } from "./form-shape.ts";
import { contextOf, forms, formValues } from "./forms.ts";

const folder = new URL("../fixtures/sample-shop/", import.meta.url);
const content = sampleContent();
const pictures = readdirSync(new URL("images/", folder));
const shop = { folder: "content", content, pictures, hasHindi: true };
const config = cmsConfig(shop, 0);
const files = config.collections.flatMap((collection) => collection.files);

function everyField(fields: readonly CmsField[]): CmsField[] {
	return fields.flatMap((field) => [
		field,
		...everyField([...(field.fields ?? []), ...(field.field ? [field.field] : [])]),
	]);
}
const all = everyField(files.flatMap(({ fields }) => fields));

test("the groups have the order of an owner's week", () => {
	expect(config.collections.map(({ label }) => label)).toEqual([
		...["Prices", "Hours and closed days", "Reviews", "Texts on WhatsApp"],
		...["Questions", "Services", "Pages"],
	]);
});

/** Values that a form would lose, and fields that it shows without a value. */
function differences(fields: readonly CmsField[], value: Group, place: string): string[] {
	const names = fields.map(({ name }) => name);
	return [
		...Object.keys(value)
			.filter((name) => !names.includes(name))
			.map((name) => `${place}/${name}: no field`),
		...names.filter((name) => !(name in value)).map((name) => `${place}/${name}: no value`),
		...fields.flatMap((field) => {
			const held = value[field.name];
			const inner = `${place}/${field.name}`;
			if (field.fields && isGroup(held)) return differences(field.fields, held, inner);
			if (!Array.isArray(held)) return [];
			return held.flatMap((entry) =>
				field.fields && isGroup(entry) ? differences(field.fields, entry, inner) : [],
			);
		}),
	];
}

test.each(forms)("$name: each value has its field, and each field its value", (form) => {
	const filled = formValues(form, content[form.file], contextOf(form.file, pictures, true));
	const values = { ...filled, [openedAtField]: "" };
	const { fields = [] } = files.find(({ name }) => name === form.name) ?? {};
	expect(differences(fields, values, form.name)).toEqual([]);
});

test("pictures have their place", () => {
	expect(config.asset_collections).toMatchObject([
		{ label: "Pictures", media_folder: "content/images" },
	]);
});

test("ids are shown, last, and not to be changed", () => {
	const ids = all.filter(({ name }) => name === "id" || name === "slug");
	expect(ids.length).toBeGreaterThan(8);
	for (const id of ids) expect(id).toMatchObject({ readonly: true, required: false });
	const groups = all.filter(({ fields }) => fields?.some(({ name }) => name === "id"));
	for (const { fields } of groups) expect(fields?.at(-1)?.name).toBe("id");
});

test("a list shows names and prices", () => {
	const [prices] = files;
	const categories = prices?.fields.find(({ name }) => name === "categories");
	const items = categories?.fields?.find(({ name }) => name === "items");
	expect(categories).toMatchObject({ summary: "{{fields.name}}", label_singular: "Group" });
	expect(items).toMatchObject({
		summary: expect.stringMatching(/^\{\{fields\.name\}\}.*\{\{fields\.price\}\}/),
		label_singular: "Item",
		allow_duplicate: false,
	});
});

describe("widgets", () => {
	const fieldNamed = (form: string, ...path: string[]) => {
		let fields = files.find(({ name }) => name === form)?.fields;
		let found: CmsField | undefined;
		for (const name of path) {
			found = fields?.find((field) => field.name === name);
			fields = found?.fields;
		}
		return found;
	};

	test.each<[string, string[], object]>([
		["hours", ["specialDays"], { widget: "list", required: false }],
		["hours", ["areaSpellings"], { required: false }],
		["hours", ["areas"], { required: true }],
		["hours", ["specialDays", "date"], { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
		["hours", ["specialDays", "opens"], { widget: "datetime", type: "time", required: false }],
		["hours", ["specialDays", "closed"], { widget: "boolean", required: false }],
		["hours", ["hours"], { min: undefined, allow_add: false, allow_remove: false }],
		["hours", ["hours", "day"], { widget: "select", readonly: true }],
		["hours", ["areas"], { widget: "list", summary: "{{fields.text}}" }],
		["hours", ["areaSpellings"], { widget: "list", summary: "{{fields.name}}" }],
		["hours", ["phone"], { widget: "string", required: true }],
		["hours", ["shopImage"], { widget: "image", choose_url: false }],
		["messages", ["bookNow"], { widget: "text" }],
		["faq", ["entries", "answer_hi"], { widget: "text", required: false, label: "Answer · हिन्दी" }],
		["features", ["entries", "icon"], { widget: "select" }],
		[
			"testimonials",
			["entries", "rating"],
			{ widget: "number", value_type: "int", min: 1, max: 5 },
		],
		["reviews", ["reviews"], { allow_add: false, allow_reorder: false }],
		["reviews", ["reviews", "reviewId"], { widget: "hidden" }],
		["keyword-pages", ["entries", "priceItems"], { widget: "select", multiple: true }],
		["keyword-pages", ["entries", "sisters"], { widget: "select", min: 1, max: 4 }],
		["landing-pages", ["entries", "why"], { allow_add: false, allow_remove: false }],
	])("%s %j", (form, path, expected) => {
		const found = fieldNamed(form, ...path);
		for (const [key, value] of Object.entries(expected)) expect(found?.[key], key).toEqual(value);
	});

	test("of a day have its words", () => {
		const days = fieldNamed("hours", "hours", "day")?.options ?? [];
		expect(days[0]).toEqual({ label: "Monday", value: "Monday" });
	});

	test("of a choice are different", () => {
		for (const { name, options = [] } of all) {
			const values = options.map(({ value }) => value);
			expect(new Set(values).size, name).toBe(values.length);
		}
	});

	test("of a reference name what they refer to", () => {
		const items = fieldNamed("keyword-pages", "entries", "priceItems")?.options ?? [];
		const used = content["keyword-pages"].flatMap(({ priceItems }) => priceItems);
		const values = items.map(({ value }) => value);
		expect(used.filter((id) => !values.includes(id))).toEqual([]);
		expect(items[0]?.label).toContain(content.prices.categories[0]?.items[0]?.name);
	});
});

test("the forms in Hindi have no word of English but marks", () => {
	const hindi = cmsConfig(shop, 1);
	const fields = everyField(
		hindi.collections.flatMap(({ files }) => files.flatMap((file) => file.fields)),
	);
	const labels = [
		...hindi.collections.flatMap(({ label, files }) => [label, ...files.map((file) => file.label)]),
		...fields.flatMap(({ widget, label }) => (widget === "hidden" ? [] : [label ?? ""])),
	];
	const marks = /^(?:Facebook|Instagram|X|LinkedIn)$/;
	expect(labels.filter((label) => !/[\u0900-\u097f]/.test(label) && !marks.test(label))).toEqual(
		[],
	);
});

test("a shop without Hindi has no Hindi fields", () => {
	const plain = cmsConfig({ ...shop, hasHindi: false }, 0);
	const fields = everyField(
		plain.collections.flatMap(({ files }) => files.flatMap((file) => file.fields)),
	);
	expect(fields.filter(({ name }) => name.endsWith("_hi"))).toEqual([]);
});
