/** How many tests a runner ran, and how they ended. */
export type Counts = { passed: number; failed: number; skipped: number };

/** What is read here of Vitest's JSON report. */
type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numTodoTests: number;
	testResults: { status: string; assertionResults: unknown[] }[];
};

/** What is read here of Playwright's JSON report. */
type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	errors: unknown[];
};

/** A file that failed before its first test counts as one failure, so that it cannot pass unseen. */
export function countVitest(report: VitestReport): Counts {
	const broken = report.testResults.filter(
		({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
	);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + broken.length,
		skipped: report.numPendingTests + report.numTodoTests,
	};
}

/** A test that passed when repeated counts as passed; an error outside all tests as one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + errors.length,
		skipped: stats.skipped,
	};
}

/** The line that ends a test run: "tests: 212 passed, 0 failed", and the skipped ones if any. */
export function countsLine(counts: readonly Counts[]): string {
	const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
	const skipped = sum("skipped");
	const line = `tests: ${sum("passed")} passed, ${sum("failed")} failed`;
	return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
