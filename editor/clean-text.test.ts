import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test.each([
	["what is plain", "A shirt,\n\nwashed", "A shirt,\n\nwashed"],
	["spaces that are none", "\u00a0₹\u202f95\t per\u2009kg ", "₹ 95 per kg"],
	["marks that nobody sees", "\ufeffpick\u00adup\u200b \u202aat 5\u202c\u0007", "pickup at 5"],
	["line ends of other systems", "One\r\nTwo\rThree\u2028Four", "One\nTwo\nThree\nFour"],
	["a mark between spaces", "pickup \u200b at 5", "pickup at 5"],
	["spaces at line ends, and empty lines", "One  \n  \n\n\n Two", "One\n\nTwo"],
	["joined letters of Hindi", "र्‍य क्‌ष", "र्‍य क्‌ष"],
])("%s", (_, pasted, clean) => {
	expect(cleanText(pasted)).toBe(clean);
});
