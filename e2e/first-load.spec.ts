/** Byte budgets of a first visit (issue 2), over the wire from the real server. */
// Not the journeys' own `test`: requests that pass through a test do not cost what they really do.
import { expect, type Response, test } from "@playwright/test";
import { type FirstLoad, measureFirstLoad } from "./first-load.ts";

// The service worker must not be seen in a first visit.
test.use({ serviceWorkers: "allow" });

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
	// The area field's script (issue 5) stands in the landing pages beside the page's own.
	const scripts = path === "/laundry-near-me" ? 5 + 2 : 5;
	test(`${path}: scripts at most ${scripts} KB, fonts at most 40 KB, one request to read it`, async ({
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
		expect(load.scripts, told(load)).toBeLessThanOrEqual(scripts * KB);
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

const isList = ({ url }: { url: string }) => /list-?(?:life|prices)/i.test(url);

test("the list: nothing before a row of the rate card is near, and at most 8 KB then", async ({
	page,
}) => {
	const above = await measureFirstLoad(page, "/sofa-cleaning-service");
	expect(above.transfers.filter(isList), told(above)).toEqual([]);
	const asked = page.waitForResponse(/list-life/);
	await page.getByRole("term").first().scrollIntoViewIfNeeded();
	expect((await asked).ok()).toBe(true);

	const pricing = await measureFirstLoad(page, "/pricing");
	const [script, ...more] = pricing.transfers.filter(isList);
	// The prices are fetched for the first item, not before.
	expect(more, told(pricing)).toEqual([]);
	expect(script?.bytes).toBeGreaterThan(1 * KB);
	expect(script?.bytes).toBeLessThanOrEqual(8 * KB);
});

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
