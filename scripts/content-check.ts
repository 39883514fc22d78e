/**
 * `npm run content:check`: every fault in every content file, each with what to do about it.
 * `-- --live` adds what must not go live, `--content FOLDER` checks another shop's. Ends with 1 when
 * there is any fault.
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
	/** The files that are in order. */
	content: Partial<Content>;
	faults: string[];
	warnings: string[];
}

/**
 * Reads and checks the content of a project, its pictures and the files in its `public/` that it names.
 * @param today the day by which dates lie ahead
 */
export async function checkProject(root: URL, today = new Date()): Promise<ContentReport> {
	const faults: string[] = [];
	const raw: Partial<Record<FileName, unknown>> = {};
	const entries = entriesOf(new URL(`${contentFolder()}/`, root));
	const strays = unusedFiles(
		entries,
		fileNames.map((name) => `${name}.json`),
	);
	const readable = fileNames.filter((name) => {
		const read = readJson(new URL(`${contentFolder()}/${name}.json`, root), entries);
		// A file of nearly this name is told among the strays.
		if ("fault" in read) {
			const renamed = strays.faults.some((fault) => fault.includes(` called ${name}.json,`));
			if (!renamed) faults.push(`${contentFolder()}/${name}.json${read.fault}`);
		} else raw[name] = read.value;
		return "value" in read;
	});
	const { content, faults: found } = checkContent(raw, readable);
	const pictures = await checkPictures(
		new URL(`${contentFolder()}/images/`, root),
		entriesOf(new URL(`${contentFolder()}/images/`, root)),
		namedPictures(content),
		readable.length === fileNames.length,
	);
	faults.push(...strays.faults, ...found, ...implausibleDates(content, today), ...pictures.faults);
	faults.push(...(await publicFileFaults(content, root)));
	const warnings = [...strays.warnings, ...pictures.warnings, ...unknownStars(content)];
	return { content, faults, warnings };
}

/** What a folder holds, in the exact letters: some computers take "Prices.json" for "prices.json". */
function entriesOf(folder: URL): Entry[] {
	let found: Dirent[] = [];
	try {
		found = readdirSync(folder, { withFileTypes: true });
	} catch {
		// A folder that is missing lacks all its files; each is told.
	}
	return found
		.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
		.sort((one, other) => (one.name < other.name ? -1 : 1));
}

const otherEncoding =
	": is not saved as UTF-8. In VS Code, click the encoding's name at the bottom right, choose Save with Encoding, then UTF-8.";

/** A file's value, or what to say after its name. */
function readJson(file: URL, entries: readonly Entry[]): { value: unknown } | { fault: string } {
	const entry = entries.find(({ name }) => name === basename(file.pathname));
	if (!entry) return { fault: ": is missing. Bring it back from the last good version." };
	if (entry.isFolder)
		return { fault: ": is a folder. Bring the file back from the last good version." };
	let bytes: Uint8Array;
	try {
		bytes = readFileSync(file);
	} catch {
		return { fault: ": may not be read. Give yourself the right to read it." };
	}
	let text: string;
	try {
		text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return { fault: otherEncoding };
	}
	// UTF-16 without its mark: every second byte is none.
	if (/^.?\0/s.test(text)) return { fault: otherEncoding };
	const fault = jsonError(text);
	return fault
		? { fault: fault.startsWith("line") ? `, ${fault}` : `: ${fault}` }
		: { value: JSON.parse(text) };
}

/** What is wrong with files of this site that the content names by their address. */
async function publicFileFaults(content: Partial<Content>, root: URL): Promise<string[]> {
	const named = [
		{ place: `${contentFolder()}/business.json: logo`, address: content.business?.logo },
	];
	for (const { reviewer } of content.reviews?.reviews ?? [])
		named.push({
			place: `${contentFolder()}/reviews.json → "${reviewer.displayName}" → reviewer: profilePhotoUrl`,
			address: reviewer.profilePhotoUrl,
		});
	const uses = Map.groupBy(named, ({ address }) => address);
	const faults = [...uses].map(async ([address, [{ place } = { place: "" }]]) => {
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
		const fault = await pictureError(file);
		return fault
			? [`${place} names "${address}": ${contentFolder()}/public${address} ${fault}`]
			: [];
	});
	return (await Promise.all(faults)).flat();
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

async function main(): Promise<void> {
	const { live, content: folder } = readOptions();
	if (folder !== undefined) setContentFolder(folder);
	const root = new URL("../", import.meta.url);
	const { content, faults, warnings } = await checkProject(root);
	if (live && faults.length === 0) {
		const { launchErrors } = await import("./launch-errors.ts");
		const shop = content as Content;
		const logo = readFileSync(
			new URL(`${contentFolder()}/public${shop.business.logo}`, root),
			"utf8",
		);
		faults.push(...launchErrors(shop, new Date(), logo));
	}
	for (const warning of warnings) console.warn(`Worth a look: ${warning}`);
	for (const fault of faults) console.error(fault);
	if (faults.length > 0) {
		console.error(
			`\n${faults.length === 1 ? "1 fault" : `${faults.length} faults`}. Nothing was changed.`,
		);
		process.exitCode = 1;
	} else {
		const ready = live ? " and ready to go live" : "";
		console.log(`The content is in order${ready}: ${fileNames.length} files checked.`);
	}
}

/** Editors' hooks add the names of the files that changed; all are checked anyway. */
function readOptions() {
	const options = {
		live: { type: "boolean", default: false },
		content: { type: "string" },
	} as const;
	return parseArgs({ options, allowPositionals: true }).values;
}

if (import.meta.main) {
	main().catch((error: Error) => {
		if (!(error instanceof TypeError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	});
}
