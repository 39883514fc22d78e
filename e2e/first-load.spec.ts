/** What a first visit to each kind of page may cost (weight-budget.ts), over the wire from the real server. */
// Not the journeys' own `test`: requests that pass through a test do not cost what they really do.
import { expect, type Request, test } from "@playwright/test";
import { routes } from "../src/site-map.ts";
import { checkedPages } from "./testing/checked-pages.ts";
import { type FirstLoad, measureFirstLoad } from "./testing/first-load.ts";
import { untilScripted } from "./testing/journey.ts";
import { weightBudgetOf } from "./testing/weight-budget.ts";

// The service worker must not be seen in a first visit. A trace says nothing of bytes, and takes longer
// than all the rest.
test.use({ serviceWorkers: "allow", trace: "off" });

/** Everything on one line, so that a failure says where the bytes are. */
function told({ transfers }: FirstLoad): string {
	return transfers
		.toSorted((one, other) => other.bytes - one.bytes)
		.map(({ url, type, bytes }) => `${type} ${bytes} ${new URL(url).pathname}`)
		.join("\n");
}

test.describe("within the budget", () => {
	for (const path of checkedPages) {
		test(path, async ({ page }) => {
			const load = await measureFirstLoad(page, path);
			for (const [what, most] of Object.entries(weightBudgetOf(path))) {
				const weight = load.weight[what as keyof typeof load.weight];
				expect.soft(weight, `${what}\n${told(load)}`).toBeGreaterThan(0);
				expect.soft(weight, `${what}\n${told(load)}`).toBeLessThanOrEqual(most);
			}
			expect.soft(load.blocking, "what the first paint waits for").toEqual([]);
		});
	}
});

test("who only reads the prices loads no React; who means to search, at most 75 KB of scripts", async ({
	page,
}) => {
	const scripts: Request[] = [];
	page.on("requestfinished", (request) => {
		if (request.resourceType() === "script") scripts.push(request);
	});
	// The sizes are asked for while the test waits: a question that outlives the page fails the whole run.
	const bytes = async () =>
		(await Promise.all(scripts.map((script) => script.sizes()))).reduce(
			(sum, { responseBodySize }) => sum + responseBodySize,
			0,
		);
	await page.goto(routes.pricing, { waitUntil: "networkidle" });
	await untilScripted(page);
	expect(await bytes()).toBeLessThan(15_000);
	await page.getByPlaceholder("Search for a service...").focus();
	await page.waitForLoadState("networkidle");
	await expect.poll(bytes).toBeGreaterThan(50_000);
	expect(await bytes()).toBeLessThanOrEqual(75_000);
});
