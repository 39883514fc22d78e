import { describe, expect, test } from "vitest";
import { splitPrice } from "./split-price.ts";

describe("a price text in its parts", () => {
	test.each([
		["80", "", "₹80", ""],
		["₹80", "", "₹80", ""],
		["₹ 80", "", "₹80", ""],
		[" 80 ", "", "₹80", ""],
		["starts @ 600", "starts @", "₹600", ""],
		["starts @600", "starts @", "₹600", ""],
		["from ₹99", "from", "₹99", ""],
		["Starting from ₹69 per kg", "Starting from", "₹69", "per kg"],
		["69 per kg", "", "₹69", "per kg"],
		["35 per sqft", "", "₹35", "per sqft"],
		["from ₹300 per sq. meter", "from", "₹300", "per sq. meter"],
		["up to 5 kg ₹300", "up to 5 kg", "₹300", ""],
		["2 for ₹100", "2 for", "₹100", ""],
		["starts @ 50 per set", "starts @", "₹50", "per set"],
	])("%s", (text, before, amount, after) => {
		expect(splitPrice(text)).toMatchObject({ before, amount, after });
	});
});

describe("a range is set with an en dash", () => {
	test.each([
		["250-400", "₹250–400", ""],
		["250–400", "₹250–400", ""],
		["250 - 400", "₹250–400", ""],
		["₹250-₹400", "₹250–400", ""],
		["250-400 per panel", "₹250–400", "per panel"],
		["1200-150000", "₹1,200–1,50,000", ""],
	])("%s", (text, amount, after) => {
		expect(splitPrice(text)).toMatchObject({ before: "", amount, after });
	});
});

describe("sums are grouped as in India", () => {
	test.each([
		["0", "₹0"],
		["999", "₹999"],
		["1200", "₹1,200"],
		["₹2,000", "₹2,000"],
		["99999", "₹99,999"],
		["120000", "₹1,20,000"],
		["120,000", "₹1,20,000"],
		["12345678", "₹1,23,45,678"],
		["69.50", "₹69.50"],
		["1,069.5", "₹1,069.50"],
	])("%s is %s", (text, amount) => {
		expect(splitPrice(text).amount).toBe(amount);
	});
});

test.each(["Contact us for a quote", "Custom pricing", "Free", "20% off", "12.5% off", "₹", ""])(
	"%j names no sum and stays in words",
	(text) => {
		expect(splitPrice(text)).toEqual({ before: text, amount: "", after: "", sums: [] });
	},
);

test.each([
	["80", [80]],
	["₹2,000", [2000]],
	["starts @ 600", [600]],
	["250-400 per panel", [250, 400]],
	["₹250 – ₹400", [250, 400]],
	["69.50 per kg", [69.5]],
	["from ₹300 per sq. meter", [300]],
	["80.", [80]],
	["Custom pricing", []],
])("%s names the sums %j", (text, sums) => {
	expect(splitPrice(text).sums).toEqual(sums);
});
