import { expect, test } from "vitest";
import type { Price } from "../../shop/price.ts";
import { parsePrice } from "../../shop/price.ts";
import { facts } from "./facts.ts";

const priced = (text: string) => parsePrice(text) as Price;
const week = (...closed: number[]) =>
	Array.from({ length: 7 }, (_, day) =>
		closed.includes(day) ? [] : [{ opens: "09:00", closes: "21:00" }],
	);
const open = (...closed: number[]) => week(...closed).map((spans) => spans.length > 0);

test.each([
	["00:30", "रात 12:30 बजे"],
	["03:59", "रात 3:59 बजे"],
	["04:00", "सुबह 4 बजे"],
	["09:00", "सुबह 9 बजे"],
	["09:30", "सुबह 9:30 बजे"],
	["11:59", "सुबह 11:59 बजे"],
	["12:00", "दोपहर 12 बजे"],
	["15:59", "दोपहर 3:59 बजे"],
	["16:00", "शाम 4 बजे"],
	["19:00", "शाम 7 बजे"],
	["20:00", "रात 8 बजे"],
	["21:00", "रात 9 बजे"],
])("%s reads “%s”", (time, words) => {
	expect(facts.clock(time)).toBe(words);
	expect(facts.clockSpoken(time)).toBe(words);
	expect(facts.clockInWords(time)).toBe(words.replace(" बजे", ""));
});

test("hours of a week, its breaks and its days without an end", () => {
	expect(facts.hours(week())).toBe("सुबह 9 बजे से रात 9 बजे तक");
	expect(facts.hoursInLabel(week())).toBe("सुबह\u00a09 से रात\u00a09");
	const late = [{ opens: "10:00", closes: "22:00" }];
	expect(facts.hours(week().with(4, late).with(5, late))).toBe(
		"सुबह 9 बजे से रात 9 बजे तक, शुक्रवार और शनिवार को सुबह 10 बजे से रात 10 बजे तक",
	);
	expect(facts.hours(week().map(() => [{ opens: "00:00", closes: "24:00" }]))).toBe("24 घंटे");
});

test.each([
	[[], "रोज़", "किसी भी दिन"],
	[[1], "मंगलवार छोड़कर रोज़", "मंगलवार छोड़कर किसी भी दिन"],
	[[5, 6], "सोमवार से शुक्रवार", "सोमवार से शुक्रवार, किसी भी दिन"],
	[[0, 1, 2, 3, 4, 5], "रविवार को", "रविवार को"],
	[[1, 3, 5], "सोमवार, बुधवार, शुक्रवार और रविवार को", "सोमवार, बुधवार, शुक्रवार और रविवार को"],
])("closed on %j: %s", (closed, days, anyDay) => {
	expect([facts.days(open(...closed)), facts.daily(open(...closed))]).toEqual([days, days]);
	expect(facts.anyDay(open(...closed))).toBe(anyDay);
});

test.each([
	[24, 48, "24–48 घंटे"],
	[24, 24, "24 घंटे"],
	[48, 72, "2–3 दिन"],
	[72, 72, "3 दिन"],
])("%i to %i hours are “%s”", (from, to, words) => {
	expect(facts.turnaround({ from, to })).toBe(words);
});

test.each([
	["80", "₹80", "₹80 से", "₹80"],
	["200–350", "₹200–350", "₹200 से", "₹200–350"],
	["69 per kg", "₹69 प्रति किलो", "₹69 प्रति किलो से", "₹69"],
	["starts @ 600", "₹600 से", "₹600 से", "₹600"],
	["from 50 per set", "₹50 प्रति सेट से", "₹50 प्रति सेट से", "₹50"],
	["from 300 per sq. meter", "₹300 प्रति वर्ग मीटर से", "₹300 प्रति वर्ग मीटर से", "₹300"],
	["35 per sqft", "₹35 प्रति वर्ग फुट", "₹35 प्रति वर्ग फुट से", "₹35"],
	["Contact us for a quote", "रेट पूछने पर", "पूछने पर", "रेट पूछने पर"],
])("%s: “%s”, “%s”, “%s”", (text, price, from, amount) => {
	expect(facts.price(priced(text))).toBe(price);
	expect(facts.from(priced(text))).toBe(from);
	expect(facts.amount(priced(text))).toBe(amount);
});

test("counts and lists", () => {
	expect([1, 7, 9, 20, 21].map(facts.count)).toEqual(["एक", "सात", "नौ", "बीस", "21"]);
	expect(facts.list(["जाखन", "बिधोली", "प्रेमनगर"])).toBe("जाखन, बिधोली और प्रेमनगर");
	expect(facts.choice(["कैश", "कार्ड", "ऑनलाइन"])).toBe("कैश, कार्ड या ऑनलाइन");
});
