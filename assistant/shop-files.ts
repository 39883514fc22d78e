import { rateCardFile, siteFile } from "../content/site-data.ts";
import type { ShopData, ShopFiles } from "./contract.ts";

/** The shop's data as its files have them, for a provider: each price is the text that the owner wrote. */
export function shopFiles({ site, prices, reviews }: ShopData): ShopFiles {
	return { site: siteFile(site), prices: rateCardFile(prices), reviews };
}
