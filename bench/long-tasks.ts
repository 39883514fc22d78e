import type { Browser, Page } from "@playwright/test";
import { routes } from "../src/site-map.ts";
import { reactions } from "./budget.ts";
import { lowEnd, middleClass, onPhone, slowed } from "./phone.ts";
import type { Reaction } from "./reaction.ts";

export interface LongTasks {
	/** The longest task of each address while it loads, in milliseconds; 0 where none takes 50. */
	middleClass: Reaction[];
	/** The same on the cheapest phones, without a budget. */
	lowEnd: Reaction[];
}

/** The longest task of our own on each page while it loads, at a quarter and a sixth of the speed. */
export async function measureLongTasks(
	browser: Browser,
	base: string,
	paths: readonly string[],
): Promise<LongTasks> {
	const found: LongTasks = { middleClass: [], lowEnd: [] };
	for (const path of paths) {
		const longest = (rate: number) =>
			onPhone(browser, base, (page) => longestTask(page, path, rate));
		found.middleClass.push({
			what: path,
			time: await longest(middleClass),
			// The pricing page is no content page: its island is what one comes for.
			...(path !== routes.pricing && { most: reactions.longTask }),
		});
		found.lowEnd.push({ what: path, time: await longest(lowEnd) });
	}
	return found;
}

async function longestTask(page: Page, path: string, rate: number): Promise<number> {
	await slowed(page, rate);
	await page.addInitScript(() => {
		const tasks: number[] = [];
		Object.assign(window, { longTasks: tasks });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) tasks.push(entry.duration);
		}).observe({ type: "longtask", buffered: true });
	});
	await page.goto(path, { waitUntil: "networkidle" });
	return await page.evaluate(() =>
		Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
	);
}
