/** How long the way to another page takes, from the press on its link to its text. */
import type { Browser, Page } from "@playwright/test";
import { routes } from "../src/site-map.ts";
import { reactions } from "./budget.ts";
import { middleClass, slow4G, slowed, throttled } from "./phone.ts";
import { medianOf, type Reaction } from "./reaction.ts";

/** A computer's screen: phones have no pointer that could rest on a link before it is pressed. */
const screen = { viewport: { width: 1280, height: 800 }, serviceWorkers: "block" } as const;
/** How long the pointer rests on the link. */
const rest = 1500;
const pressedKey = "pressed";

interface Way {
	what: string;
	most: number;
	slow: (page: Page) => Promise<void>;
	/** Whether the pointer rests on the link first, so that the page is rendered ahead. */
	ahead: boolean;
}

const atQuarter = async (page: Page) => {
	await slowed(page, middleClass);
};

const ways: readonly Way[] = [
	{
		what: "next page rendered ahead, processor at a quarter",
		most: reactions.prerendered,
		slow: atQuarter,
		ahead: true,
	},
	{
		what: "next page pressed at once, processor at a quarter",
		most: reactions.navigation,
		slow: atQuarter,
		ahead: false,
	},
	{
		what: "next page pressed at once, slow 4G",
		most: reactions.navigation,
		slow: async (page) => throttled(await slowed(page, 1), slow4G),
		ahead: false,
	},
];

/** From the press to the paint of the next page's main text, medians of five. */
export async function measureNavigation(browser: Browser, base: string): Promise<Reaction[]> {
	const found: Reaction[] = [];
	for (const { what, most, ...way } of ways) {
		found.push({ what, most, time: await medianOf(() => follow(browser, base, way)) });
	}
	return found;
}

async function follow(
	browser: Browser,
	base: string,
	{ slow, ahead }: Pick<Way, "slow" | "ahead">,
): Promise<number> {
	const context = await browser.newContext({ ...screen, baseURL: base });
	const page = await context.newPage();
	await page.goto(routes.home, { waitUntil: "networkidle" });
	await slow(page);
	await page.evaluate(notePress, pressedKey);
	const link = page.getByRole("banner").getByRole("link", { name: "About", exact: true });
	if (ahead) {
		await link.hover();
		await page.waitForTimeout(rest);
	}
	await link.click();
	await page.waitForURL(`**${routes.about}`);
	await page.waitForLoadState("networkidle");
	const time = await page.evaluate(sincePress, pressedKey);
	await context.close();
	return time;
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
