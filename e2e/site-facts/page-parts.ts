/** Finds the parts of a parsed page as a reader does: by their words. */

/** An element's words on one line, hidden ones included. */
export function textOf(element: Element | null | undefined): string {
	return squeezed(element?.textContent ?? "");
}

export function squeezed(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

/** The texts of all that a selector finds, in the page's order. */
export function textsOf(root: ParentNode, selector: string): string[] {
	return [...root.querySelectorAll(selector)].map(textOf);
}

/**
 * The innermost section of the main part under a heading.
 * @throws Error when there is none
 */
export function sectionUnder(page: Document, heading: string): Element {
	const found = [...page.querySelectorAll("main section")].filter((section) =>
		[...section.querySelectorAll("h1, h2, h3")].some((one) => textOf(one) === heading),
	);
	return required(found.at(-1), `section under "${heading}"`);
}

/**
 * Links whose name begins so.
 * @throws Error when there is none
 */
export function linkNamed(root: ParentNode, start: string): Element {
	const links = [...root.querySelectorAll("a")];
	return required(
		links.find((link) => textOf(link).startsWith(start)),
		`link "${start}"`,
	);
}

/** The number that a WhatsApp link writes to, and the message that stands there already. */
export function chatOf(link: Element | string | null) {
	const href = typeof link === "string" ? link : (link?.getAttribute("href") ?? "");
	const { host, pathname, searchParams } = new URL(href);
	return { host, number: pathname.slice(1), text: searchParams.get("text") };
}

/** A price without the way it is set: the rate card says "starts @ 1200", the page "starts @ ₹1,200". */
export function barePrice(text: string): string {
	return squeezed(text.replace(/[₹,]/g, "").replace(/–/g, "-"));
}

/** @throws Error naming what is not there */
function required<Part>(part: Part | undefined, what: string): Part {
	if (part === undefined) throw new Error(`The page has no ${what}.`);
	return part;
}
