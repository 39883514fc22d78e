import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { findBrowser, launchArguments } from "../scripts/find-browser.ts";

/** The port of the browser's own protocol, on this machine only. */
const debuggingPort = 9333;

const categories = [
	"performance",
	"accessibility",
	"best-practices",
	"seo",
	"agentic-browsing",
] as const;
export type Category = (typeof categories)[number];

/** Scores from 0 to 100 by category; audits that fell short, by their ids. */
export interface LighthouseRun {
	scores: Partial<Record<Category, number>>;
	shortfalls: string[];
	result: Result;
}

export type Audit = (url: string, wanted?: readonly Category[]) => Promise<LighthouseRun>;

/**
 * Opens a browser for Lighthouse's mobile runs with its default, simulated throttling, for as long
 * as `use` takes. Every audit starts with nothing in the cache.
 */
export async function withLighthouse(use: (audit: Audit) => Promise<void>): Promise<void> {
	const browser = await chromium.launch({
		executablePath: findBrowser(),
		args: [...launchArguments(), `--remote-debugging-port=${debuggingPort}`],
	});
	try {
		await use(audit);
	} finally {
		await browser.close();
	}
}

async function audit(
	url: string,
	wanted: readonly Category[] = categories,
): Promise<LighthouseRun> {
	const lhr = await read(url, wanted).catch(() => read(url, wanted));
	const scores: LighthouseRun["scores"] = {};
	for (const id of wanted) {
		const score = lhr.categories[id]?.score;
		if (typeof score === "number") scores[id] = Math.round(score * 100);
	}
	const shortfalls = Object.values(lhr.audits)
		.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
		.map(({ id }) => id);
	return { scores, shortfalls, result: lhr };
}

/** A run on a busy machine may miss the page's first paint: it is worth a second one. */
async function read(url: string, wanted: readonly Category[]): Promise<Result> {
	const run = await lighthouse(url, {
		port: debuggingPort,
		onlyCategories: [...wanted],
		logLevel: "error",
	});
	if (!run || run.lhr.runtimeError) {
		throw new Error(`Lighthouse could not read ${url}: ${run?.lhr.runtimeError?.message}`);
	}
	return run.lhr;
}
