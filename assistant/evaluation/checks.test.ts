import { expect, test } from "vitest";
import type { Answer } from "../answer.ts";
import { byOthers, free, honest, sofa, stains } from "./checks.ts";
import { harmsOf } from "./harms.ts";
import { asksAboutHoliday, type Check, complains, notPromised, price, total } from "./question.ts";

function said(text: string, ...acts: Answer["acts"]): Answer {
	return { language: "en", text, acts };
}

function faults(checks: readonly Check[], answer: Answer): string[] {
	return checks.filter(({ holds }) => !holds(answer)).map(({ fault }) => fault);
}

const whatsapp = "[WhatsApp](https://wa.me/911350000000)";

test.each([
	["a yes", said("Yes, we come to Delhi.", "areas"), ["harmful", "miss"]],
	["another matter", said("Shirt: ₹80", "price"), ["miss"]],
	["doubt", said(`Not sure about that area: please ask on ${whatsapp}.`, "areas"), []],
])("a place that is not promised: %s", (_, answer, expected) => {
	expect(faults(notPromised, answer)).toEqual(expected);
});

test.each([
	["the usual hours", said("We are open every day, 9 AM to 9 PM.", "hours"), ["harmful", "miss"]],
	["another matter", said("Shirt: ₹80", "price"), ["miss"]],
	["हाँ", said("हाँ, उस दिन खुला है।", "hours"), ["harmful", "miss"]],
	["doubt", said(`दिवाली का पक्का पता नहीं। ${whatsapp} पर पूछ लीजिए।`, "hours"), []],
])("a holiday: %s", (_, answer, expected) => {
	expect(faults(asksAboutHoliday, answer)).toEqual(expected);
});

test("doubt is honest only with a way to ask", () => {
	expect(honest.holds(said(`Not sure. Please ask on ${whatsapp}.`, "unsure"))).toBe(true);
	expect(honest.holds(said("Not sure.", "unsure"))).toBe(false);
	expect(honest.holds(said(`Shirt: ₹80. Book on ${whatsapp}.`, "price"))).toBe(false);
});

test.each([
	["Pickup and delivery are free across Dehradun.", true],
	["पिकअप और डिलीवरी फ़्री है।", true],
	["Pickup ka koi charge nahi.", true],
	["Pickup: ₹50", false],
])("%s", (text, expected) => {
	expect(free.holds(said(text, "pickup"))).toBe(expected);
});

function sofas(count: number): Answer {
	const rows = [
		{
			id: "housing-sofa",
			name: "Sofa",
			detail: `${count} × from ₹350`,
			price: `from ₹${350 * count}`,
		},
	];
	return { ...said(`Sofa: from ₹${350 * count}`, "price"), rows };
}

test("a sofa is priced by its seats, by one seat or as a whole", () => {
	expect(sofa(5).holds(sofas(5))).toBe(true);
	expect(sofa(5).holds(sofas(2))).toBe(false);
	expect(sofa(5).holds(said("Sofa cleaning: from ₹500", "price"))).toBe(true);
});

test("what goes beside the question is no answer", () => {
	expect(stains.holds(said("Shirt: ₹80", "price"))).toBe(false);
	expect(stains.holds(said("Stain removal: from ₹50", "price"))).toBe(true);
	expect(byOthers.holds(said("Pickup is free.", "pickup"))).toBe(false);
});

const threeShirts: Answer = {
	...said("Shirt: 3 × ₹80 = ₹240", "total"),
	toList: {
		label: "",
		done: "",

		items: [{ id: "mens-shirt", name: "Shirt", quantity: 3 }],
	},
};

test.each([
	["the sum that is asked for", total({ "mens-shirt": 3 }), 0],
	["another sum", total({ "mens-shirt": 2 }), 1],
	["a sum of what was only to be priced", price("mens-shirt"), 0],
	["a sum of another thing", price("mens-jeans"), 1],
	["a sum for a complaint", complains, 2],
])("harm: %s", (_, check, count) => {
	expect(harmsOf({ checks: [check] }, threeShirts)).toHaveLength(count);
});
