import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";

/**
 * @param folder that holds a built editor
 * @param headers of all its files
 * @returns answers with the file at an address
 */
export function editorFilesIn(
	folder: string,
	headers: Readonly<Record<string, string>>,
): (path: string) => Promise<Response | undefined> {
	return async (path) => {
		const name = path === "/admin" ? "admin.html" : path.slice(1);
		if (!/^admin(?:\.html$|\/[\w./-]+$)/.test(name) || name.includes("..")) return undefined;
		const content = await readFile(join(folder, name)).catch(() => undefined);
		if (!content) return undefined;
		const type = getMimeType(name) ?? "application/octet-stream";
		return new Response(new Uint8Array(content), {
			headers: { ...headers, "Content-Type": type, "Cache-Control": "no-cache" },
		});
	};
}
