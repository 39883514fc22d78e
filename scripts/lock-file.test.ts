/** What `npm ci` installs is what was locked: every package is known by the hash of its archive. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";

const lockFile = z.object({
	lockfileVersion: z.literal(3),
	packages: z.record(
		z.string(),
		z.object({
			integrity: z.string().optional(),
			resolved: z.string().optional(),
			optional: z.boolean().optional(),
			os: z.array(z.string()).optional(),
			cpu: z.array(z.string()).optional(),
			libc: z.array(z.string()).optional(),
		}),
	),
});

const { packages } = lockFile.parse(
	JSON.parse(await readFile(new URL("../package-lock.json", import.meta.url), "utf8")),
);
const installed = Object.entries(packages).filter(([path]) => path !== "");

/** Where the site is built and runs: CI, the container, a server. */
const platform = { os: "linux", cpu: "x64", libc: "glibc" };

test("every package that is installed where the site is built is known by a hash", () => {
	expect(installed.length).toBeGreaterThan(500);
	const unknown = installed.filter(
		([, entry]) =>
			!/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? "") &&
			(["os", "cpu", "libc"] as const).every((key) => runsOn(entry[key], platform[key])),
	);
	expect(unknown.map(([path]) => path)).toEqual([]);
});

// Renovate's lock file maintenance, which asks the registry about every platform, fills them in.
test("only programs for other platforms go without", () => {
	const unknown = installed.filter(([, { integrity }]) => integrity === undefined);
	expect(unknown.filter(([, { optional, os, cpu }]) => !optional || !(os ?? cpu))).toEqual([]);
});

test("no package is bound to one registry", () => {
	expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

/** Whether a list of package.json's "os", "cpu" or "libc" names this one, or leaves it open. */
function runsOn(list: readonly string[] | undefined, name: string): boolean {
	if (!list || list.includes("any")) return true;
	if (list.includes(`!${name}`)) return false;
	return list.includes(name) || list.every((entry) => entry.startsWith("!"));
}
