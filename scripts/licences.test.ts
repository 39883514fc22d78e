import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Lock, licencesOf, licencesText } from "./licences.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const lock: Lock = JSON.parse(read("../package-lock.json"));

/** Licences that ask for a notice at most. Another one needs a decision, not a longer list. */
const welcome = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|OFL-1\.1|BlueOak-1\.0\.0)$/;

test("the list is that of the lock file; `npm run licences` writes it", () => {
	expect(read("../docs/licences.md")).toBe(licencesText(licencesOf(lock)));
});

test("nothing that ships asks for more than a notice", () => {
	expect(licencesOf(lock).filter(({ licence }) => !welcome.test(licence))).toEqual([]);
});

test("follows each package's own dependencies, and the builders' not", () => {
	const artwork = ["eczar", "figtree", "fraunces"].map((face) => `@fontsource-variable/${face}`);
	const rest = [...artwork, "lucide-static"].map((name) => [
		`node_modules/${name}`,
		{ version: "1.0.0", license: "ISC" },
	]);
	const packages = {
		"": { dependencies: { a: "*", astro: "*" } },
		"node_modules/a": { version: "1.0.0", license: "MIT", dependencies: { b: "*" } },
		"node_modules/a/node_modules/b": { version: "2.0.0", license: "MIT", dependencies: { c: "*" } },
		"node_modules/b": { version: "9.0.0", license: "GPL-3.0" },
		"node_modules/c": { version: "3.0.0", license: "MIT", dependencies: { a: "*" } },
		"node_modules/astro": { version: "7.0.0", license: "MIT", dependencies: { b: "*" } },
		...Object.fromEntries(rest),
	};
	const found = licencesOf({ packages }).map(({ name, version }) => `${name}@${version}`);
	expect(found.filter((name) => !name.endsWith("@1.0.0"))).toEqual([
		"astro@7.0.0",
		"b@2.0.0",
		"c@3.0.0",
	]);
	expect(() => licencesOf({ packages: { ...packages, "node_modules/c": {} } })).toThrow("c states");
});
