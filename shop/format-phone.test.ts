import { expect, test } from "vitest";
import { phoneLink, plainPhone, plainWhatsApp } from "./format-phone.ts";

test.each([
	["+91 135 000 0000", "+91 135 000 0000", "tel:+911350000000"],
	["0135-000 0000", "+91 135 000 0000", "tel:+911350000000"],
	["98765 43210", "+91 98765 43210", "tel:+919876543210"],
	["1800-123 4567", "1800 123 4567", "tel:18001234567"],
	["033-2400 1234 / 98765 43210", "033-2400 1234 / 98765 43210", undefined],
])("%s is written %s and called at %s", (typed, written, address) => {
	expect(plainPhone(typed)).toBe(written);
	if (address) expect(phoneLink(plainPhone(typed))).toBe(address);
});

test.each([
	["+91 98765 43210", "919876543210"],
	["911350000000", "911350000000"],
	["98765", "98765"],
])("the WhatsApp number %s is %s", (typed, written) => {
	expect(plainWhatsApp(typed)).toBe(written);
});
