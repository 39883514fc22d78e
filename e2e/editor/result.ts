/** All that the journeys have changed, together. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { journeysFolder, patchesOf, writeShop } from "./testing/shop-repository.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(project, journeysFolder, "result");

test("all that the owner has changed is in order together, and stands in the content", () => {
	writeShop(folder);
	const run = (program: string, options: string[], cwd = project) =>
		execFileSync(program, options, { cwd, stdio: "pipe" });
	run("git", ["init", "--quiet"], folder);
	for (const name of ["price", "closed-day", "photo", "message", "hindi"])
		run("git", ["apply", join(patchesOf("phone"), `${name}.patch`)], folder);
	const content = `${journeysFolder}/result/content`;
	run(process.execPath, ["commands/content-check.ts", "--content", content]);
	const text = (name: string) => readFileSync(join(project, content, `${name}.json`), "utf8");
	expect(text("prices")).toMatch(/"Shirt"[^}]*\},\s*"price": "95"/);
	expect(text("business")).toMatch(/Stocktaking[\s\S]*स्टॉक की गिनती/);
	expect(text("messages")).toContain("Namaste");
	expect(text("keyword-pages/shirt-laundry-service")).toContain("img-20261120-101112");
	expect(text("faq")).toContain("कपड़े मिलने पर दीजिए");
});
