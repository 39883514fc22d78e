/** The keyboard alone: the order of Tab's stops, and that each is visible with its focus ring. */
import { expect, type Page } from "@playwright/test";
import { wholeBrowser } from "../testing/find-browser.ts";
import { landmarks, test, untilLive } from "./testing/journey.ts";

// Tab goes on to the browser's own controls.
test.use({ launchOptions: wholeBrowser() });

interface Stop {
	name: string;
	/** True if the stop is inside header, main or footer. */
	place: string;
	/** Drawn around it, or around the field it is in. */
	ring: boolean;
	inView: boolean;
	/** The sticky header, the dock or the list's bar lies over some of it. */
	covered: boolean;
}

/** The element that has the focus now; none once Tab has left the page. */
function readStop(page: Page): Promise<Stop | null> {
	return page.evaluate(async () => {
		const host = document.activeElement;
		if (!(host instanceof HTMLElement) || host === document.body) return null;
		// Focus brings the dock back, with an animation.
		const dock = host.closest(".dock");
		for (let frame = 0; dock && frame < 2; frame++) await new Promise(requestAnimationFrame);
		await Promise.allSettled(dock?.getAnimations().map(({ finished }) => finished) ?? []);
		// A row's stepper has its buttons in a shadow tree.
		const element = (host.shadowRoot?.activeElement ?? host) as HTMLElement;
		const { top, bottom, left, right } = element.getBoundingClientRect();
		const drawn = (candidate: Element | null, pseudo?: string) => {
			if (!candidate) return false;
			const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, pseudo);
			const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
			return outlined || (pseudo === undefined && boxShadow.includes("0px 0px 0px 3px"));
		};
		const over = [...document.querySelectorAll(".site-header, .dock, .list-bar:not([hidden])")]
			.filter((bar) => !bar.contains(element) && !element.matches(".skip-link"))
			.map((bar) => bar.getBoundingClientRect());
		return {
			name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60),
			place: host.closest("header, main, footer, aside")?.localName ?? "",
			ring:
				drawn(element) ||
				drawn(element, "::after") ||
				(element.localName === "input" && drawn(element.closest("label"))),
			inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
			covered: over.some(
				(bar) =>
					Math.min(right, bar.right) - Math.max(left, bar.left) > 1 &&
					Math.min(bottom, bar.bottom) - Math.max(top, bar.top) > 1,
			),
		};
	});
}

async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
	const stops: Stop[] = [];
	for (let count = 0; count < 150; count++) {
		await page.keyboard.press(key);
		const stop = await readStop(page);
		// Past the end comes the browser's own toolbar, or the first stop again.
		if (!stop || (stops.length > 0 && stop.name === stops[0]?.name)) break;
		stops.push(stop);
	}
	return stops;
}

test("the skip link is the first stop and leads past the header", async ({ page }) => {
	await page.goto("/services");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to content" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport({ ratio: 1 });
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	const stop = await readStop(page);
	expect(stop?.place).toBe("main");
});

async function expectSeenStops(page: Page): Promise<void> {
	for (const key of ["Tab", "Shift+Tab"] as const) {
		const stops = await walk(page, key);
		expect(stops.length).toBeGreaterThan(15);
		expect(stops.length).toBeLessThan(150);
		const unseen = stops.filter(({ ring, inView, covered }) => !ring || !inView || covered);
		expect(unseen).toEqual([]);
	}
}

for (const path of ["/", "/contact", "/reviews"]) {
	test(`${path}: every stop is seen, forwards and backwards`, { tag: "@desktop" }, async ({
		page,
	}) => {
		await page.goto(path);
		await expectSeenStops(page);
	});
}

// On a small screen header, dock and the list's bar all lie over the page.
test("/pricing with a list: every stop is seen, forwards and backwards", async ({ page }) => {
	test.slow();
	await page.goto("/pricing");
	await untilLive(page);
	await page.getByRole("button", { name: "Add Shirt", exact: true }).first().click();
	const bar = page.getByRole("complementary", { name: "Your list" });
	await expect(bar).toBeVisible();
	// Start again at the page's top.
	await page.reload();
	await untilLive(page);
	await expect(bar).toBeVisible();
	await expectSeenStops(page);
});

test("the menu and the sheets that cover a phone keep the focus, and give it back", async ({
	page,
}) => {
	await page.goto("/about");
	for (const name of ["Open menu", "Chat with us", "Chat with us on WhatsApp"]) {
		const button = page.getByRole("button", { name, exact: true });
		await button.focus();
		await page.keyboard.press("Enter");
		const opened = page.locator("[popover]:popover-open");
		await expect(opened).toBeVisible();
		for (let count = 0; count < 14; count++) {
			await page.keyboard.press("Tab");
			const inside = await opened.evaluate(
				(element) =>
					element.contains(document.activeElement) || document.activeElement === document.body,
			);
			expect(inside, `${name}, stop ${count + 1}`).toBe(true);
		}
		await page.keyboard.press("Escape");
		await expect(opened).toHaveCount(0);
		await expect(button).toBeFocused();
	}
	// The rest of the page is no longer inert.
	await landmarks(page).footer.getByRole("button", { name: "FAQs" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
});
