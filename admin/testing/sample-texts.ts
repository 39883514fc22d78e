/** The sample shop, as a repository has it. */
import { readdirSync, readFileSync } from "node:fs";
import { isShopPath, parseTexts, type Values } from "../shop-files.ts";

const sample = new URL("../../fixtures/sample-shop/", import.meta.url);

/** @returns copies, with paths from the content's folder: the environment must not name another */
export function sampleTexts(): Record<string, string> {
	const names = readdirSync(sample, { recursive: true }).map((name) => `content/${name}`);
	return Object.fromEntries(
		names
			.filter(isShopPath)
			.map((path) => [path, readFileSync(new URL(path.slice(8), sample), "utf8")]),
	);
}

export function sampleValues(): Values {
	return parseTexts(sampleTexts());
}

export function samplePictures(): string[] {
	return readdirSync(new URL("images/", sample)).map((name) => name.replace(/\.[^.]+$/, ""));
}
