import { rateCardFile, siteFile } from "../shop/site-data.ts";
import type { ShopData, ShopFiles } from "./contract.ts";

export function shopFiles({ site, prices, reviews }: ShopData): ShopFiles {
	return { site: siteFile(site), prices: rateCardFile(prices), reviews };
}
