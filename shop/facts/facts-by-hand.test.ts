import { expect, test } from "vitest";
import { facts as english } from "../../languages/en/facts.ts";
import { facts as hindi } from "../../languages/hi/facts.ts";
import { factFinder } from "./facts-by-hand.ts";
import { sampleFacts } from "./testing/sample-facts.ts";

const found = (text: string, words = english) =>
	factFinder(
		sampleFacts,
		words,
		"Clean & Co.",
	)(text).map(({ text, placeholders }) => `${text} → ${placeholders.join(" ")}`);

test.each([
	["A shirt is ₹80.", /^₹80 → \{price:shirt\}$/],
	["Gowns for Rs. 2,000", /^Rs\. 2,000 → \{price:gown\}$/],
	["from 80 rupees", /^80 rupees → .*\{price:shirt\}/],
	["open until 8 p.m.", /^8 pm → /],
	["between 10:00AM and 8 PM", /^10 AM → \{opens\}$/],
	["from 10 in the morning", /^10 in the morning → /],
	["₹250–400 a coat", /^₹250 → \{price:coat\}/],
	["12 reviews", /^12 reviews → \{reviewCount\}$/],
	["back in 2-3 days", /^2-3 days → \{turnaround\}$/],
	["rated 4.7 on Google", /\{rating\}/],
	["two services", /\{serviceCount:words\}/],
	["by cash or UPI", /\{payment\}/],
	["CLEAN & CO. in nainital’s lanes", /\{name\}/],
	["{if express|near Tallital}", /\{area:2\}/],
])("%s states a fact", (text, advice) => {
	expect(found(text)).toContainEqual(expect.stringMatching(advice));
});

test.each([
	"{exactly:₹80}, {exactly:9 AM}, Open {days} from {hours}.",
	"Wet on Monday morning, two sarees, three shirts and a fifty-year-old coat.",
	"Our dry room takes 4 hours; three to five, after the weather.",
	"Wash at 40 °C for half an hour; a cake of 100% soap.",
	"Mallitale is no area; 4.5 metres of cloth.",
])("%s states no fact", (text) => {
	expect(found(text)).toEqual([]);
});

test("in another language, by its own words", () => {
	expect(found("सुबह 10 बजे से, 12 रिव्यू", hindi)).toEqual([
		"सुबह 10 बजे → {opens}",
		"12 रिव्यू → {reviewCount}",
	]);
});
