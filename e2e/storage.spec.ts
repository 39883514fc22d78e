/** A browser that keeps nothing for the site, refuses more, or holds what the site never wrote. */
import { expect, type Page } from "@playwright/test";
import { landmarks, test, untilLive } from "./testing/journey.ts";

/** Runs in each page before its own scripts. */
const browsers = {
	"site data is blocked": () => {
		const deny = {
			get() {
				throw new DOMException("Access is denied for this document.", "SecurityError");
			},
		};
		for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
			Object.defineProperty(window, name, deny);
		Object.defineProperty(Navigator.prototype, "serviceWorker", deny);
	},
	"storage holds other shapes": () => {
		const shapes = '[{"sender":"user","text":{"a":1}},{"sender":"bot"},null,7,{"items":"x"}]';
		for (const key of ["conversation", "stale-builds"]) sessionStorage.setItem(key, shapes);
		sessionStorage.setItem("draft", '{"fields":[["\\"]",{}],null],"panel":{"a":1}}');
		localStorage.setItem("list", '{"version":1,"kept":1,"items":{"length":-1},"wishes":[]}');
	},
};

const log = (page: Page) => page.getByRole("log");

async function openChat(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Chat with us", exact: true }).click();
	await expect(page.locator("#assistant astro-island:not([ssr])")).toBeAttached();
	await expect(log(page).getByRole("button").first()).toBeVisible();
}

for (const [browser, prepare] of Object.entries(browsers)) {
	test(`where ${browser}, the assistant, the search and the list work as long as the page`, async ({
		page,
		context,
	}) => {
		await context.addInitScript(prepare);
		await page.goto("/pricing");
		await untilLive(page);
		const { main } = landmarks(page);
		await page.getByPlaceholder("Search for a service...").fill("lehenga");
		await page.getByRole("button", { name: "Search", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Search Results" })).toBeVisible();
		await main
			.getByRole("button", { name: /^Add .*lehenga/i })
			.first()
			.click();
		const bar = page.getByRole("complementary", { name: "Your list" });
		await expect(bar).toBeVisible();

		await page.goto("/about");
		await openChat(page);
		await page.getByPlaceholder("Ask me anything...").fill("shirt price");
		await page.getByPlaceholder("Ask me anything...").press("Enter");
		await expect(log(page).getByRole("row").first()).toContainText("Shirt");
	});
}
