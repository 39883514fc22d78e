import { writeEditorData } from "../build-editor.ts";
import { bundleEditor } from "../bundle-editor.ts";
import { editorFilesIn } from "./editor-files.ts";

/**
 * Builds the editor for a run.
 *
 * @param folder to build into
 * @param headers of all its files
 * @returns answers with the file at an address
 */
export async function buildEditorFiles(
	folder: string,
	headers: Readonly<Record<string, string>>,
): Promise<ReturnType<typeof editorFilesIn>> {
	await bundleEditor(folder);
	await writeEditorData(folder);
	return editorFilesIn(folder, headers);
}
