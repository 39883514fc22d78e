/** What the check says of a field, in the words of its form instead of those of its file. */
import { type FormSchema, formSchema, recordValues } from "./form-schema.ts";
import { isGroup } from "./form-shape.ts";
import { type Form, rootList } from "./forms.ts";
import type { Problem } from "./problem-places.ts";

export interface ProblemWords {
	/** "Closed days and other hours → Diwali → Opens"; without a field, empty. */
	place: string;
	/** What is wrong, and what to do. */
	advice: string;
}

/** @param language of the forms' words: 0 for English, 1 for Hindi */
export function problemWords({ sentence, advice, field }: Problem, language: 0 | 1): ProblemWords {
	if (!field) return { place: "", advice: sentence };
	const { file, form, path } = field;
	return {
		place: fieldLabels(form, path, language).join(" → "),
		advice: withTitles(advice, formSchema(file), language),
	};
}

/** Of a form, and of the fields on the way to one. @param path in the form: `entries.2.imageAlt` */
export function fieldLabels(form: Form, path: string, language: 0 | 1): string[] {
	const steps = path.split(".").filter((step) => step !== rootList);
	const labels = [form.words[language], ...labelsOf(formSchema(form.file), steps, language)];
	return [...new Set(labels)];
}

/** Entries are counted from one. */
function labelsOf(schema: FormSchema, [step, ...rest]: string[], language: 0 | 1): string[] {
	if (step === undefined) return [];
	if (/^\d+$/.test(step))
		return [String(Number(step) + 1), ...labelsOf(schema.items ?? {}, rest, language)];
	const [, name = "", isHindi] = /^(.*?)(_hi)?$/.exec(step) ?? [];
	const field = schema.properties?.[name] ?? recordValues(schema) ?? {};
	const title = titleOf(field, language);
	const label = title && isHindi ? `${title} · हिन्दी` : title;
	return [...(label ? [label] : []), ...labelsOf(field, rest, language)];
}

function titleOf({ title, hindiTitle }: FormSchema, language: 0 | 1): string | undefined {
	return language === 1 ? hindiTitle : title;
}

/** `"closed": true` is “Closed all day”. */
function withTitles(advice: string, schema: FormSchema, language: 0 | 1): string {
	const titles = titlesIn(schema, language);
	return advice.replaceAll(/"(\w+)"(?:: true)?/g, (written, name: string) => {
		const title = titles.get(name);
		return title ? `“${title}”` : written;
	});
}

function titlesIn(schema: FormSchema, language: 0 | 1, found = new Map<string, string>()) {
	for (const [name, field] of Object.entries(schema.properties ?? {})) {
		const title = titleOf(field, language);
		if (title && !found.has(name)) found.set(name, title);
		titlesIn(field, language, found);
	}
	if (isGroup(schema.items)) titlesIn(schema.items, language, found);
	return found;
}
