/** `npm ci` installs the packages that were locked: every one is known by the hash of its archive. */
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
		}),
	),
});

const { packages } = lockFile.parse(
	JSON.parse(await readFile(new URL("../package-lock.json", import.meta.url), "utf8")),
);
const installed = Object.entries(packages).filter(([path]) => path !== "");

test("every package of every platform is known by a hash", () => {
	expect(installed.length).toBeGreaterThan(300);
	const unknown = installed.filter(
		([, { integrity = "" }]) => !/^sha512-[\w+/]{86}==$/.test(integrity),
	);
	expect(unknown.map(([path]) => path)).toEqual([]);
});

test("no package is bound to one registry", () => {
	expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
