/** How fast the site answers a tap and a key with the processor slowed to a quarter. */
import type { Browser, Page } from "@playwright/test";
import { routes } from "../src/site-map.ts";
import { reactions } from "./budget.ts";
import { longestEvent, middleClass, onPhone, slowed, watchEvents } from "./phone.ts";
import { medianOf, type Reaction } from "./reaction.ts";

interface Interaction {
	what: string;
	path: string;
	/** What has to be done first. */
	before?: (page: Page) => Promise<void>;
	act: (page: Page) => Promise<void>;
	/** What must then be seen. */
	shows: string;
}

const field = (page: Page) => page.getByPlaceholder("Search for a service...");
const categories = (page: Page) => page.getByRole("navigation", { name: "Price categories" });

const interactions: readonly Interaction[] = [
	{
		what: "open the menu",
		path: routes.about,
		act: (page) => page.getByRole("button", { name: "Open menu" }).tap(),
		shows: "#menu:popover-open",
	},
	{
		what: "open a footer dialog",
		path: routes.about,
		act: (page) => page.getByRole("button", { name: "FAQs" }).tap(),
		shows: "#faq[open] li",
	},
	{
		what: "open a review",
		path: routes.reviews,
		act: (page) => page.getByRole("main").getByRole("listitem").first().tap(),
		shows: "dialog[open]",
	},
	{
		what: "type a letter into the search",
		path: routes.pricing,
		before: (page) => field(page).tap(),
		act: (page) => page.keyboard.press("s"),
		shows: ".price-search input:focus",
	},
	{
		what: "search prices, the result shown",
		path: routes.pricing,
		before: (page) => field(page).fill("saree"),
		act: (page) => page.getByRole("button", { name: "Search", exact: true }).tap(),
		shows: ".results mark",
	},
	{
		what: "choose a category",
		path: routes.pricing,
		act: (page) => categories(page).getByRole("link").nth(2).tap(),
		shows: '.categories li:nth-child(3) [aria-current="true"]',
	},
	{
		what: "open the chat",
		path: routes.services,
		act: (page) => page.getByRole("button", { name: "Chat with us", exact: true }).tap(),
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
async function timed(page: Page, { path, before, act, shows }: Interaction): Promise<number> {
	await page.goto(path, { waitUntil: "networkidle" });
	await slowed(page, middleClass);
	await before?.(page);
	await watchEvents(page);
	await longestEvent(page);
	await page.evaluate(watchFor, shows);
	await act(page);
	const shown = await page.evaluate(() => (window as unknown as Watched).shown);
	return Math.max(shown, await longestEvent(page));
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
