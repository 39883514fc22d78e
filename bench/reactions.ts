/** Measures how long the page takes from a press to its next paint (Event Timing, as INP does). */
import type { Browser, Locator, Page } from "@playwright/test";
import { routes } from "../src/site-map.ts";
import { onPhone } from "./phone.ts";

interface Press {
	press: string;
	path: string;
	/** Steps before the press. */
	before?: (page: Page) => Promise<void>;
	act: (page: Page) => Promise<void>;
	/** The press must bring it into view. */
	shows: (page: Page) => Locator;
}

export interface Reaction {
	press: string;
	/** One duration a visit; 0 where the answer took less than a frame of 16 ms. */
	milliseconds: number[];
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const firstAdd = (page: Page) =>
	page.getByRole("main").getByRole("button", { name: /^Add / }).locator("visible=true").first();
const searchField = (page: Page) => page.getByPlaceholder("Search for a service...");

const presses: readonly Press[] = [
	{
		press: "open the menu",
		path: routes.home,
		act: (page) => tap(page, button(page, "Open menu")),
		shows: (page) => button(page, "Close menu"),
	},
	{
		press: "open a dialog",
		path: routes.home,
		before: (page) => button(page, "FAQs").scrollIntoViewIfNeeded(),
		act: (page) => tap(page, button(page, "FAQs")),
		shows: (page) => page.getByRole("dialog", { name: "Frequently asked questions" }),
	},
	{
		press: "open the chat",
		path: routes.home,
		act: (page) => tap(page, button(page, "Chat with us")),
		shows: (page) => page.locator("#assistant"),
	},
	{
		press: "choose a category",
		path: routes.pricing,
		act: (page) => tap(page, categoryLinks(page).nth(2)),
		shows: (page) => categoryLinks(page).and(page.locator("[aria-current]")),
	},
	{
		press: "touch the search field",
		path: routes.pricing,
		act: (page) => tap(page, searchField(page)),
		shows: (page) => page.locator("input:focus"),
	},
	{
		press: "type a letter of a search",
		path: routes.pricing,
		before: (page) => tap(page, searchField(page)),
		act: (page) => page.keyboard.type("saree", { delay: 150 }),
		shows: (page) => page.locator("input:focus"),
	},
	{
		press: "add the first item to the list",
		path: routes.pricing,
		before: (page) => firstAdd(page).scrollIntoViewIfNeeded(),
		act: (page) => tap(page, firstAdd(page)),
		shows: (page) => page.getByRole("complementary", { name: "Your list" }),
	},
];

function categoryLinks(page: Page): Locator {
	return page.getByRole("navigation", { name: "Price categories" }).getByRole("link");
}

/** @param base the site's address without a slash at its end */
export async function measureReactions(
	browser: Browser,
	base: string,
	rounds: number,
): Promise<Reaction[]> {
	const reactions = presses.map(({ press }): Reaction => ({ press, milliseconds: [] }));
	for (let round = 0; round < rounds; round++) {
		for (const [index, press] of presses.entries())
			reactions[index]?.milliseconds.push(await measurePress(browser, base, press));
	}
	return reactions;
}

function measurePress(browser: Browser, base: string, press: Press): Promise<number> {
	return onPhone(browser, async (page) => {
		await page.addInitScript(watchPresses);
		await page.goto(base + press.path, { waitUntil: "networkidle" });
		await press.before?.(page);
		await longestPress(page);
		await press.act(page);
		await press.shows(page).first().waitFor();
		return await longestPress(page);
	});
}

/** Touches the middle of an element. `locator.tap()` would first run checks of its own in the page. */
async function tap(page: Page, target: Locator): Promise<void> {
	const box = await target.boundingBox();
	if (!box) throw new Error(`There is nothing to tap: ${target}`);
	await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

interface Watched {
	pressDurations: number[];
}

/** Runs in the page before its own code. */
function watchPresses(): void {
	const pressDurations: number[] = [];
	Object.assign(window, { pressDurations });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
			if (entry.interactionId > 0) pressDurations.push(entry.duration);
		// TypeScript's DOM library does not know `durationThreshold` yet.
	}).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest press since the last call, in milliseconds. */
async function longestPress(page: Page): Promise<number> {
	// Entries arrive after the paint that they report.
	await page.waitForTimeout(800);
	return await page.evaluate(() =>
		Math.max(0, ...(window as unknown as Watched).pressDurations.splice(0)),
	);
}
