/** Another shop: other names, hours, terms, and no Hindi. */
import { readFileSync } from "node:fs";
import { parseContent, withoutSchemaAddress } from "../../content/check-content.ts";
import { type FileName, fileNames } from "../../content/content-files.ts";
import { searchQuestions } from "../../content/search-questions.ts";
import { siteData } from "../../content/site-data.ts";
import type { ShopData } from "../contract.ts";

const folder = new URL("../../fixtures/other-shop/", import.meta.url);
const shop = parseContent(
	Object.fromEntries(
		fileNames.map((name) => [
			name,
			withoutSchemaAddress(JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"))),
		]),
	) as Record<FileName, unknown>,
);

export const otherShopData: ShopData = {
	site: siteData(shop),
	prices: { categories: shop.prices.categories },
	...searchQuestions(shop),
	reviews: shop.reviews,
	translations: {},
};
