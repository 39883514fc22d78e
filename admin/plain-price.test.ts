import { expect, test } from "vitest";
import { plainPrice } from "./plain-price.ts";

test.each([
	["95/-", "95"],
	["₹ 95 /-", "95"],
	["Rs.95/- per piece", "95 per piece"],
	["rs 1,200 only", "1,200"],
	["150 rupees", "150"],
	["₹९५", "95"],
	["120 to 150", "120–150"],
	["Rs 69/kg", "69 per kg"],
	["from Rs. 80", "from 80"],
])("%s is %s", (written, plain) => {
	expect(plainPrice(written)).toBe(plain);
});

test.each([
	"300",
	"₹1,200",
	"Contact us for a quote",
	"around eighty",
	"95 or so",
	"",
	"0/-",
	"1 2",
])("%j stays", (text) => {
	expect(plainPrice(text)).toBe(text);
});
