/** Every link of every page: alive, or to the right number, address and place. */
import { expect } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { allRoutes } from "../src/site-map.ts";
import { readChatLink, test } from "./testing/journey.ts";

const { business, messages, services } = shop;
const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);

interface Link {
	page: string;
	href: string;
	target: string;
	rel: string;
	/** The list's link, whose message is written as the list is filled (list.spec.ts). */
	ofList: boolean;
	/** Whether the page has the element that the link's fragment names. */
	fragmentFound: boolean;
}

/** The markup is the same at every size: once is enough. */
test.skip(({ isMobile }) => isMobile, "links do not depend on the size");

// The site's policy lets no text become markup; here the test itself reads pages as documents.
test.use({ bypassCSP: true });

test.beforeEach(({ page }) => page.goto("/healthz"));

test("every link of every page", async ({ page, baseURL }) => {
	const links = await page.evaluate(async (paths): Promise<Link[]> => {
		const found = await Promise.all(
			paths.map(async (path) => {
				const source = await (await fetch(path)).text();
				const parsed = new DOMParser().parseFromString(source, "text/html");
				return Array.from(parsed.querySelectorAll("a"), (link) => {
					const href = link.getAttribute("href") ?? "";
					const id = href.startsWith("#") ? href.slice(1) : "";
					return {
						page: path,
						href,
						target: link.target,
						rel: link.rel,
						ofList: link.closest(".list-dialog") !== null,
						fragmentFound: id === "" || parsed.getElementById(id) !== null,
					};
				});
			}),
		);
		return found.flat();
	}, addresses);
	expect(new Set(links.map((link) => link.page)).size).toBe(addresses.length);

	await test.step("links within the site answer", async () => {
		const inside = links.filter(({ href }) => !/^[a-z]+:/.test(href));
		expect(inside.filter(({ href }) => href === "" || href === "#")).toEqual([]);
		expect(inside.filter((link) => !link.fragmentFound)).toEqual([]);
		const targets = new Set(inside.map(({ page: from, href }) => pathOf(href, from, baseURL)));
		for (const target of targets) {
			const response = await page.request.get(target, { maxRedirects: 0 });
			expect(response.status(), target).toBe(200);
		}
		expect(inside.filter((link) => link.target !== "")).toEqual([]);
	});

	await test.step("links to other sites open in a tab that cannot reach back", async () => {
		const outside = links.filter(({ href }) => /^https?:/.test(href));
		expect(outside.filter(({ href }) => href.startsWith("http:"))).toEqual([]);
		expect(outside.filter((link) => link.target !== "_blank")).toEqual([]);
		expect(outside.filter((link) => !/\bno(opener|referrer)\b/.test(link.rel))).toEqual([]);
	});

	await test.step("WhatsApp links have the shop's number and one of its texts", async () => {
		const about = [
			...services.map(({ name }) => name),
			...shop["keyword-pages"].map(({ messageName }) => messageName),
		].map((name) => messages.serviceStart + name + messages.serviceEnd);
		const known = new Set([
			messages.bookNow,
			messages.contactUs,
			messages.feedback,
			messages.orderStatus,
			...about,
		]);
		const chats = links.filter(({ href }) => /whatsapp|wa\.me/.test(href));
		expect(chats.length).toBeGreaterThan(addresses.length);
		for (const { page: from, href, ofList } of chats) {
			const { host, number, text } = readChatLink(href);
			expect(host, from).toBe("wa.me");
			expect(number, from).toBe(business.whatsapp);
			if (!ofList) expect([...known], from).toContain(text);
		}
	});

	await test.step("telephone and mail links", async () => {
		const telephone = new Set(hrefs(links, "tel:"));
		expect([...telephone]).toEqual([`tel:${business.phone.replaceAll(" ", "")}`]);
		const mail = new Set(hrefs(links, "mailto:").map((href) => href.split("?")[0]));
		expect([...mail]).toEqual([`mailto:${business.email}`]);
		const schemes = new Set(links.map(({ href }) => /^[a-z]+:/.exec(href)?.[0] ?? ""));
		expect([...schemes].toSorted()).toEqual(["", "https:", "mailto:", "tel:"]);
	});
});

test("every picture, font and icon of every page", async ({ page }) => {
	const files = await page.evaluate(async (paths) => {
		const found = await Promise.all(
			paths.map(async (path) => {
				const parsed = new DOMParser().parseFromString(
					await (await fetch(path)).text(),
					"text/html",
				);
				const sources = Array.from(
					parsed.querySelectorAll("img[src], script[src], link[href]:not([rel=canonical])"),
					(element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
				);
				const sets = Array.from(parsed.querySelectorAll("[srcset]"), (element) =>
					(element.getAttribute("srcset") ?? "")
						.split(",")
						.map((candidate) => candidate.trim().split(" ")[0] ?? ""),
				);
				return [...sources, ...sets.flat()];
			}),
		);
		return [...new Set(found.flat())].filter((source) => !source.startsWith("data:"));
	}, addresses);
	expect(files.length).toBeGreaterThan(30);
	for (const file of files) {
		const response = await page.request.head(file, { maxRedirects: 0 });
		expect(response.status(), file).toBe(200);
	}
});

function pathOf(href: string, from: string, baseURL = ""): string {
	const { pathname, search } = new URL(href, new URL(from, baseURL));
	return pathname + search;
}

function hrefs(links: Link[], scheme: string): string[] {
	return links.map(({ href }) => href).filter((href) => href.startsWith(scheme));
}
