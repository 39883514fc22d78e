/** What a screen reader is told, as the browser's own accessibility tree has it. */
import { expect, type Page } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { barePrice, landmarks, test, untilLive } from "./testing/journey.ts";
import { shareOfSitemap, shares } from "./testing/sitemap.ts";

for (const share of shares) {
	test(`every address, share ${share + 1} of ${shares.length}`, async ({ page, request }) => {
		test.setTimeout(90_000);
		for (const path of await shareOfSitemap(request, share)) {
			await page.goto(path);
			await test.step(path, async () => {
				await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
				await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
				expect(await headingJumps(page)).toEqual([]);
				for (const landmark of Object.values(landmarks(page)))
					await expect(landmark).toHaveCount(1);
				expect(await silentNewTabs(page)).toEqual([]);
				expect(await looseStars(page)).toEqual([]);
				expect(await ragged(page)).toEqual([]);
				expect(await silentOpeners(page)).toEqual([]);
				expect(await unmarkedHindi(page)).toEqual([]);
			});
		}
	});
}

/** Headings that skip a level, such as an h4 under an h2. */
function headingJumps(page: Page): Promise<string[]> {
	return page.getByRole("heading").evaluateAll((headings) =>
		headings
			.filter((heading, place) => {
				const level = (one: Element | undefined) => Number(one?.localName.slice(1) ?? 0);
				return level(heading) > level(headings[place - 1]) + 1;
			})
			.map((heading) => heading.textContent ?? ""),
	);
}

/** Links that open a tab without a word of it in their name. */
async function silentNewTabs(page: Page): Promise<string[]> {
	const opening = await page.locator('a[target="_blank"]:visible').count();
	const saying = await page.getByRole("link", { name: /\(opens in a new tab\)$/ }).all();
	const names = await Promise.all(saying.map((link) => link.getAttribute("target")));
	const wrong = names.filter((target) => target !== "_blank");
	return opening === saying.length && wrong.length === 0
		? []
		: [`${opening} links open a tab, ${saying.length} say so, ${wrong.length} say so and do not`];
}

/** Names with a space too many: "Book Now : Premium", "Shirt , 80", " Close". */
async function ragged(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	return nodes
		.filter(({ role }) => !/^(?:StaticText|InlineTextBox|LineBreak|ListMarker)$/.test(role?.value))
		.map(({ name }) => String(name?.value ?? ""))
		.filter((name) => /\s[,:;.!?)\]”]|[([“]\s|\s{2}|^\s|\s$/.test(name));
}

/** Buttons that open a dialog, a panel or the menu without saying so, wherever they stand. */
function silentOpeners(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("button[command=show-modal], button[popovertarget]")]
			.filter((button) => button.getAttribute("popovertargetaction") !== "hide")
			.filter((button) => button.getAttribute("aria-haspopup") !== "dialog")
			.map((button) => button.outerHTML),
	);
}

/** Texts in Devanagari that a voice would read as English. */
function unmarkedHindi(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const unmarked: string[] = [];
		while (texts.nextNode()) {
			const { data = "", parentElement } = texts.currentNode as Text;
			const shown = !parentElement?.closest("script, style, textarea");
			if (shown && /\p{Script=Devanagari}/u.test(data) && !parentElement?.closest("[lang=hi]"))
				unmarked.push(data);
		}
		return unmarked;
	});
}

/** Stars outside of an image that says "Rated 5 out of 5". */
function looseStars(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const drawn = [...document.querySelectorAll<SVGElement>("svg:has(use[href*='star'])")]
			.filter((svg) => svg.getAttribute("role") !== "img")
			.filter((svg) => !svg.closest("[aria-hidden=true]"))
			.filter((svg) => !/^Rated [\d.]+ out of 5$/.test(svg.getAttribute("aria-label") ?? ""));
		return [
			...drawn.map((svg) => svg.outerHTML.slice(0, 80)),
			...(document.querySelector("main")?.textContent.match(/.{0,20}★{2,}.{0,20}/g) ?? []),
		];
	});
}

test("stars are one phrase, with the rating of the review", async ({ page }) => {
	await page.goto("/reviews");
	const cards = landmarks(page).main.getByRole("listitem");
	for (const card of await cards.all())
		await expect(card.getByRole("img", { name: "Rated 5 out of 5", exact: true })).toHaveCount(1);
});

test("a price is read as it is written, in one breath", async ({ page }) => {
	await page.goto("/pricing");
	await untilLive(page);
	const everything = shop.prices.categories.flatMap(({ items }) => items);
	const said = await definitions(page);
	expect(said).toHaveLength(everything.length);
	for (const [price, words] of said) {
		// Only words and sums: no brace, no stray dash or sign between ₹ and its figures.
		expect(words).toBe(price);
		expect(words).toMatch(
			/^(?:(?:starts @|from) )?₹[\d,]+(?:\.\d+)?(?:–[\d,]+)?(?: \S.*)?$|^[A-Z]/,
		);
	}
	expect(said.map(([, words]) => barePrice(words)).toSorted()).toEqual(
		everything.map(({ price }) => barePrice(price.text)).toSorted(),
	);
});

/** Each price of the rate card: as written, and as the accessibility tree has it, its pieces joined. */
async function definitions(page: Page): Promise<[written: string, said: string][]> {
	const main = landmarks(page).main;
	const written = await main.getByRole("definition").allInnerTexts();
	const snapshot = await main.ariaSnapshot();
	const said = [...snapshot.matchAll(/- definition:(.*(?:\n\s+- (?:text|button).*)*)/g)].map(
		([, rest = ""]) =>
			rest
				.split("\n")
				.filter((line) => !line.includes("- button"))
				.map((line) =>
					line
						.replace(/^\s*- text:/, "")
						.trim()
						.replaceAll('"', ""),
				)
				.join(" ")
				.trim(),
	);
	return written.map((text, place) => [text.replace(/\s+/g, " ").trim(), said[place] ?? ""]);
}

test("whatever opens as a dialog has a name", async ({ page, isMobile }) => {
	for (const path of ["/pricing", "/reviews"]) {
		await page.goto(path);
		const nameless = await page.evaluate(
			() =>
				[...document.querySelectorAll("dialog, [role=dialog]")].filter((dialog) => {
					const named = dialog.getAttribute("aria-labelledby");
					const label = named ? document.getElementById(named)?.textContent : dialog.ariaLabel;
					return !label?.trim();
				}).length,
		);
		expect(nameless).toBe(0);
	}
	await page.getByRole("button", { name: "Chat with us", exact: true }).click();
	await expect(page.getByRole("dialog", { name: "Chat with us", exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	if (!isMobile) return;
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
