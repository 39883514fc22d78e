import { expect, test } from "vitest";
import { chatLink, messageLink } from "./chat-link.ts";
import { sampleShopData } from "./testing/sample-shop-data.ts";

const { site } = sampleShopData;
const withOrderStatus = (orderStatus: string) => ({
	...site,
	whatsappMsg: { ...site.whatsappMsg, orderStatus },
});

test.each([
	["in Hindi", "नमस्ते डून फ्रेश, कृपया मेरे ऑर्डर की स्थिति बता दीजिए। मुझे जल्दी चाहिए।"],
	["with signs of markdown and of addresses", 'Order (#1) [*status*] & "when"? 100% + :) <b>\\'],
	["with half an emoji", "Where is my order? \ud83d"],
])("a message %s comes back as written, in the button's link however long", (_, text) => {
	const chat = chatLink(withOrderStatus(text), "orderStatus");
	// A bracket would end a link in markdown.
	expect(chat).not.toMatch(/[()]/);
	expect([...new URL(chat).searchParams]).toEqual([["text", text.toWellFormed()]]);
	const link = messageLink(site.business, text.repeat(12));
	expect([...new URL(link).searchParams]).toEqual([["text", text.repeat(12).toWellFormed()]]);
});

test("without a message, or with one that an answer has no room for, it is the bare chat", () => {
	const bare = `https://wa.me/${site.business.whatsapp}`;
	expect(chatLink(site)).toBe(bare);
	expect(chatLink(withOrderStatus("Where is my order? ".repeat(12)), "orderStatus")).toBe(bare);
});
