import { currency } from "../../shop/locale.ts";
import type { Measure } from "../../shop/price-units.ts";
import type { Price } from "../../shop/types.ts";

/** A node of structured data (https://schema.org). */
export type Thing = { "@type": string | readonly string[]; [property: string]: unknown };

/** UN/CEFACT Recommendation 20: https://unece.org/trade/cefact/UNLOCODE-Download#Rec20 */
const unitCodes: Record<Measure, string> = { kg: "KGM", sqft: "FTK", sqm: "MTK" };

/** An offer in rupees: an amount has a price, "from" a minimum, a range both ends, "per kg" a unit, a quote none. */
export function offer(price: Price, item?: Thing): Thing {
	const priceSpecification = specification(price);
	return {
		"@type": "Offer",
		...(item && { itemOffered: item }),
		...(priceSpecification && { priceSpecification }),
	};
}

function specification(price: Price): Thing | undefined {
	if (price.kind === "quote") return undefined;
	const low = price.low / 100;
	return {
		"@type": "UnitPriceSpecification",
		priceCurrency: currency,
		...(price.kind === "amount" ? { price: low } : { minPrice: low }),
		...(price.kind === "range" && { maxPrice: price.high / 100 }),
		...(price.unit && { unitText: price.unit }),
		...(price.measure && { unitCode: unitCodes[price.measure] }),
		...(price.pack && { referenceQuantity: { "@type": "QuantitativeValue", value: price.pack } }),
		...(price.least && {
			eligibleQuantity: { "@type": "QuantitativeValue", minValue: price.least },
		}),
	};
}
