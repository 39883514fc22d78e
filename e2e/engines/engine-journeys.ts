/**
 * The most common tasks of visitors, in Firefox and WebKit at a phone's size. In Chromium all of it and everything else is tested
 * (e2e/*.spec.ts).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import words from "../../admin/words/en.json" with { type: "json" };
import { shop } from "../../shop/shop.ts";
import { routes } from "../../src/site-map.ts";
import { serveEditor } from "./serve-editor.ts";
import type { Visitor } from "./visitor.ts";

const { business, pages } = shop;

/** One of each kind of page that is laid out in its own way. */
const addresses = [
	routes.home,
	routes.pricing,
	routes.contact,
	routes.reviews,
	"/carpet-cleaning-service",
	// In another script.
	...["/hi", "/hi/pricing", "/hi/carpet-cleaning-service"],
];

/** @param start opens a browser; undefined where the engine is not on this machine */
export function engineJourneys(start: (() => Promise<Visitor>) | undefined): void {
	if (!start) {
		test.skip("is not on this machine", () => {});
		return;
	}
	let visitor: Visitor;
	beforeAll(async () => {
		visitor = await start();
	});
	afterAll(() => visitor?.leave());
	afterEach(async () => {
		// Each journey begins with an empty list.
		await visitor.evaluate(() => localStorage.clear());
		// The map's frame finds no network here.
		const expected = /google|ERR_|NetworkError|Content.Security.Policy/;
		const own = visitor.problems().filter((problem) => !expected.test(problem));
		visitor.problems().length = 0;
		expect(own).toEqual([]);
	});

	test.each(addresses)("%s shows its heading, and nothing wider than the screen", async (path) => {
		await visitor.goto(path);
		const heading = await visitor.evaluate(() => document.querySelector("h1")?.textContent ?? "");
		await visitor.sees("heading", heading.replaceAll(/\s+/g, " ").trim());
		const [width, screen] = await visitor.evaluate(() => [
			document.documentElement.scrollWidth,
			innerWidth,
		]);
		expect(width).toBeLessThanOrEqual(screen ?? 0);
	});

	test("the menu opens, closes and leads on", async () => {
		await visitor.goto("/");
		await visitor.click("button", "Open menu");
		await visitor.sees("link", "Reviews");
		await visitor.click("button", "Close menu");
		await visitor.misses("dialog", "Menu");
		await visitor.click("button", "Open menu");
		await visitor.press("Escape");
		await visitor.misses("dialog", "Menu");
		await visitor.click("button", "Open menu");
		await visitor.click("link", "Pricing");
		await visitor.sees("heading", "Our Pricing");
	});

	test("Back closes what covers the page, and then leaves it", async () => {
		await visitor.goto("/about");
		await visitor.goto("/contact");
		for (const [button, close] of [
			["Open menu", "Close menu"],
			["FAQs", "Close"],
		] as const) {
			await visitor.click("button", button);
			await visitor.sees("button", close);
			await visitor.evaluate(() => history.back());
			await visitor.misses("button", close);
		}
		await visitor.click("button", "Open menu");
		await visitor.press("Escape");
		await visitor.misses("button", "Close menu");
		await visitor.evaluate(() => history.back());
		await visitor.sees("heading", pages.about.heading);
	});

	test("a search finds, is cleared, and says when it finds nothing", async () => {
		await visitor.goto("/pricing");
		await visitor.type("Search for a service...", "blanket");
		await visitor.click("button", "Search");
		await visitor.sees("heading", "Search Results");
		await visitor.click("button", "Clear");
		await visitor.sees("heading", "All Items");
		await visitor.type("Search for a service...", "zeppelin");
		await visitor.press("Enter");
		await visitor.sees("heading", "No matching results found.");
		await visitor.click("button", "Show all items");
		await visitor.sees("heading", "All Items");
	});

	test("a list goes from + to the message for WhatsApp", async () => {
		await visitor.goto("/pricing");
		await visitor.click("button", "Add Ankle boots");
		await visitor.click("button", "Add Backpack");
		await visitor.click("button", "2 items*");
		// Engines differ in how they shrink the dialog's body.
		expect(await visitor.evaluate(heightOf, ".list-dialog .body")).toBeGreaterThan(200);
		await visitor.click("button", "One Backpack more");
		await visitor.type("A stain, a landmark, who to call", "Zip is stuck");
		const href = await visitor.evaluate(
			() => document.querySelector<HTMLAnchorElement>(".list-dialog .foot a")?.href ?? "",
		);
		expect(messageIn(href)).toMatch(/Ankle boots.*2 × Backpack.*Zip is stuck/s);

		// WhatsApp stays shut.
		await visitor.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
		await visitor.click("link", "Send on WhatsApp*");
		await visitor.sees("heading", "Your ticket");
		expect(await visitor.evaluate(heightOf, ".ticket")).toBeGreaterThan(200);
		await visitor.press("Escape");
		await visitor.misses("dialog", "Your ticket");
	});

	test("the assistant answers from the shop's own prices", async () => {
		await visitor.goto("/services");
		await visitor.click("button", "Chat with us");
		await visitor.type("Ask me anything...", "How much is a two-piece suit?");
		await visitor.press("Enter");
		await visitor.sees("log", "₹420");
		await visitor.click("button", "Close chat");
		await visitor.misses("dialog", "Chat with us");
	});

	test("a typed message opens in WhatsApp", async () => {
		await visitor.goto("/contact");
		await visitor.evaluate(() => {
			window.open = (url) => {
				document.documentElement.dataset.opened = String(url);
				return null;
			};
		});
		await visitor.click("button", "Chat with us on WhatsApp");
		// Before its code has come, the browser itself sends the form to a new tab.
		await visitor.waitsForCode("#whatsapp");
		await visitor.type("Type your message...", "Can you come at 6?");
		await visitor.click("button", "Send on WhatsApp");
		await visitor.misses("textbox", "Type your message...");
		const opened = await visitor.evaluate(() => document.documentElement.dataset.opened ?? "");
		expect(opened).toContain(business.whatsapp);
		expect(messageIn(opened)).toBe("Can you come at 6?");
	});

	test("the area field knows where the shop comes", async () => {
		await visitor.goto("/contact");
		await visitor.type(pages.areaCheck.label, "prem nagar");
		await visitor.click("button", "Check");
		await visitor.sees("status", pages.areaCheck.served.replace("{area}", "Premnagar"));
	});

	test("in Hindi: menu, search, list and message", async () => {
		await visitor.goto("/hi/services");
		await visitor.click("button", "मेन्यू खोलें");
		await visitor.click("link", "रेट लिस्ट");
		const box = "जैसे शर्ट, रज़ाई, पर्दा...";
		for (const query of ["रजाई", "razai"]) {
			await visitor.type(box, query);
			await visitor.press("Enter");
			await visitor.sees("heading", "यह मिला");
			await visitor.sees("button", "लिस्ट में डालें: रज़ाई*");
			await visitor.click("button", "हटाएँ");
		}
		await visitor.click("button", "लिस्ट में डालें: ऐंकल बूट");
		await visitor.click("button", "1 *");
		await visitor.sees("link", "WhatsApp पर भेजें*");
		const href = await visitor.evaluate(
			() => document.querySelector<HTMLAnchorElement>(".list-dialog .foot a")?.href ?? "",
		);
		expect(messageIn(href)).toMatch(/^नमस्ते दून क्रिस्प.*1 × Ankle boots/s);
		await visitor.press("Escape");
	});

	test("the owner changes a price", async () => {
		// The engines run side by side: in one shop they would change the same price.
		const { address, folder, stop } = await serveEditor();
		onTestFinished(stop);
		const priced = () => readFileSync(join(folder, "prices.json"), "utf8");
		const before = priced();
		await visitor.visit(address);
		await visitor.click("textbox", "Shirt*");
		await visitor.type("Shirt*", "1");
		await visitor.click("button", words.save);
		// The check takes WebKit some seconds, and many on a busy machine.
		await expect.poll(priced, { timeout: 60_000 }).not.toBe(before);
		await visitor.sees("status", words.savedHere);
		const lines = before.split("\n");
		const changed = priced()
			.split("\n")
			.filter((line, place) => line !== lines[place]);
		expect(changed).toEqual([expect.stringMatching(/^\s*"price": "[^"]*1[^"]*"/)]);
	});
}

/** Runs in the page. In pixels. */
function heightOf(part: string): number {
	return document.querySelector(part)?.clientHeight ?? 0;
}

/** The text of a WhatsApp link in the page. */
function messageIn(href: string): string | null {
	return new URL(href).searchParams.get("text");
}
