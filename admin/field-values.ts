/** The values of fields as the texts of inputs, and back. */
import { pick } from "../shop/pick.ts";
import { type FormSchema, recordValues } from "./form-schema.ts";
import { groupOf, listOf } from "./json.ts";
import { choiceWord } from "./names.ts";
import { fileOf, slugOf, type Values } from "./shop-files.ts";

/** "Jakhan: Jakhan Chowk, Jakhan Road", an entry a line, of a list or a record. */
export function textOf(schema: FormSchema, value: unknown): string {
	if (value === undefined || value === null) return "";
	if (schema.isEndOfDay && value === "24:00") return "00:00";
	if (schema.format === "date-time") return String(value).slice(0, 10);
	if (Array.isArray(value)) return value.join("\n");
	if (!recordValues(schema)) return String(value);
	const lines = Object.entries(groupOf(value));
	return lines.map(([name, others]) => `${name}: ${listOf(others).join(", ")}`).join("\n");
}

export function readText(schema: FormSchema, text: string): unknown {
	const { type, format } = schema;
	if (type === "number" || type === "integer") {
		const number = text.trim() === "" ? undefined : Number(text);
		return Number.isNaN(number) ? text : number;
	}
	// At noon in India.
	if (format === "date-time") return text && `${text}T06:30:00.000Z`;
	if (schema.isEndOfDay && text === "00:00") return "24:00";
	if (!schema.isOwnList) return text;
	const trimmed = (texts: readonly string[]) => texts.map((one) => one.trim()).filter(Boolean);
	const lines = trimmed(text.split("\n"));
	if (!recordValues(schema)) return lines;
	return Object.fromEntries(
		lines.map((line) => {
			const [name = "", others = ""] = line.split(/:(.*)/s);
			return [name.trim(), trimmed(others.split(","))];
		}),
	);
}

type Choices = [value: string, words: string][];
type Named = Readonly<Record<string, string>>;

/** @returns the values of a choice, or the ids of what a field names, with their words; none for a text that is written freely */
export function choicesOf(schema: FormSchema, shop: Values, language: "en" | "hi"): Choices {
	const values = schema.enum ?? Object.keys(schema.choices ?? {});
	if (values.length > 0) return values.map((one) => [one, choiceWord(schema, one, language)]);
	const { refersTo } = schema;
	if (refersTo === "price item") {
		const { categories } = groupOf(pick(shop["content/prices.json"], language));
		return listOf(categories).flatMap((category) => {
			const { name: group, items } = groupOf(category);
			return (listOf(items) as Named[]).map(({ id = "", name, price }): Choices[number] => [
				id,
				`${name} · ${price} · ${group}`,
			]);
		});
	}
	if (refersTo !== "page" && refersTo !== "page or service") return [];
	const pages = Object.entries(shop).flatMap(([path, page]): Choices => {
		const slug = slugOf(path);
		return slug && page ? [[slug, String((pick(page, language) as Named).shortName)]] : [];
	});
	if (refersTo === "page") return pages;
	const services = Object.entries(shop).find(([path]) => fileOf(path) === "services")?.[1];
	const named = listOf(pick(services, language)) as Named[];
	return [...pages, ...named.map(({ id = "", name = "" }): Choices[number] => [id, name])];
}
