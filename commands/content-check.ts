/**
 * `npm run content:check`: every error in the content files, with what to do about it. `--live`
 * adds what must not go live, `--content FOLDER` checks another shop. Exits with 1 for any error.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkShop } from "../shop/check-content.ts";
import { type Content, type FileName, fileNames } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { sentencesOf } from "../shop/fault.ts";
import { languagesOf } from "../shop/pick.ts";
import { namedPictures } from "../shop/references.ts";
import { checkPictures, type Report } from "./check-pictures.ts";
import { publicErrors } from "./check-public.ts";
import { readContentFiles, setContentFolder } from "./read-content-files.ts";

interface ContentReport extends Report {
	content: Partial<Content>;
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
	const files = await readContentFiles(folder);
	const readable = Object.keys(files.raw) as FileName[];
	const editions = languagesOf(files.raw)
		.slice(1)
		.map(async (language) => {
			const { facts: words } = await import(`../languages/${language.id}/facts.ts`);
			return { language, words };
		});
	const checked = checkShop(files.raw, readable, { editions: await Promise.all(editions), today });
	const { content } = checked;
	// While a file has errors, its pictures are not known.
	const pictures = await checkPictures(
		new URL("images/", folder),
		namedPictures(content),
		checked.isInOrder,
	);
	return {
		content,
		errors: [
			...files.errors,
			...sentencesOf(checked.errors),
			...pictures.errors,
			...(await publicErrors(content, folder)),
		],
		warnings: [...pictures.warnings, ...sentencesOf(checked.warnings)],
		untranslated: sentencesOf(checked.untranslated),
	};
}

/** Errors of what must not go live. @param content in order */
async function liveErrors(content: Content, root: URL): Promise<string[]> {
	// They read the files as they load, which only those in order allow.
	const { readContent } = await import("../shop/read-content.ts");
	const { demonstrationErrors, launchErrors } = await import("./launch-errors.ts");
	const logo = new URL(`${contentFolder()}/public${content.business.logo}`, root);
	return [
		...launchErrors(content, new Date(), readFileSync(logo, "utf8")),
		...demonstrationErrors(readContent(), root),
	];
}

/** Prints what is wrong, and sets the exit code. @param args of the command line */
export async function main(args: string[]): Promise<void> {
	const options = { live: { type: "boolean" }, content: { type: "string" } } as const;
	const { live, content: folder } = parseArgs({ args, options }).values;
	if (folder !== undefined) setContentFolder(folder);
	const root = new URL("../", import.meta.url);
	const { content, errors, warnings, untranslated } = await checkProject(root);
	if (live && errors.length === 0) errors.push(...(await liveErrors(content as Content, root)));
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
