/** Ours beside the same HTML with no script and no font, alternating: where the rest goes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import { kilobytes, measureFirstLoad } from "../e2e/testing/first-load.ts";
import { startServer } from "../e2e/testing/local-server.ts";
import { finishBuild } from "../scripts/finish-build.ts";
import { type Part, type Variant, variantOf, variants, weighParts } from "./bare-page.ts";
import { median } from "./budget.ts";
import type { Audit } from "./lighthouse.ts";
import { inBrowser, onPhone } from "./phone.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));

export interface Times {
	fcp: number;
	lcp: number;
	speedIndex: number;
	tbt: number;
}

export interface Floor {
	path: string;
	/** Medians of as many runs as asked for, in milliseconds. */
	times: Record<Variant, Times>;
	/** Bytes of the HTML by part. */
	parts: Part[];
	/** Kilobytes of the other files of the first load, by the browser's words for them. */
	files: Record<string, number>;
}

/**
 * All variants stand in one copy of the build and come from one server, so that nothing differs but
 * the pages.
 * @param runs of each variant
 */
export async function measureFloor(
	audit: Audit,
	paths: readonly string[],
	runs: number,
): Promise<Floor[]> {
	const folder = mkdtempSync(join(tmpdir(), "floor-"));
	try {
		cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
		const parts = await inBrowser((browser) => writeVariants(browser, folder, paths));
		await finishBuild(folder);
		const server = await startServer(4197, folder);
		try {
			const found: Floor[] = [];
			for (const path of paths) {
				const times = await alternate(audit, server.url, path, runs);
				const files = await inBrowser((browser) => otherFiles(browser, server.url, path));
				found.push({ path, times, parts: parts.get(path) ?? [], files });
			}
			return found;
		} finally {
			server.stop();
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The address of a variant in the copy: "/pricing" -> "/pricing--1". */
function addressOf(path: string, variant: Variant): string {
	return `${path === "/" ? "/index" : path}--${variants.indexOf(variant)}`;
}

async function writeVariants(
	browser: Browser,
	folder: string,
	paths: readonly string[],
): Promise<Map<string, Part[]>> {
	const parts = new Map<string, Part[]>();
	const page = await browser.newPage();
	for (const path of paths) {
		const html = readFileSync(join(folder, `${path === "/" ? "/index" : path}.html`), "utf8");
		for (const variant of variants) {
			const file = join(folder, `${addressOf(path, variant)}.html`);
			writeFileSync(file, await variantOf(page, html, variant));
		}
		parts.set(path, await weighParts(page, html));
	}
	return parts;
}

async function alternate(
	audit: Audit,
	base: string,
	path: string,
	runs: number,
): Promise<Floor["times"]> {
	const measured = Object.fromEntries(
		variants.map((variant): [Variant, Times[]] => [variant, []]),
	) as Record<Variant, Times[]>;
	for (let run = 0; run < runs; run++) {
		for (const variant of variants) {
			const { result } = await audit(base + addressOf(path, variant), ["performance"]);
			const of = (id: string) => result.audits[id]?.numericValue ?? 0;
			measured[variant].push({
				fcp: of("first-contentful-paint"),
				lcp: of("largest-contentful-paint"),
				speedIndex: of("speed-index"),
				tbt: of("total-blocking-time"),
			});
		}
	}
	return Object.fromEntries(
		variants.map((variant) => [variant, medians(measured[variant])]),
	) as Floor["times"];
}

function medians(runs: readonly Times[]): Times {
	const of = (key: keyof Times) => Math.round(median(runs.map((times) => times[key])));
	return { fcp: of("fcp"), lcp: of("lcp"), speedIndex: of("speedIndex"), tbt: of("tbt") };
}

/** What the page loads besides its HTML, by kind, in kilobytes. */
async function otherFiles(
	browser: Browser,
	base: string,
	path: string,
): Promise<Record<string, number>> {
	const { transfers } = await onPhone(browser, base, (page) => measureFirstLoad(page, path));
	const kinds: Record<string, number> = {};
	for (const { type, bytes } of transfers) {
		if (type !== "Document") kinds[type] = (kinds[type] ?? 0) + bytes;
	}
	return Object.fromEntries(Object.entries(kinds).map(([type, bytes]) => [type, kilobytes(bytes)]));
}
