/** The message of the WhatsApp button under an answer. */
import { expect, test } from "vitest";
import type { ShopData } from "../contract.ts";
import { type Act, acts, type Understood } from "../frame.ts";
import { understood } from "../testing/empty-frame.ts";
import { otherShopData } from "../testing/other-shop-data.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { writeAnswer } from "./write-answer.ts";

/** Friday, noon. */
const now = new Date("2026-11-20T06:30:00Z");
const question = "In my own words";
const english = sampleShopData.site.whatsappMsg;
const hindi = sampleShopData.translations.hi?.site.whatsappMsg ?? english;

function written(part: Partial<Understood>, data: ShopData = sampleShopData) {
	const { text, actions = [] } = writeAnswer(understood(part), { data, now, question });
	const chats = actions.filter(({ href }) => href.startsWith("https://wa.me/"));
	const messages = chats.map(({ href }) => new URL(href).searchParams.get("text"));
	return { text, messages, label: chats[0]?.label };
}

const coming = { acts: ["pickupTime", "areas"] as [Act, ...Act[]], areas: ["Bidholi"] };
const shirts = { ids: ["mens-shirt"], quantity: 3 };
const linen = { ids: ["bulk-hotel-hospital-linen"], quantity: 2 };
const list = `${english.listStart}\n\n- 3 × Shirt, dry cleaned, ₹80\n- 2 × Hotel and hospital linen, Contact us for a quote\n\nEstimate: ₹240, plus the quote (${english.listEstimate})\n`;

test.each<[string, Partial<Understood>, text: string, label?: string]>([
	["a complaint", { acts: ["complaint"] }, `${english.feedback}\n\n${question}`],
	["an order's status, in Hindi", { acts: ["order"], language: "hi" }, hindi.orderStatus],
	["feedback, in Hinglish", { acts: ["feedback"], language: "hinglish" }, english.feedback],
	["a booking", { acts: ["book"] }, english.bookNow],
	["a changed booking, no question of its status", { acts: ["order", "book"] }, question],
	["an area that the shop does not name", { acts: ["areas"], isElsewhere: true }, question],
	["a thing that is not on the list", { acts: ["notListed"], unknown: ["parachute"] }, question],
	["what is not understood", {}, question],
	[
		"of several matters the one that is told to ask there",
		{ acts: ["price", "order"], items: [{ ids: ["mens-shirt"] }] },
		english.orderStatus,
	],
	[
		"an area, a day and a time",
		{ ...coming, days: ["2026-11-22"], time: "17:00" },
		`${english.areaBooking.replace("{area}", "Bidholi")}\n\nPickup: Sunday 22 November, 5 PM`,
		"Book from Bidholi",
	],
	[
		"an area and a day, in Hindi",
		{ ...coming, days: ["2026-11-22"], language: "hi" },
		`${hindi.areaBooking.replace("{area}", "बिधोली")}\n\nपिकअप: रविवार 22 नवंबर`,
		"बुक करें: बिधोली",
	],
	[
		"no time at which the shop is closed",
		{ acts: ["pickupTime"], days: ["2026-11-22"], time: "22:00" },
		`${english.bookNow}\n\nPickup: Sunday 22 November`,
		"Book on WhatsApp",
	],
	[
		"a list with its sum",
		{ acts: ["total", "areas"], areas: ["Jakhan"], items: [shirts, linen] },
		`${list}Area: Jakhan\n\n${english.listEnd}`,
		"Book on WhatsApp",
	],
	[
		"a list, with the words for what is not on it",
		{ acts: ["total"], items: [shirts, linen], unknown: ["towel"] },
		`${list}\n${question}\n\n${english.listEnd}`,
	],
	[
		"an item whose price is a quote",
		{ acts: ["price"], items: [{ ids: ["bulk-hotel-hospital-linen"] }] },
		english.aboutService.replace("{service}", "Hotel and hospital linen"),
		"Ask on WhatsApp",
	],
])("%s", (_, part, text, label) => {
	const { messages, ...button } = written(part);
	expect(messages).toEqual([text]);
	if (label) expect(button.label).toBe(label);
});

test("another shop's texts are that shop's", () => {
	const { orderStatus } = otherShopData.site.whatsappMsg;
	expect(written({ acts: ["order"] }, otherShopData).messages).toEqual([orderStatus]);
});

test("one button wherever WhatsApp is named, and no link in the text", () => {
	for (const act of Object.keys(acts) as Act[])
		for (const language of ["en", "hi", "hinglish"] as const) {
			const { text, messages } = written({ acts: [act], language });
			if (text.includes("WhatsApp")) expect(messages, act).toHaveLength(1);
			expect(messages.length, act).toBeLessThan(2);
			expect(text).not.toContain("wa.me");
		}
});
