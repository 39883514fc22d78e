import { expect, test } from "vitest";
import type { Answer } from "../answer.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { wrongSums } from "./derived-sums.ts";
import { numbersNotInData } from "./numbers-in-data.ts";

const { business } = sampleShopData.site;

test.each([
	["a price of the list", "- Shirt: ₹80", []],
	["a range", "₹250-400", []],
	["a price above a point", "₹80\n- 12 Rajpur Road", []],
	["with a comma", "from ₹1,200", []],
	["opening hours", "9 AM to 9 PM", []],
	["opening hours in Hindi", "सुबह 9 बजे से रात 9 बजे तक", []],
	["opening hours in Hinglish", "subah 9 baje se raat 9 baje tak", []],
	["rating", "4.9 from 73 reviews", []],
	["phone and chat", `${business.phone}, https://wa.me/${business.whatsapp}`, []],
	["a chat with a message", `[Ask](https://wa.me/${business.whatsapp}?text=Hello%20there)`, []],
	["a sum", "₹81", ["₹81"]],
	["a number of the data as a price", "₹73", ["₹73"]],
	["an hour", "open until 10 PM", ["10 PM"]],
	["an hour in Hindi", "रात 10 बजे तक", ["रात 10"]],
	["the other half of the day", "subah 9 se shaam 7 tak", ["shaam 7"]],
	["a discount", "50% off", ["50%"]],
	["another phone", "+91 98765 43210", ["+91 98765 43210"]],
	["another link", "[WhatsApp](https://wa.me/919876543210)", ["](https://wa.me/919876543210)"]],
])("%s", (_, answer, strange) => {
	expect(numbersNotInData(answer, sampleShopData)).toEqual(strange);
});

const sum: Answer = {
	language: "en",
	acts: ["total"],
	text: "- Shirt: 3 × ₹80 = ₹240\n- Sherwani: from ₹600\n- Total: from ₹840",
	rows: [
		{ id: "mens-shirt", name: "Shirt", detail: "3 × ₹80", price: "₹240" },
		{ id: "mens-sherwani", name: "Sherwani", price: "from ₹600" },
	],
	total: { name: "Total", price: "from ₹840", note: "" },
};

test("sums of rows are the data's", () => {
	expect(numbersNotInData(sum, sampleShopData)).toEqual([]);
	expect(wrongSums(sum, sampleShopData)).toEqual([]);
});

test.each([
	["a wrong line", { ...sum, rows: [{ id: "mens-shirt", name: "Shirt", price: "₹85" }] }, 2],
	["a wrong sum", { ...sum, total: { name: "Total", price: "₹850", note: "" } }, 1],
	[
		"a quantity that was not counted",
		{ ...sum, rows: [{ id: "mens-shirt", name: "Shirt", detail: "3 × ₹80", price: "₹160" }] },
		2,
	],
])("%s is found", (_, answer, count) => {
	expect(wrongSums(answer, sampleShopData)).toHaveLength(count);
});

test("a date is the visitor's or one of the next days", () => {
	const text = "25 December: not sure. Saturday, 21 November: open";
	expect(numbersNotInData({ ...sum, text }, sampleShopData, "open on 25 dec?")).toEqual([]);
	expect(numbersNotInData({ ...sum, text }, sampleShopData, "open?")).toEqual(["25"]);
});
