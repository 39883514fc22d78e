import type { FormSchema } from "./form-schema.ts";
import { type FormContext, hasOwnHindi, hindiOf } from "./form-shape.ts";

/** The fields that a list shows of an entry, the first that it has: names and prices, never ids. */
const summaries: readonly (readonly string[])[] = [
	["area"],
	["question"],
	["day", "opens", "closes", "closed"],
	["date", "name"],
	["reviewer.displayName", "starRating"],
	["name", "price", "service"],
	["name", "price"],
	["name", "role"],
	["shortName"],
	["name"],
	["title"],
];

interface SummaryContext extends FormContext {
	/** Of the forms' words: 0 for English, 1 for Hindi. */
	language: 0 | 1;
}

/**
 * A template of the editor: `{{fields.name}} · {{fields.price}}`. What an entry lacks brings no dot along; in the Hindi forms
 * a text is Hindi if there is some.
 */
export function entrySummary(items: FormSchema, context: SummaryContext): string {
	const names = summaries.find((some) => some.every((name) => fieldAt(items, name.split("."))));
	if (!names) throw new TypeError(`No summary for the entries “${items.title}”`);
	const [first = "", ...others] = names;
	const tagOf = (name: string) => tag(name, fieldAt(items, name.split(".")) ?? {}, context);
	return [
		tagOf(first),
		...others.map((name) => `{{fields.${name} | ternary(' · ', '')}}${tagOf(name)}`),
	].join("");
}

function tag(name: string, field: FormSchema, context: SummaryContext): string {
	const own = `{{fields.${name}}}`;
	if (field.type === "boolean") {
		const title = context.language === 1 ? field.hindiTitle : field.title;
		return `{{fields.${name} | ternary('${title}', '')}}`;
	}
	if (context.language === 0 || !hasOwnHindi(field, context)) return own;
	return `{{fields.${hindiOf(name)} | default('${own}')}}`;
}

function fieldAt(
	schema: FormSchema | undefined,
	[name, ...rest]: readonly string[],
): FormSchema | undefined {
	return name === undefined ? schema : fieldAt(schema?.properties?.[name], rest);
}
