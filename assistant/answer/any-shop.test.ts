/** Questions to the whole: other shops have other items, hours and texts, and perhaps no Hindi. */
import { expect, test } from "vitest";
import { parseContent } from "../../shop/check-content.ts";
import type { RawContent } from "../../shop/content-files.ts";
import { readContent } from "../../shop/read-content.ts";
import { answerQuestion } from "../testing/answer-question.ts";
import { otherShopData, shopDataOf } from "../testing/other-shop-data.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { answerLanguages } from "./languages/answer-languages.ts";

const tuesday = new Date("2026-11-24T12:00:00+05:30");

test.each([
	["are you open now?", /closed/i],
	["are you open on tuesday?", /closed/i],
	["till when are you open on friday?", /10 PM/],
	["price of pattu saree", /₹320–480/],
	["do you come to Anaiyur?", /Yes, we come to Anaiyur/],
	[
		"do you pick up in Madurai?",
		new RegExp(otherShopData.site.business.areas.join("(?:, | and )")),
	],
	["instagram page?", /instagram\.com\/neelamvastra/],
	["what do people say, any reviews?", /no reviews yet/i],
	["can I get it today, express?", /not sure/i],
])("a shop with a day off: %s", (question, says) => {
	const { text } = answerQuestion(question, { data: otherShopData, now: tuesday });
	expect(text).toMatch(says);
	expect(text).not.toMatch(/undefined|facebook|justdial/i);
});

test.each(Object.entries(answerLanguages))(
	"a matter that is offered by a press is asked in words that are read as it, in %s",
	(language, { phrases }) => {
		const read = Object.values(phrases.asks).map(({ question }) =>
			answerQuestion(question, { data: sampleShopData, now: tuesday }),
		);
		expect(read.map(({ acts: [act] }) => act)).toEqual(Object.keys(phrases.asks));
		for (const answer of read) expect(answer.language).toBe(language);
	},
);

// A counter with a lunch break: no pickup, no e-mail, prices as real cards write them.

const files = readContent("fixtures/other-shop") as unknown as RawContent;
const { business, prices } = files;
const spans = [
	{ opens: "09:00", closes: "13:00" },
	{ opens: "16:00", closes: "21:00" },
];
Object.assign(business, {
	hours: business.hours.map(({ day }) => ({ day, spans })),
	...{ pickup: false, areas: [], areaSpellings: {}, email: undefined },
	otherPhones: [{ name: "Counter", number: "1800 000 0000" }],
});
prices.categories[0]?.items.push(
	{ id: "drum", name: "Drum dryer", price: "50 per 10 min" },
	{ id: "bundle", name: "Weekly bundle", price: "65 per kg (min 3 kg)" },
	{ id: "cover", name: "Garment cover", price: "Free" },
);
// Texts of a shop that comes are another matter.
for (const file of ["faq", "landing-pages", "keyword-pages"] as const) files[file] = [] as never;
const texts = JSON.stringify(files)
	.replaceAll(/collected from your door|\{areas\}|\{area:[^}]*\}|door to door/gi, "the counter")
	.replaceAll(/"(?:asksFor)":"[^"]*",?/g, "")
	.replaceAll(/,\}/g, "}");
const data = shopDataOf(parseContent(JSON.parse(texts)));

test.each<[question: string, said: RegExp, unsaid?: RegExp]>([
	["do you close for lunch?", /every day, 9 AM to 1 PM and 4 PM to 9 PM[\s\S]*open today at 4 PM/],
	["do you pick up from Anaiyur?", /no pickup: please bring it to 48 Kamarajar Salai/],
	["what is your email?", /no e-mail address/, /undefined/],
	["your phone number?", /1800 000 0000/],
	["help", /prices, services, hours/, /pickup/],
	["qwrt zxcv plmk", /Prices, Our address, Opening hours/, /Pickup/],
	["drum dryer for 30 minutes", /₹50 for 10 minutes/],
	["total of 1 kg weekly bundle", /₹195/],
	["garment cover price", /Free/],
])("a counter: %s", (question, said, unsaid) => {
	const now = new Date("2026-11-27T14:30+05:30");
	const { text, asks = [] } = answerQuestion(question, { data, now });
	const whole = [text, ...asks.map(({ label }) => label)].join(", ");
	expect(whole).toMatch(said);
	if (unsaid) expect(whole).not.toMatch(unsaid);
});
