import { expect, test } from "vitest";
import { fileNames } from "../shop/content-files.ts";
import { type FormSchema, formSchema, recordValues, shownFields } from "./form-schema.ts";

const engineersFiles = ["analytics", "theme"];

interface Field {
	place: string;
	schema: FormSchema;
}

/** Every field of the forms, and the entries of lists where they are groups. */
function fieldsOf(schema: FormSchema, place: string): Field[] {
	if (schema.items) {
		const isGroup = schema.items.type === "object";
		const entry = `${place}/entry`;
		return [
			...(isGroup ? [{ place: entry, schema: schema.items }] : []),
			...fieldsOf(schema.items, entry),
		];
	}
	if (recordValues(schema)) return [];
	return shownFields(schema).flatMap(([name, field]) => [
		{ place: `${place}/${name}`, schema: field },
		...fieldsOf(field, `${place}/${name}`),
	]);
}

const fields = fileNames
	.filter((file) => !engineersFiles.includes(file))
	.flatMap((file) => fieldsOf(formSchema(file), file));

const isHindi = (text: string | undefined) => /[\u0900-\u097f]/.test(text ?? "");
const brands = /^(?:Facebook|Instagram|X|LinkedIn)$/;

test("every field that the owner edits has a name in English and in Hindi", () => {
	const unnamed = fields.filter(
		({ schema: { title, hindiTitle } }) =>
			!title || isHindi(title) || !(isHindi(hindiTitle) || brands.test(hindiTitle ?? "")),
	);
	expect(unnamed.map(({ place }) => place)).toEqual([]);
	expect(fields.length).toBeGreaterThan(200);
});

test("every hint is there in Hindi too", () => {
	const halves = fields.filter(
		({ schema }) => schema.description !== undefined && !isHindi(schema.hindiDescription),
	);
	expect(halves.map(({ place }) => place)).toEqual([]);
});

test("the fields of one group have different names", () => {
	const clashes: string[] = [];
	const check = (schema: FormSchema, place: string) => {
		for (const key of ["title", "hindiTitle"] as const) {
			const titles = shownFields(schema).map(([, field]) => field[key]);
			const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
			for (const title of twice) clashes.push(`${place}: ${title}`);
		}
	};
	for (const { place, schema } of fields) check(schema, place);
	for (const file of fileNames.filter((name) => !engineersFiles.includes(name)))
		check(formSchema(file), file);
	expect(clashes).toEqual([]);
});

test("each value of a choice has its words", () => {
	const wordless = fields.filter(
		({ schema: { enum: values, choices = {}, isReadOnly } }) =>
			values &&
			!(isReadOnly && !Object.keys(choices).length) &&
			values.some((value) => !choices[value]?.every(Boolean)),
	);
	expect(wordless.map(({ place }) => place)).toEqual([]);
});
