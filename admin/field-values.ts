/** The values of fields as the texts of inputs, and back. */
import { pick } from "../shop/pick.ts";
import { type FormSchema, isRecordOfLists } from "./form-schema.ts";
import { groupOf, listOf } from "./json.ts";
import { choiceWord } from "./names.ts";
import { pathOf, slugOf, type Values } from "./shop-files.ts";

/** "Jakhan: Jakhan Chowk, Jakhan Road", an entry a line, of a list or a record. */
export function textOf(schema: FormSchema, value: unknown): string {
	if (value === undefined || value === null) return "";
	if (schema.isEndOfDay && value === "24:00") return "00:00";
	if (schema.format === "date-time") return String(value).slice(0, 10);
	if (Array.isArray(value)) return value.join("\n");
	if (!isRecordOfLists(schema)) return String(value);
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
	if (!isRecordOfLists(schema)) return lines;
	return Object.fromEntries(
		lines.map((line) => {
			const [name = "", others = ""] = line.split(/:(.*)/s);
			return [name.trim(), trimmed(others.split(","))];
		}),
	);
}

type Choice = readonly [value: string, words: string];
type Named = Readonly<Record<string, string>>;

/** @returns the values of a choice, or the ids of what a field names, with their words; none for a text that is written freely */
export function choicesOf(schema: FormSchema, shop: Values, language: "en" | "hi"): Choice[] {
	const values = schema.enum ?? Object.keys(schema.choices ?? {});
	if (values.length > 0) return values.map((one) => [one, choiceWord(schema, one, language)]);
	const named = (value: unknown) => listOf(pick(value, language)) as Named[];
	const { refersTo } = schema;
	if (refersTo === "price item")
		return named(groupOf(shop[pathOf("prices")]).categories).flatMap(({ name: group, items }) =>
			named(items).map(
				({ id = "", name, price }) => [id, `${name} · ${price} · ${group}`] as const,
			),
		);
	if (refersTo !== "page" && refersTo !== "page or service") return [];
	const pages = Object.entries(shop).flatMap(([path, page]): Choice[] => {
		const slug = slugOf(path);
		return slug ? [[slug, String(groupOf(pick(page, language)).shortName)]] : [];
	});
	const services = refersTo === "page" ? [] : named(shop[pathOf("services")]);
	const choices = [...pages, ...services.map(({ id = "", name = "" }): Choice => [id, name])];
	// A landing page and a page about one thing may have one address.
	return [...new Map(choices)];
}
