import { expect, test } from "vitest";
import { factDetectors } from "./fact-detectors.ts";
import { hardCodedIn } from "./hard-coded-facts.ts";
import { sampleFacts } from "./testing/sample-facts.ts";

const found = (text: string, content = sampleFacts) =>
	hardCodedIn(text, factDetectors(content)).map(({ text, instead }) => `${text} → ${instead}`);

test.each([
	["A shirt is ₹80.", /^₹80 → \{price:shirt\}$/],
	["Gowns for Rs. 2,000", /^Rs\. 2,000 → \{price:gown\}$/],
	["from 80 rupees", /^80 rupees → .*\{price:shirt\}/],
	["for ₹75", /its placeholder/],
	["Rs 60 per kg", /^Rs 60 per kg → /],
	["open until 8.30 am.", /^8\.30 am → /],
	["between 9 AM and 9 PM", /^9 AM → \{opens\} or \{closes\}$/],
	["Open 10:00 to 20:00", /\{hours\}/],
	["from nine to nine.", /\{hours\}/],
	["Open daily, {hours}", /^daily → \{days\}/],
	["Open on Tuesdays", /Tuesdays → /],
	["Sundays too", /Sundays too → /],
	["from nine in the morning", /^nine in the morning → /],
	["₹250–400 a coat", /^₹250–400 → /],
	["1,234 reviews", /^1,234 → \{reviewCount\}$/],
	["any day from {hours}", /any day → /],
	["24/7", /\{hours\}/],
	["back in 24–48 hours", /^24–48 hours → \{turnaround\}$/],
	["73 happy reviews", /\{reviewCount\}/],
	["rated 4.7 on Google", /\{rating\}/],
	["nine services", /\{serviceCount\}/],
	["in seven areas", /\{areaCount\}/],
	["by cash or UPI", /\{payment\}/],
	["CLEAN & CO. in nainital’s lanes", /\{name\}/],
	["near Tallital", /\{area:2\}/],
])("%s states a fact", (text, advice) => {
	expect(found(text)).toContainEqual(expect.stringMatching(advice));
});

test.each([
	"{exactly:₹75} on {exactly:Sundays}, Open {days} from {hours}.",
	"{if openDaily|Open all seven days, Sundays too|Open {days}}",
	"Wet on Monday morning, two sarees, three shirts and a fifty-year-old coat.",
	"White shirts are washed daily and yellow.",
	"Our dry room takes 4 hours; three to five, after the weather.",
	"Whites are washed daily in {city}.",
	"Wash at 40 °C for half an hour; a cake of 100% soap.",
	"Mallitale is no area; 4.5 metres of cloth.",
])("%s states no fact", (text) => {
	expect(found(text)).toEqual([]);
});

test("same-day words are a claim where no service keeps it", () => {
	const services = sampleFacts.services.filter(({ sameDay }) => !sameDay);
	const content = { ...sampleFacts, services };
	expect(found("Back the same day with Express.", content)).toHaveLength(2);
	expect(found("{if express|Back the same day.}", content)).toEqual([]);
	expect(found("Back the same day.")).toEqual([]);
});
