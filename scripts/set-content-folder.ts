import { statSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Lets this program, and every program that it starts, read another shop: what `--content FOLDER` does.
 *
 * @param folder from the project's folder
 * @throws TypeError with a sentence when there is no such folder
 */
export function setContentFolder(folder: string): void {
	if (!statSync(resolve(folder), { throwIfNoEntry: false })?.isDirectory())
		throw new TypeError(
			`There is no folder ${folder}. After --content comes the folder that holds a shop's content, from the project's folder.`,
		);
	process.env.CONTENT = folder;
}
