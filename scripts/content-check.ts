/**
 * `npm run content:check`: every error in the content files, with what to do about it. `--live`
 * adds what must not go live, `--content FOLDER` checks another shop. Exits with 1 for any error.
 */
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../content/check-content.ts";
import { type Content, type FileName, fileNames } from "../content/content-files.ts";
import { contentFolder } from "../content/content-folder.ts";
import { namedPictures } from "../content/named-pictures.ts";
import { starNames } from "../content/schema/reviews.ts";
import { checkPictures, pictureError } from "./check-pictures.ts";
import { implausibleDates } from "./implausible-dates.ts";
import { jsonError } from "./json-error.ts";
import { setContentFolder } from "./set-content-folder.ts";
import { type Entry, unusedFiles } from "./unused-files.ts";

interface ContentReport {
	content: Partial<Content>;
	errors: string[];
	warnings: string[];
}

/**
 * Checks the content files, the pictures and the files of `public/` that they name.
 *
 * @param today for dates in the future
 */
export async function checkProject(root: URL, today = new Date()): Promise<ContentReport> {
	const errors: string[] = [];
	const raw: Partial<Record<FileName, unknown>> = {};
	const entries = entriesOf(new URL(`${contentFolder()}/`, root));
	const strays = unusedFiles(
		entries,
		fileNames.map((name) => `${name}.json`),
	);
	const readable = fileNames.filter((name) => {
		const read = readJson(new URL(`${contentFolder()}/${name}.json`, root), entries);
		// A misnamed file is reported as unused.
		if ("error" in read) {
			const renamed = strays.errors.some((error) => error.includes(` called ${name}.json,`));
			if (!renamed) errors.push(`${contentFolder()}/${name}.json${read.error}`);
		} else raw[name] = read.value;
		return "value" in read;
	});
	const { content, errors: found } = checkContent(raw, readable);
	const pictures = await checkPictures(
		new URL(`${contentFolder()}/images/`, root),
		entriesOf(new URL(`${contentFolder()}/images/`, root)),
		namedPictures(content),
		readable.length === fileNames.length,
	);
	errors.push(...strays.errors, ...found, ...implausibleDates(content, today), ...pictures.errors);
	errors.push(...(await publicFileErrors(content, root)));
	const warnings = [...strays.warnings, ...pictures.warnings, ...unknownStars(content)];
	return { content, errors, warnings };
}

/** Exact names: some file systems open "Prices.json" as "prices.json". */
function entriesOf(folder: URL): Entry[] {
	let found: Dirent[] = [];
	try {
		found = readdirSync(folder, { withFileTypes: true });
	} catch {
		// The files of a missing folder are reported one by one.
	}
	return found
		.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
		.sort((one, other) => (one.name < other.name ? -1 : 1));
}

const otherEncoding =
	": is not saved as UTF-8. In VS Code, click the encoding's name at the bottom right, choose Save with Encoding, then UTF-8.";

/** The file's value, or what follows its name in an error. */
function readJson(file: URL, entries: readonly Entry[]): { value: unknown } | { error: string } {
	const entry = entries.find(({ name }) => name === basename(file.pathname));
	if (!entry) return { error: ": is missing. Bring it back from the last good version." };
	if (entry.isFolder)
		return { error: ": is a folder. Bring the file back from the last good version." };
	let bytes: Uint8Array;
	try {
		bytes = readFileSync(file);
	} catch {
		return { error: ": cannot be opened. Give yourself permission to read it." };
	}
	let text: string;
	try {
		text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return { error: otherEncoding };
	}
	// UTF-16 without a byte order mark.
	if (/^.?\0/s.test(text)) return { error: otherEncoding };
	const error = jsonError(text);
	return error
		? { error: error.startsWith("line") ? `, ${error}` : `: ${error}` }
		: { value: JSON.parse(text) };
}

async function publicFileErrors(content: Partial<Content>, root: URL): Promise<string[]> {
	const named = [
		{ place: `${contentFolder()}/business.json: logo`, address: content.business?.logo },
	];
	for (const { reviewer } of content.reviews?.reviews ?? [])
		named.push({
			place: `${contentFolder()}/reviews.json → "${reviewer.displayName}" → reviewer: profilePhotoUrl`,
			address: reviewer.profilePhotoUrl,
		});
	const uses = Map.groupBy(named, ({ address }) => address);
	const errors = [...uses].map(async ([address, [{ place } = { place: "" }]]) => {
		if (!address?.startsWith("/")) return [];
		const file = new URL(`${contentFolder()}/public${address}`, root);
		const held = entriesOf(new URL("./", file));
		const name = basename(address);
		if (!held.some((entry) => entry.name === name && !entry.isFolder)) {
			const other = held.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
			const advice = other ? `Rename ${other.name} to it.` : "Put it there.";
			return [
				`${place} names "${address}", but there is no file ${contentFolder()}/public${address}. ${advice}`,
			];
		}
		const error = await pictureError(file);
		return error
			? [`${place} names "${address}": ${contentFolder()}/public${address} ${error}`]
			: [];
	});
	return (await Promise.all(errors)).flat();
}

/** Reviews that would be shown without stars. */
function unknownStars(content: Partial<Content>): string[] {
	return (content.reviews?.reviews ?? [])
		.filter(({ starRating }) => !starNames.has(starRating))
		.map(
			({ reviewer, starRating }) =>
				`${contentFolder()}/reviews.json → "${reviewer.displayName}": starRating is "${starRating}" and counts as no stars. It is one of ${[...starNames].slice(0, 5).join(", ")}.`,
		);
}

/** Prints what is wrong, and sets the exit code. @param args of the command line */
export async function main(args: string[]): Promise<void> {
	const { live, content: folder } = readOptions(args);
	if (folder !== undefined) setContentFolder(folder);
	const root = new URL("../", import.meta.url);
	const { content, errors, warnings } = await checkProject(root);
	if (live && errors.length === 0) {
		const { launchErrors } = await import("./launch-errors.ts");
		const shop = content as Content;
		const logo = readFileSync(
			new URL(`${contentFolder()}/public${shop.business.logo}`, root),
			"utf8",
		);
		errors.push(...launchErrors(shop, new Date(), logo));
	}
	for (const warning of warnings) console.warn(`Worth a look: ${warning}`);
	for (const error of errors) console.error(error);
	if (errors.length > 0) {
		console.error(
			`\n${errors.length === 1 ? "1 error" : `${errors.length} errors`}. Nothing was changed.`,
		);
		process.exitCode = 1;
	} else {
		const ready = live ? " and ready to go live" : "";
		console.log(`The content is in order${ready}: ${fileNames.length} files checked.`);
	}
}

/** The commit hook adds the names of changed files; all files are checked anyway. */
function readOptions(args: string[]) {
	const options = {
		live: { type: "boolean", default: false },
		content: { type: "string" },
	} as const;
	return parseArgs({ args, options, allowPositionals: true }).values;
}

if (import.meta.main) {
	main(process.argv.slice(2)).catch((error: Error) => {
		if (!(error instanceof TypeError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	});
}
