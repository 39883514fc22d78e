import { isAbsolute, join } from "node:path";
import { expect, test } from "vitest";
import { allStages, quickStages, reportsFolder } from "./test-steps.ts";

const steps = [...quickStages, ...allStages].flat(2);
const runners = steps.filter(({ commands }) =>
	commands.some(([program]) => program === "vitest" || program === "playwright"),
);

test.each(runners)("$name: its report is where the counts are read", (step) => {
	const file = join(reportsFolder, step.report ?? "none");
	const told = [...step.commands.flat(), ...Object.values(step.variables ?? {})];
	expect(isAbsolute(file)).toBe(true);
	expect(told.some((argument) => argument.endsWith(file))).toBe(true);
});

test("no two runs of `npm test` share a report", () => {
	const reports = allStages.flat(2).flatMap(({ report }) => report ?? []);
	expect(new Set(reports).size).toBe(reports.length);
});
