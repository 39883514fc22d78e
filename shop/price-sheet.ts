/** The rate card as a sheet: a CSV that spreadsheets read and write, and back. */
import { isInLanguages, pick } from "./pick.ts";
import { plainPrice } from "./typed-values.ts";

interface RateCard {
	categories: { id?: string; name: unknown; items: Item[] }[];
}
interface Item {
	id?: string;
	name: unknown;
	price: string;
	service?: unknown;
}

const columns = [
	...(["id", "category", "category in Hindi", "name", "name in Hindi"] as const),
	...(["price", "unit", "how it is cleaned", "how it is cleaned in Hindi"] as const),
] as const;
type Row = Record<(typeof columns)[number], string>;

/** The line of the sheet, counted from one, and what is wrong there. */
export class SheetError extends Error {
	override name = "SheetError";
	readonly line: number;

	constructor(line: number, message: string) {
		super(message);
		this.line = line;
	}
}

const unitPattern = /\s+per\s+(.+)$/i;
const unitOf = (price: string): string => unitPattern.exec(price)?.[1] ?? "";
const withUnit = (price: string, unit: string): string =>
	price.replace(unitPattern, "") + (unit && ` per ${unit}`);

/** @param prices the JSON of prices.json */
export function toSheet(prices: unknown): string {
	const rows = (prices as RateCard).categories.flatMap(({ name: category, items }) =>
		items.map(({ id = "", name, price, service }) => [
			...[id, ...inBoth(category), ...inBoth(name)],
			...[withUnit(price, ""), unitOf(price), ...inBoth(service)],
		]),
	);
	const quoted = (text: string) =>
		/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
	const lines = [[...columns], ...rows].map((cells) => cells.map(quoted).join(","));
	// The mark at the start tells spreadsheets that it is UTF-8.
	return `\ufeff${lines.join("\r\n")}\r\n`;
}

function inBoth(text: unknown): [string, string] {
	return [String(pick(text) ?? ""), isInLanguages(text) ? String(text.hi ?? "") : ""];
}

/**
 * Puts the rows of a sheet into the rate card: items are known by their id, or else by group and name. What the sheet does
 * not name stays as it is.
 *
 * @throws SheetError
 */
export function fromSheet(prices: unknown, sheet: string): unknown {
	const card = structuredClone(prices) as RateCard;
	for (const [at, row] of readRows(sheet).entries()) {
		const line = at + 2;
		if (!Object.values(row).some(Boolean)) continue;
		const known = card.categories
			.flatMap(({ items }) => items)
			.find(({ id }) => row.id && id === row.id);
		if (row.id && !known) throw new SheetError(line, `id: ${row.id}`);
		const category = card.categories.find(({ name }) => pick(name) === row.category);
		const item = known ?? category?.items.find(({ name }) => row.name && pick(name) === row.name);
		// Without a unit of its own cell, the price keeps the one that is written behind it.
		const price = plainPrice(row.unit ? withUnit(row.price, row.unit) : row.price);
		if (!row.name || !row.price) throw new SheetError(line, `${row.name ? "price" : "name"}: ?`);
		const wanted: Item = {
			...item,
			name: inLanguages(row.name, row["name in Hindi"], item?.name),
			price,
			...serviceOf(row, item),
		};
		if (item) Object.assign(item, wanted);
		else if (category) category.items.push(wanted);
		else
			card.categories.push({
				name: inLanguages(row.category, row["category in Hindi"], undefined),
				items: [wanted],
			});
	}
	return card;
}

function serviceOf(row: Row, item: Item | undefined): { service?: unknown } {
	const text = row["how it is cleaned"];
	if (!text && !item?.service) return {};
	return { service: inLanguages(text, row["how it is cleaned in Hindi"], item?.service) };
}

/** A sheet without the column of Hindi leaves it as it was. */
function inLanguages(en: string, hi: string | undefined, old: unknown): unknown {
	if (hi === undefined) return isInLanguages(old) ? { ...old, en } : en;
	return hi ? { en, hi } : en;
}

function readRows(sheet: string): Row[] {
	const [head = [], ...rows] = readCells(sheet.replace(/^\ufeff/, ""));
	const names = head.map((name) => {
		const isIt = (column: string) => column.toLowerCase() === name.trim().toLowerCase();
		return columns.find(isIt) ?? name;
	});
	const missing = (["category", "name", "price"] as const).find((name) => !names.includes(name));
	if (missing) throw new SheetError(1, `${missing}?`);
	return rows.map((cells) => {
		const row: Record<string, string> = Object.fromEntries(
			names.map((name, at) => [name, (cells[at] ?? "").trim()]),
		);
		return { unit: "", "how it is cleaned": "", ...row } as Row;
	});
}

/** Commas, semicolons or tabs between cells, as the spreadsheet's language has it. */
function readCells(text: string): string[][] {
	const [first = ""] = text.split(/\r?\n/, 1);
	const separator = [";", "\t"].find((one) => first.split(one).length > 3) ?? ",";
	const quotedOrPlain = new RegExp(
		`"((?:[^"]|"")*)"|([^${separator}\\r\\n]+)|(${separator})|(\\r?\\n)`,
		"g",
	);
	const rows: string[][] = [[""]];
	for (const [, quoted, plain, next, lineEnd] of text.matchAll(quotedOrPlain)) {
		const row = rows.at(-1) ?? [];
		if (lineEnd) rows.push([""]);
		else if (next) row.push("");
		else row[row.length - 1] += plain ?? quoted?.replaceAll('""', '"') ?? "";
	}
	return rows.filter((cells) => cells.some((one) => one !== ""));
}
