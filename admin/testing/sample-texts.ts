/** The sample shop, as a repository has it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isShopPath, parseTexts, type Values } from "../shop-files.ts";

/** From the project: where a test has a document, modules have no addresses of files. */
const sample = resolve("fixtures/sample-shop");

/** @param folder of another shop @returns copies, with the paths of a repository */
export function sampleTexts(folder = sample): Record<string, string> {
	const names = readdirSync(folder, { recursive: true }).map((name) => `content/${name}`);
	return Object.fromEntries(
		names
			.filter(isShopPath)
			.map((path) => [path, readFileSync(join(folder, path.slice("content/".length)), "utf8")]),
	);
}

export function sampleValues(): Values {
	return parseTexts(sampleTexts());
}

export function samplePictures(): string[] {
	return readdirSync(join(sample, "images")).map((name) => name.replace(/\.[^.]+$/, ""));
}
