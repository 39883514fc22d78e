import { describe, expect, test } from "vitest";
import type { Visit } from "./first-visit.ts";
import { median, ratiosToPeers, reactionFailures, scoreFailures, visitFailures } from "./limits.ts";

const visit = (fcp: number, change: Partial<Visit> = {}): Visit => {
	return { fcp, lcp: fcp, hero: fcp, tbt: fcp, longest: fcp, kb: fcp, cls: 0, ...change };
};
const peers = [visit(1000), visit(2000)];

test.each([
	[[3, 1, 2], 2],
	[[1, 2, 3, 4], 3],
	[[], 0],
])("the median of %j is %i", (values, expected) => {
	expect(median(values)).toBe(expected);
});

test("a ratio is to the better peer, of long tasks to the heavier one", () => {
	expect(ratiosToPeers(visit(600), peers)).toMatchObject({ fcp: 0.6, lcp: 0.6, tbt: 0.3 });
});

describe("a visit", () => {
	test("within all limits has no failure", () => {
		expect(visitFailures("/", visit(650), peers)).toEqual([]);
	});

	test.each<[keyof Visit, number]>([
		["fcp", 710],
		["lcp", 760],
		["hero", 810],
		["tbt", 2010],
		["kb", 660],
		["cls", 0.02],
	])("fails by its %s alone", (measure, value) => {
		const failures = visitFailures("/", visit(640, { [measure]: value }), peers);
		expect(failures).toEqual([expect.stringContaining(`/: ${measure} `)]);
	});

	test("without peers is judged by its layout shift alone", () => {
		expect(visitFailures("/", visit(9000), [])).toEqual([]);
		expect(visitFailures("/", visit(9000, { cls: 0.02 }), [])).toHaveLength(1);
	});
});

test.each<[number[], number]>([
	[[96, 100, 200], 0],
	[[104, 104, 104], 1],
	[[16, 16, 208], 1],
	[[104, 104, 208], 2],
])("presses of %j ms have %i failures", (milliseconds, count) => {
	expect(reactionFailures([{ press: "open the menu", milliseconds }])).toHaveLength(count);
});

test.each<[string, number, number]>([
	["performance", 95, 0],
	["performance", 94, 1],
	["seo", 100, 0],
	["seo", 99, 1],
])("Lighthouse %s %i has %i failures", (category, score, count) => {
	expect(scoreFailures("/", [{ category, score, failedAudits: [] }])).toHaveLength(count);
});
