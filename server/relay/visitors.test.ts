/** Who asks, from where, and how often. */
import { expect, test } from "vitest";
import { clientAddress, visitorKey } from "./client-address.ts";
import { createAddressLimit } from "./question-limits.ts";
import { isForeign } from "./relay.ts";

const socket = "192.0.2.1";
test.each<[number, string | null, string]>([
	[0, "203.0.113.1, 203.0.113.2", socket],
	[1, "6.6.6.6,203.0.113.1 ", "203.0.113.1"],
	[2, "6.6.6.6, 203.0.113.1, 198.51.100.1", "203.0.113.1"],
	[1, "203.0.113.1:4711", "203.0.113.1"],
	[1, "[2001:db8::1]:4711", "2001:db8::1"],
	[1, "2001:db8::1", "2001:db8::1"],
	// Not through all the proxies, or not an address: the connection's own.
	[1, null, socket],
	[2, "203.0.113.1", socket],
	[1, "203.0.113.1, <script>", socket],
	[1, "203.0.113.1,", socket],
])("with %i trusted and %j the address is %s", (trustProxy, list, address) => {
	expect(clientAddress(socket, list, trustProxy)).toBe(address);
});

test.each([
	["192.0.2.1", "192.0.2.1"],
	["::ffff:192.0.2.1", "192.0.2.1"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:DB8:1:2:ffff::", "2001:db8:1:2::/64"],
	["2001:db8:1:3::1", "2001:db8:1:3::/64"],
	["::1", "::/64"],
	["unknown", "unknown"],
])("%s counts as %s", (address, key) => {
	expect(visitorKey(address)).toBe(key);
});

const forwarded = { "X-Forwarded-Host": "shop.example", "X-Forwarded-Proto": "https" };
const own = "https://shop.example:3000";

test.each<[Record<string, string>, trustProxy?: number]>([
	[{}],
	[{ Origin: "http://shop.example:3000", "Sec-Fetch-Site": "same-origin" }],
	// Behind a proxy that nobody declared.
	[{ Origin: own }],
	[{ Origin: "https://shop.example", ...forwarded }, 1],
	[{ Origin: "https://shop.example", ...forwarded, "X-Forwarded-Host": "x, shop.example:443" }, 2],
	// A proxy that keeps the host.
	[{ Origin: own, "X-Forwarded-Proto": "https" }, 1],
])("a question with %j is the shop's own", (headers, trustProxy = 0) => {
	expect(isForeign(new Headers(headers), "shop.example:3000", trustProxy)).toBe(false);
});

test.each<[Record<string, string>, trustProxy?: number]>([
	[{ Origin: "https://evil.example" }],
	[{ Origin: "http://shop.example:4000" }],
	[{ Origin: "https://a.shop.example:3000" }],
	[{ Origin: `${own}.evil.example` }],
	[{ Origin: `${own}@evil.example` }],
	[{ Origin: "null" }],
	[{ Origin: "" }],
	[{ Origin: "chrome-extension://shop.example:3000" }],
	[{ "Sec-Fetch-Site": "cross-site" }],
	[{ Origin: "https://shop.example", ...forwarded }],
	[{ Origin: "http://shop.example", ...forwarded }, 1],
	[{ Origin: "https://evil.example", ...forwarded }, 1],
])("a question with %j is foreign", (headers, trustProxy = 0) => {
	expect(isForeign(new Headers(headers), "shop.example:3000", trustProxy)).toBe(true);
});

test("no minute has more than its questions, wherever it begins", () => {
	let now = 0;
	const limit = createAddressLimit(3, () => now);
	const take = (at: number) => {
		now = at;
		return limit.take("a");
	};
	expect([0, 50_000, 59_000, 59_999].map(take)).toEqual([0, 0, 0, 1]);
	expect([60_000, 60_001, 110_000, 119_000, 119_500].map(take)).toEqual([0, 50, 0, 0, 1]);
});

test("it remembers a bounded number of addresses", () => {
	const limit = createAddressLimit(1, () => 0);
	expect(limit.take("first")).toBe(0);
	for (let n = 0; n < 9_999; n += 1) limit.take(String(n));
	expect(limit.take("first")).toBe(60);
	for (let n = 10_000; n < 20_000; n += 1) limit.take(String(n));
	expect(limit.take("first")).toBe(0);
});
