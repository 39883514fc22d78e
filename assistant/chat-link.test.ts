import { describe, expect, test } from "vitest";
import { chatLink, messageLink } from "./chat-link.ts";
import { sampleShopData } from "./testing/sample-shop-data.ts";

function withOrderStatus(orderStatus: string) {
	const { site } = sampleShopData;
	return {
		...sampleShopData,
		site: { ...site, whatsappMsg: { ...site.whatsappMsg, orderStatus } },
	};
}

test("without a message it is the bare chat", () => {
	expect(chatLink(sampleShopData.site)).toBe(
		`https://wa.me/${sampleShopData.site.business.whatsapp}`,
	);
});

const texts = [
	["English", sampleShopData.site.whatsappMsg.orderStatus],
	["Hindi", "नमस्ते डून फ्रेश, कृपया मेरे ऑर्डर की स्थिति बता दीजिए। मुझे जल्दी चाहिए।"],
	["signs of markdown and of addresses", 'Order (#1) [*status*] & "when"? 100% + more :) <b>\\'],
	["an emoji", "Where is my order? 👉🏽"],
	["half an emoji", "Where is my order? \ud83d"],
] as const;

describe.each(texts)("a message in %s", (_, text) => {
	const data = withOrderStatus(text);

	test("comes back as written", () => {
		const { searchParams } = new URL(chatLink(data.site, "orderStatus"));
		expect([...searchParams]).toEqual([["text", text.toWellFormed()]]);
	});

	test("is in the button's link whole, however long", () => {
		const link = messageLink(data.site.business, text.repeat(12));
		expect([...new URL(link).searchParams]).toEqual([["text", text.repeat(12).toWellFormed()]]);
	});
});

test("a message that an answer has no room for is left out, the chat stays", () => {
	const data = withOrderStatus("Where is my order? ".repeat(12));
	expect(chatLink(data.site, "orderStatus")).toBe(chatLink(data.site));
});
