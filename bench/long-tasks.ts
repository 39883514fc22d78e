import type { Browser, Page } from "@playwright/test";
import { routes } from "../src/site-map.ts";
import { median, reactions } from "./budget.ts";
import { lowEnd, middleClass, onPhone, slowed } from "./phone.ts";
import type { Reaction } from "./reaction.ts";

export interface LongTasks {
	/** The longest run of a script of ours on each address while it loads, in milliseconds; 0 in no long frame. */
	scripts: Reaction[];
	/** The longest task of any kind, the browser's parsing, layout and painting among them; 0 where none takes 50. */
	middleClass: Reaction[];
	/** The same on the cheapest phones. */
	lowEnd: Reaction[];
}

/** What keeps the processor busy while each page loads: at a quarter of the speed, medians of three visits; at a sixth. */
export async function measureLongTasks(
	browser: Browser,
	base: string,
	paths: readonly string[],
): Promise<LongTasks> {
	const found: LongTasks = { scripts: [], middleClass: [], lowEnd: [] };
	for (const path of paths) {
		const longest = (rate: number) => onPhone(browser, base, (page) => longestOf(page, path, rate));
		const visits: Awaited<ReturnType<typeof longestOf>>[] = [];
		for (let visit = 0; visit < 3; visit++) visits.push(await longest(middleClass));
		const of = (what: "script" | "task") => median(visits.map((visit) => visit[what]));
		found.scripts.push({
			what: path,
			time: of("script"),
			// The pricing page is no content page: its search is what one comes for.
			...(path !== routes.pricing && { most: reactions.longTask }),
		});
		found.middleClass.push({ what: path, time: of("task") });
		found.lowEnd.push({ what: path, time: (await longest(lowEnd)).task });
	}
	return found;
}

/** Long Animation Frames tell which scripts ran in a frame that took over 50 ms; TypeScript knows them not yet. */
interface LongFrame extends PerformanceEntry {
	scripts: PerformanceEntry[];
}

async function longestOf(
	page: Page,
	path: string,
	rate: number,
): Promise<{ script: number; task: number }> {
	await slowed(page, rate);
	await page.addInitScript(() => {
		const longest = { script: 0, task: 0 };
		Object.assign(window, { longest });
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
		}).observe({ type: "longtask", buffered: true });
		new PerformanceObserver((list) => {
			for (const { duration } of (list.getEntries() as LongFrame[]).flatMap(
				({ scripts }) => scripts,
			))
				longest.script = Math.max(longest.script, Math.round(duration));
		}).observe({ type: "long-animation-frame", buffered: true });
	});
	await page.goto(path, { waitUntil: "networkidle" });
	return await page.evaluate(
		() => (window as unknown as { longest: { script: number; task: number } }).longest,
	);
}
