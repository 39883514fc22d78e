import { describe, expect, test } from "vitest";
import { samplePrice } from "../../shop/testing/sample-price.ts";
import { offer } from "./offers.ts";

describe("an offer from a price text", () => {
	test.each([
		["80", { price: 80 }],
		["₹50 per shirt", { price: 50, unitText: "shirt" }],
		["69 per kg", { price: 69, unitText: "kg", unitCode: "KGM" }],
		["Starting from ₹35 per sqft", { minPrice: 35, unitText: "sqft", unitCode: "FTK" }],
		["from ₹300 per sq. meter", { minPrice: 300, unitText: "sq. meter", unitCode: "MTK" }],
		["starts @ 150", { minPrice: 150 }],
		["from ₹2,000", { minPrice: 2000 }],
		["250-400", { minPrice: 250, maxPrice: 400 }],
		["35 per square foot", { price: 35, unitText: "square foot", unitCode: "FTK" }],
	])("%s", (text, expected) => {
		expect(offer(samplePrice(text))).toEqual({
			"@type": "Offer",
			priceSpecification: {
				"@type": "UnitPriceSpecification",
				priceCurrency: "INR",
				...expected,
			},
		});
	});

	test.each(["Contact us for a quote", "Custom pricing"])("%s names no price", (text) => {
		expect(offer(samplePrice(text))).toEqual({ "@type": "Offer" });
	});

	test("it may say of what", () => {
		expect(offer(samplePrice("80"), { "@type": "Service", name: "Shirt" })).toMatchObject({
			itemOffered: { "@type": "Service", name: "Shirt" },
		});
	});
});
