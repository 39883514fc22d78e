/** The sample shop's texts, as a repository has them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type ShopTexts, shopPaths } from "../shop-texts.ts";

const sample = new URL("../../fixtures/sample-shop/", import.meta.url);

/** @returns copies, with paths from the content's folder: the environment must not name another */
export function sampleTexts(): ShopTexts & { texts: Map<string, string> } {
	const texts = new Map<string, string>();
	for (const path of shopPaths()) {
		const file = new URL(path.replace(/^content\//, ""), sample);
		if (existsSync(file)) texts.set(path, readFileSync(file, "utf8"));
	}
	return { texts, pictures: readdirSync(new URL("images/", sample)) };
}
