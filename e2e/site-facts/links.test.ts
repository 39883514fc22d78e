/** Every link of every page: alive, or to the right number, address and place. */
import { describe, expect, test } from "vitest";
import { addressIn } from "../../languages/languages.ts";
import { siteLanguages } from "../../shop/read-content.ts";
import { shop } from "../../shop/shop.ts";
import { allRoutes, routes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";
import { chatOf } from "./page-parts.ts";

const site = await openSite();
const { business, messages, services } = shop;
const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);

const pages = await Promise.all(
	addresses.map(async (path) => ({ path, document: (await site.page(path)).document })),
);
const links = pages.flatMap(({ path, document }) =>
	[...document.querySelectorAll("a")].map((link) => ({
		page: path,
		link,
		href: link.getAttribute("href") ?? "",
	})),
);
const inside = links.filter(({ href }) => !/^[a-z]+:/.test(href));
const outside = links.filter(({ href }) => /^https?:/.test(href));
const hrefs = (scheme: string) =>
	links.map(({ href }) => href).filter((href) => href.startsWith(scheme));
/** The list's link gets its message as the list is filled (list.spec.ts). */
const isOfList = (link: Element) => link.closest(".list-dialog") !== null;

/** The status that each answers with; redirects are not followed. */
async function unanswered(paths: Iterable<string>): Promise<string[]> {
	const wrong: string[] = [];
	for (const path of new Set(paths)) {
		const { status } = await site.get(path);
		if (status !== 200) wrong.push(`${path}: ${status}`);
	}
	return wrong;
}

describe("links within the site", () => {
	test("lead to pages and to parts that are there", async () => {
		expect(inside.filter(({ href }) => href === "" || href === "#")).toEqual([]);
		const targets = inside.map(({ page, href }) => new URL(href, new URL(page, site.origin)));
		expect(await unanswered(targets.map(({ pathname, search }) => pathname + search))).toEqual([]);
		const lost = [];
		for (const { pathname, hash } of targets) {
			if (!hash) continue;
			const { document } = await site.page(pathname);
			if (!document.getElementById(decodeURIComponent(hash.slice(1)))) lost.push(pathname + hash);
		}
		expect(lost).toEqual([]);
	});

	test("open no tab", () => {
		expect(inside.filter(({ link }) => link.target).map(({ href }) => href)).toEqual([]);
	});

	test("reach every address from Home, and each page its twins", async () => {
		const reached = new Set<string>([routes.home]);
		// A set grows while it is walked.
		for (const path of reached)
			for (const { page, href } of inside)
				if (page === path && href.startsWith("/")) reached.add(href.replace(/[?#].*$/, ""));
		const all = siteLanguages.flatMap((one) => addresses.map((path) => addressIn(one, path)));
		expect([...reached].filter((path) => !/\.\w+$/.test(path)).toSorted()).toEqual(all.toSorted());
	});
});

test("links to other sites are safe, and open a tab that cannot reach back", () => {
	expect(outside.length).toBeGreaterThan(addresses.length);
	const wrong = outside.filter(
		({ href, link }) =>
			href.startsWith("http:") ||
			link.getAttribute("target") !== "_blank" ||
			!/\bno(opener|referrer)\b/.test(link.getAttribute("rel") ?? ""),
	);
	expect(wrong.map(({ page, href }) => `${page}: ${href}`)).toEqual([]);
});

test("WhatsApp links have the shop's number and one of its messages", () => {
	const about = [
		...services.map(({ name }) => name),
		...shop["keyword-pages"].map(({ messageName }) => messageName),
	].map((name) => messages.aboutService.replace("{service}", () => name));
	const known = [
		...[messages.bookNow, messages.contactUs, messages.feedback, messages.orderStatus],
		...about,
		...business.areas.map((area) => messages.areaBooking.replace("{area}", () => area)),
		...shop["keyword-pages"].flatMap(({ quote }) => quote?.message ?? []),
	];
	const chats = links.filter(({ href }) => /whatsapp|wa\.me/.test(href));
	expect(chats.length).toBeGreaterThan(addresses.length);
	for (const { page, href, link } of chats) {
		const { host, number, text } = chatOf(href);
		expect({ host, number }, page).toEqual({ host: "wa.me", number: business.whatsapp });
		if (!isOfList(link)) expect(known, page).toContain(text);
	}
});

test("telephone and mail links are the shop's, on every page", () => {
	expect([...new Set(hrefs("tel:"))]).toEqual([`tel:${business.phone.replaceAll(" ", "")}`]);
	const mail = new Set(hrefs("mailto:").map((href) => href.split("?")[0]));
	expect([...mail]).toEqual([`mailto:${business.email}`]);
	const schemes = new Set(links.map(({ href }) => /^[a-z]+:/.exec(href)?.[0] ?? ""));
	expect([...schemes].toSorted()).toEqual(["", "https:", "mailto:", "tel:"]);
});
