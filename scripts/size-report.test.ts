import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { grown, measure } from "./size-report.ts";

test("a build is measured as it is sent, under names that last", async () => {
	const folder = await mkdtemp(join(tmpdir(), "doon-fresh-sizes-"));
	const files: Record<string, number> = {
		"index.html": 50,
		"index.html.br": 10,
		"services.html": 7,
		"_astro/finder.B6a17vjZ.js": 40,
		"_astro/finder.B6a17vjZ.js.br": 30,
		"_astro/finder.-_3DxxA1.js": 5,
		"_astro/face.FAAZQYv7.woff2": 20,
		"_astro/list-life-8NEwrkDO.js": 3,
		"hero.avif": 90,
	};
	for (const [name, bytes] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), "x".repeat(bytes));
	}
	expect(await measure(folder)).toEqual({
		pages: { "/": 10, "/services": 7 },
		scripts: { "finder.js": 35, "list-life.js": 3 },
		fonts: { "face.woff2": 20 },
	});
	await rm(folder, { recursive: true });
});

test.each<[string, number, number, string[]]>([
	["as it was", 1000, 1000, []],
	["smaller", 1000, 10, []],
	["two in a hundred", 1000, 1020, []],
	["over two in a hundred", 1000, 1021, ["pages: / grew by 21 bytes (2.1 %) to 1021"]],
	["500 bytes of many", 100_000, 100_500, []],
	["501 bytes of many", 100_000, 100_501, ["pages: / grew by 501 bytes (0.5 %) to 100501"]],
])("%s", (_, was, bytes, lines) => {
	expect(grown({ pages: { "/": was } }, { pages: { "/": bytes } })).toEqual(lines);
});

test("what is new is told, and what is gone is not", () => {
	expect(grown({ fonts: { old: 9 } }, { fonts: {}, scripts: { "a.js": 3 } })).toEqual([
		"scripts: a.js is new, 3 bytes",
	]);
});

test("when everything grows, the most grown stand for all", () => {
	const names = Array.from({ length: 9 }, (_, index) => [`/${index}`, 1000]);
	const before = { pages: Object.fromEntries(names) };
	const now = { pages: Object.fromEntries(names.map(([name], index) => [name, 1100 + index])) };
	const lines = grown(before, now);
	expect(lines).toHaveLength(6);
	expect(lines[0]).toBe("pages: /8 grew by 108 bytes (10.8 %) to 1108");
	expect(lines[5]).toBe("pages: and 4 more");
});
