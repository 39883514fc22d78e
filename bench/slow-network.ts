/** First visits over slow networks, on the real network stack, by a phone of the middle class. */
import type { Browser, Page } from "@playwright/test";
import { median, reactions } from "./budget.ts";
import {
	longestEvent,
	middleClass,
	onPhone,
	slow4G,
	slowed,
	slowest,
	throttled,
	watchEvents,
} from "./phone.ts";

const rounds = 5;
const dockButton = '.dock [popovertarget="assistant"]';
const typed = "how much for a saree";

export interface SlowVisit {
	path: string;
	/** Milliseconds until the text is readable. */
	readable: number;
	/** Until the assistant's button stands in the page, and so can be pressed. */
	pressable: number;
	/** Until the page's script has taken over; 0 where it does not say so. */
	live: number;
}

/** The assistant, pressed as soon as its button is there, and typed into at once. */
export interface EarlyChat {
	network: string;
	/** Milliseconds from the visit's start to the tap. */
	pressed: number;
	/** From the tap to the paint with the panel. */
	panel: number;
	/** From the tap until React has taken over the field. */
	ready: number;
	/** Whether the field then held all that had been typed, in every visit. */
	kept: boolean;
}

/** Over 400 kbit/s with 400 ms, medians of five visits. */
export async function measureSlowVisits(
	browser: Browser,
	base: string,
	paths: readonly string[],
): Promise<SlowVisit[]> {
	const found: SlowVisit[] = [];
	for (const path of paths) {
		const visits: Moments[] = [];
		for (let round = 0; round < rounds; round++) {
			visits.push(await onPhone(browser, base, (page) => visit(page, path)));
		}
		const of = (key: keyof Moments) => Math.round(median(visits.map((moments) => moments[key])));
		found.push({ path, readable: of("readable"), pressable: of("pressable"), live: of("live") });
	}
	return found;
}

type Moments = Omit<SlowVisit, "path">;

async function visit(page: Page, path: string): Promise<Moments> {
	await throttled(await slowed(page, middleClass), slowest);
	await page.addInitScript(noteMoments, dockButton);
	await page.goto(path, { waitUntil: "networkidle", timeout: 60_000 });
	// A page that never says so has no such moment.
	await page
		.locator("html[data-live]")
		.waitFor({ state: "attached", timeout: 10_000 })
		.catch(() => {});
	return await page.evaluate(() => {
		const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
		const { pressable = 0, live = 0 } = (window as unknown as Noted).moments;
		return { readable: paint, pressable, live };
	});
}

interface Noted {
	moments: { pressable?: number; live?: number };
}

/** Runs in the page before anything of its own: when what appears in it? */
function noteMoments(button: string): void {
	const moments: Noted["moments"] = {};
	Object.assign(window, { moments });
	const look = () => {
		if (document.querySelector(button)) moments.pressable ??= performance.now();
		if (document.documentElement?.dataset.live !== undefined) moments.live ??= performance.now();
		if (moments.pressable && moments.live) observer.disconnect();
	};
	const observer = new MutationObserver(look);
	observer.observe(document, {
		subtree: true,
		childList: true,
		attributes: true,
		attributeFilter: ["data-live"],
	});
}

/** On slow 4G and on 400 kbit/s, medians of five visits. */
export async function measureEarlyChat(
	browser: Browser,
	base: string,
	path: string,
): Promise<EarlyChat[]> {
	const found: EarlyChat[] = [];
	for (const [network, conditions] of Object.entries({
		"slow 4G": slow4G,
		"400 kbit/s": slowest,
	})) {
		const visits: Awaited<ReturnType<typeof openEarly>>[] = [];
		for (let round = 0; round < rounds; round++) {
			visits.push(
				await onPhone(browser, base, async (page) => {
					await throttled(await slowed(page, middleClass), conditions);
					return await openEarly(page, path);
				}),
			);
		}
		const of = (key: "pressed" | "panel" | "ready") =>
			Math.round(median(visits.map((chat) => chat[key])));
		found.push({
			network,
			pressed: of("pressed"),
			panel: of("panel"),
			ready: of("ready"),
			kept: visits.every(({ field }) => field === typed),
		});
	}
	return found;
}

async function openEarly(page: Page, path: string) {
	await page.goto(path, { waitUntil: "commit", timeout: 60_000 });
	const button = page.getByRole("button", { name: "Chat with us", exact: true });
	await button.waitFor();
	await watchEvents(page, dockButton);
	const pressed = await page.evaluate(() => performance.now());
	await button.tap();
	const field = page.getByPlaceholder("Ask me anything...");
	// The keys that follow are not the tap: the field is another by the time that React has taken over.
	const opened = await page.evaluate(() => performance.now());
	await field.tap();
	await page.keyboard.type(typed);
	const panel = await longestEvent(page, opened);
	await page.locator("#assistant .island[data-live]").waitFor({ timeout: 60_000 });
	const ready = (await page.evaluate(() => performance.now())) - pressed;
	return { pressed, panel, ready, field: await field.inputValue() };
}

/** What went wrong or took too long, a line each. */
export function earlyChatFaults(chats: readonly EarlyChat[]): string[] {
	return chats.flatMap(({ network, panel, kept }) => [
		...(panel > reactions.interaction
			? [`the chat's panel on ${network}: ${panel} ms, at most ${reactions.interaction}`]
			: []),
		...(kept ? [] : [`the chat on ${network}: what was typed early was lost`]),
	]);
}
