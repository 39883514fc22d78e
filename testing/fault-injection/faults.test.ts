import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { applyFault, faults } from "./apply-fault.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("there are forty, with different names", () => {
	expect(new Set(faults.map(({ name }) => name)).size).toBe(40);
});

test.each(faults)("$name: applies to the code", (fault) => {
	const text = readFileSync(`${root}/${fault.file}`, "utf8");
	expect(applyFault(fault, text)).not.toBe(text);
});
