/** How fast the site answers a tap and a key with the processor slowed to a quarter. */
import type { Browser, Locator, Page } from "@playwright/test";
import { routes } from "../src/site-map.ts";
import { reactions } from "./budget.ts";
import { longestEvent, middleClass, onPhone, slowed, watchEvents } from "./phone.ts";
import { medianOf, type Reaction } from "./reaction.ts";

interface Interaction {
	what: string;
	path: string;
	/** What has to be done first. */
	before?: (page: Page) => Promise<void>;
	/** What is tapped; without it a letter is typed. */
	tapped?: (page: Page) => Locator;
	/** What must then be seen. */
	shows: string;
}

const field = (page: Page) => page.getByPlaceholder("Search for a service...");
const categories = (page: Page) => page.getByRole("navigation", { name: "Price categories" });

const interactions: readonly Interaction[] = [
	{
		what: "open the menu",
		path: routes.about,
		tapped: (page) => page.getByRole("button", { name: "Open menu" }),
		shows: "#menu:popover-open",
	},
	{
		what: "open a footer dialog",
		path: routes.about,
		tapped: (page) => page.getByRole("button", { name: "FAQs" }),
		shows: "#faq[open] li",
	},
	{
		what: "open a review",
		path: routes.reviews,
		tapped: (page) => page.getByRole("main").getByRole("listitem").first(),
		shows: "dialog[open]",
	},
	{
		what: "type a letter into the search",
		path: routes.pricing,
		before: (page) => field(page).tap(),
		shows: ".price-search input:focus",
	},
	{
		what: "search prices, the result shown",
		path: routes.pricing,
		before: (page) => field(page).fill("saree"),
		tapped: (page) => page.getByRole("button", { name: "Search", exact: true }),
		shows: ".results mark",
	},
	{
		what: "choose a category",
		path: routes.pricing,
		tapped: (page) => categories(page).getByRole("link").nth(2),
		shows: '.categories li:nth-child(3) [aria-current="true"]',
	},
	{
		what: "open the chat",
		path: routes.services,
		tapped: (page) => page.getByRole("button", { name: "Chat with us", exact: true }),
		shows: "#assistant:popover-open",
	},
];

/** From the press to the paint that shows what was asked for, medians of five visits. */
export async function measureInteractions(browser: Browser, base: string): Promise<Reaction[]> {
	const found: Reaction[] = [];
	for (const interaction of interactions) {
		const time = await medianOf(() => onPhone(browser, base, (page) => timed(page, interaction)));
		found.push({ what: interaction.what, time, most: reactions.interaction });
	}
	return found;
}

/** The longer of what the browser says of the event, and of the wait for what it brings about. */
async function timed(page: Page, { path, before, tapped, shows }: Interaction): Promise<number> {
	await page.goto(path, { waitUntil: "networkidle" });
	await slowed(page, middleClass);
	await before?.(page);
	await watchEvents(page);
	await longestEvent(page);
	const target = tapped && (await middleOf(tapped(page)));
	await page.evaluate(watchFor, shows);
	if (target) await tap(page, target);
	else await page.keyboard.press("s");
	const shown = await page.evaluate(() => (window as unknown as Watched).shown);
	return Math.max(shown, await longestEvent(page));
}

/** @throws Error when it is not in the page's view */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error(`Nothing to tap: ${target}`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Milliseconds that a finger rests on the glass. */
const rest = 80;

/** Not by the locator's own tap: what that looks at first, in the page, would count. */
async function tap(page: Page, point: { x: number; y: number }): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints });
	await touch("touchStart", [point]);
	await page.waitForTimeout(rest);
	await touch("touchEnd", []);
}

interface Watched {
	/** Milliseconds from the press to the frame after the one with the sight in it. */
	shown: Promise<number>;
}

/** Runs in the page: waits for a press, then for the frame that shows what matches the selector. */
function watchFor(selector: string): void {
	const { promise, resolve } = Promise.withResolvers<number>();
	(window as unknown as Watched).shown = promise;
	const start = (event: Event) => {
		const look = () => {
			if (!document.querySelector(selector)?.checkVisibility()) return requestAnimationFrame(look);
			// A task after the frame: by then it is painted.
			return setTimeout(() => resolve(performance.now() - event.timeStamp));
		};
		requestAnimationFrame(look);
	};
	for (const type of ["click", "keydown"])
		addEventListener(type, start, { once: true, capture: true });
}
