import { mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { addLanguage, placeInSite } from "./add-language.ts";

const hindi = { path: "/hi" } as const;

test.each([
	["index.html", "hi.html"],
	["services.html", "hi/services.html"],
	["404.html", "hi/404.html"],
	["manifest.webmanifest", "hi/manifest.webmanifest"],
	["_astro/page.B7.js", "_astro/page.B7.js"],
	["social/home.jpg", "social/hi/home.jpg"],
	["data/listPrices.json", "data/hi/listPrices.json"],
	["data/areas.json", "data/hi/areas.json"],
	["data/siteData.json", "data/hi/siteData.json"],
	["data/questions.json", "data/hi/questions.json"],
	["data/priceData.json", "data/hi/priceData.json"],
])("%s belongs at %s", (name, place) => {
	expect(placeInSite(name, hindi)).toBe(place);
});

test.each([
	"robots.txt",
	"sitemap.xml",
	"data/reviews.json",
	"data/itemNames.json",
	"favicon.svg",
	"reviewers/a.webp",
])("%s is the first language's alone", (name) => {
	expect(placeInSite(name, hindi)).toBeUndefined();
});

test("a language joins the site and changes nothing of the first one", async () => {
	const folder = await mkdtemp(join(tmpdir(), "languages-"));
	const write = async (name: string) => {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), name);
	};
	for (const name of ["hi/index.html", "hi/robots.txt", "hi/_astro/a.js", "site/index.html"])
		await write(name);
	await addLanguage(join(folder, "hi"), join(folder, "site"), hindi);
	const names = await readdir(join(folder, "site"), { recursive: true });
	expect(names.toSorted()).toEqual(["_astro", "_astro/a.js", "hi.html", "index.html"].toSorted());
});
