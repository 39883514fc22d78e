/** The pages of each further language, beside their twins in the first one. */
import { describe, expect, test } from "vitest";
import { addressIn } from "../../languages/languages.ts";
import { siteLanguages } from "../../shop/read-content.ts";
import { shop } from "../../shop/shop.ts";
import { allRoutes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";
import { mainText } from "./page-text.ts";

const site = await openSite();
const { siteUrl } = shop.business;
const originals = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
const [first, ...others] = siteLanguages;

const absolute = (path: string) => new URL(path, siteUrl).href;

/** Sums, in the order of the page. */
const sums = (text: string) => text.match(/₹[\d,.]*\d(?:–[\d,.]*\d)?/g) ?? [];

function alternatesOf(page: Document): [string | null, string | null][] {
	return [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
		link.getAttribute("hreflang"),
		link.getAttribute("href"),
	]);
}

const hrefs = (page: Document, selector: string) =>
	[...page.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");

test("the sitemap lists every page in every language", async () => {
	const listed = await site.addresses();
	const all = originals.flatMap((path) => siteLanguages.map((one) => addressIn(one, path)));
	expect(listed.toSorted()).toEqual(all.toSorted());
});

describe.each(others)("$name", (language) => {
	describe.each(originals)("%s", (original) => {
		const path = addressIn(language, original);
		const twins = async () => [await site.page(original), await site.page(path)] as const;

		test("is in its language, with addresses of its own, and both name each other", async () => {
			const [one, other] = await twins();
			expect(other.status).toBe(200);
			expect(other.document.documentElement.lang).toBe(language.tag);
			expect(hrefs(other.document, 'link[rel="canonical"]')).toEqual([absolute(path)]);
			expect(alternatesOf(one.document)).toEqual([
				...siteLanguages.map((each) => [each.tag, absolute(addressIn(each, original))]),
				["x-default", absolute(original)],
			]);
			expect(alternatesOf(other.document)).toEqual(alternatesOf(one.document));
			expect(other.document.title).not.toBe(one.document.title);
		});

		test("says the same sums", async () => {
			const [one, other] = await twins();
			expect(new Set(sums(mainText(other.html)))).toEqual(new Set(sums(mainText(one.html))));
			const rows = (page: Document) =>
				[...page.querySelectorAll("dd")].flatMap(({ textContent }) => sums(textContent ?? ""));
			expect(rows(other.document).toSorted()).toEqual(rows(one.document).toSorted());
		});

		test("its links stay in the language, but for those that change it", async () => {
			const { document } = await site.page(path);
			const own = hrefs(document, 'a[href^="/"]:not([hreflang])');
			expect(own.filter((href) => !`${href}/`.startsWith(`${language.path}/`))).toEqual([]);
			expect(hrefs(document, `a[hreflang="${first?.tag}"]`)).toContain(original);
		});

		test("calls and writes to the same numbers", async () => {
			const [one, other] = await twins();
			for (const selector of ['a[href^="tel:"]', 'a[href^="https://wa.me/"]']) {
				const numbers = (page: Document) =>
					new Set(hrefs(page, selector).map((href) => href.replace(/\?.*/, "")));
				expect(numbers(other.document)).toEqual(numbers(one.document));
			}
		});
	});

	test("an unknown address leads to its home page, or shows it with 404", async () => {
		const near = await site.get(`${language.path}/no-such-page`);
		expect([near.status, near.headers.get("location")]).toEqual([302, language.path]);
		const far = await site.page(`${language.path}/no/such/page`);
		expect(far.status).toBe(404);
		expect(far.document.documentElement.lang).toBe(language.tag);
		expect(hrefs(far.document, 'link[rel="canonical"]')).toEqual([absolute(language.path)]);
	});
});
