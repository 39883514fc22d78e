import { statSync } from "node:fs";
import { resolve } from "node:path";

/**
 * `--content FOLDER`, for this process and its children.
 *
 * @param folder relative to the project
 * @throws TypeError with a sentence when there is no such folder
 */
export function setContentFolder(folder: string): void {
	if (!statSync(resolve(folder), { throwIfNoEntry: false })?.isDirectory())
		throw new TypeError(
			`There is no folder ${folder}. After --content comes the folder that holds a shop's content, from the project's folder.`,
		);
	process.env.CONTENT = folder;
}
