/** The cost of a first visit to each kind of page, over the wire from the real server. */
// Not the journeys' own `test`: requests that pass through a test do not cost what they really do.
import { expect, type Page, type Request, test } from "@playwright/test";
import { siteLanguages } from "../shop/read-content.ts";
import { routes } from "../src/site-map.ts";
import { checkedPages } from "./testing/checked-pages.ts";
import { untilScripted } from "./testing/journey.ts";

// The service worker must not be seen in a first visit. A trace says nothing of bytes.
test.use({ serviceWorkers: "allow", trace: "off" });

/**
 * Kilobytes of 1,024 bytes and counts, a little above what pages take: the page itself without the answer's headers, its
 * script files, and all that comes until the network is quiet, without the pictures below the first view, of which each
 * browser fetches as many ahead as it likes.
 */
function budgetOf(path: string) {
	const language = siteLanguages.find((one) => one.path && `${path}/`.startsWith(`${one.path}/`));
	const original = language ? path.slice(language.path.length) || routes.home : path;
	return {
		// Devanagari takes three bytes a letter.
		html: language ? 27 : 25,
		scripts: 7.5,
		// A further script has a display face of its own.
		fonts: language ? 40 : 30,
		all: original === routes.home ? 100 : original === routes.pricing ? 150 : language ? 90 : 80,
		// Services has nine thumbnails in the first view, Home four; other pages one picture.
		requests:
			original === routes.services ? 16 : original === routes.home ? 12 : language ? 11 : 10,
	};
}

/** Of this site: the map's frame is another's. */
function watch(page: Page): Request[] {
	const requests: Request[] = [];
	page.on("requestfinished", (request) => {
		if (request.url().startsWith("http://localhost")) requests.push(request);
	});
	return requests;
}

async function sizesOf(requests: readonly Request[]) {
	return Promise.all(
		requests.map(async (request) => {
			const { responseBodySize, responseHeadersSize } = await request.sizes();
			const type = request.resourceType();
			return { url: request.url(), type, body: responseBodySize, head: responseHeadersSize };
		}),
	);
}

for (const path of checkedPages) {
	test(`${path} is within its budget`, async ({ page }) => {
		const requests = watch(page);
		const answer = await page.goto(path, { waitUntil: "networkidle" });
		await untilScripted(page);
		const below = await page.evaluate(() =>
			[...document.images]
				.filter((image) => image.getBoundingClientRect().top >= innerHeight)
				.map(({ currentSrc }) => currentSrc),
		);
		const all = (await sizesOf(requests)).filter(({ url }) => !below.includes(url));
		const sum = (type?: string) =>
			all
				.filter((one) => type === undefined || one.type === type)
				.reduce((total, { body, head }) => total + (type === "document" ? body : body + head), 0) /
			1024;
		const weight = {
			html: sum("document"),
			scripts: sum("script"),
			fonts: sum("font"),
			all: sum(),
			requests: all.length,
		};
		for (const [what, most] of Object.entries(budgetOf(path))) {
			const found = weight[what as keyof typeof weight];
			expect.soft(found, what).toBeGreaterThan(0);
			expect.soft(found, `${what}\n${JSON.stringify(all, null, "\t")}`).toBeLessThanOrEqual(most);
		}
		// The first paint waits for nothing.
		const tags = (await answer?.text())
			?.replaceAll(/<noscript>.*?<\/noscript>/gs, "")
			.match(/<link[^>]*rel="?stylesheet[^>]*>|<script[^>]*\ssrc=[^>]*>/g)
			?.filter((tag) => !/\s(?:async|defer|type="?module)/.test(tag));
		expect.soft(tags ?? []).toEqual([]);
	});
}

test("who only reads the prices loads no React; who means to search, at most 75 KB of scripts", async ({
	page,
}) => {
	const requests = watch(page);
	const bytes = async () => {
		const scripts = requests.filter((request) => request.resourceType() === "script");
		return (await sizesOf(scripts)).reduce((sum, { body }) => sum + body, 0);
	};
	await page.goto(routes.pricing, { waitUntil: "networkidle" });
	await untilScripted(page);
	expect(await bytes()).toBeLessThan(15_000);
	await page.getByPlaceholder("Search for a service...").focus();
	await page.waitForLoadState("networkidle");
	await expect.poll(bytes).toBeGreaterThan(50_000);
	expect(await bytes()).toBeLessThanOrEqual(75_000);
});
