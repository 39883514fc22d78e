/** Measures what a first visitor sees and waits for. */
import type { Browser } from "@playwright/test";
import { median, onPhone } from "./phone.ts";

/** Milliseconds, but for `kb` and `cls`. */
export interface Visit {
	/** First contentful paint. */
	fcp: number;
	/** Largest contentful paint. */
	lcp: number;
	/** The time at which every picture in the first view is loaded and opaque; 0 if there is none. */
	hero: number;
	/** The part of all long tasks beyond 50 ms each. */
	tbt: number;
	/** The longest task. */
	longest: number;
	/** Kilobytes over the wire. */
	kb: number;
	/** Cumulative layout shift. */
	cls: number;
}

/** Milliseconds after the load event in which late pictures, tasks and shifts still count. */
const settling = 4000;

/**
 * Visits every address in turns, so that whatever else the machine does affects all alike.
 * @returns the medians of each address
 */
export async function measureVisits(
	browser: Browser,
	urls: readonly string[],
	rounds: number,
): Promise<Map<string, Visit>> {
	const visits = new Map<string, Visit[]>(urls.map((url) => [url, []]));
	for (let round = 0; round < rounds; round++) {
		for (const url of urls) visits.get(url)?.push(await visit(browser, url));
	}
	return new Map([...visits].map(([url, runs]) => [url, medians(runs)]));
}

function visit(browser: Browser, url: string): Promise<Visit> {
	return onPhone(browser, async (page, session) => {
		let bytes = 0;
		session.on("Network.loadingFinished", ({ encodedDataLength }) => {
			bytes += encodedDataLength;
		});
		await page.addInitScript(watchVisit);
		await page.goto(url, { waitUntil: "load" });
		await page.waitForTimeout(settling);
		const seen = await page.evaluate(() => (window as unknown as { seen: Visit }).seen);
		return { ...seen, kb: bytes / 1024 };
	});
}

function medians(runs: readonly Visit[]): Visit {
	const of = (measure: keyof Visit) => median(runs.map((run) => run[measure]));
	return {
		fcp: of("fcp"),
		lcp: of("lcp"),
		hero: of("hero"),
		tbt: of("tbt"),
		longest: of("longest"),
		kb: of("kb"),
		cls: of("cls"),
	};
}

/** Runs in the page before its own code; it is sent there as text, so everything stands inside. */
function watchVisit(): void {
	const seen = { fcp: 0, lcp: 0, hero: 0, tbt: 0, longest: 0, cls: 0 };
	Object.assign(window, { seen });
	const observe = (type: string, act: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({
			type,
			buffered: true,
		});
	observe("paint", ({ name, startTime }) => {
		if (name === "first-contentful-paint") seen.fcp = startTime;
	});
	observe("largest-contentful-paint", ({ startTime }) => {
		seen.lcp = startTime;
	});
	observe("layout-shift", (entry) => {
		const { value, hadRecentInput } = entry as PerformanceEntry & {
			value: number;
			hadRecentInput: boolean;
		};
		if (!hadRecentInput) seen.cls += value;
	});
	observe("longtask", ({ duration }) => {
		seen.tbt += Math.max(0, duration - 50);
		seen.longest = Math.max(seen.longest, duration);
	});

	function isOpaque(element: Element | null): boolean {
		if (!element) return true;
		return Number(getComputedStyle(element).opacity) >= 0.95 && isOpaque(element.parentElement);
	}
	function isInView(image: HTMLImageElement): boolean {
		const { width, height, top, bottom, left, right } = image.getBoundingClientRect();
		const inView = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
		return inView && width > 40 && height > 40;
	}
	function look(): void {
		const images = [...document.images].filter(isInView);
		const isShown = (image: HTMLImageElement) =>
			image.complete && image.naturalWidth > 0 && isOpaque(image);
		if (images.length === 0 || !images.every(isShown)) seen.hero = 0;
		else seen.hero ||= performance.now();
		requestAnimationFrame(look);
	}
	requestAnimationFrame(look);
}
