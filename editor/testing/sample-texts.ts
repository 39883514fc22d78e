/** The sample shop's texts, as a repository has them. */
import { readdirSync, readFileSync } from "node:fs";
import { isShopPath, type ShopTexts } from "../shop-texts.ts";

const sample = new URL("../../fixtures/sample-shop/", import.meta.url);

/** @returns copies, with paths from the content's folder: the environment must not name another */
export function sampleTexts(): ShopTexts & { texts: Map<string, string> } {
	const names = readdirSync(sample, { recursive: true }).map(String);
	const texts = names
		.filter((name) => isShopPath(`content/${name}`))
		.map((name) => [`content/${name}`, readFileSync(new URL(name, sample), "utf8")] as const);
	return { texts: new Map(texts), pictures: readdirSync(new URL("images/", sample)) };
}
