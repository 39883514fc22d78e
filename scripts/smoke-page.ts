import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { plainText } from "./smoke-facts.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What the smoke test wants to know of a page. */
export type PageFacts = {
	title: string;
	canonical?: string;
	/** What each of its metas tells search engines: one, where all is well. */
	robots: string[];
	/** The policy that stands in the page itself. */
	policy?: string;
	/** Where its links lead, as written. */
	links: string[];
	/** The addresses of all that the page loads, or names in its inline code and metas, as written. */
	parts: string[];
	inlineScripts: string[];
	inlineStyles: string[];
	/** Attributes that hold a script, which the policy refuses: "onclick on <a>". */
	handlers: string[];
	/** What it says to a reader, listener or search engine, as `plainText` leaves it. */
	text: string;
	/** Its amounts of money: "₹2,000". */
	prices: string[];
	/** What it says to machines: its JSON-LD. */
	data: unknown[];
};

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
/** Elements that a line of text runs through; all others part words. */
const withinLine = /^(?:a|abbr|b|bdi|em|i|mark|path|small|span|strong|svg|time|use|wbr)$/;
const spokenAttributes = /^(?:alt|aria-label|placeholder)$/;
const runningScript = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/;

/** Reads a page as a browser whose scripts are off. */
export function readPage(html: string): PageFacts {
	const facts: PageFacts = {
		...{ title: "", robots: [], links: [], parts: [], inlineScripts: [], inlineStyles: [] },
		...{ handlers: [], text: "", prices: [], data: [] },
	};
	const text = read(parse(html, { scriptingEnabled: false }), facts);
	facts.text = plainText(text);
	facts.prices = text.match(/₹\s?[\d,]*\d(?:[-–][\d,]*\d)?/g) ?? [];
	return facts;
}

/** Takes in what a node and all in it say, and returns its text. */
function read(node: Node, facts: PageFacts): string {
	if (node.nodeName === "#text" && "value" in node) return node.value;
	const text = textOf(node);
	if ("attrs" in node) takeElement(node, text, facts);
	if (/^(?:script|style)$/.test(node.nodeName) || isOrnament(node)) return "";
	const children = "content" in node ? node.content.childNodes : childrenOf(node);
	const inner = children.map((child) => read(child, facts)).join("");
	if (!("attrs" in node)) return inner;
	const isDescription = node.attrs.some(({ value }) => value === "description");
	const spoken = node.attrs.filter(
		({ name }) => spokenAttributes.test(name) || (isDescription && name === "content"),
	);
	const said = [...spoken.map(({ value }) => value), inner].join(" ");
	return withinLine.test(node.tagName) && spoken.length === 0 ? inner : ` ${said} `;
}

/** Marked as nothing that is said: the initials on a reviewer's picture, a drawn letter. */
function isOrnament(node: Node): boolean {
	const attributes = "attrs" in node ? node.attrs : [];
	return attributes.some(({ name, value }) => name === "aria-hidden" && value === "true");
}

function takeElement({ tagName, attrs }: Element, text: string, facts: PageFacts): void {
	const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
	const get = (name: string) => attributes.get(name) ?? "";
	for (const name of attributes.keys()) {
		if (/^on[a-z]/.test(name)) facts.handlers.push(`${name} on <${tagName}>`);
	}
	if (tagName === "title" && facts.title === "") facts.title = text.trim();
	if (tagName === "a" && attributes.has("href")) facts.links.push(get("href"));
	if (tagName === "style") facts.inlineStyles.push(text);
	if (tagName === "script" && !attributes.has("src")) takeScript(get("type"), text, facts);
	if (tagName === "meta") takeMeta(get("name") || get("http-equiv"), get("content"), facts);
	if (/^(?:script|style)$/.test(tagName)) facts.parts.push(...addressesIn(text));
	if (tagName === "meta") facts.parts.push(...addressesIn(get("content")));
	if (tagName === "link" && get("rel") === "canonical") facts.canonical ??= get("href");
	if (tagName === "link" && !linkThatLoads.test(get("rel"))) return;
	for (const name of loading[tagName] ?? []) {
		if (get(name) === "") continue;
		facts.parts.push(...(name.endsWith("srcset") ? candidates(get(name)) : [get(name)]));
	}
}

function takeScript(type: string, text: string, facts: PageFacts): void {
	if (runningScript.test(type.trim().toLowerCase()) && text !== "") facts.inlineScripts.push(text);
	if (type === "application/ld+json") facts.data.push(JSON.parse(text));
}

function takeMeta(name: string, content: string, facts: PageFacts): void {
	if (/^(?:robots|googlebot|bingbot)$/i.test(name)) facts.robots.push(content);
	if (/^content-security-policy$/i.test(name)) facts.policy = content;
}

/** The text right in an element: a script's, a style's or a title's is all in it. */
function textOf(node: Node): string {
	return childrenOf(node)
		.map((child) => (child.nodeName === "#text" && "value" in child ? child.value : ""))
		.join("");
}

function childrenOf(node: Node): Node[] {
	return "childNodes" in node ? node.childNodes : [];
}

/** The addresses in a srcset: "a.avif 480w, b.avif 960w". */
function candidates(srcset: string): string[] {
	return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);
}

const ending = "(?:avif|css|ico|jpe?g|js|json|png|svg|webmanifest|webp|woff2?|xml)";
const fileAddress = new RegExp(
	`(?<![\\w./-])(?:https?://[\\w.:-]+/|\\.{0,2}/)[\\w./-]+\\.${ending}(?![\\w./-])`,
	"g",
);

/**
 * The addresses of files that code names: what a script imports or fetches, a style's fonts, a
 * manifest's icons. `/data/…` has pieces of pages without an ending.
 */
export function addressesIn(code: string): string[] {
	return [
		...code.matchAll(fileAddress),
		...code.matchAll(/(?<=["'`])\/data\/[\w-]+(?=["'`])/g),
	].map(([address]) => address);
}
