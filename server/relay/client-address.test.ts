import { describe, expect, test } from "vitest";
import { clientAddress, visitorKey } from "./client-address.ts";

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
