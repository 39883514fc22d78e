/** All that the journeys have changed, built and looked at. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { journeysFolder, patchesOf, writeShop } from "./testing/shop-repository.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(project, journeysFolder, "result");
const site = `${journeysFolder}/site`;

test("the site shows what the owner has changed", () => {
	test.setTimeout(600_000);
	writeShop(folder);
	const run = (program: string, options: string[], cwd = project) =>
		execFileSync(program, options, { cwd, stdio: "pipe" });
	run("git", ["init", "--quiet"], folder);
	for (const name of ["price", "closed-day", "photo", "message", "hindi"])
		run("git", ["apply", join(patchesOf("phone"), `${name}.patch`)], folder);
	const content = `${journeysFolder}/result/content`;
	const program = (name: string) => join(project, "node_modules/.bin", name);
	run(program("biome"), ["format", "--vcs-enabled=false", "content"], folder);
	// It checks the content first.
	run(process.execPath, ["scripts/build.ts", "--content", content, "--out", site]);
	const page = (name: string) => readFileSync(join(project, site, name), "utf8");
	expect(page("pricing.html")).toMatch(/Shirt[^₹]*₹95/);
	expect(page("contact.html")).toContain("Stocktaking");
	expect(page("hi/contact.html")).toContain("स्टॉक की गिनती");
	expect(page("index.html")).toContain("Namaste");
	expect(page("shirt-laundry-service.html")).toMatch(/img-20261120-101112\.[\w-]+\.(?:avif|webp)/);
	expect(page("hi/about.html")).toContain("कपड़े मिलने पर दीजिए");
});
