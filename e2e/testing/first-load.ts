/** Measures what a first visit to a page costs. Journeys hold it to budgets; a bench prints it. */
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { WeightBudget } from "./weight-budget.ts";

/** One answer of the server, in bytes as they came over the wire, headers included. */
interface Transfer {
	url: string;
	/** The browser's own word: Document, Script, Font, Image … */
	type: string;
	bytes: number;
}

export interface FirstLoad {
	transfers: Transfer[];
	/** What the budget is about, in the budget's units; kilobytes to a tenth. */
	weight: WeightBudget & { images: number };
	/** Addresses besides the page itself that the first paint waited for. */
	blocking: string[];
}

/**
 * Loads a page with an empty cache, and waits until the network is idle. The page must have no routes:
 * Playwright reports other sizes for routed requests. Other sites (the map's frame) are blocked.
 */
export async function measureFirstLoad(page: Page, path: string): Promise<FirstLoad> {
	const session = await page.context().newCDPSession(page);
	const started = new Map<string, Omit<Transfer, "bytes">>();
	const transfers: Transfer[] = [];
	session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
		started.set(requestId, { url: request.url, type: type ?? "Other" });
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const transfer = started.get(requestId);
		if (transfer && !transfer.url.startsWith("data:")) {
			transfers.push({ ...transfer, bytes: encodedDataLength });
		}
	});
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
	// The site itself is served over http here.
	await session.send("Network.setBlockedURLs", { urls: ["https://*"] });
	const answer = await page.goto(path);
	await untilQuiet(page);
	const below = await readPicturesBelow(page);
	const counted = transfers.filter(({ url }) => !below.includes(url));
	const weight = weightOf(counted, await readInlineScripts(page), await readPageSize(page));
	const blocking = [...(await readBlocking(page)), ...blockingTags((await answer?.text()) ?? "")];
	await session.detach();
	return { transfers, weight, blocking };
}

/** In the budget's unit, to a tenth. */
function kilobytes(bytes: number): number {
	return Math.round(bytes / 102.4) / 10;
}

function weightOf(transfers: readonly Transfer[], inline: readonly string[], html: number) {
	const of = (type?: string) =>
		transfers
			.filter((transfer) => type === undefined || transfer.type === type)
			.reduce((total, { bytes }) => total + bytes, 0);
	return {
		html: kilobytes(html),
		scripts: kilobytes(of("Script") + brotliCompressSync(inline.join("\n")).byteLength),
		fonts: kilobytes(of("Font")),
		images: kilobytes(of("Image")),
		all: kilobytes(of()),
		requests: transfers.length,
	};
}

/** Waits until the page's script has run and nothing more is requested. */
async function untilQuiet(page: Page): Promise<void> {
	await page.waitForFunction(() => "live" in document.documentElement.dataset);
	// The network is quiet when nothing has come for as long as Playwright's own "networkidle".
	let count = -1;
	const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").length);
	for (let next = await loaded(); next !== count; next = await loaded()) {
		count = next;
		await page.waitForTimeout(500);
	}
}

/** The page as it came, compressed and without the answer's headers. */
function readPageSize(page: Page): Promise<number> {
	return page.evaluate(() => {
		const [navigation] = performance.getEntriesByType("navigation");
		return (navigation as PerformanceNavigationTiming).encodedBodySize;
	});
}

/** Pictures that browsers fetch ahead though no part of them is in the first view. */
function readPicturesBelow(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		Array.from(document.images)
			.filter((image) => image.getBoundingClientRect().top >= innerHeight)
			.map(({ currentSrc }) => currentSrc),
	);
}

/** The texts of inline scripts that run; blocks of data, such as JSON-LD, are not scripts. */
function readInlineScripts(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		Array.from(document.scripts)
			.filter(({ src, type }) => src === "" && ["", "module", "text/javascript"].includes(type))
			.map(({ text }) => text),
	);
}

function readBlocking(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		performance
			.getEntriesByType("resource")
			.filter((entry) => "renderBlockingStatus" in entry)
			.filter((entry) => entry.renderBlockingStatus === "blocking")
			.map(({ name }) => name),
	);
}

/** Counted by their markup too, should the browser not say. What a script adds later blocks nothing. */
function blockingTags(html: string): string[] {
	const tags = html
		.replaceAll(/<noscript>.*?<\/noscript>/gs, "")
		.match(/<(?:link|script)\b[^>]*>/g);
	return (tags ?? []).filter((tag) =>
		tag.startsWith("<link")
			? /rel="?stylesheet/.test(tag)
			: /\ssrc=/.test(tag) && !/\s(?:async|defer|type="?module)/.test(tag),
	);
}
