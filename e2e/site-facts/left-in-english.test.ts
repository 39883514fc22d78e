/** No English is left in the pages of another language, and none of that language stands in English ones. */
import { describe, expect, test } from "vitest";
import { addressIn } from "../../languages/languages.ts";
import { siteLanguages } from "../../shop/read-content.ts";
import { shop } from "../../shop/shop.ts";
import { allRoutes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";

const site = await openSite();
const { brand, email, siteUrl, phone } = shop.business;
const originals = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
const [, ...others] = siteLanguages;

/** Visitors' words, and links to a page in its other language. */
const asWritten = ".review-card, .review-dialog, [hreflang]";

/** Marks and signs that people in Dehradun write in Latin letters. */
const names = [
	...[brand, email ?? "", new URL(siteUrl).host, phone],
	...["WhatsApp", "Google", "Justdial", "Facebook", "Instagram", "LinkedIn", "Twitter", "PostHog"],
	...["Do Not Track", "Global Privacy Control", "English", "Hinglish", "AI", "ISO 3758"],
];

/** Texts and labels; a search engine's description with them. */
function textsOf(page: Document): string[] {
	const texts: string[] = [];
	const walker = page.createTreeWalker(page.documentElement, 4);
	for (let node = walker.nextNode(); node; node = walker.nextNode())
		if (!node.parentElement?.closest(`script, style, noscript, ${asWritten}`))
			texts.push(node.nodeValue ?? "");
	for (const name of ["alt", "aria-label", "title", "placeholder", "data-later", "data-ready"])
		for (const element of page.querySelectorAll(`[${name}]`))
			if (!element.closest(asWritten)) texts.push(element.getAttribute(name) ?? "");
	for (const name of ["description", "og:title", "og:description", "og:image:alt"])
		texts.push(
			page
				.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
				?.getAttribute("content") ?? "",
		);
	return texts;
}

/** Without placeholders too, which the page's script fills. */
const withoutNames = (text: string) =>
	names.reduce((rest, name) => rest.replaceAll(name, ""), text.replaceAll(/\{\w+\}/g, ""));

describe.each(others)("$name", (language) => {
	test.each(originals)("says nothing in English: %s", async (original) => {
		const { document } = await site.page(addressIn(language, original));
		// Single letters are signs of care labels.
		const english = textsOf(document).filter((text) =>
			/\p{Script=Latin}{3}/u.test(withoutNames(text)),
		);
		expect(english).toEqual([]);
	});

	test.each(originals)("does not stand in the English page: %s", async (original) => {
		const { document } = await site.page(original);
		expect(textsOf(document).filter((text) => /\p{Script=Deva}/u.test(text))).toEqual([]);
	});
});
