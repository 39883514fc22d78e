import {
	test as base,
	type ConsoleMessage,
	expect,
	type Locator,
	type Page,
	type Request,
} from "@playwright/test";
import { mapLinks } from "../../shop/format-address.ts";
import { shop } from "../../shop/shop.ts";
import { chatOf } from "../site-facts/page-parts.ts";

interface Journey {
	/** Declares a problem that the test brings about itself, such as a photo that fails to load. */
	expectProblem: (pattern: RegExp) => void;
	/** Watches every page of the test; used by each test without being asked for. */
	watch: undefined;
}

/** The page that the map's frame and links to other sites load instead. */
const standIn = '<!doctype html><html lang="en"><title>Elsewhere</title><p>Elsewhere</p></html>';

/**
 * Playwright's `test` with the two rules of every journey: no request leaves the machine, and a
 * console error, an uncaught error or a CSP report fails the test, whatever the test looks at.
 */
export const test = base.extend<Journey>({
	expectProblem: async ({ browserName: _ }, use) => {
		await use((pattern) => expectedProblems.push(pattern));
	},
	watch: [
		async ({ context, baseURL }, use) => {
			expectedProblems = [];
			const problems: string[] = [];
			const own = new URL(baseURL ?? "").origin;
			await context.route(
				(url) => url.protocol.startsWith("http") && url.origin !== own,
				async (route) => {
					// Links to other sites and the map's frame are documents, and the page asks whether the map can be
					// reached; no other request may leave the site.
					if (route.request().resourceType() === "document" || isProbe(route.request())) {
						await route.fulfill({ contentType: "text/html", body: standIn });
					} else {
						problems.push(`request to another site: ${route.request().url()}`);
						await route.abort();
					}
				},
			);
			// The console does not show violations in prerendered pages and frames.
			await context.addInitScript(() => {
				addEventListener("securitypolicyviolation", (event) => {
					console.error(`CSP report: ${event.violatedDirective} ${event.blockedURI}`);
				});
			});
			context.on("console", (message) => {
				if (isProblem(message)) {
					problems.push(`console: ${message.text()} (${message.location().url})`);
				}
			});
			context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));

			await use(undefined);

			const unexpected = problems.filter(
				(problem) => !expectedProblems.some((pattern) => pattern.test(problem)),
			);
			// A request that is still held when the pages close would fail the next test of this worker.
			for (const routed of [context, ...context.pages()]) {
				await routed.unrouteAll({ behavior: "ignoreErrors" });
			}
			expect(unexpected, "console errors, uncaught errors, CSP reports").toEqual([]);
		},
		{ auto: true },
	],
});

function isProbe(request: Request): boolean {
	return request.method() === "HEAD" && request.url() === mapLinks(shop.business).embed;
}

/** Of the test that is running: a worker runs one at a time. */
let expectedProblems: RegExp[] = [];

function isProblem(message: ConsoleMessage): boolean {
	return message.type() === "error" || /Content[- ]Security[- ]Policy/i.test(message.text());
}

/** The page's Footer, Header and Main as a screen reader finds them. */
export function landmarks(page: Page) {
	return {
		header: page.getByRole("banner"),
		main: page.getByRole("main"),
		footer: page.getByRole("contentinfo"),
	};
}

/** The end of a booking while the shop is shut (opening-hours.spec.ts). */
const afterHours = new RegExp(` ${shop.messages.afterHours.replace("{day}", "[^.]+")}$`);

/**
 * A WhatsApp link's number and message. The day that is added while the shop is closed is left out,
 * because journeys run at any hour.
 */
export function readChatLink(href: string | null) {
	const { text, ...to } = chatOf(href ?? "");
	return { ...to, text: text?.replace(afterHours, "") ?? null };
}

/** Waits until the page's own script has taken over. */
export async function untilScripted(page: Page): Promise<void> {
	await expect(page.locator("html[data-live]")).toBeAttached();
}

/** Opens a page and waits until its own script has taken over. */
export async function openScripted(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await untilScripted(page);
}

/**
 * Hydrates the price finder, as focusing the search does, and waits until it answers.
 */
export async function untilLive(page: Page): Promise<void> {
	await untilScripted(page);
	await page.locator("[name=q]").dispatchEvent("focusin");
	await expect(
		page.locator("astro-island[component-export=PriceFinder]:not([ssr])"),
	).toBeAttached();
}

/** Lets the style sheets' own clock run a hundred times as fast from now on. */
export async function speedUpAnimations(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Animation.enable");
	await session.send("Animation.setPlaybackRate", { playbackRate: 100 });
}

/** The share of a part that is seen, from 0 to 1: its own opacity and that of all around it. */
export function opacityOf(part: Locator): Promise<number> {
	return part.evaluate((element) => {
		let opacity = 1;
		for (let at: Element | null = element; at; at = at.parentElement)
			opacity *= Number(getComputedStyle(at).opacity);
		return opacity;
	});
}

/** The page's scroll position, in pixels. */
export function scrollTop(page: Page): Promise<number> {
	return page.evaluate(() => Math.round(scrollY));
}

/** Sets the page's clock and has the page follow it, as one does that comes back into view. */
export async function moveClock(page: Page, moment: Date | number): Promise<void> {
	await page.clock.setFixedTime(moment);
	await page.evaluate(() =>
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
	);
}
