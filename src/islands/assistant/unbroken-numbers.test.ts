import { expect, test } from "vitest";
import { withUnbrokenNumbers } from "./unbroken-numbers.ts";

test.each([
	["call +91 135 000 0000.", "call +91\u00a0135\u00a0000\u00a00000."],
	["9:30 AM to 9 PM.", "9:30\u00a0AM to 9\u00a0PM."],
	["रात 9 बजे तक, raat 9 baje tak", "रात 9\u00a0बजे तक, raat 9\u00a0baje tak"],
	["Shirt: 3 × ₹80 = ₹240", "Shirt: 3 × ₹80 = ₹240"],
	["3 + 2 seats, 10 kg", "3 + 2 seats, 10 kg"],
])("%s", (text, unbroken) => {
	expect(withUnbrokenNumbers(text)).toBe(unbroken);
});
