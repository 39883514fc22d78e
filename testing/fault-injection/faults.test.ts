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

test("a fault that does not apply is an error with its name and file", () => {
	const fault = { name: "x", file: "a.ts", find: "b", replace: "c", seen: "units" };
	expect(() => applyFault(fault, "a")).toThrow('"b" is in a.ts 0 times instead of once');
	expect(applyFault(fault, "abc")).toBe("acc");
});
