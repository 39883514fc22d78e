/** A counter with a lunch break: no pickup, no e-mail, prices as real cards write them. */
import { expect, test } from "vitest";
import { parseContent } from "../../shop/check-content.ts";
import type { RawContent } from "../../shop/content-files.ts";
import { readContent } from "../../shop/read-content.ts";
import { searchQuestions } from "../../shop/search-questions.ts";
import { siteData } from "../../shop/site-data.ts";
import type { ShopData } from "../contract.ts";
import { answerQuestion } from "../testing/answer-question.ts";

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
const shop = parseContent(JSON.parse(texts));
const data: ShopData = {
	site: siteData(shop),
	prices: { categories: shop.prices.categories },
	...searchQuestions(shop),
	reviews: shop.reviews,
	translations: {},
};

function answer(question: string): string {
	const now = new Date("2026-11-27T14:30+05:30");
	return answerQuestion(question, { data, now }).text;
}

test.each<[question: string, said: RegExp, unsaid?: RegExp]>([
	["do you close for lunch?", /every day, 9 AM to 1 PM and 4 PM to 9 PM[\s\S]*open today at 4 PM/],
	["do you pick up from Anaiyur?", /no pickup: please bring it to 48 Kamarajar Salai/],
	["what is your email?", /no e-mail address/, /undefined/],
	["your phone number?", /1800 000 0000/],
	["help", /prices, services, hours/, /pickup/],
	["qwrt zxcv plmk", /Prices, Our address, Opening hours/, /Pickup/],
	["drum dryer for 30 minutes", /3 × ₹50 = ₹150/],
	["total of 1 kg weekly bundle", /₹195/],
	["garment cover price", /Free/],
])("%s", (question, said, unsaid) => {
	expect(answer(question)).toMatch(said);
	if (unsaid) expect(answer(question)).not.toMatch(unsaid);
});
