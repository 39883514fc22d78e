/** Who asks, from where, and how often. */
import { describe, expect, test } from "vitest";
import { clientAddress, visitorKey } from "./client-address.ts";
import { createAddressLimit, createDailyLimit } from "./question-limits.ts";
import { isForeign } from "./relay.ts";

describe("clientAddress", () => {
	const socket = "192.0.2.1";
	test.each<[number, string | null, string]>([
		[0, null, socket],
		[0, "203.0.113.1", socket],
		[0, "203.0.113.1, 203.0.113.2", socket],
		[1, "203.0.113.1", "203.0.113.1"],
		[1, "6.6.6.6, 203.0.113.1", "203.0.113.1"],
		[1, "6.6.6.6,203.0.113.1 ", "203.0.113.1"],
		[2, "6.6.6.6, 203.0.113.1, 198.51.100.1", "203.0.113.1"],
		[10, Array.from({ length: 11 }, (_, n) => `203.0.113.${n}`).join(), "203.0.113.1"],
		[1, "203.0.113.1:4711", "203.0.113.1"],
		[1, "[2001:db8::1]:4711", "2001:db8::1"],
		[1, "2001:db8::1", "2001:db8::1"],
		// Not through all the proxies, or not an address: the connection's own.
		[1, null, socket],
		[1, "", socket],
		[2, "203.0.113.1", socket],
		[1, "unknown", socket],
		[1, "203.0.113.1, <script>", socket],
		[1, "203.0.113.1,", socket],
	])("with %i trusted and %j it is %s", (trustProxy, list, address) => {
		expect(clientAddress(socket, list, trustProxy)).toBe(address);
	});

	test("a connection without an address has a name all the same", () => {
		expect(clientAddress(undefined, "203.0.113.1", 0)).toBe("unknown");
	});
});

describe("visitorKey", () => {
	test.each([
		["192.0.2.1", "192.0.2.1"],
		["::ffff:192.0.2.1", "192.0.2.1"],
		["::ffff:c000:201", "192.0.2.1"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
		["2001:db8:1:2::1", "2001:db8:1:2::/64"],
		["2001:DB8:1:2:ffff::", "2001:db8:1:2::/64"],
		["2001:db8:1:3::1", "2001:db8:1:3::/64"],
		["2001:db8::1", "2001:db8::/64"],
		["::1", "::/64"],
		["::", "::/64"],
		["unknown", "unknown"],
	])("%s counts as %s", (address, key) => {
		expect(visitorKey(address)).toBe(key);
	});
});

const forwarded = { "X-Forwarded-Host": "shop.example", "X-Forwarded-Proto": "https" };
const own = "https://shop.example:3000";

describe("a question from", () => {
	test.each<[string, Record<string, string>, number?]>([
		["no origin", {}],
		["the same origin", { Origin: "http://shop.example:3000", "Sec-Fetch-Site": "same-origin" }],
		["https before an undeclared proxy", { Origin: own }],
		["behind a proxy", { Origin: "https://shop.example", ...forwarded }, 1],
		[
			"behind two",
			{ Origin: "https://shop.example", ...forwarded, "X-Forwarded-Host": "x, shop.example:443" },
			2,
		],
		["a proxy that keeps the host", { Origin: own, "X-Forwarded-Proto": "https" }, 1],
	])("%s is the shop's own", (_, headers, trustProxy = 0) => {
		expect(isForeign(new Headers(headers), "shop.example:3000", trustProxy)).toBe(false);
	});

	test.each<[string, Record<string, string>, number?]>([
		["another site", { Origin: "https://evil.example" }],
		["another port", { Origin: "http://shop.example:4000" }],
		["another subdomain", { Origin: "https://a.shop.example:3000" }],
		["a longer name", { Origin: `${own}.evil.example` }],
		["a user name", { Origin: `${own}@evil.example` }],
		["null", { Origin: "null" }],
		["empty", { Origin: "" }],
		["not an origin", { Origin: "shop.example:3000" }],
		["a file", { Origin: "file://" }],
		["an extension", { Origin: "chrome-extension://shop.example:3000" }],
		["cross-site without an origin", { "Sec-Fetch-Site": "cross-site" }],
		["a forwarded host that nobody trusts", { Origin: "https://shop.example", ...forwarded }],
		["another scheme than the proxy's", { Origin: "http://shop.example", ...forwarded }, 1],
		["another site behind a proxy", { Origin: "https://evil.example", ...forwarded }, 1],
	])("%s is foreign", (_, headers, trustProxy = 0) => {
		expect(isForeign(new Headers(headers), "shop.example:3000", trustProxy)).toBe(true);
	});
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

test("a day without calls has none", () => {
	expect(createDailyLimit(0, () => 0).take()).toBe(false);
});
