import { afterEach, expect, test, vi } from "vitest";
import { differences, processState } from "./unchanged-process.ts";

const before = processState();
const folder = process.cwd();
afterEach(() => {
	process.chdir(folder);
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test.each<[string, () => unknown]>([
	["process.env.CONTENT", () => vi.stubEnv("CONTENT", "content")],
	["process.env.CONTENT", () => vi.stubEnv("CONTENT", undefined)],
	["globalThis.fetch", () => vi.stubGlobal("fetch", () => {})],
	["globalThis.document", () => vi.stubGlobal("document", {})],
	["globalThis.setTimeout", () => vi.useFakeTimers()],
	["process.cwd()", () => process.chdir("testing")],
])("a file that changes %s is told", (name, change) => {
	expect(differences(before, processState())).toEqual([]);
	change();
	expect(differences(before, processState())).toContain(name);
});
