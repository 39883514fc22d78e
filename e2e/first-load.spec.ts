/** Byte budgets of a first visit (issue 2), over the wire from the real server. */
// Not the journeys' own `test`: requests that pass through a test do not cost what they really do.
import { expect, type Response, test } from "@playwright/test";
import { type FirstLoad, measureFirstLoad } from "./first-load.ts";

const KB = 1000;

/** Everything on one line, so that a failure says where the bytes are. */
function told({ transfers }: FirstLoad): string {
	return transfers
		.toSorted((one, other) => other.bytes - one.bytes)
		.map(({ url, type, bytes }) => `${type} ${bytes} ${new URL(url).pathname}`)
		.join("\n");
}

for (const path of [
	"/",
	"/services",
	"/about",
	"/reviews",
	"/laundry-near-me",
	"/sofa-cleaning-service",
]) {
	test(`${path}: scripts at most 5 KB, fonts at most 40 KB, one request to read it`, async ({
		page,
		isMobile,
	}) => {
		const load = await measureFirstLoad(page, path);
		if (path === "/" && isMobile) {
			// The whole of Home on a phone, its hero included.
			expect(load.transfers.some(({ type }) => type === "Image")).toBe(true);
			expect(load.total, told(load)).toBeLessThanOrEqual(110 * KB);
		}
		expect(load.scripts, told(load)).toBeGreaterThan(0);
		// The page's own script stands in it: nothing else is fetched before it is called for.
		expect(load.transfers.filter(({ type }) => type === "Script")).toEqual([]);
		expect(load.scripts, told(load)).toBeLessThanOrEqual(5 * KB);
		expect(load.fonts, told(load)).toBeLessThanOrEqual(40 * KB);
		expect(load.blocking).toEqual([]);
	});
}

test("/pricing: scripts at most 80 KB", async ({ page }) => {
	const load = await measureFirstLoad(page, "/pricing");
	// The island is part of the first load.
	expect(load.scripts, told(load)).toBeGreaterThan(20 * KB);
	expect(load.scripts, told(load)).toBeLessThanOrEqual(80 * KB);
	expect(load.fonts, told(load)).toBeLessThanOrEqual(40 * KB);
	expect(load.blocking).toEqual([]);
});

for (const path of ["/pricing", "/sofa-cleaning-service"]) {
	test(`${path}: the list's scripts at most 8 KB, and none of the estimate before there is a list`, async ({
		page,
	}) => {
		const isList = ({ url }: { url: string }) =>
			/\/(?:list|split-price|preload-helper)[^/]*\.js$/.test(url);
		const first = await measureFirstLoad(page, path);
		const bytes = first.transfers.filter(isList).reduce((sum, transfer) => sum + transfer.bytes, 0);
		expect(bytes, told(first)).toBeGreaterThan(1 * KB);
		expect(first.transfers.some(({ url }) => /list-panel|listPrices/.test(url))).toBe(false);

		await page.evaluate(() => {
			const kept = Date.now();
			const items = [{ id: "mens-shirt", name: "Shirt", quantity: 2 }];
			localStorage.setItem("list", JSON.stringify({ version: 1, kept, items }));
		});
		const again = await measureFirstLoad(page, path);
		await expect(page.getByRole("complementary", { name: "Your list" })).toContainText("₹160");
		const scripts = again.transfers.filter(isList);
		expect(scripts.some(({ url }) => url.includes("list-panel"))).toBe(true);
		const all = scripts.reduce((sum, transfer) => sum + transfer.bytes, 0);
		expect(all, told(again)).toBeLessThanOrEqual(8 * KB);
	});
}

test("pages and scripts come compressed by brotli", async ({ page }) => {
	const responses: Response[] = [];
	page.on("response", (response) => {
		if (/document|script/.test(response.request().resourceType())) responses.push(response);
	});
	await page.goto("/pricing", { waitUntil: "networkidle" });
	const bodies = await Promise.all(
		responses.map(async (response) => ({
			url: response.url(),
			encoding: response.headers()["content-encoding"],
			bytes: (await response.body()).byteLength,
		})),
	);
	// What fits into one packet anyway is left as it is.
	const worthIt = bodies.filter(({ bytes }) => bytes > 1024);
	expect(worthIt.length).toBeGreaterThan(1);
	expect(worthIt.filter(({ encoding }) => encoding !== "br")).toEqual([]);
});
