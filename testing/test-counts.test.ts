import { expect, test } from "vitest";
import { countPlaywright, countsLine, countVitest } from "./test-counts.ts";

test("Vitest's report: a file that failed before its first test is a failure", () => {
	const counts = countVitest({
		numPassedTests: 10,
		numFailedTests: 1,
		numPendingTests: 2,
		numTodoTests: 1,
		testResults: [
			{ status: "passed", assertionResults: [{}] },
			{ status: "failed", assertionResults: [{}] },
			{ status: "failed", assertionResults: [] },
		],
	});
	expect(counts).toEqual({ passed: 10, failed: 2, skipped: 3 });
});

test("Playwright's report: flaky tests passed, errors outside tests failed", () => {
	const stats = { expected: 20, unexpected: 1, flaky: 2, skipped: 3 };
	expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 22, failed: 2, skipped: 3 });
});

test.each([
	[[], "tests: 0 passed, 0 failed"],
	[[{ passed: 200, failed: 0, skipped: 0 }], "tests: 200 passed, 0 failed"],
	[
		[
			{ passed: 200, failed: 0, skipped: 1 },
			{ passed: 12, failed: 3, skipped: 0 },
		],
		"tests: 212 passed, 3 failed, 1 skipped",
	],
])("%o", (counts, line) => {
	expect(countsLine(counts)).toBe(line);
});
