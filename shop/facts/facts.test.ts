import { describe, expect, test } from "vitest";
import { shopFacts } from "./facts.ts";
import { fillText } from "./placeholders.ts";
import { sampleFacts, week, withBusiness } from "./testing/sample-facts.ts";

const fill = (text: string, content = sampleFacts) => fillText(text, shopFacts(content));

describe("what a shop's texts say", () => {
	test.each([
		["{name}, {street}, on {road}", "Clean & Co., 4/2 Mall Road, on Mall Road"],
		["{city}, {state} {postalCode}", "Nainital, Uttarakhand 263001"],
		["{areas}: {areaCount}, {AreaCount:words}", "Mallital, Tallital and Ayarpatta: 3, Three"],
		["{area:1}, {if area:3|{area:3}}{if area:9|, {area:9}}", "Mallital, Ayarpatta"],
		["{serviceCount:words} services, {dayCount} days", "two services, 6 days"],
		["{rating} from {reviewCount}", "4.7 from 12"],
		["by {payment}", "by cash or UPI"],
		["{turnaround}", "2–3 days"],
		["{price:shirt} {price:coat} {price:gown}", "₹80 ₹250–400 from ₹2,000"],
		["{price:laundry}; {from:shirt}", "from ₹60 per kg; from ₹80"],
		["{price:shirt-laundry} {amount:shirt-laundry}", "₹50 per shirt ₹50"],
		["A tent is {price:tent}", "A tent is priced on request"],
		["{if price:tent|{price:tent}|ask us}", "ask us"],
		["{if express|today}{if severalAreas|, many}", "today, many"],
	])("%s reads “%s”", (text, words) => {
		expect(fill(text)).toBe(words);
	});
});

describe("hours and days", () => {
	const text = "{days} | {daily} | {anyDay} | {hours} | {opens}–{closes}";
	test.each([
		[
			"all days alike",
			week("09:00-21:00"),
			"every day | daily | any day | 9 AM to 9 PM | 9 AM–9 PM",
		],
		[
			"closed on Tuesdays, late on Fridays",
			sampleFacts.business.hours,
			"every day but Tuesday | every day but Tuesday | any day but Tuesday | 10 AM to 8 PM, Fridays 10 AM to 10 PM | 10 AM–8 PM",
		],
		[
			"shorter on Sundays",
			week("09:00-21:00", "", "", "", "", "", "11:00-17:00"),
			"every day | daily | any day | 9 AM to 9 PM, Sundays 11 AM to 5 PM | 11 AM–5 PM",
		],
		[
			"with a break on Tuesdays",
			week("10:00-20:30", "09:00-13:00 16:00-21:00"),
			"every day | daily | any day | 10 AM to 8:30 PM, Tuesdays 9 AM to 1 PM and 4 PM to 9 PM | 4 PM–8:30 PM",
		],
	])("%s", (_, hours, words) => {
		const content = withBusiness({ hours });
		expect(fill(text, content)).toBe(words);
	});

	test("one day only", () => {
		const hours = week("closed", "", "", "", "", "09:00-12:00");
		const words = "Open on Saturdays, 9 AM to 12 PM.";
		expect(fill("Open {days}, {hours}.", withBusiness({ hours }))).toBe(words);
	});

	test("times in words and as spoken", () => {
		const content = withBusiness({ hours: week("09:30-21:00") });
		expect(fill("{opens:words}, {opens:spoken} to {closes:spoken}", content)).toBe(
			"half past nine, 9:30 in the morning to 9 at night",
		);
	});
});

describe("a placeholder without a value is refused", () => {
	test.each([
		["{hour}", sampleFacts, /Did you mean \{hours\}\?/],
		["{price:shrit}", sampleFacts, /\{price:shrit\}.*Did you mean \{price:shirt\}\?/],
		["{area:Delhi}", sampleFacts, /Known are \{area:Mallital\}/],
		["{if expres|x}", sampleFacts, /Did you mean \{if express\|…\}\?/],
		["{expressCutoff}", sampleFacts, /names none.*\{if expressCutoff\|…\}/],
		["{opens:loud}", sampleFacts, /Known are \{opens\}, \{opens:words\}, \{opens:spoken\}/],
		["{area:4}", sampleFacts, /fewer areas.*\{if area:4\|…\}/],
		["{price:clothes}", sampleFacts, /\{from:clothes\}/],
		[
			"from {opens} to {closes}",
			withBusiness({ hours: week("09:00-13:00", "15:00-20:00") }),
			/no hours that all its days share\. Write \{hours\}/,
		],
		[
			"{if openDaily|every day|on {weekdays}}",
			withBusiness({ hours: week("09:00-21:00") }),
			/\{weekdays\}/,
		],
		[
			"{rating}",
			{ ...sampleFacts, reviews: { averageRating: 0, totalReviewCount: 0, reviews: [] } },
			/no reviews yet.*\{if reviews\|…\}/,
		],
	])("%s", (text, content, words) => {
		expect(() => fill(text, content)).toThrow(words);
	});
});
