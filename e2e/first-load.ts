/** Measures what a first visit to a page costs. Journeys hold it to budgets; a bench may print it. */
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** One answer of the server, in bytes as they came over the wire, headers included. */
interface Transfer {
	url: string;
	/** The browser's own word: Document, Script, Font, Image … */
	type: string;
	bytes: number;
}

export interface FirstLoad {
	transfers: Transfer[];
	/** All bytes over the wire. */
	total: number;
	/** Script files over the wire, and the inline scripts together as brotli makes them in the page. */
	scripts: number;
	fonts: number;
	/** Addresses besides the page itself that the first paint waited for. */
	blocking: string[];
}

/**
 * Loads a page as a first visitor does, with nothing in the cache, and waits until the network is
 * quiet. The page must be fresh and without routes of its own.
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
		// Pictures inside a style sheet come with it.
		if (transfer && !transfer.url.startsWith("data:")) {
			transfers.push({ ...transfer, bytes: encodedDataLength });
		}
	});
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
	await page.goto(path, { waitUntil: "networkidle" });
	const inline = await readInlineScripts(page);
	const blocking = await readBlocking(page);
	await session.detach();

	const bytesOf = (type: string) =>
		sum(transfers.filter((transfer) => transfer.type === type).map(({ bytes }) => bytes));
	return {
		transfers,
		total: sum(transfers.map(({ bytes }) => bytes)),
		scripts: bytesOf("Script") + brotliCompressSync(inline.join("\n")).byteLength,
		fonts: bytesOf("Font"),
		blocking,
	};
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
	return page.evaluate(() => {
		const marked = performance
			.getEntriesByType("resource")
			.filter((entry) => "renderBlockingStatus" in entry)
			.filter((entry) => entry.renderBlockingStatus === "blocking")
			.map(({ name }) => name);
		// Counted by their markup too, should the browser not say.
		const linked = Array.from(
			document.head.querySelectorAll<HTMLElement>(
				'link[rel="stylesheet"], script[src]:not([async], [defer], [type="module"])',
			),
			(element) => element.outerHTML,
		);
		return [...marked, ...linked];
	});
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
