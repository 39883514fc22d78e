/** A page as it would be without some of its parts: what each part weighs, and pages to measure beside. */
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Scripts that run, and what brings them or other pages ahead of time. */
const scripts = 'script:not([type$="json"]), link[rel="modulepreload"], link[as="script"]';
const fonts = 'link[as="font"]';

/** What stands in a page besides its bare frame, in the order of the report. */
const parts: readonly { what: string; selector: string }[] = [
	{ what: "CSS", selector: "style" },
	{ what: "inline scripts", selector: scripts },
	{ what: "what islands are told (JSON)", selector: 'script[type="application/json"]' },
	{ what: "structured data", selector: 'script[type="application/ld+json"]' },
	{
		what: "other words for machines (head)",
		selector: "meta[name], meta[property], link[rel=canonical]",
	},
	{ what: "drawings (sprite)", selector: "svg.sprite" },
	{ what: "header and menu", selector: ".site-header, #menu" },
	{ what: "main text", selector: "main" },
	{ what: "footer", selector: ".site-footer" },
	{ what: "footer dialogs", selector: ".text-dialog" },
	{ what: "assistant and WhatsApp panels", selector: ".panel" },
];

export interface Part {
	what: string;
	/** Bytes that the compressed page loses without it. */
	bytes: number;
}

/** The bytes of each part of a page, as Brotli makes them; parts that the page lacks are left out. */
export async function weighParts(page: Page, html: string): Promise<Part[]> {
	const whole = compressed(await without(page, html, []));
	const found: Part[] = [];
	for (const { what, selector } of parts) {
		const bytes = whole - compressed(await without(page, html, [selector]));
		if (bytes > 0) found.push({ what, bytes });
	}
	return found;
}

export const variants = ["as it is", "without fonts", "without scripts", "with neither"] as const;
export type Variant = (typeof variants)[number];

/** The page in one of its variants. */
export async function variantOf(page: Page, html: string, variant: Variant): Promise<string> {
	const bare = variant === "with neither";
	const noFonts = bare || variant === "without fonts";
	const noScripts = bare || variant === "without scripts";
	const left = await without(page, html, [
		...(noFonts ? [fonts] : []),
		...(noScripts ? [scripts] : []),
	]);
	// Those that the device has stay: they are the letters until others come.
	return noFonts ? left.replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, "") : left;
}

function compressed(html: string): number {
	return brotliCompressSync(html).byteLength;
}

/** As a browser reads and writes it, without the elements that the selectors find. */
async function without(page: Page, html: string, selectors: readonly string[]): Promise<string> {
	return await page.evaluate(
		([text, gone]) => {
			const read = new DOMParser().parseFromString(text, "text/html");
			for (const selector of gone)
				for (const element of read.querySelectorAll(selector)) element.remove();
			return `<!doctype html>${read.documentElement.outerHTML}`;
		},
		[html, selectors] as const,
	);
}
