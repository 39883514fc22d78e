/** Declared here because browser code imports types from this module and is type-checked without Node. */
declare const process: { env: Record<string, string | undefined> } | undefined;

/**
 * The folder of the shop's content, relative to the project: the environment variable CONTENT, or
 * `content`. Error messages name files by it: `content/faq.json`.
 */
export function contentFolder(): string {
	// The owner's editor checks the content in a browser.
	const chosen = typeof process === "undefined" ? undefined : process.env.CONTENT;
	return chosen?.trim().replace(/^\.\/|\/+$/g, "") || "content";
}
