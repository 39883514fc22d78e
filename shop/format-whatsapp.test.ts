import { expect, test } from "vitest";
import { serviceLink, whatsappLink } from "./format-whatsapp.ts";

const number = "911350000000";

test.each(["911350000000", "(+91) 135-000-0000", "\u202a+91 135\u00a0000 0000\u202c"])(
	"a number %j loses all but its digits",
	(written) => {
		expect(whatsappLink(written)).toBe("https://wa.me/911350000000");
		expect(whatsappLink(written, "")).toBe("https://wa.me/911350000000");
	},
);

test.each([
	"one\ntwo",
	"one\r\ntwo",
	"Wash & Fold + 100% = %20, order #12?",
	"https://x.in/?a",
	'<b "x"> ₹80',
	"नमस्ते 👩🏽‍🔧",
	" ",
])("the message %j comes back as typed", (text) => {
	const link = whatsappLink(number, text);
	expect(link).toBe(`https://wa.me/${number}?text=${encodeURIComponent(text)}`);
	expect([...new URL(link).searchParams]).toEqual([["text", text]]);
});

test.each([
	["ok \ud83d", "ok \ufffd"],
	["\udc49\ud83d ok", "\ufffd\ufffd ok"],
])("halves of an emoji are replaced and do not throw: %j", (text, sent) => {
	expect(new URL(whatsappLink(number, text)).searchParams.get("text")).toBe(sent);
});

test.each(["Wash & Fold", "C++ #1?", "$& $1"])(
	"a service named %s stands in its message",
	(name) => {
		const messages = { aboutService: "I like {service}. Please call & come\nsoon." };
		const link = serviceLink({ whatsapp: number }, messages, name);
		expect([...new URL(link).searchParams]).toEqual([
			["text", `I like ${name}. Please call & come\nsoon.`],
		]);
	},
);
