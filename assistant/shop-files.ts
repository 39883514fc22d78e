import { rateCardFile, siteFile } from "../content/site-data.ts";
import type { ShopData, ShopFiles } from "./contract.ts";

/** The shop's data as in its files, for a provider. */
export function shopFiles({ site, prices, reviews }: ShopData): ShopFiles {
	return { site: siteFile(site), prices: rateCardFile(prices), reviews };
}
