import { describe, expect, test } from "vitest";
import { chatLink } from "./chat-link.ts";
import { findInvented, fitToCap } from "./guard.ts";
import { sampleShopData as data } from "./testing/sample-shop-data.ts";

const { business, services, features, faq, terms, privacy, featuredPrices } = data.site;
const items = data.prices.categories.flatMap((category) => category.items);

function kindsIn(answer: string): string[] {
	return findInvented(answer, data).map(({ kind }) => kind);
}

describe("what the content says may be said", () => {
	test.each([
		...items.flatMap(({ name, price }) => [
			`- ${name}: ${price.text}`,
			`- **${name}**: ₹${price.text}`,
			`${name} costs Rs. ${price.text}`,
			`${name} – ₹${price.text.replace("-", " to ₹")}.`,
		]),
		...[...services, ...featuredPrices].map(({ name, price }) => `- ${name}: ${price.text}`),
		...services.map(({ name, description }) => `${name}: ${description}`),
		...features.map(({ title, description }) => `${title}: ${description}`),
		...faq.map(({ answer }) => answer),
		...[...terms.items, ...privacy.items].map(({ title, content }) => `${title}\n${content}`),
		`We serve ${business.areas.join(", ")}.`,
		`${business.name}, ${Object.values(business.address).join(", ")}`,
		data.site.seo.description,
		data.site.hero.subtitle,
	])("%s", (answer) => {
		expect(findInvented(answer, data)).toEqual([]);
	});

	test.each([
		"- Shirt: ₹80\n- Pants: ₹90\n- Jeans: ₹100\n- Kurta: ₹120\n- Kurta pyjama: ₹200",
		"Mattress from Rs 1,200",
		"Mattress from ₹1200/-",
		"Mattress from INR 1200",
		"Mattress from 1200 rupees",
		"Mattress from Rs.1200 only",
		"Mattress from ₹ 1.2k",
		"Mattress from ₹1,200.00",
		"Mattress ₹**1200**",
		"गद्दा ₹१२०० से",
		"Mattress ₹12\u200b00",
		"Wedding gown: starts @ 2,000",
		"Jacket ₹250-400, or ₹250 to ₹400, or 250–400 rupees",
		"Wash & fold is ₹69/kg",
		"Steam ironing ₹10 per item",
		"Shirt: ₹80 (free pickup and delivery)",
		"- Free pickup & delivery\n- Wash & fold ₹69 per kg",
		"Open 9 AM to 9 PM",
		"Open 9:00 am – 9:00 pm, 7 days a week",
		"Open 09:00–21:00 every day",
		"Open 9 a.m. to 9 p.m.",
		"Open 9-9 PM",
		"We open at 9 o'clock.",
		"Subah 9 baje se raat 9 baje tak",
		"You can drop off between 9 AM and 9 PM",
		"Call +91 135 000 0000",
		"Call 0135 000 0000",
		"Call 0135-000-0000 or WhatsApp 911350000000",
		"[Call us](tel:+911350000000)",
		"Mail hello@doonfresh.example",
		"[mail](mailto:Hello@doonfresh.example)",
		"[WhatsApp](https://wa.me/911350000000?text=Hello%20there)",
		...(["orderStatus", "feedback", "bookNow"] as const).map(
			(message) => `- Please ask on [WhatsApp](${chatLink(data.site, message)})`,
		),
		"See [prices](/pricing) or https://doonfresh.example/pricing.",
		"doonfresh.example/reviews",
		"[Instagram](https://www.instagram.com/doonfresh/)",
		"[Justdial](https://www.justdial.com/Dehradun/Doon-Fresh)",
		"Ready in 24–48 hours",
		"Ready in 24 to 48 hours (1-2 days)",
		"100% satisfaction guarantee with free re-cleaning",
		"Free re-cleaning under our 100% satisfaction guarantee",
		"Rated 4.9/5 from 73 reviews",
		"- Rating: 4.9\n- Reviews: 73",
		"- Cushion covers, set of 5: ₹200",
		"1. Shirt: ₹80\n2. Free pickup",
		"12 Rajpur Road, Dehradun 248009",
		"Yes, pickup is free in Jakhan.",
		"Pickup? Yes, free!",
		"- Delivery is free of charge",
		"Haan ji, pickup bilkul free hai",
		"Not happy? We clean it again, free.",
		"Feel free to ask us on WhatsApp. It is hassle-free.",
		"Bulk Discounts: contact us for a quote",
		"I don't know. Ask us on WhatsApp.",
	])("%s", (answer) => {
		expect(findInvented(answer, data)).toEqual([]);
	});
});

describe("what the content does not say is found", () => {
	test.each([
		["Shirt: ₹60", "amount"],
		["Shirt: ₹**6**0", "amount"],
		["Shirt: Rs60", "amount"],
		["Shirt: rs. 60/-", "amount"],
		["Shirt: INR 60", "amount"],
		["Shirt: 60 rupees", "amount"],
		["Shirt: 60 rupaye", "amount"],
		["Shirt: 60 bucks", "amount"],
		["Shirt: 60/-", "amount"],
		["Shirt: 5 only", "amount"],
		["Shirt: 6 per piece", "amount"],
		["Shirt: 60/piece", "amount"],
		["Shirt: 60", "number"],
		["Shirt: 6", "number"],
		["Shirt: just 6.", "number"],
		["Shirt: ₹60", "amount"],
		["Shirt: ₹６０", "amount"],
		["शर्ट ₹६०", "amount"],
		["Shirt: ₹6\u200b0", "amount"],
		["Shirt: ₹&#54;0", "number"],
		["Shirt: ₹&#x36;0", "number"],
		["Shirt: ₹๖๐", "number"],
		["Suit: ₹1.5k", "amount"],
		["Suit: ₹2 lakh", "amount"],
		["Suit: 3 hazaar rupees", "amount"],
		["Suit: ₹12,00,000", "amount"],
		["Shirt: $80", "amount"],
		["Shirt: 80 dollars", "amount"],
		["Jacket: ₹250-470", "amount"],
		["Jacket: ₹220 to ₹400", "amount"],
		["Blanket for 24 rupees", "amount"],
		["You get 10% off", "offer"],
		["You get 10 percent discount", "offer"],
		["Flat 50 off", "offer"],
		["₹80 off your order", "offer"],
		["100% off", "offer"],
		["Discount: 100%", "offer"],
		["Discount of ₹50", "offer"],
		["Cashback ₹100", "offer"],
		["Buy 2 get 1 free", "offer"],
		["Save ₹100 today", "offer"],
		["५०% छूट", "offer"],
		["50&percnt; off", "number"],
		["50&nbsp;% off", "offer"],
		["Free delivery above ₹500", "offer"],
		["Pickup for orders over ₹500", "offer"],
		["Stain removal is free.", "offer"],
		["We iron your curtains free", "offer"],
		["Complimentary ironing with each order", "offer"],
		["All suits at half price", "offer"],
		["Buy one, get one", "offer"],
		["Use code FRESH", "offer"],
		["GST 18%", "percentage"],
		["We are open till 10 PM", "time"],
		["Open 9 AM to 8:30 PM", "time"],
		["Open 8 to 9 PM", "time"],
		["Open 09:00–22:00", "time"],
		["Opens at 7 baje", "time"],
		["Open 24/7", "time"],
		["Open 24 hours", "time"],
		["Closed from noon", "time"],
		["Open until midnight", "time"],
		["It is 5:45 PM now", "time"],
		["Ready in 3 hours", "count"],
		["Ready in 30 minutes", "count"],
		["Ready in 3–4 days", "count"],
		["Rated 4.9 by 500 customers", "count"],
		["4.9 from 80 reviews", "count"],
		["Rated 4.7", "number"],
		["Call 98765 43210", "phone"],
		["Call +91 135 000 0001", "phone"],
		["Call (0135) 265-4321", "phone"],
		["Call 1800-123-4567", "phone"],
		["Mail offers@doonfresh.example", "e-mail"],
		["Mail shop@gmail.com", "e-mail"],
		["https://evil.example/pay", "link"],
		["[pay](//evil.example)", "link"],
		["[pay](/\\evil)", "link"],
		["[pay](evil.example/x)", "link"],
		["www.evil.com", "link"],
		["https://wa.me/919876543210", "link"],
		["[WhatsApp](https://wa.me/911350000000?text=I%20get%2070%25%20off)", "offer"],
		["[WhatsApp](https://wa.me/911350000000?text=My+shirt+for+₹60)", "amount"],
		["https://wa.me@evil.example/911350000000", "link"],
		["https://doonfresh.example.evil.com/", "link"],
		["https://doonfresh.example@evil.com/", "link"],
		["https://www.facebook.com/other", "link"],
		["upi://pay?pa=evil", "link"],
		["irc://evil", "link"],
	])("%s is an invented %s", (answer, kind) => {
		expect(kindsIn(answer)).toContain(kind);
	});

	test("a customer's words prove nothing", () => {
		const [review] = data.reviews.reviews;
		const [testimonial] = data.site.testimonials;
		if (!review || !testimonial) throw new Error("The sample has both.");
		const planted = {
			...data,
			site: { ...data.site, testimonials: [{ ...testimonial, comment: "Got 70% off!" }] },
			reviews: { ...data.reviews, reviews: [{ ...review, comment: "Call 98765 43210 for ₹7" }] },
		};
		expect(findInvented("Call 98765 43210 for ₹7 and 70% off", planted)).toHaveLength(3);
	});

	test("an offer that the content makes may be told", () => {
		const [first, ...others] = data.site.faq;
		if (!first) throw new Error("The sample has questions.");
		const answer = "New customers get 10% off, and delivery is free above ₹500.";
		const generous = {
			...data,
			site: { ...data.site, faq: [{ ...first, answer }, ...others] },
		};
		expect(findInvented(answer, generous)).toEqual([]);
		expect(findInvented("You get 10% off", generous)).toEqual([]);
		expect(findInvented("You get 20% off", generous)).toHaveLength(1);
	});
});

describe("fitToCap", () => {
	const line = `- ${"x".repeat(88)}`;
	test.each([
		["a short answer", "  - Shirt: ₹80\n", "- Shirt: ₹80"],
		["300 characters", "y".repeat(300), "y".repeat(300)],
		["whole lines", [line, line, line, line].join("\n"), [line, line, line].join("\n")],
		["no heading left over", `${line}\n${line}\n**Shoes:**\n${line}${line}`, `${line}\n${line}`],
		["one long line", "y".repeat(301), undefined],
		["a heading and one long line", `Prices:\n${"y".repeat(300)}`, undefined],
		["far too much", Array(20).fill(line).join("\n"), undefined],
		["nothing", " \n ", undefined],
	])("%s", (_, answer, kept) => {
		expect(fitToCap(answer)).toBe(kept);
	});
});
