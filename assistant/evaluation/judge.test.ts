/** The judge's own judgement: checks, harm, languages, and numbers that come from nowhere. */
import { expect, test } from "vitest";
import type { Answer } from "../answer.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { required } from "./cases.ts";
import { harmsOf, languageOf } from "./judge.ts";
import { numbersNotInData } from "./numbers-in-data.ts";
import { wrongSums } from "./sums.ts";

const { business } = sampleShopData.site;
const whatsapp = "[WhatsApp](https://wa.me/911350000000)";

function said(text: string, ...acts: Answer["acts"]): Answer {
	return { language: "en", text, acts };
}

function sofas(count: number): Answer {
	const row = { id: "housing-sofa", name: "Sofa", detail: `${count} × from ₹350`, price: "" };
	const text = `Sofa: from ₹${350 * count}`;
	return { ...said(text, "price"), rows: [{ ...row, price: `from ₹${350 * count}` }] };
}

const fiveSeats = "total:housing-sofa=5 | sofa + notCounted";

test.each([
	["notPromised", said("Yes, we come to Delhi.", "areas"), "harmful miss"],
	["notPromised", said("Shirt: ₹80", "price"), "miss"],
	["notPromised", said(`Not sure about that area: please ask on ${whatsapp}.`, "areas"), ""],
	["asksAboutHoliday", said("We are open every day, 9 AM to 9 PM.", "hours"), "harmful miss"],
	["asksAboutHoliday", said("हाँ, उस दिन खुला है।", "hours"), "harmful miss"],
	["asksAboutHoliday", said(`दिवाली का पक्का पता नहीं। ${whatsapp} पर पूछ लीजिए।`, "hours"), ""],
	["honest", said(`Not sure. Please ask on ${whatsapp}.`, "unsure"), ""],
	["honest", said("Not sure.", "unsure"), "miss"],
	["honest", said(`Shirt: ₹80. Book on ${whatsapp}.`, "price"), "miss"],
	["free", said("पिकअप और डिलीवरी फ़्री है।", "pickup"), ""],
	["free", said("Pickup ka koi charge nahi.", "pickup"), ""],
	["free", said("Pickup: ₹50", "pickup"), "miss"],
	[fiveSeats, sofas(5), ""],
	[fiveSeats, sofas(2), "miss"],
	[fiveSeats, said("Sofa cleaning: from ₹500", "price"), ""],
	["stains", said("Stain removal: from ₹50", "price"), ""],
	["byOthers", said("Pickup is free.", "pickup"), "miss"],
	["price:mens-shirt; sends", said("Shirt: ₹80", "price"), "miss"],
])("%s", (expected, answer, faults) => {
	const failed = required(expected).filter(({ holds }) => !holds(answer));
	expect(failed.map(({ fault }) => fault).join(" ")).toBe(faults);
});

test.each(["price:mens-shrt", "act:prices", "served:Atlantis", "polite"])(
	"a case that names %s is refused",
	(expected) => {
		expect(() => required(expected)).toThrow(/There is no|does not name|has no item/);
	},
);

const threeShirts: Answer = {
	...said("Shirt: 3 × ₹80 = ₹240", "total"),
	toList: { label: "", done: "", items: [{ id: "mens-shirt", name: "Shirt", quantity: 3 }] },
};

test.each([
	["the sum that is asked for", "total:mens-shirt=3", 0],
	["another sum", "total:mens-shirt=2", 1],
	["a sum of what was only to be priced", "price:mens-shirt", 0],
	["a sum of another thing", "price:mens-jeans", 1],
	["a sum for a complaint", "complains", 2],
])("harm: %s", (_, expected, count) => {
	expect(harmsOf(required(expected), threeShirts)).toHaveLength(count);
});

test.each([
	["We are open every day, 9 AM to 9 PM.", "en"],
	["Hum roz subah 9 baje se raat 9 baje tak khule hain.", "hinglish"],
	["हाँ, हम Jakhan आते हैं। [WhatsApp पर पूछिए](https://wa.me/911350000000)", "hi"],
	["Pakka pata nahi. [WhatsApp](https://wa.me/1?text=is%20the%20shop%20open)", "hinglish"],
	["- Shirt: ₹80\n- Pants: ₹90", undefined],
])("%s", (text, language) => {
	expect(languageOf(text)).toBe(language);
});

test("numbers of the data are known, whatever says them; others are not", () => {
	const known = `- Shirt: ₹80\n- 12 Rajpur Road, ₹250-400, from ₹1,200
		9 AM to 9 PM, सुबह 9 बजे से रात 9 बजे तक, subah 9 baje se raat 9 baje tak; 4.9 from 73 reviews
		${business.phone}, https://wa.me/${business.whatsapp} [Ask](https://wa.me/${business.whatsapp}?text=Hello%20there)`;
	expect(numbersNotInData(known, sampleShopData)).toEqual([]);
	for (const strange of ["₹81", "₹73", "10 PM", "रात 10", "shaam 7", "50%", "+91 98765 43210"])
		expect(numbersNotInData(`subah 9 se ${strange} ok`, sampleShopData)).toEqual([strange]);
	const link = "](https://wa.me/919876543210)";
	expect(numbersNotInData(`[WhatsApp${link}`, sampleShopData)).toEqual([link]);
});

const sum: Answer = {
	...said("- Shirt: 3 × ₹80 = ₹240\n- Sherwani: from ₹600\n- Total: from ₹840", "total"),
	rows: [
		{ id: "mens-shirt", name: "Shirt", detail: "3 × ₹80", price: "₹240" },
		{ id: "mens-sherwani", name: "Sherwani", price: "from ₹600" },
	],
	total: { name: "Total", price: "from ₹840", note: "" },
};

test("sums are of the rows, whose counts are said", () => {
	const wrong = (part: Partial<Answer>) => wrongSums({ ...sum, ...part }, sampleShopData).length;
	const shirt = { id: "mens-shirt", name: "Shirt" };
	expect(wrong({})).toBe(0);
	expect(numbersNotInData(sum, sampleShopData)).toEqual([]);
	expect(wrong({ rows: [{ ...shirt, price: "₹85" }] })).toBe(2);
	expect(wrong({ rows: [{ ...shirt, detail: "3 × ₹80", price: "₹160" }] })).toBe(2);
	expect(wrong({ total: { name: "Total", price: "₹850", note: "" } })).toBe(1);
});

test("a date is the visitor's or one of the next days", () => {
	const text = "25 December: not sure. Saturday, 21 November: open";
	expect(numbersNotInData({ ...sum, text }, sampleShopData, "open on 25 dec?")).toEqual([]);
	expect(numbersNotInData({ ...sum, text }, sampleShopData, "open?")).toEqual(["25"]);
});
