/** By which address a visitor's questions are counted, and how many. */
import { expect, test } from "vitest";
import { visitorKey } from "./client-address.ts";
import { createLimit } from "./limit.ts";

const socket = "192.0.2.1";
test.each<[number, string | null, string]>([
	[0, "203.0.113.1, 203.0.113.2", socket],
	[1, "6.6.6.6,203.0.113.1 ", "203.0.113.1"],
	[2, "6.6.6.6, 203.0.113.1, 198.51.100.1", "203.0.113.1"],
	[1, "2001:db8::1", "2001:0db8:0000:0000::/64"],
	// Not through all the proxies, or not an address: the connection's own.
	[1, null, socket],
	[2, "203.0.113.1", socket],
	[1, "203.0.113.1, <script>", socket],
	[1, "203.0.113.1,", socket],
])("with %i trusted and %j the address is %s", (trustProxy, list, address) => {
	expect(visitorKey(socket, list, trustProxy)).toBe(address);
});

test.each([
	["::ffff:192.0.2.1", "192.0.2.1"],
	["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::/64"],
	["2001:DB8:1:3:ffff::", "2001:0db8:0001:0003::/64"],
	["", ""],
])("%s counts as %s", (address, key) => {
	expect(visitorKey(address).toLowerCase()).toBe(key);
});

test("each has so many in a period, and everybody anew in the next", () => {
	let period = 1;
	const take = createLimit(2, () => period);
	expect(["a", "a", "a", "b"].map(take)).toEqual([true, true, false, true]);
	period = 2;
	expect(take("a")).toBe(true);
});

test("it remembers a bounded number of visitors", () => {
	const take = createLimit(1, () => 0);
	for (let n = 0; n < 9_999; n += 1) take(String(n));
	expect(take("0")).toBe(false);
	for (let n = 10_000; n < 20_002; n += 1) take(String(n));
	expect(take("0")).toBe(true);
});
