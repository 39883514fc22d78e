import { createHash } from "node:crypto";

/** The source expression, without quotes, of each text for a Content-Security-Policy; sorted, each once. */
export function hashEach(texts: readonly string[]): string[] {
	const hashes = texts.map(
		(text) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
	);
	return [...new Set(hashes)].sort();
}
