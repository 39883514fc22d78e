import { describe, expect, test } from "vitest";
import { serviceLink, whatsappLink } from "./whatsapp-link.ts";

const number = "911350000000";

test.each([
	["as in the content", "911350000000"],
	["as people write it", "+91 135 000 0000"],
	["with brackets and hyphens", "(+91) 135-000-0000"],
	["with spaces that do not break", "91\u00a0135\u00a0000\u00a00000"],
	["with marks of direction, as copied from a contact", "\u202a+91 135 000 0000\u202c"],
])("a number %s loses all but its digits", (_, written) => {
	expect(whatsappLink(written)).toBe("https://wa.me/911350000000");
});

describe("the message", () => {
	test.each([
		["plain words", "Book now", "Book%20now"],
		["a line break", "one\ntwo", "one%0Atwo"],
		["a Windows line break", "one\r\ntwo", "one%0D%0Atwo"],
		["a plus", "1+1", "1%2B1"],
		["an ampersand", "Wash & Fold", "Wash%20%26%20Fold"],
		["a percent sign", "100%", "100%25"],
		["what looks like an escape", "%20", "%2520"],
		["a hash", "order #12", "order%20%2312"],
		["a question mark and an equals sign", "a=b?", "a%3Db%3F"],
		["slashes", "https://x.in/?a", "https%3A%2F%2Fx.in%2F%3Fa"],
		["a rupee sign", "₹80", "%E2%82%B980"],
		["Devanagari", "नमस्ते", "%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87"],
		["an emoji", "👉", "%F0%9F%91%89"],
		["an emoji of several characters", "👩🏽‍🔧", encodeURIComponent("👩🏽‍🔧")],
		["angle brackets and quotes", `<b "x">`, "%3Cb%20%22x%22%3E"],
		["nothing but a space", " ", "%20"],
	])("%s comes back as typed", (_, text, encoded) => {
		const link = whatsappLink(number, text);
		expect(link).toBe(`https://wa.me/${number}?text=${encoded}`);
		expect([...new URL(link).searchParams]).toEqual([["text", text]]);
	});

	test.each([
		["a first half", "ok \ud83d", "ok \ufffd"],
		["a second half", "\udc49 ok", "\ufffd ok"],
		["halves the wrong way round", "\udc49\ud83d", "\ufffd\ufffd"],
	])("%s of an emoji is replaced and does not throw", (_, text, sent) => {
		expect(new URL(whatsappLink(number, text)).searchParams.get("text")).toBe(sent);
	});

	test("none leaves the address bare", () => {
		expect(whatsappLink(number, "")).toBe(`https://wa.me/${number}`);
		expect(whatsappLink(number)).toBe(`https://wa.me/${number}`);
	});
});

describe("a service's message", () => {
	const messages = { aboutService: "I like {service}. Please call & come\nsoon." };
	const sent = (address: string) => new URL(address).searchParams.get("text");

	test.each(["Wash & Fold", "100% care", "C++ #1?", "$& $1", "धुलाई"])(
		"of %s has the name in its place",
		(service) => {
			const link = serviceLink({ whatsapp: "911350000000" }, messages, service);
			expect(sent(link)).toBe(`I like ${service}. Please call & come\nsoon.`);
			expect(link).toMatch(/^https:\/\/wa\.me\/911350000000\?text=[^&#]+$/);
		},
	);
});
