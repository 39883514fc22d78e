import { expect, test } from "vitest";
import { mapLinks } from "../../shop/format-address.ts";
import { phoneLink } from "../../shop/format-phone.ts";
import { shop } from "../../shop/shop.ts";
import { serviceLink } from "../shop-links.ts";
import { linkEvent } from "./shop-events.ts";

const { business, messages } = shop;
const chat = serviceLink(business, messages, "Stain Removal");
const { place, directions, writeReview } = mapLinks(business);

test.each([
	[phoneLink(business.phone), {}, { name: "call tapped" }],
	[chat, { books: "" }, { name: "book clicked" }],
	[
		chat,
		{ books: chat, service: "stain-removal" },
		{ name: "book clicked", service: "stain-removal" },
	],
	[chat, {}, { name: "whatsapp opened" }],
	[chat, { listItems: "3" }, { name: "list sent", items: 3 }],
	[directions, {}, { name: "directions opened" }],
	[place, {}, { name: "map opened" }],
	[writeReview, {}, undefined],
	[`mailto:${business.email}`, {}, undefined],
	["https://shop.example/pricing?q=shirt", {}, undefined],
	["https://wa.me.example/1", {}, undefined],
])("%s with %j means %j", (href, dataset, event) => {
	const { protocol, hostname, pathname } = new URL(href ?? "");
	expect(linkEvent({ protocol, hostname, pathname, dataset: { ...dataset } })).toEqual(event);
});
