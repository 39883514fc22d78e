/** The message of the WhatsApp button under an answer, from the question to the decoded text. */
import { describe, expect, test } from "vitest";
import type { ShopData } from "../contract.ts";
import { type Act, acts, type Understood } from "../frame.ts";
import { answerQuestion } from "../testing/answer-question.ts";
import { emptyFrame } from "../testing/empty-frame.ts";
import { otherShopData } from "../testing/other-shop-data.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { writeAnswer } from "./write-answer.ts";

/** Friday, noon. */
const now = new Date("2026-11-20T06:30:00Z");
const english = sampleShopData.site.whatsappMsg;
const hindi = sampleShopData.translations.hi?.site.whatsappMsg ?? english;
type Messages = typeof english;

const messagesIn = ({ actions = [] }: ReturnType<typeof writeAnswer>) =>
	actions
		.filter(({ href }) => href.startsWith("https://wa.me/"))
		.map(({ href }) => new URL(href).searchParams.get("text"));

describe.each<
	[matter: string, asked: string[], message: (texts: Messages, asked: string) => string]
>([
	[
		"a complaint",
		["my kurta came back torn", "mera kurta phata hua wapas aaya", "मेरा कुर्ता फटा हुआ वापस आया"],
		({ feedback }, asked) => `${feedback}\n\n${asked}`,
	],
	[
		"an order's status",
		["where is my order?", "mera order kahan hai", "मेरा ऑर्डर कहाँ है"],
		({ orderStatus }) => orderStatus,
	],
	[
		"feedback",
		["I want to give feedback", "mujhe feedback dena hai", "मुझे फ़ीडबैक देना है"],
		({ feedback }) => feedback,
	],
	[
		"a booking",
		["I want to book a pickup", "pickup book karna hai", "पिकअप बुक करना है"],
		({ bookNow }) => bookNow,
	],
	[
		"an area that is not named by the shop",
		["do you pick up from Saharanpur", "saharanpur se pickup karte ho", "सहारनपुर से पिकअप करते हो"],
		(_, asked) => asked,
	],
	[
		"a thing that is not on the list",
		["do you clean a parachute?", "parachute dhote ho?", "पैराशूट धोते हो?"],
		(_, asked) => asked,
	],
	[
		"what is not understood",
		["qwrt zxcv plmk", "bhai qwrt zxcv hai kya", "क्वर्ट ज़्क्सव प्लम्क"],
		(_, asked) => asked,
	],
])("%s", (_, asked, message) => {
	test.each(asked)("%s", (question) => {
		const answer = answerQuestion(question, { data: sampleShopData, now });
		const texts = answer.language === "hi" ? hindi : english;
		expect(messagesIn(answer)).toEqual([message(texts, question)]);
		expect(answer.text).not.toContain("wa.me");
	});
});

function written(part: Partial<Understood>, data: ShopData = sampleShopData) {
	const understood: Understood = {
		...emptyFrame(),
		...{ acts: ["unsure"], language: "en", unknown: [], nearest: [] },
		...part,
	};
	return writeAnswer(understood, { data, now, question: "In my own words" });
}

describe("what was said of area, day and sum is in the message", () => {
	const coming = { acts: ["pickupTime", "areas"] as [Act, ...Act[]], areas: ["Bidholi"] };
	const linen = { ids: ["bulk-hotel-hospital-linen"], quantity: 2 };
	const shirts = { ids: ["mens-shirt"], quantity: 3 };

	test.each<[string, Partial<Understood>, string, string]>([
		[
			"an area, a day and a time",
			{ ...coming, days: ["2026-11-22"], time: "17:00" },
			"Book from Bidholi",
			`${english.areaBooking.replace("{area}", "Bidholi")}\n\nPickup: Sunday 22 November, 5 PM`,
		],
		[
			"in Hindi",
			{ ...coming, days: ["2026-11-22"], language: "hi" },
			"बुक करें: बिधोली",
			`${hindi.areaBooking.replace("{area}", "बिधोली")}\n\nपिकअप: रविवार 22 नवंबर`,
		],
		[
			"but no time at which the shop is closed",
			{ acts: ["pickupTime"], days: ["2026-11-22"], time: "22:00" },
			"Book on WhatsApp",
			`${english.bookNow}\n\nPickup: Sunday 22 November`,
		],
		[
			"a list with its sum",
			{ acts: ["total", "areas"], areas: ["Jakhan"], items: [shirts, linen] },
			"Book on WhatsApp",
			`${english.listStart}\n\n- 3 × Shirt, dry cleaned, ₹80\n- 2 × Hotel and hospital linen, Contact us for a quote\n\nEstimate: ₹240, plus the quote (${english.listEstimate})\nArea: Jakhan\n\n${english.listEnd}`,
		],
		[
			"a list, with the words for what is not on it",
			{ acts: ["total"], items: [shirts, linen], unknown: ["towel"] },
			"Book on WhatsApp",
			`${english.listStart}\n\n- 3 × Shirt, dry cleaned, ₹80\n- 2 × Hotel and hospital linen, Contact us for a quote\n\nEstimate: ₹240, plus the quote (${english.listEstimate})\n\nIn my own words\n\n${english.listEnd}`,
		],
		[
			"an item whose price is a quote",
			{ acts: ["price"], items: [{ ids: ["bulk-hotel-hospital-linen"] }] },
			"Ask on WhatsApp",
			english.aboutService.replace("{service}", "Hotel and hospital linen"),
		],
	])("%s", (_, part, label, text) => {
		const answer = written(part);
		expect(messagesIn(answer)).toEqual([text]);
		expect(answer.actions?.map((action) => action.label)).toContain(label);
	});

	test("of several matters the one that is told to ask there is sent", () => {
		const both = written({ acts: ["price", "order"], items: [{ ids: ["mens-shirt"] }] });
		expect(messagesIn(both)).toEqual([english.orderStatus]);
	});

	test("to change a booking is no question of its status", () => {
		expect(messagesIn(written({ acts: ["order", "book"] }))).toEqual(["In my own words"]);
	});

	test("another shop's texts are that shop's", () => {
		const { orderStatus } = otherShopData.site.whatsappMsg;
		expect(messagesIn(written({ acts: ["order"] }, otherShopData))).toEqual([orderStatus]);
	});
});

test.each(Object.keys(acts) as Act[])(
	"%s: one button wherever WhatsApp is named, and no link in the text",
	(act) => {
		for (const language of ["en", "hi", "hinglish"] as const) {
			const answer = written({ acts: [act], language });
			if (answer.text.includes("WhatsApp")) expect(messagesIn(answer)).toHaveLength(1);
			expect(messagesIn(answer).length).toBeLessThan(2);
			expect(answer.text).not.toContain("wa.me");
		}
	},
);
