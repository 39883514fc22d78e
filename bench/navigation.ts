/** How long the way to another page takes, from the press on its link to its text. */
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { routes } from "../src/site-map.ts";
import { reactions } from "./budget.ts";
import { middleClass, slow4G, slowed, throttled } from "./phone.ts";
import { medianOf, type Reaction } from "./reaction.ts";
import { inTab, type Tab } from "./tab.ts";

/** A computer's screen: phones have no pointer that could rest on a link before it is pressed. */
const screen = { viewport: { width: 1280, height: 800 }, serviceWorkers: "block" } as const;
/** Long enough for a page to load, and to be rendered ahead under the pointer. Milliseconds. */
const rest = 3000;
const pressedKey = "pressed";

interface Way {
	what: string;
	most: number;
	slow: (page: Page) => Promise<void>;
}

const ways: readonly Way[] = [
	{
		what: "next page pressed at once, processor at a quarter",
		most: reactions.navigation,
		slow: async (page) => {
			await slowed(page, middleClass);
		},
	},
	{
		what: "next page pressed at once, slow 4G",
		most: reactions.navigation,
		slow: async (page) => throttled(await slowed(page, 1), slow4G),
	},
];

/** From the press to the paint of the next page's main text, medians of five. */
export async function measureNavigation(browser: Browser, base: string): Promise<Reaction[]> {
	const found: Reaction[] = [
		{
			what: "next page rendered ahead, processor at a quarter",
			most: reactions.prerendered,
			time: await medianOf(() => inTab(middleClass, (tab) => toPageAhead(tab, base))),
		},
	];
	for (const { what, most, slow } of ways) {
		found.push({ what, most, time: await medianOf(() => toPage(browser, base, slow)) });
	}
	return found;
}

async function toPage(browser: Browser, base: string, slow: Way["slow"]): Promise<number> {
	const context = await browser.newContext({ ...screen, baseURL: base });
	const page = await context.newPage();
	await page.goto(routes.home, { waitUntil: "networkidle" });
	await slow(page);
	await page.evaluate(notePress, pressedKey);
	await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
	await page.waitForURL(`**${routes.about}`);
	await page.waitForLoadState("networkidle");
	const time = await page.evaluate(sincePress, pressedKey);
	await context.close();
	return time;
}

/** @throws Error when the browser rendered nothing ahead: then there is nothing to measure */
async function toPageAhead(tab: Tab, base: string): Promise<number> {
	await tab.send("Page.navigate", { url: base + routes.home });
	await setTimeout(rest);
	await tab.evaluate(`(${notePress})("${pressedKey}")`);
	const link = await tab.evaluate(`(${middleOf})('header nav a[href="${routes.about}"]')`);
	await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...link });
	await setTimeout(rest);
	if (!tab.rendersAhead()) throw new Error("The next page was not rendered ahead.");
	for (const type of ["mousePressed", "mouseReleased"]) {
		// The page is left before it can answer.
		tab.send("Input.dispatchMouseEvent", { type, ...link, button: "left", clickCount: 1 });
	}
	await setTimeout(rest);
	tab.follow();
	return await tab.evaluate(`(${sincePress})("${pressedKey}")`);
}

/** Runs in the page. */
function middleOf(selector: string): { x: number; y: number } | undefined {
	const box = document.querySelector(selector)?.getBoundingClientRect();
	return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the first page. What it notes outlives it. */
function notePress(key: string): void {
	const note = ({ timeStamp }: Event) => {
		localStorage.setItem(key, String(performance.timeOrigin + timeStamp));
	};
	addEventListener("click", note, { capture: true });
}

/**
 * Runs in the next page: from the press to the first paint with something of its main part in it.
 * Both pages' clocks are the machine's.
 */
function sincePress(key: string): Promise<number> {
	const pressed = Number(localStorage.getItem(key)) - performance.timeOrigin;
	return new Promise((resolve) => {
		new PerformanceObserver((list, observer) => {
			// Each is the largest thing of its frame that was larger than all before.
			const main = list
				.getEntries()
				.find((entry) => (entry as LargestContentfulPaint).element?.closest("main"));
			if (!main) return;
			observer.disconnect();
			resolve(main.startTime - pressed);
		}).observe({ type: "largest-contentful-paint", buffered: true });
	});
}
