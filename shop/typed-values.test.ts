import { describe, expect, test } from "vitest";
import { plainPrice, plainText } from "./typed-values.ts";

test.each([
	["what is plain", "A shirt,\n\nwashed", "A shirt,\n\nwashed"],
	["spaces that are none", "\u00a0₹\u202f95\t per\u2009kg ", "₹ 95 per kg"],
	["marks that nobody sees", "\ufeffpick\u00adup\u200b \u202aat 5\u202c\u0007", "pickup at 5"],
	["line ends of other systems", "One\r\nTwo\rThree\u2028Four", "One\nTwo\nThree\nFour"],
	["spaces at line ends, and empty lines", "One  \n  \n\n\n Two", "One\n\nTwo"],
	["joined letters of Hindi", "र्‍य क्‌ष", "र्‍य क्‌ष"],
])("%s", (_, pasted, clean) => {
	expect(plainText({}, pasted)).toBe(clean);
});

const [phone, whatsapp, time] = [
	{ phone: "shown" },
	{ phone: "digits" },
	{ isClockTime: true },
] as const;

test.each([
	[phone, "98765 43210", "+91 98765 43210"],
	[phone, "0135-271 2345", "+91 135 271 2345"],
	[phone, "+919876543210", "+91 9876543210"],
	[phone, "98765", "98765"],
	[whatsapp, "98765 43210", "919876543210"],
	[whatsapp, "+91 98765 43210", "919876543210"],
	[time, "8:00", "08:00"],
	[time, "9.30 pm", "21:30"],
	[time, "12 am", "00:00"],
	[time, "noon", "noon"],
	[{ isPrice: true }, "₹95/-", "95"],
])("%j: %s", (meta, typed, plain) => {
	expect(plainText(meta, typed)).toBe(plain);
});

describe("a price", () => {
	test.each([
		["95/-", "95"],
		["Rs.95/- per piece", "95 per piece"],
		["rs 1,200 only", "1,200"],
		["₹९५", "95"],
		["120 to 150", "120–150"],
		["Rs 69/kg", "69 per kg"],
		["from Rs. 80", "from 80"],
	])("%s is %s", (written, plain) => {
		expect(plainPrice(written)).toBe(plain);
	});

	test.each(["300", "Contact us for a quote", "around eighty", "", "0/-"])("%j stays", (text) => {
		expect(plainPrice(text)).toBe(text);
	});
});
