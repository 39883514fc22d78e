import { expect, test } from "vitest";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { numbersNotInData } from "./numbers-in-data.ts";
import { business } from "./question.ts";

test.each([
	["a price of the list", "- Shirt: ₹80", []],
	["a range", "₹250-400", []],
	["with a comma", "from ₹1,200", []],
	["opening hours", "9 AM to 9 PM", []],
	["rating", "4.9 from 73 reviews", []],
	["phone and chat", `${business.phone}, https://wa.me/${business.whatsapp}`, []],
	["a sum", "₹81", ["₹81"]],
	["a number of the data as a price", "₹73", ["₹73"]],
	["an hour", "open until 10 PM", ["10 PM"]],
	["a discount", "50% off", ["50%"]],
	["another phone", "+91 98765 43210", ["+91 98765 43210"]],
	["another link", "[WhatsApp](https://wa.me/919876543210)", ["](https://wa.me/919876543210)"]],
])("%s", (_, answer, strange) => {
	expect(numbersNotInData(answer, sampleShopData)).toEqual(strange);
});
