/** Header, menu, footer and its dialogs, which every page has: read from Home. */
import { describe, expect, test } from "vitest";
import { shownAccounts } from "../../shop/format-address.ts";
import { shop } from "../../shop/shop.ts";
import { fixedLinks, quickLinks, routes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";
import { chatOf, linkNamed, textOf } from "./page-parts.ts";

const { business, faq, messages, privacy, terms } = shop;
const site = await openSite();
const { document: page } = await site.page(routes.home);

const links = (root: ParentNode | null) =>
	[...(root?.querySelectorAll("a") ?? [])].map((link) => ({
		label: textOf(link),
		href: link.getAttribute("href"),
	}));

test("header and menu have the same links in order, and book by chat", () => {
	const menu = page.getElementById("menu") as HTMLElement;
	expect(links(page.querySelector("body > header nav"))).toEqual(fixedLinks);
	expect(links(menu.querySelector("nav"))).toEqual(fixedLinks);
	for (const part of [page.querySelector("body > header") as Element, menu])
		expect(chatOf(linkNamed(part, "Book Now"))).toEqual({
			host: "wa.me",
			number: business.whatsapp,
			text: messages.bookNow,
		});
});

test("the footer has name, tagline, quick links and every way to reach the shop", () => {
	const footer = page.querySelector("body > footer") as Element;
	expect(textOf(footer)).toContain(business.name);
	expect(textOf(footer)).toContain(business.tagline);
	const nav = footer.querySelector("nav[aria-labelledby]");
	expect(textOf(nav?.querySelector("h2"))).toBe("Quick Links");
	expect(links(nav)).toEqual(quickLinks);
	const hrefOf = (name: string) => linkNamed(footer, name).getAttribute("href");
	expect(hrefOf(business.phone)).toBe(`tel:${business.phone.replaceAll(" ", "")}`);
	expect(hrefOf(business.email ?? "")).toBe(`mailto:${business.email}`);
	expect(textOf(linkNamed(footer, business.address.street))).toContain(business.address.postalCode);
	expect(hrefOf(business.address.street)).toMatch(/^https:\/\/www\.google\.com\/maps/);
	if (business.directoryLink) expect(hrefOf("View on Justdial")).toBe(business.directoryLink);
	for (const { name, url } of shownAccounts(business.socialMedia)) expect(hrefOf(name)).toBe(url);
});

describe.each([
	["FAQs", undefined, faq.map(({ question, answer }) => [question, answer])],
	[
		"Terms & Conditions",
		terms.description,
		terms.items.map(({ title, content }) => [title, content]),
	],
	[
		"Privacy Policy",
		privacy.description,
		privacy.items.map(({ title, content }) => [title, content]),
	],
])("%s", (name, description, items) => {
	const button = [...page.querySelectorAll("body > footer button")].find(
		(one) => textOf(one) === name,
	);
	const dialog = page.getElementById(button?.getAttribute("commandfor") ?? "");

	test("is opened by its button, and holds every item in a numbered list", () => {
		expect(button?.getAttribute("command")).toBe("show-modal");
		expect(dialog?.localName).toBe("dialog");
		if (description) expect(textOf(dialog)).toContain(description);
		const shown = [...(dialog?.querySelectorAll("ol > li") ?? [])];
		expect(shown).toHaveLength(items.length);
		for (const [index, [heading, text = ""]] of items.entries()) {
			expect(textOf(shown[index]?.querySelector("h3"))).toBe(heading);
			for (const paragraph of text.split(/\n{2,}/))
				expect(textOf(shown[index])).toContain(paragraph.replace(/\s+/g, " "));
		}
	});
});
