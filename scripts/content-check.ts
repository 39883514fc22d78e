/**
 * `npm run content:check`: every fault in every content file, each with what to do about it.
 * Ends with 1 when there is any.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import {
	type Content,
	ContentError,
	type FileName,
	fileNames,
	parseContent,
	picturesNamed,
} from "../content/check.ts";

const folder = new URL("../content/", import.meta.url);

/** Reads and checks the files of a content folder. Returns the faults; none means all is well. */
export function checkContentFolder(contentFolder: URL): string[] {
	const faults: string[] = [];
	const raw: Partial<Record<FileName, unknown>> = {};
	for (const name of fileNames) {
		const file = new URL(`${name}.json`, contentFolder);
		if (!existsSync(file)) {
			faults.push(`content/${name}.json: is missing. Bring it back from the last good version.`);
			continue;
		}
		try {
			raw[name] = JSON.parse(readFileSync(file, "utf8"));
		} catch (error) {
			faults.push(
				`content/${name}.json: is not JSON (${(error as Error).message.replaceAll(/\s+/g, " ")}). Look for a missing comma, quote or bracket there.`,
			);
		}
	}
	if (faults.length > 0) return faults;
	try {
		const content = parseContent(raw as Record<FileName, unknown>);
		return missingPictures(content, new URL("images/", contentFolder));
	} catch (error) {
		if (error instanceof ContentError) return error.faults;
		throw error;
	}
}

/** Pictures that the content names and the folder does not hold. */
function missingPictures(content: Content, images: URL): string[] {
	const held = new Set(
		(existsSync(images) ? readdirSync(images) : []).map((file) =>
			file.replace(/\.(webp|png|jpe?g)$/, ""),
		),
	);
	return picturesNamed(content)
		.filter(({ picture }) => !held.has(picture))
		.map(
			({ place, picture }) =>
				`${place}: content/images holds no picture "${picture}". Put ${picture}.png or ${picture}.jpg there, or name one that is there.`,
		);
}

if (import.meta.main) {
	const faults = checkContentFolder(folder);
	for (const fault of faults) console.error(fault);
	if (faults.length > 0) {
		console.error(`\n${faults.length} fault(s). Nothing was changed.`);
		process.exitCode = 1;
	} else {
		console.log(`The content is in order: ${fileNames.length} files checked.`);
	}
}
