import type { FileKind, PageHashes } from "./build-format.ts";
import { partHeaders, securityHeaders } from "./security-headers.ts";

/** Only files with hashed names never change. */
export const cacheControl: Record<FileKind, string> = {
	page: "no-cache",
	data: "no-cache",
	worker: "no-cache",
	hashed: "public, max-age=31536000, immutable",
	other: "public, max-age=86400",
};

export function fileHeaders(kind: FileKind, hashes?: PageHashes): Readonly<Record<string, string>> {
	return {
		...(kind === "hashed" ? partHeaders() : securityHeaders(hashes)),
		"Cache-Control": cacheControl[kind],
	};
}
