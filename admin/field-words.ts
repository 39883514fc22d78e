/** Fields and sentences of the check in the words of the forms. */
import { entryTitle, silentLists } from "../shop/issue-path.ts";
import { pick } from "../shop/pick.ts";
import { type FormSchema, recordValues } from "./form-schema.ts";
import { partsOf, valueAt } from "./json.ts";
import { type OwnerLanguage, type Word, words } from "./language.ts";
import { fileOf, schemaOf, slugOf } from "./shop-files.ts";

/** `"closed": true` in a sentence of the check is “Closed all day”. */
export function inFieldWords(advice: string, place: string, language: OwnerLanguage): string {
	const names = namesIn(schemaOf(partsOf(place).path), language);
	return advice.replaceAll(/"(\w+)"(?:: true)?/g, (written, name: string) => {
		const words = names.get(name);
		return words ? `“${words}”` : written;
	});
}

function namesIn(schema: FormSchema, language: OwnerLanguage, found = new Map<string, string>()) {
	for (const [name, field] of Object.entries(schema.properties ?? {})) {
		if (field.words && !found.has(name)) found.set(name, field.words[language][0]);
		namesIn(field, language, found);
	}
	if (schema.items) namesIn(schema.items, language, found);
	return found;
}

/** Names of the entries and fields on the way to a place: ["Men", "Shirt", "Price"]. */
export function wayTo(
	place: string,
	file: (path: string) => unknown,
	language: OwnerLanguage,
): string[] {
	const { path, steps } = partsOf(place);
	const value = pick(file(path), language);
	let schema: FormSchema | undefined = schemaOf(path);
	const page = slugOf(path) && String((value as { shortName?: string })?.shortName ?? slugOf(path));
	const title = words[language][fileOf(path) as Word];
	const names = steps.map((step, at) => {
		const entry = valueAt(value, steps.slice(0, at + 1));
		const isEntry = /^\d+$/.test(step);
		schema = isEntry
			? schema?.items
			: (schema?.properties?.[step] ?? (schema && recordValues(schema)));
		if (isEntry) return entryTitle(entry) ?? String(Number(step) + 1);
		const isSilent = silentLists.has(step) && at < steps.length - 1;
		if (step === "hi") return words[language].hindi;
		return isSilent || step === "en" ? undefined : (schema?.words?.[language][0] ?? step);
	});
	return [page || title, ...names].filter((name) => name !== undefined);
}
