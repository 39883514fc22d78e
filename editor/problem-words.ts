/** Sentences of the check about a field, in the words of its form instead of those of its file. */
import { silentLists } from "../shop/issue-path.ts";
import { type FormSchema, formSchema, recordValues } from "./form-schema.ts";
import { isGroup } from "./form-shape.ts";
import { rootList } from "./forms.ts";
import type { Problem } from "./problem-places.ts";

export interface ProblemWords {
	/** "Closed days and other hours → Diwali → Opens"; without a field, empty. */
	place: string;
	/** The fault and its remedy. */
	advice: string;
}

/** @param language of the forms' words: 0 for English, 1 for Hindi */
export function problemWords({ sentence, advice, field }: Problem, language: 0 | 1): ProblemWords {
	if (!field) return { place: "", advice: sentence };
	const { file, form, path, entries } = field;
	return {
		place: fieldLabels({ form, path, entries }, language).join(" → "),
		advice: withTitles(advice, formSchema(file), language),
	};
}

/** Of a form, and of the fields and entries on the way to one of its fields. */
export function fieldLabels(
	{ form, path, entries }: Pick<NonNullable<Problem["field"]>, "form" | "path" | "entries">,
	language: 0 | 1,
): string[] {
	const steps = path.split(".").filter((step) => step !== rootList);
	const way = { language, names: [...entries] };
	return [...new Set([form.words[language], ...labelsOf(formSchema(form.file), steps, way)])];
}

interface Way {
	language: 0 | 1;
	/** Of the entries that are still to come; taken from the front. */
	names: string[];
}

/** Entries without a name are counted from one. */
function labelsOf(schema: FormSchema, [step, ...rest]: string[], way: Way): string[] {
	if (step === undefined) return [];
	if (/^\d+$/.test(step)) {
		const name = way.names.shift() || String(Number(step) + 1);
		return [name, ...labelsOf(schema.items ?? {}, rest, way)];
	}
	const [, name = "", isHindi] = /^(.*?)(_hi)?$/.exec(step) ?? [];
	const field = schema.properties?.[name] ?? recordValues(schema) ?? {};
	const isSilent = rest.length > 0 && silentLists.has(name);
	const title = isSilent ? undefined : titleOf(field, way.language);
	const label = title && isHindi ? `${title} · हिन्दी` : title;
	return [...(label ? [label] : []), ...labelsOf(field, rest, way)];
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
