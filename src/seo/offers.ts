import type { Offer, UnitPriceSpecification } from "schema-dts";
import { splitPrice } from "../ui/split-price.ts";

/** UN/CEFACT Recommendation 20: https://unece.org/trade/cefact/UNLOCODE-Download#Rec20 */
const unitCodes: Record<string, string> = { kg: "KGM", sqft: "FTK", "sq. meter": "MTK" };

/**
 * An offer from the rate card's free text, in rupees: "80" is a price, "from 150" and "250-400" have
 * a least (and a greatest) price, "69 per kg" has a unit. A text without an amount ("Contact us for a
 * quote") offers without a price.
 */
export function offer(text: string, item?: Offer["itemOffered"]): Offer {
	const priceSpecification = specification(text);
	return {
		"@type": "Offer",
		...(item && { itemOffered: item }),
		...(priceSpecification && { priceSpecification }),
	};
}

function specification(text: string): UnitPriceSpecification | undefined {
	const { before, amount, after } = splitPrice(text);
	const [low, high] = amount.replaceAll(/[₹,]/g, "").split("–").map(Number);
	if (!amount || low === undefined) return undefined;
	const unit = /^per (.+)$/i.exec(after)?.[1];
	const unitCode = unit && unitCodes[unit];
	return {
		"@type": "UnitPriceSpecification",
		priceCurrency: "INR",
		...(before || high ? { minPrice: low } : { price: low }),
		...(high && { maxPrice: high }),
		...(unit && { unitText: unit }),
		...(unitCode && { unitCode }),
	};
}
