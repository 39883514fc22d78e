import { hash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { adminPolicy, pagePolicy } from "../server/security-headers.ts";

/** The inline code of a page that its Content-Security-Policy has to allow, in document order. */
export type InlineCode = {
	scripts: string[];
	styles: string[];
	styleAttributes: string[];
};

/** Types of script that run; all others are blocks of data. */
const runningTypes =
	/^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript))$/;

/**
 * Finds the inline code of a page. `<noscript>` counts as markup: its styles apply where scripts are off.
 *
 * @throws Error for an inline handler such as `onclick`, which never runs under the policy
 */
export function readInlineCode(html: string): InlineCode {
	const code: InlineCode = { scripts: [], styles: [], styleAttributes: [] };
	collect(parse(html, { scriptingEnabled: false }), code);
	return code;
}

function collect(node: DefaultTreeAdapterTypes.Node, code: InlineCode): void {
	if ("attrs" in node) {
		const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
		const handler = [...attributes.keys()].find((name) => /^on[a-z]/.test(name));
		if (handler)
			throw new Error(
				`<${node.tagName}> has ${handler}="", and inline handlers never run under the policy`,
			);
		const style = attributes.get("style");
		if (style !== undefined) code.styleAttributes.push(style);
		const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
		const type = (attributes.get("type") ?? "").trim().toLowerCase();
		if (node.tagName === "style") code.styles.push(text);
		if (node.tagName === "script" && !attributes.has("src") && text && runningTypes.test(type))
			code.scripts.push(text);
	}
	if ("content" in node) collect(node.content, code);
	if ("childNodes" in node) for (const child of node.childNodes) collect(child, code);
}

/**
 * Writes a page's policy into its head, in place of an earlier one: it allows the page's own inline code and no other.
 *
 * @param asks other origins that its scripts may ask
 * @throws Error for an inline handler
 */
export function withPolicy(html: string, asks: readonly string[], isAdmin = false): string {
	const bare = html.replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/, "");
	// A search engine's proof of ownership is called .html and is one line of text.
	if (!bare.includes("<")) return html;
	const { scripts, styles, styleAttributes } = readInlineCode(bare);
	const policy = isAdmin
		? adminPolicy(asks)
		: pagePolicy({
				scripts: hashEach(scripts),
				styles: hashEach(styles),
				styleAttributes: hashEach(styleAttributes),
				connect: [...asks, ...framedOrigins(bare)],
			});
	const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
	// Browsers look for the character set in the first kilobyte only.
	return bare.replace(
		/^\s*<!doctype html>\s*(?:<html[^>]*>\s*)?(?:<head>\s*)?(?:<meta charset=[^>]*>)?/i,
		(start) => start + element,
	);
}

/** The origins of the pages in its frames: its scripts ask whether those can be reached. */
function framedOrigins(html: string): string[] {
	return [...html.matchAll(/<iframe[^>]*\ssrc="(https:[^"]*)"/g)].map(
		([, address = ""]) => new URL(address).origin,
	);
}

/** The source expression, without quotes, of each text for a Content-Security-Policy; sorted, each once. */
export function hashEach(texts: readonly string[]): string[] {
	return [...new Set(texts.map((text) => `sha256-${hash("sha256", text, "base64")}`))].sort();
}
