import { expect, test } from "vitest";
import { mapLinks } from "../../shop/format-address.ts";
import { phoneLink } from "../../shop/format-phone.ts";
import { serviceLink } from "../../shop/format-whatsapp.ts";
import { shop } from "../../shop/shop.ts";
import { shopEvent } from "./events.ts";

const { business, messages } = shop;
const chat = serviceLink(business, messages, "Stain Removal");
const { place, directions, writeReview } = mapLinks(business);

/** The event of a press on the first element of a page, or of sending it. */
function eventOf(html: string, type = "click", isCancelled = false) {
	document.body.innerHTML = html;
	let found: ReturnType<typeof shopEvent>;
	document.addEventListener(
		type,
		(event) => {
			if (isCancelled) event.preventDefault();
			found = shopEvent(event);
			event.preventDefault();
		},
		{ once: true },
	);
	document.body.firstElementChild?.dispatchEvent(
		new Event(type, { bubbles: true, cancelable: true }),
	);
	return found;
}

test.each([
	[phoneLink(business.phone), "", { name: "call tapped" }],
	[chat, "data-books", { name: "book clicked" }],
	[chat, "data-books data-service=stain", { name: "book clicked", service: "stain" }],
	[chat, "", { name: "whatsapp opened" }],
	[chat, "data-list-items=3", { name: "list sent", items: 3 }],
	[directions, "", { name: "directions opened" }],
	[place, "", { name: "map opened" }],
	[writeReview, "", undefined],
	[`mailto:${business.email}`, "", undefined],
	["https://shop.example/pricing?q=shirt", "", undefined],
	["https://wa.me.example/1", "", undefined],
])("a press on %s with %j means %j", (href, attributes, event) => {
	expect(eventOf(`<a href="${href}" ${attributes}>Go</a>`)).toEqual(event);
});

test("a press that the page cancelled means nothing, a form that a script sends to WhatsApp does", () => {
	expect(eventOf(`<a href="${chat}">Go</a>`, "click", true)).toBeUndefined();
	const form = (action: string) => eventOf(`<form action="${action}"></form>`, "submit", true);
	expect(form("https://wa.me/91")).toEqual({ name: "whatsapp opened" });
	expect(form("/pricing")).toBeUndefined();
});
