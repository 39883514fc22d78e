import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const project = fileURLToPath(new URL("..", import.meta.url));

test("the rate card out, and in again with another price", () => {
	const folder = mkdtempSync(join(project, ".cache/sheet-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	cpSync(join(project, "fixtures/sample-shop/prices.json"), join(folder, "prices.json"));
	const sheet = join(folder, "prices.csv");
	const run = (...args: string[]) =>
		execFileSync(
			process.execPath,
			["commands/price-sheet.ts", ...args, sheet, "--content", folder.slice(project.length)],
			{ cwd: project, encoding: "utf8", stdio: "pipe" },
		);
	run("export");
	const before = readFileSync(join(folder, "prices.json"), "utf8");
	writeFileSync(sheet, readFileSync(sheet, "utf8").replace(/(mens-shirt,[^\r]*?),85,/, "$1,95,"));
	expect(run("import", "--dry-run")).toBe("Price of Shirt: ₹85 → ₹95\n");
	expect(readFileSync(join(folder, "prices.json"), "utf8")).toBe(before);
	run("import");
	expect(readFileSync(join(folder, "prices.json"), "utf8")).toBe(
		before.replace('"price": "85"', '"price": "95"'),
	);
	writeFileSync(sheet, "name\nShirt");
	expect(() => run("import")).toThrow(/Line 1: category\?/);
});
