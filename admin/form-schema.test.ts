import { expect, test } from "vitest";
import { fileNames } from "../shop/content-files.ts";
import { type FormSchema, formSchema, isRecordOfLists, shownFields } from "./form-schema.ts";

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
	.filter((file) => file !== "analytics" && file !== "theme")
	.map((file) => ({ place: file as string, schema: formSchema(file) }));
const fields = forms.flatMap(({ place, schema }) => fieldsOf(schema, place));

const isHindi = (text = "") => /[\u0900-\u097f]/.test(text);
const brands = /^(?:Facebook|Instagram|X|LinkedIn)$/;

test("every field that the owner edits has a name and a hint in both languages, and words for its choices", () => {
	const faulty = fields.filter(({ schema: { words, enum: values = [], choices, isReadOnly } }) => {
		const [english, hint] = words?.en ?? [];
		const [hindi = "", hindiHint] = words?.hi ?? [];
		const isNamed = english && !isHindi(english) && (isHindi(hindi) || brands.test(hindi));
		const isHinted = hint === undefined || isHindi(hindiHint);
		const isSaid = isReadOnly || values.every((value) => choices?.[value]?.every(Boolean));
		return !(isNamed && isHinted && isSaid);
	});
	expect(faulty.map(({ place }) => place)).toEqual([]);
	expect(fields.length).toBeGreaterThan(200);
});

test("the fields of one group have different names", () => {
	const clashes = [...forms, ...fields].flatMap(({ place, schema }) =>
		(["en", "hi"] as const).flatMap((language) => {
			const names = shownFields(schema).map(([, { words }]) => words?.[language][0]);
			return new Set(names).size < names.length ? [`${place}: ${names}`] : [];
		}),
	);
	expect(clashes).toEqual([]);
});
