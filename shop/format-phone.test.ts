import { expect, test } from "vitest";
import { phoneLink } from "./phone-link.ts";

test.each([
	["+91 135 000 0000", "tel:+911350000000"],
	["+911350000000", "tel:+911350000000"],
])("%s is called at %s", (number, address) => {
	expect(phoneLink(number)).toBe(address);
});
