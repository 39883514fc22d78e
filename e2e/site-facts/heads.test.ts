/** The words of every page about itself, to search engines, to screen readers and to the sites it is shared on. */
import { describe, expect, test } from "vitest";
import { fixedPageIds } from "../../shop/fixed-pages.ts";
import { shop } from "../../shop/shop.ts";
import { allRoutes, fixedLinks, keywordRoutes, routes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";

const site = await openSite();
const { business, pages } = shop;
const landingPages = shop["landing-pages"];
const keywordPages = keywordRoutes(shop["keyword-pages"], landingPages);
const addresses = allRoutes(landingPages, shop["keyword-pages"]);

/** Title and description of an address, from the file that the owner edits. */
function textsOf(path: string): { title: string; description: string } {
	if (path === routes.home) return pages.seo;
	const page = [...landingPages, ...keywordPages].find(({ slug }) => path === `/${slug}`);
	if (page) return { title: page.metaTitle, description: page.metaDescription };
	const id = fixedPageIds.find((one) => routes[one] === path);
	if (!id || id === "home") throw new Error(`The content has no page at ${path}.`);
	return pages[id];
}

function meta(page: Document, name: string): string | null | undefined {
	return page
		.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
		?.getAttribute("content");
}

/** Parts that are closed at first, dialogs, panels and the menu, are left out. */
const inView = (element: Element) => !element.closest("dialog, [popover], template, noscript");
const seen = (page: Document, selector: string) =>
	[...page.querySelectorAll<HTMLElement>(selector)].filter(inView);

describe.each(addresses)("%s", (path) => {
	test("answers with its own title, description and address", async () => {
		const { document: page, status, headers } = await site.page(path);
		expect(status).toBe(200);
		expect(headers.get("content-type")).toMatch(/^text\/html/);
		const { title, description } = textsOf(path);
		expect(page.title).toBe(title);
		expect(meta(page, "description")).toBe(description);
		expect(page.documentElement.lang).toBe("en-IN");
		const url = new URL(path, business.siteUrl).href;
		expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(url);
		const robots = [...page.querySelectorAll('meta[name="robots"]')];
		expect(robots.map((one) => one.getAttribute("content"))).toEqual(["index, follow"]);
		expect(headers.get("x-robots-tag")).toBeNull();
	});

	test("tells the sites it is shared on what to show", async () => {
		const { document: page } = await site.page(path);
		const isKeyword = keywordPages.some(({ slug }) => path === `/${slug}`);
		expect(meta(page, "og:type")).toBe(isKeyword ? "article" : "website");
		expect(meta(page, "og:url")).toBe(new URL(path, business.siteUrl).href);
		expect(meta(page, "og:site_name")).toBe(business.name);
		expect(meta(page, "og:locale")).toBe("en_IN");
		expect(meta(page, "twitter:card")).toBe("summary_large_image");
		expect(meta(page, "og:image:alt")?.length).toBeGreaterThan(10);
	});

	test("has each landmark once, one first heading and no skipped level", async () => {
		const { document: page } = await site.page(path);
		for (const landmark of ["body > header", "main", "body > footer"])
			expect(page.querySelectorAll(landmark), landmark).toHaveLength(1);
		expect(seen(page, "nav").length).toBeGreaterThan(0);
		const headings = seen(page, "h1, h2, h3, h4, h5, h6");
		const levels = headings.map(({ localName }) => Number(localName[1]));
		expect(levels.filter((level) => level === 1)).toHaveLength(1);
		expect(page.querySelectorAll("main h1")).toHaveLength(1);
		const jumps = headings.filter((_, place) => {
			const before = levels[place - 1] ?? 0;
			return (levels[place] ?? 0) > before + 1;
		});
		expect(jumps.map(({ textContent }) => textContent)).toEqual([]);
	});

	test("marks the link to itself in the header and in the menu", async () => {
		const marked = [...(await site.page(path)).document.querySelectorAll('a[aria-current="page"]')];
		const isInHeader = fixedLinks.some(({ href }) => href === path);
		expect(marked.map((link) => link.getAttribute("href"))).toEqual(isInHeader ? [path, path] : []);
	});

	test("says of each link whether it opens a tab, and of each button whether it opens a dialog", async () => {
		const { document: page } = await site.page(path);
		const saying = / ?\(opens in a new tab\)$/;
		const wrong = [...page.querySelectorAll("a")].filter((link) => {
			const name = link.getAttribute("aria-label") ?? link.textContent ?? "";
			return saying.test(name) !== (link.getAttribute("target") === "_blank");
		});
		expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([]);

		const openers = [...page.querySelectorAll("button[command=show-modal], button[popovertarget]")];
		const silent = openers.filter(
			(button) =>
				button.getAttribute("popovertargetaction") !== "hide" &&
				button.getAttribute("aria-haspopup") !== "dialog",
		);
		expect(openers.length).toBeGreaterThan(3);
		expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);

		const dialogs = [...page.querySelectorAll("dialog, [role=dialog]")];
		const nameless = dialogs.filter((dialog) => {
			const title = page.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
			return !(dialog.getAttribute("aria-label") ?? title?.textContent)?.trim();
		});
		expect(nameless.map(({ id }) => id)).toEqual([]);
	});

	test("marks Hindi as Hindi, and stars as one phrase", async () => {
		const { document: page } = await site.page(path);
		const unmarked = [...page.querySelectorAll("body *")]
			.filter((element) => !element.matches("script, style, textarea"))
			.filter((element) => !element.closest("[lang|=hi]"))
			.flatMap(({ childNodes }) => [...childNodes])
			.filter((node) => node.nodeType === 3 && /\p{Script=Devanagari}/u.test(node.nodeValue ?? ""));
		expect(unmarked.map(({ nodeValue }) => nodeValue)).toEqual([]);

		const loose = [...page.querySelectorAll("svg")]
			.filter((svg) => [...svg.querySelectorAll("use")].some(isStar))
			.filter((svg) => svg.getAttribute("role") !== "img" && !svg.closest("[aria-hidden=true]"))
			.filter((svg) => !/^Rated [\d.]+ out of 5$/.test(svg.getAttribute("aria-label") ?? ""));
		expect(loose.map(({ outerHTML }) => outerHTML)).toEqual([]);
		expect(page.querySelector("main")?.textContent).not.toMatch(/★{2,}/);
	});

	test("has nothing of analytics where the shop has no key", async ({ skip }) => {
		skip(shop.analytics.posthogKey !== "");
		const { html } = await site.page(path);
		expect(html).not.toMatch(/_astro\/track-page|posthog|phc_/);
	});
});

function isStar(use: Element): boolean {
	return /star/.test(use.getAttribute("href") ?? "");
}

test("no two pages share a title, a description, a heading or a picture", async () => {
	const all = await Promise.all(addresses.map((path) => site.page(path)));
	for (const read of [
		(page: Document) => page.title,
		(page: Document) => meta(page, "description"),
		(page: Document) => page.querySelector("h1")?.textContent,
		(page: Document) => meta(page, "og:image"),
	])
		expect(new Set(all.map(({ document }) => read(document))).size).toBe(addresses.length);
});
