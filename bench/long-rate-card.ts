/** How fast the pricing page of a grown shop answers a key and a tap. */
import type { Page } from "@playwright/test";
import { startServer } from "../e2e/testing/local-server.ts";
import { routes } from "../src/site-map.ts";
import { median } from "./budget.ts";
import { inBrowser, longestEvent, middleClass, onPhone, slowed, watchEvents } from "./phone.ts";

const rounds = 5;

/** Milliseconds from the press to the next paint: medians of five visits. */
export interface Answers {
	letter: number;
	/** Of a word. */
	slowestLetter: number;
	enter: number;
	category: number;
	/** The first touch of the search, which brings React. */
	wake: number;
	/** From what was found back to the whole card. */
	clear: number;
}

/** @param build the folder of a finished build */
export async function measureLongRateCard(build: string): Promise<Answers> {
	const server = await startServer(4197, build);
	const visits: Answers[] = [];
	try {
		await inBrowser(async (browser) => {
			for (let round = 0; round < rounds; round++) {
				visits.push(await onPhone(browser, server.url, oneVisit));
			}
		});
	} finally {
		server.stop();
	}
	const of = (key: keyof Answers) => median(visits.map((answers) => answers[key]));
	return {
		letter: of("letter"),
		slowestLetter: of("slowestLetter"),
		enter: of("enter"),
		category: of("category"),
		wake: of("wake"),
		clear: of("clear"),
	};
}

async function oneVisit(page: Page): Promise<Answers> {
	await page.goto(routes.pricing, { waitUntil: "networkidle" });
	await page.locator("html[data-live]").waitFor({ state: "attached" });
	await slowed(page, middleClass);
	await watchEvents(page);
	// Looked for among all the rows' buttons it would take longer than it is waited for.
	const clear = page.locator(".results").getByRole("button", { name: "Clear", exact: true });
	const category = await timed(page, () => choose(page, 2));
	const wake = await timed(page, () => field(page).tap());
	await page.locator("[data-island=price-finder][data-live]").waitFor({ state: "attached" });
	// What it took to take over is none of the first letter's.
	await longestEvent(page);
	return {
		category,
		wake,
		...(await search(page)),
		clear: await timed(page, () => clear.tap()),
	};
}

async function search(page: Page): Promise<Omit<Answers, "wake" | "category" | "clear">> {
	const letters: number[] = [];
	for (const key of "saree") letters.push(await timed(page, () => page.keyboard.press(key)));
	return {
		letter: median(letters),
		slowestLetter: Math.max(...letters),
		enter: await timed(page, () => page.keyboard.press("Enter")),
	};
}

const field = (page: Page) => page.getByPlaceholder("Search for a service...");

/** Until it is chosen: who types before that sees the list change under the search. */
async function choose(page: Page, place: number): Promise<void> {
	const categories = page.getByRole("navigation", { name: "Price categories" });
	await categories.getByRole("link").nth(place).tap();
	const chosen = `.categories li:nth-child(${place + 1}) [aria-current="true"]`;
	await page.locator(chosen).waitFor({ state: "attached" });
}

async function timed(page: Page, act: () => Promise<void>): Promise<number> {
	await act();
	return await longestEvent(page);
}
