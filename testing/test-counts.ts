/** Numbers of tests. */
export type Counts = { passed: number; failed: number; skipped: number };

/** The part of Vitest's JSON report that is read here. */
export type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numTodoTests: number;
	testResults: { status: string; assertionResults: unknown[] }[];
};

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	/** What failed outside tests. */
	errors: { message?: string }[];
};

/** A file that fails before its first test counts as one failure. */
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

/** A flaky test counts as passed, an error outside tests as one failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + errors.length,
		skipped: stats.skipped,
	};
}

/** "tests: 212 passed, 0 failed" or "tests: 212 passed, 0 failed, 1 skipped" */
export function countsLine(counts: readonly Counts[]): string {
	const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
	const skipped = sum("skipped");
	const line = `tests: ${sum("passed")} passed, ${sum("failed")} failed`;
	return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
