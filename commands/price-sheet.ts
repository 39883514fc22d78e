/**
 * The rate card as a sheet, a CSV file that spreadsheets read and write.
 *
 * - `npm run prices:export -- prices.csv` writes it.
 * - `npm run prices:import -- prices.csv` puts its prices, names and new items into the content; `--dry-run` says only what
 *   would change.
 * - `--content FOLDER`: another shop's content, relative to the project.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeChanges } from "../admin/describe-changes.ts";
import { schemaAt } from "../admin/form-schema.ts";
import { pathOf } from "../admin/shop-files.ts";
import { tidied } from "../admin/tidied.ts";
import { writeChanges } from "../admin/write-changes.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { fromSheet, SheetError, toSheet } from "../shop/price-sheet.ts";
import { setContentFolder } from "./read-content-files.ts";

const usage = "npm run prices:export -- FILE.csv, or npm run prices:import -- FILE.csv [--dry-run]";

function main(): void {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { content: { type: "string" }, "dry-run": { type: "boolean" } },
	});
	const [action, sheet] = positionals;
	if (!sheet || (action !== "export" && action !== "import")) throw new TypeError(usage);
	if (values.content) setContentFolder(values.content);
	const path = pathOf("prices");
	const file = `${contentFolder()}/prices.json`;
	const text = readFileSync(file, "utf8");
	const prices: unknown = JSON.parse(text);
	if (action === "export") {
		writeFileSync(sheet, toSheet(prices));
		console.log(`${sheet} has the rate card: edit it, and bring it back with prices:import.`);
		return;
	}
	const wanted = tidied(schemaAt(path), fromSheet(prices, readFileSync(sheet, "utf8")), prices);
	const sentences = describeChanges({ [path]: prices }, { [path]: wanted });
	console.log(sentences.join("\n") || "The sheet says what the rate card says.");
	if (sentences.length === 0 || values["dry-run"]) return;
	writeFileSync(`${file}.new`, writeChanges(text, wanted));
	renameSync(`${file}.new`, file);
	console.log(`${file} is changed. npm run content:check says whether it is in order.`);
}

try {
	main();
} catch (error) {
	const isExpected = error instanceof SheetError || error instanceof TypeError;
	const line = error instanceof SheetError ? `Line ${error.line}: ` : "";
	console.error(isExpected ? line + (error as Error).message : error);
	process.exitCode = 1;
}
