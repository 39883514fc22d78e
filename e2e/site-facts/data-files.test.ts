/** The data files, which the assistant and the list read, hold what the content says. */
import { expect, test } from "vitest";
import { questionsPath, shopFilePaths } from "../../assistant/contract.ts";
import { reviewsFile } from "../../assistant/data-sent.ts";
import { searchQuestions } from "../../shop/search-questions.ts";
import { shop } from "../../shop/shop.ts";
import { rateCardFile, siteData, siteFile } from "../../shop/site-data.ts";
import { hindiShop } from "../../shop/testing/hindi-shop.ts";
import { openSite } from "./open-site.ts";

const site = await openSite();
const hindi = hindiShop();

test.each([
	[shopFilePaths.site, siteFile(siteData(shop))],
	[shopFilePaths.prices, rateCardFile(shop.prices)],
	[shopFilePaths.reviews, reviewsFile(shop.reviews)],
	[questionsPath, searchQuestions(shop)],
	["/data/hi/questions.json", searchQuestions(hindi)],
	["/data/hi/siteData.json", siteFile(siteData(hindi))],
	["/data/hi/priceData.json", rateCardFile(hindi.prices)],
])("%s is the content's, and no cache may keep it", async (path, content) => {
	const response = await site.get(path);
	expect(response.status).toBe(200);
	expect(response.headers.get("cache-control")).toMatch(/no-cache|no-store|max-age=0/);
	expect(await response.json()).toEqual(JSON.parse(JSON.stringify(content)));
});
