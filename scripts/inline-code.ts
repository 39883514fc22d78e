/** What a page holds inline that its Content-Security-Policy has to allow, in document order. */
export type InlineCode = {
	scripts: string[];
	styles: string[];
	styleAttributes: string[];
};

type Tag = { name: string; attributes: Map<string, string>; end: number };

/** Elements whose content is text up to their own end tag, so that nothing in it is a tag. */
const rawTextElements = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/;

/** Types of script that run. All other types are blocks of data, which no policy asks about. */
const runningTypes =
	/^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript))$/;

/**
 * Finds the inline code of a page as a browser's tokenizer would: comments and the text of scripts
 * and styles hold no tags, attributes are decoded, `<noscript>` counts as markup (its styles apply
 * where scripts are off).
 *
 * It reads what Astro and React write and refuses, with an error that says so, what they do not
 * and a small reader could get wrong: unclosed tags and elements, named character references
 * beyond the usual five, `<script` inside a script's comment. It also refuses `onclick=""` and its
 * like, which the policy would block.
 *
 * Source: https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function readInlineCode(source: string): InlineCode {
	const html = source.replace(/\r\n?/g, "\n");
	const code: InlineCode = { scripts: [], styles: [], styleAttributes: [] };
	let at = html.indexOf("<");
	while (at !== -1) at = html.indexOf("<", readMarkup(html, at, code));
	return code;
}

/** Takes in what the "<" at `start` begins and returns where to read on. */
function readMarkup(html: string, start: number, code: InlineCode): number {
	if (html.startsWith("<!--", start)) return indexAfter(html, "-->", start + 4);
	if (!/[a-z]/i.test(html[start + 1] ?? "")) return start + 1;
	const tag = readTag(html, start);
	collectAttributes(tag, code);
	return rawTextElements.test(tag.name) ? readRawText(html, tag, code) : tag.end;
}

function readTag(html: string, start: number): Tag {
	const name = /[^\s/>]+/y;
	name.lastIndex = start + 1;
	const tagName = name.exec(html)?.[0] ?? "";
	const attributes = new Map<string, string>();
	const attribute =
		/[\s/]*(?:(>)|([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?)/y;
	attribute.lastIndex = name.lastIndex;
	for (;;) {
		const match = attribute.exec(html);
		if (!match) throw new Error(`the tag ${excerpt(html, start)} is not closed`);
		const [, close, key = "", double, single, bare] = match;
		if (close) return { name: tagName.toLowerCase(), attributes, end: attribute.lastIndex };
		// Of two attributes with one name a browser keeps the first.
		if (!attributes.has(key.toLowerCase())) {
			attributes.set(key.toLowerCase(), double ?? single ?? bare ?? "");
		}
	}
}

function collectAttributes({ name, attributes }: Tag, code: InlineCode): void {
	for (const [key, value] of attributes) {
		if (/^on[a-z]/.test(key)) {
			throw new Error(`<${name}> has ${key}="", and inline handlers never run under the policy`);
		}
		if (key === "style") code.styleAttributes.push(decodeReferences(value));
	}
}

/** Takes in the text of a script or style element and returns where its end tag starts. */
function readRawText(html: string, { name, attributes, end }: Tag, code: InlineCode): number {
	const endTag = new RegExp(`</${name}(?=[\\s/>])`, "gi");
	endTag.lastIndex = end;
	const match = endTag.exec(html);
	if (!match) throw new Error(`<${name}> is not closed`);
	const text = html.slice(end, match.index);
	if (name === "style") code.styles.push(text);
	if (name === "script" && !attributes.has("src") && text !== "" && runs(attributes)) {
		code.scripts.push(text);
	}
	if (name === "script" && /<!--[\s\S]*<script/i.test(text)) {
		throw new Error("a script has <script inside <!--, which moves its end");
	}
	return match.index;
}

function runs(attributes: ReadonlyMap<string, string>): boolean {
	return runningTypes.test((attributes.get("type") ?? "").trim().toLowerCase());
}

const namedReferences: Record<string, string> = {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: '"',
};

/** An attribute's value as the browser sees it. */
function decodeReferences(value: string): string {
	return value.replace(
		/&(?:#x([\da-f]+);|#(\d+);|([a-z][a-z\d]*;?))/gi,
		(reference, hex, decimal, name) => {
			if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
			if (decimal) return String.fromCodePoint(Number(decimal));
			const character = name.endsWith(";") ? namedReferences[name.slice(0, -1)] : undefined;
			if (character) return character;
			throw new Error(`the style attribute "${value}" has ${reference}, which is not decoded here`);
		},
	);
}

function indexAfter(html: string, text: string, from: number): number {
	const index = html.indexOf(text, from);
	if (index === -1) throw new Error(`there is no ${text} after ${excerpt(html, from)}`);
	return index + text.length;
}

function excerpt(html: string, from: number): string {
	return html.slice(from, from + 60).replace(/\s+/g, " ");
}
