/** A field of the content editor for each field of a schema. */

import { entrySummary } from "./entry-summary.ts";
import { type FormSchema, recordValues, shownFields } from "./form-schema.ts";
import { type FormContext, hasOwnHindi, hindiOf, isPairedList, keyOf } from "./form-shape.ts";
import type { Choice, References } from "./reference-choices.ts";

/** Of the editor's, those that our forms use; no other is bundled. */
export const widgets = [
	...(["string", "text", "number", "boolean", "datetime", "select"] as const),
	...(["image", "list", "object", "hidden"] as const),
] as const;

/** Keys are the editor's: https://sveltiacms.app/en/docs/fields */
interface CmsWidget {
	widget: (typeof widgets)[number];
	required?: boolean;
	fields?: CmsField[];
	field?: CmsField;
	options?: readonly Choice[];
	summary?: string;
	[option: string]: unknown;
}

export interface CmsField extends CmsWidget {
	name: string;
	label?: string;
	hint?: string;
	readonly?: boolean;
}

export interface FieldContext extends FormContext {
	/** Of the words: 0 for English, 1 for Hindi. */
	language: 0 | 1;
	references: References;
}

/** The fields of a group, each text with its Hindi after it. Names that files refer to it by come last. */
export function formFields(
	schema: FormSchema,
	context: FieldContext,
	shown?: readonly string[],
): CmsField[] {
	const { required = [] } = schema;
	const key = keyOf(schema);
	const fields = shownFields(schema).filter(([name]) => shown?.includes(name) ?? true);
	if (shown) fields.sort(([one], [other]) => shown.indexOf(one) - shown.indexOf(other));
	// Made of an entry's name where it is empty.
	const isId = (name: string) => name === "id" || name === "slug";
	const made = fields.flatMap(([name, field]) => {
		const isRequired = required.includes(name) && !field.mayBeEmpty && !isId(name);
		const own = cmsField(name, field, context, isRequired);
		if (!hasOwnHindi(field, context)) return [own];
		const plain = { ...context, hasHindi: false };
		const hindi = cmsField(hindiOf(name), field, plain, false);
		return [own, { ...hindi, label: inHindi(own.label), hint: undefined }];
	});
	if (key && !made.some(({ name }) => name === key)) made.push({ name: key, widget: "hidden" });
	return [...made.filter(({ name }) => !isId(name)), ...made.filter(({ name }) => isId(name))];
}

const inHindi = (label = ""): string => `${label} · हिन्दी`;

function cmsField(
	name: string,
	schema: FormSchema,
	context: FieldContext,
	isRequired: boolean,
): CmsField {
	const { title, hindiTitle, description, hindiDescription, isReadOnly } = schema;
	return {
		name,
		label: (context.language === 1 ? hindiTitle : title) ?? name,
		hint: isReadOnly
			? undefined
			: hintOf(schema, context.language === 1 ? hindiDescription : description, context.language),
		// An empty list counts as missing.
		required: isRequired && !mayBeEmptyList(schema),
		...(isReadOnly && { readonly: true }),
		...widgetOf(schema, context),
	};
}

function mayBeEmptyList(schema: FormSchema): boolean {
	return recordValues(schema) !== undefined || (schema.type === "array" && !schema.minItems);
}

function hintOf(
	{ examples, isText }: FormSchema,
	description: string | undefined,
	language: 0 | 1,
): string | undefined {
	const such = ["For example:", "जैसे:"][language];
	const shown = examples?.length && isText ? `“${examples[0]}”` : examples?.join(" · ");
	const example = shown && `${such} ${shown}`;
	return [description, example].filter(Boolean).join(" ") || undefined;
}

function widgetOf(schema: FormSchema, context: FieldContext): CmsWidget {
	const { type, items, minimum, maximum, step = 0.1 } = schema;
	const values = recordValues(schema);
	if (values) return recordWidget(context);
	if (type === "object")
		return { widget: "object", collapsed: "auto", fields: formFields(schema, context) };
	if (items) return listWidget(schema, items, context);
	// A switch that is off is an answer.
	if (type === "boolean") return { widget: "boolean", required: false };
	if (type === "number" || type === "integer")
		return {
			widget: "number",
			value_type: type === "integer" ? "int" : "float",
			...(minimum !== undefined && { min: minimum }),
			...(maximum !== undefined && { max: maximum }),
			...(type === "number" && { step }),
		};
	return textWidget(schema, context);
}

/** Formats that the browser or the editor's package reads; no drawings in SVG. */
const photoTypes = ["jpeg", "png", "webp", "avif", "gif", "heic", "heif"]
	.map((type) => `image/${type}`)
	.join();

function textWidget(schema: FormSchema, context: FieldContext): CmsWidget {
	const { choices, refersTo, format, pattern } = schema;
	const values = schema.enum ?? (choices && Object.keys(choices));
	const wrong =
		context.language === 1 ? schema.hindiPatternErrorMessage : schema.patternErrorMessage;
	if (values)
		return {
			widget: "select",
			options: values.map((value) => ({
				label: choices?.[value]?.[context.language] ?? value,
				value,
			})),
		};
	const references = refersTo && context.references[refersTo];
	if (references) return { widget: "select", options: references };
	if (schema.shown) return { widget: "image", choose_url: false, accept: photoTypes };
	if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
	if (schema.isClockTime) return { widget: "datetime", type: "time", format: "HH:mm" };
	if (schema.isLong) return { widget: "text", use_emoji_autocomplete: false };
	return {
		widget: "string",
		use_emoji_autocomplete: false,
		...(format === "email" && { type: "email" }),
		...(schema.maxLength && { maxlength: schema.maxLength }),
		...(pattern && wrong && { pattern: [pattern, wrong] }),
	};
}

function recordWidget(context: FieldContext): CmsWidget {
	const [name, values] = [
		["Name", "नाम"],
		["Other spellings", "और कैसे लिखते हैं"],
	].map((words) => words[context.language]);
	return {
		widget: "list",
		collapsed: true,
		summary: "{{fields.name}}",
		fields: [
			{ name: "name", label: name, widget: "string" },
			{ name: "values", label: values, ...textList(context) },
		],
	};
}

function textList({ language }: FieldContext): CmsWidget {
	const label = ["Text", "बात"][language];
	return { widget: "list", required: false, field: { name: "text", label, widget: "string" } };
}

function listWidget(schema: FormSchema, items: FormSchema, context: FieldContext): CmsWidget {
	const { minItems: min, maxItems: max } = schema;
	const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
	if (items.refersTo)
		return {
			widget: "select",
			multiple: true,
			options: context.references[items.refersTo] ?? [],
			...limits,
		};
	if (isPairedList(schema, context)) {
		const text = { ...items, title: "Text", hindiTitle: "बात" };
		const pair = { type: "object" as const, properties: { text }, required: ["text"] };
		return {
			...{ widget: "list", ...limits, allow_duplicate: false, collapsed: "auto" },
			summary: "{{fields.text}}",
			fields: formFields(pair, context),
		};
	}
	if (items.type !== "object") return { ...textList(context), ...limits };
	const isFixed = (min !== undefined && min === max) || isKept(items);
	return {
		widget: "list",
		...limits,
		label_singular: context.language === 1 ? items.hindiTitle : items.title,
		summary: entrySummary(items, context),
		collapsed: !isHeading(items),
		// A copy would have the id of its original.
		allow_duplicate: false,
		...(isFixed && { allow_add: false, allow_remove: false, allow_reorder: false }),
		// Pages have their place by a number in their files.
		...(items.properties?.order && { allow_reorder: false }),
		...(isReviewList(items) && { allow_add: false, allow_reorder: false }),
		fields: formFields(items, context),
	};
}

/** Entries that have but a name and entries of their own: those are what one looks for. */
function isHeading({ properties = {} }: FormSchema): boolean {
	const others = Object.entries(properties).filter(([name]) => !["id", "name"].includes(name));
	return others.length > 0 && others.every(([, field]) => field.items?.type === "object");
}

/** Entries that stand for something that there is once: the days of the week, the symbols of a label. */
function isKept({ properties = {} }: FormSchema): boolean {
	const key = properties.day ?? properties.drawing;
	return key?.isReadOnly === true;
}

const isReviewList = ({ properties = {} }: FormSchema): boolean => "reviewId" in properties;
