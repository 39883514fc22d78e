import { expect, test } from "vitest";
import { fileNames } from "../shop/content-files.ts";
import { type FormSchema, formSchema, isRecordOfLists, shownFields } from "./form-schema.ts";

const engineersFiles = ["analytics", "theme"];

interface Field {
	place: string;
	schema: FormSchema;
}

/** Every field of the forms, and the entries of lists where they are groups. */
function fieldsOf(schema: FormSchema, place: string): Field[] {
	const { items } = schema;
	if (items?.type === "object") {
		const entry = `${place}/entry`;
		return [{ place: entry, schema: items }, ...fieldsOf(items, entry)];
	}
	if (items || isRecordOfLists(schema)) return [];
	return shownFields(schema).flatMap(([name, field]) => [
		{ place: `${place}/${name}`, schema: field },
		...fieldsOf(field, `${place}/${name}`),
	]);
}

const forms = fileNames
	.filter((file) => !engineersFiles.includes(file))
	.map((file) => ({ place: file as string, schema: formSchema(file) }));
const fields = forms.flatMap(({ place, schema }) => fieldsOf(schema, place));

const isHindi = (text: string | undefined) => /[\u0900-\u097f]/.test(text ?? "");
const brands = /^(?:Facebook|Instagram|X|LinkedIn)$/;

test("every field that the owner edits has a name and a hint in English and in Hindi", () => {
	const faulty = fields.filter(({ schema: { words } }) => {
		const [english, hint] = words?.en ?? [];
		const [hindi, hindiHint] = words?.hi ?? [];
		const isNamed = english && !isHindi(english) && (isHindi(hindi) || brands.test(hindi ?? ""));
		return !isNamed || (hint !== undefined && !isHindi(hindiHint));
	});
	expect(faulty.map(({ place }) => place)).toEqual([]);
	expect(fields.length).toBeGreaterThan(200);
});

test("the fields of one group have different names", () => {
	const clashes = [...forms, ...fields].flatMap(({ place, schema }) =>
		(["en", "hi"] as const).flatMap((language) => {
			const names = shownFields(schema).map(([, { words }]) => words?.[language][0]);
			return names
				.filter((name, at) => names.indexOf(name) !== at)
				.map((name) => `${place}: ${name}`);
		}),
	);
	expect(clashes).toEqual([]);
});

test("each value of a choice has its words", () => {
	const wordless = fields.filter(
		({ schema: { enum: values, choices = {}, isReadOnly } }) =>
			values && !isReadOnly && values.some((value) => !choices[value]?.every(Boolean)),
	);
	expect(wordless.map(({ place }) => place)).toEqual([]);
});
