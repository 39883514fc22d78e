/** Declared here because browser code imports types from this module and is type-checked without Node. */
declare const process: { env: Record<string, string | undefined> };

/**
 * The folder that holds the shop's content: what the environment variable CONTENT names, from the
 * project's folder, or else `content`. Faults name their files by it: `content/faq.json`.
 */
export function contentFolder(): string {
	return process.env.CONTENT?.trim().replace(/^\.\/|\/+$/g, "") || "content";
}
