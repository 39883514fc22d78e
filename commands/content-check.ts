/**
 * `npm run content:check`: every error in the content files, with what to do about it. `--live`
 * adds what must not go live, `--content FOLDER` checks another shop. Exits with 1 for any error.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkContent, checkEdition } from "../shop/check-content.ts";
import {
	type Content,
	type FileName,
	fileNames,
	isPageFolder,
	joinPages,
	type RawFiles,
} from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { implausibleDates } from "../shop/implausible-dates.ts";
import { sentencesOf } from "../shop/issue-path.ts";
import { namedPictures } from "../shop/named-pictures.ts";
import { languagesOf } from "../shop/pick.ts";
import { starNames } from "../shop/schema/reviews.ts";
import { worthALook } from "../shop/worth-a-look.ts";
import { checkPictures } from "./check-pictures.ts";
import { publicErrors } from "./check-public.ts";
import { entriesOf, readJson } from "./read-json.ts";
import { setContentFolder } from "./set-content-folder.ts";
import { isSystemFile, unusedFiles } from "./unused-files.ts";

interface ContentReport {
	content: Partial<Content>;
	errors: string[];
	warnings: string[];
	/** Texts that a language of the shop lacks: they must not go live. */
	untranslated: string[];
}

/**
 * Checks the content files, the pictures and the files of `public/` that they name.
 *
 * @param today for dates in the future
 */
export async function checkProject(root: URL, today = new Date()): Promise<ContentReport> {
	const folder = new URL(`${contentFolder()}/`, root);
	const images = new URL("images/", folder);
	const { raw, errors: unreadable, warnings } = readFiles(folder);
	const readable = Object.keys(raw) as FileName[];
	const { content, errors } = checkContent(raw, readable);
	// While a file has errors, its pictures are not known.
	const isAllRead = readable.length === fileNames.length && errors.length === 0;
	const pictures = await checkPictures(
		images,
		entriesOf(images),
		namedPictures(content),
		isAllRead,
	);
	const translations = isAllRead ? await checkTranslations(raw as RawFiles) : [];
	return {
		content,
		errors: [
			...unreadable,
			...sentencesOf([
				...errors,
				...translations.flatMap((found) => found.errors),
				...implausibleDates(content, today),
			]),
			...pictures.errors,
			...(await publicErrors(content, folder)),
		],
		warnings: [
			...warnings,
			...pictures.warnings,
			...unknownStars(content),
			...sentencesOf(worthALook(content)),
		],
		untranslated: sentencesOf(translations.flatMap((found) => found.untranslated)),
	};
}

/** The JSON of the files that can be read. */
function readFiles(folder: URL) {
	const entries = entriesOf(folder);
	const wanted = fileNames.filter((name) => !isPageFolder(name)).map((name) => `${name}.json`);
	const strays = unusedFiles(entries, wanted);
	const errors: string[] = [];
	const raw: Partial<RawFiles> = {};
	for (const name of fileNames) {
		if (isPageFolder(name)) {
			const pages = readPages(new URL(`${name}/`, folder), `${contentFolder()}/${name}`);
			if (pages.errors.length === 0) raw[name] = joinPages(pages.files);
			errors.push(...pages.errors);
			continue;
		}
		const read = readJson(new URL(`${name}.json`, folder), entries);
		if ("value" in read) raw[name] = read.value;
		else errors.push(`${contentFolder()}/${name}.json${read.error}`);
	}
	return { raw, errors: [...errors, ...strays.errors], warnings: strays.warnings };
}

function readPages(folder: URL, place: string) {
	const entries = entriesOf(folder);
	const files: [string, unknown][] = [];
	const errors: string[] = [];
	for (const { name, isFolder } of entries) {
		if (isSystemFile(name)) continue;
		const read =
			name.endsWith(".json") && !isFolder ? readJson(new URL(name, folder), entries) : undefined;
		if (!read)
			errors.push(
				`${place}/${name}: is no page. A page is a file that ends in .json: move this one out.`,
			);
		else if ("error" in read) errors.push(`${place}/${name}${read.error}`);
		else files.push([name, read.value]);
	}
	return { files, errors };
}

/** Of the languages that the shop has beside the first. */
async function checkTranslations(raw: RawFiles) {
	const [, ...others] = languagesOf(raw);
	const found = others.map(async (language) => {
		const { facts: words } = await import(`../languages/${language.id}/facts.ts`);
		return checkEdition(raw, { language, words });
	});
	return Promise.all(found);
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
	const options = { live: { type: "boolean" }, content: { type: "string" } } as const;
	const { live, content: folder } = parseArgs({ args, options }).values;
	if (folder !== undefined) setContentFolder(folder);
	const root = new URL("../", import.meta.url);
	const { content, errors, warnings, untranslated } = await checkProject(root);
	if (live && errors.length === 0) {
		const { launchErrors } = await import("./launch-errors.ts");
		const shop = content as Content;
		const logo = new URL(`${contentFolder()}/public${shop.business.logo}`, root);
		// It reads the files as it loads, which only those in order allow.
		const { readContent } = await import("../shop/read-content.ts");
		const { demonstrationErrors } = await import("./demonstration.ts");
		errors.push(
			...launchErrors(shop, new Date(), readFileSync(logo, "utf8")),
			...demonstrationErrors(readContent(), root),
		);
	}
	(live ? errors : warnings).push(...untranslated);
	for (const warning of warnings) console.warn(`Worth a look: ${warning}`);
	for (const error of errors) console.error(error);
	if (errors.length > 0) {
		const count = errors.length === 1 ? "1 error" : `${errors.length} errors`;
		console.error(`\n${count}. Nothing was changed.`);
		process.exitCode = 1;
	} else {
		const ready = live ? " and ready to go live" : "";
		console.log(`The content is in order${ready}: ${fileNames.length} files checked.`);
	}
}

if (import.meta.main) {
	main(process.argv.slice(2)).catch((error: Error) => {
		if (!(error instanceof TypeError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	});
}
