/**
 * Islands as served, and in pages that others change, as translators and extensions do, before and after they are
 * hydrated; the area field on each page on which it stands.
 */
import { expect, type Page } from "@playwright/test";
import { completionsPath } from "../assistant/contract.ts";
import { shop } from "../shop/shop.ts";
import { allRoutes } from "../src/site-map.ts";
import { landmarks, readChatLink, test } from "./testing/journey.ts";

/** Together they have all islands, in both languages. */
const pagesWithIslands = ["/pricing", "/hi/laundry-near-me"];
const answer = "It will be ready tomorrow.";

/** Uses an island by its component's name; the second time with another outcome. */
const uses: Record<string, (page: Page, time: number) => Promise<void>> = {
	async PriceFinder(page, time) {
		const name = await page.locator("#all-items dt").nth(time).textContent();
		const word = name?.slice(0, 4) ?? "";
		await page.locator("[name=q]").fill(word);
		await page.locator("[name=q]").press("Enter");
		await expect(page.locator(".results h2")).toBeVisible();
		await expect(page.locator(".results dt").first()).toContainText(word);
		await expect(page.locator(".results dd:not(.is-words)").first()).toContainText(/₹\d/);
	},
	async ListIsland(page, time) {
		const plus = page.locator(".add-button").locator("visible=true");
		// On Services the rows are in the verdict of a care label.
		const ids = await plus.evaluateAll((all) => all.map((button) => button.getAttribute("value")));
		if (ids.length === 0) return;
		const item = [...new Set(ids)][time - 1] ?? ids[0];
		await plus
			.and(page.locator(`[value="${item}"]`))
			.first()
			.click();
		await expect(page.locator(".list-bar button")).toContainText(new RegExp(`${time} \\p{L}`, "u"));
	},
	async AreaCheck(page, time) {
		const asked = time === 1 ? "Atlantis" : "Avalon";
		const form = page.locator("form.area-check");
		await form.locator("input").fill(asked);
		await form.locator("input").press("Enter");
		await expect(form.getByRole("status").getByText(asked)).toBeVisible();
		await expect(form.getByRole("status").getByRole("link")).toBeVisible();
	},
	async AssistantChat(page, time) {
		await page.locator(".dock [popovertarget=assistant]").dispatchEvent("click");
		const field = page.locator("#assistant input");
		await field.fill("When is it ready?");
		await field.press("Enter");
		await expect(page.getByRole("log").getByText(answer)).toHaveCount(time);
		await expect(page.getByRole("log").getByText(answer).last()).toBeVisible();
		await page.keyboard.press("Escape");
	},
	async WhatsAppForm(page) {
		await page.locator(".dock [popovertarget=whatsapp]").dispatchEvent("click");
		await page.locator("#whatsapp textarea").fill("Hello");
		const opened = page.context().waitForEvent("page");
		await page.locator("#whatsapp [type=submit]").click();
		expect((await opened).url()).toContain("text=Hello");
		await (await opened).close();
	},
};

async function useAll(page: Page, time: number): Promise<void> {
	const islands = page.locator("astro-island");
	const names = await islands.evaluateAll((all) =>
		all.map((island) => island.getAttribute("component-export") ?? ""),
	);
	expect(names).toContain("AssistantChat");
	// A search hides the rows of the list.
	for (const name of names.sort((one) => (one === "ListIsland" ? -1 : 0)))
		await test.step(name, async () => uses[name]?.(page, time));
}

/** As Chrome's translator does it: text is replaced, and so is text that comes later. */
function translatePage(): void {
	function translate(root: Node): void {
		const texts: Text[] = [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		if (root instanceof Text) texts.push(root);
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) {
			const parent = text.parentElement;
			if (!text.data.trim() || parent?.closest("font, script, style, svg, textarea")) continue;
			const font = document.createElement("font");
			font.appendChild(document.createElement("font")).textContent = `${text.data}\u2060`;
			text.replaceWith(font);
		}
	}
	translate(document.body);
	new MutationObserver((records) => {
		for (const { target, type, addedNodes } of records)
			for (const node of type === "characterData" ? [target] : addedNodes)
				if (node.isConnected) translate(node);
	}).observe(document.body, { childList: true, subtree: true, characterData: true });
}

async function openPage(
	page: Page,
	path: string,
	waitUntil: "load" | "domcontentloaded" = "load",
): Promise<void> {
	await page.route(`**${completionsPath}`, (route) =>
		route.fulfill({
			json: { choices: [{ index: 0, message: { role: "assistant", content: answer } }] },
		}),
	);
	await page.goto(path, { waitUntil });
}

const headings = (page: Page) =>
	landmarks(page)
		.main.locator("h1, h2")
		.evaluateAll((all) => all.map(({ textContent }) => textContent.replaceAll("\u2060", "")));

test.use({ actionTimeout: 8000 });

test("the area field answers on each page on which it stands, and tells nobody", async ({
	page,
}) => {
	test.slow();
	const routes = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
	const served = await Promise.all(
		routes.map(async (path) => ({ path, html: await (await page.request.get(path)).text() })),
	);
	const paths = served.filter(({ html }) => html.includes("area-check")).map(({ path }) => path);
	expect(paths).toContain("/contact");
	expect(paths.length).toBeGreaterThan(1);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	const { areaBooking, areaQuestion } = shop.messages;
	for (const path of paths) {
		await page.goto(path);
		const form = page.locator("form.area-check");
		const chat = form.getByRole("status").getByRole("link");
		for (const [typed, name, message] of [
			["prem nagar", "Premnagar", areaBooking],
			["raipur", "Raipur", areaQuestion],
		] as const) {
			await form.getByLabel(shop.pages.areaCheck.label).fill(typed);
			await form.getByRole("button", { name: "Check", exact: true }).click();
			await expect(form.getByRole("status"), path).toContainText(name);
			expect(readChatLink(await chat.getAttribute("href")).text).toBe(
				message.replace("{area}", name),
			);
		}
		await expect(page).toHaveURL(path);
	}
	expect(asked.filter((url) => /nagar|raipur/i.test(url))).toEqual([]);
});

test("what is pressed and typed before any script has come is not lost", async ({ page }) => {
	const { promise, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/_astro/**.js", async (route) => {
		await promise;
		await route.continue();
	});
	await openPage(page, "/pricing", "domcontentloaded");
	const category = shop.prices.categories[3];
	const { main } = landmarks(page);
	await main.getByRole("navigation").getByRole("link", { name: category?.name }).click();
	await main.getByRole("button", { name: /^Add / }).first().click();
	await page.getByPlaceholder("Search for a service...").pressSequentially("boo");
	await page.getByRole("button", { name: "Chat with us", exact: true }).click();
	await page.getByPlaceholder("Ask me anything...").fill("typed early");
	await page.keyboard.press("Enter");
	release();
	await expect(page.getByRole("log").getByText("typed early")).toBeVisible();
	await expect(page.getByRole("log").getByText(answer)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("complementary", { name: "Your list" })).toContainText("1 item");
	await expect(main.getByRole("navigation").locator("[aria-current]")).toContainText(
		category?.name ?? "",
	);
	const field = page.getByPlaceholder("Search for a service...");
	await expect(field).toHaveValue("boo");
	await field.press("Enter");
	await expect(page.getByRole("heading", { name: "Search Results" })).toBeVisible();
});

for (const path of pagesWithIslands)
	test(`${path}: each island answers as served, none rendered afresh`, async ({ page }) => {
		const rendered: string[] = [];
		page.on("console", (message) => {
			if (/React error/.test(message.text())) rendered.push(message.text());
		});
		await openPage(page, path);
		await useAll(page, 1);
		expect(rendered).toEqual([]);
	});

// react-client.dom.test.tsx has the changes of extensions.
for (const path of pagesWithIslands)
	test(`${path} translated: each island answers`, async ({ page }) => {
		await openPage(page, path);
		const served = await headings(page);
		await page.evaluate(translatePage);
		await useAll(page, 1);
		// Now what React has rendered.
		await page.evaluate(translatePage);
		await useAll(page, 2);
		expect(await headings(page)).toEqual(expect.arrayContaining(served));
	});
