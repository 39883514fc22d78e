import { expect, test } from "vitest";
import { formatPrice, formatSum } from "./format-price.ts";
import { parsePrice } from "./price.ts";

test.each([
	["1200", "₹1,200"],
	["69.50", "₹69.50"],
	["120-150", "₹120–150"],
	["starts @ 300", "starts @ ₹300"],
	["from ₹199 per panel", "from ₹199 per panel"],
	["Contact us for a quote", "Contact us for a quote"],
])("%s is shown as %s", (written, shown) => {
	const price = parsePrice(written);
	if (!("kind" in price)) throw new Error(`${written} is not read`);
	expect(formatPrice(price)).toBe(shown);
});

test("a sum of paise is written in rupees", () => {
	expect(formatSum(100_000_000)).toBe("₹10,00,000");
});

test("ten lakh rupees is the highest price", () => {
	expect(parsePrice("1000000")).toMatchObject({ kind: "amount", low: 100_000_000 });
	expect(parsePrice("1000001")).not.toHaveProperty("kind");
});
