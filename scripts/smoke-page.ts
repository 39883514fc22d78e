import { readInlineCode } from "./inline-code.ts";

/** What the smoke test wants to know of a page. */
export type PageFacts = {
	title: string;
	canonical?: string;
	robots?: string;
	/** The policy that stands in the page itself. */
	policy?: string;
	/** Where its links lead, as written. */
	links: string[];
	/** The addresses of all that the page loads, as written. */
	parts: string[];
	inlineScripts: string[];
};

/** What stands between the tags of these is no markup. */
const rawText = /(<(script|style|textarea)\b[^>]*>)[\s\S]*?<\/\2>/gi;

/** Attributes that load something, by element. A link loads unless it only says where something is. */
const loading: Record<string, readonly string[]> = {
	audio: ["src"],
	embed: ["src"],
	iframe: ["src"],
	img: ["src", "srcset"],
	input: ["src"],
	link: ["href", "imagesrcset"],
	object: ["data"],
	script: ["src"],
	source: ["src", "srcset"],
	track: ["src"],
	video: ["src", "poster"],
};
const linkThatLoads = /\b(?:stylesheet|preload|modulepreload|icon|apple-touch-icon|manifest)\b/;

/**
 * Reads the HTML that this site writes: attributes in quotes, the usual five references.
 *
 * @throws Error saying what is in it that no page of this site has, as when something on its way
 * changed it
 */
export function readPage(html: string): PageFacts {
	const markup = html.replace(/<!--[\s\S]*?-->/g, "").replace(rawText, "$1");
	const facts: PageFacts = {
		title: decode(/<title>([^<]*)/.exec(markup)?.[1] ?? "").trim(),
		links: [],
		parts: [],
		inlineScripts: readInlineCode(html).scripts,
	};
	for (const [, name = "", rest = ""] of markup.matchAll(/<([a-z]+)((?:\s[^<>]*)?)>/gi)) {
		take(name.toLowerCase(), attributesOf(rest), facts);
	}
	return facts;
}

function take(name: string, attributes: Map<string, string>, facts: PageFacts): void {
	const href = attributes.get("href");
	if (name === "a" && href !== undefined) facts.links.push(href);
	if (name === "meta") {
		const content = attributes.get("content");
		if (attributes.get("name") === "robots") facts.robots = content;
		if (attributes.get("http-equiv") === "Content-Security-Policy") facts.policy = content;
	}
	const rel = attributes.get("rel") ?? "";
	if (name === "link" && rel === "canonical") facts.canonical = href;
	if (name === "link" && !linkThatLoads.test(rel)) return;
	for (const key of loading[name] ?? []) {
		const value = attributes.get(key);
		if (value) facts.parts.push(...(key.endsWith("srcset") ? candidates(value) : [value]));
	}
}

/** The addresses in a srcset: "a.avif 480w, b.avif 960w". */
function candidates(srcset: string): string[] {
	return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);
}

function attributesOf(text: string): Map<string, string> {
	const found = text.matchAll(/([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g);
	return new Map(
		[...found].map(([, key = "", double, single, bare]) => [
			key.toLowerCase(),
			decode(double ?? single ?? bare ?? ""),
		]),
	);
}

function decode(text: string): string {
	const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
	return text.replace(
		/&(amp|lt|gt|quot|#39);/g,
		(reference, name) => characters[name] ?? reference,
	);
}
