import { describe, expect, test, vi } from "vitest";
import type { Content } from "../shop/content-files.ts";
import { shop } from "../shop/shop.ts";
import { launchErrors } from "./launch-errors.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const today = new Date("2026-11-20T09:00:00+05:30");

/** A shop as its owner would write it; its numbers, names and reviews belong to nobody. */
function realShop(): Content {
	const renamed = JSON.stringify(shop)
		.replaceAll(/doon (?:fresh|crisp)/gi, "Himgiri Cleaners")
		.replaceAll(/Doon-(?:Fresh|Crisp)/g, "Himgiri-Cleaners")
		.replaceAll("doonfresh.example", "himgiricleaners.in")
		.replaceAll(/doon(?:fresh|crisp)/g, "himgiricleaners");
	const real = JSON.parse(renamed) as Content;
	Object.assign(real.business, {
		phone: "+91 98765 43210",
		whatsapp: "919876543210",
		gmb_place_id: "ChIJbTq3vQ8pCTkRk2Jw5zX7aLM",
		address: { ...real.business.address, street: "7 Chakrata Road" },
		geo: { latitude: 30.33215, longitude: 78.01472 },
	});
	for (const testimonial of real.testimonials) delete testimonial.sample;
	for (const review of real.reviews.reviews) {
		review.name = review.name.replace(/^accounts\/0+/, "accounts/117");
		delete review.reviewer.profilePhotoUrl;
	}
	return real;
}

test("a shop of its own is ready to go live", () => {
	expect(launchErrors(realShop(), today)).toEqual([]);
});

describe("of the demonstration shop, every value to replace is reported", () => {
	const demonstration = JSON.parse(
		JSON.stringify(shop).replaceAll(/(?<=doon[ -]?)crisp/gi, (word) =>
			word === "Crisp" ? "Fresh" : "fresh",
		),
	);
	demonstration.business.address.street = "12 Rajpur Road";
	demonstration.business.geo = { latitude: 30.32912, longitude: 78.04563 };
	const errors = launchErrors(demonstration, today);

	test.each([
		"business.json: phone is a number of zeros",
		"business.json: whatsapp is a number of zeros",
		"business.json: email names doonfresh.example",
		"business.json: siteUrl names doonfresh.example",
		"business.json: gmb_place_id is a sample",
		"business.json → address: street is the demonstration shop's",
		"business.json: geo is the demonstration shop's",
		"business.json: directoryLink is the demonstration shop's",
		"business.json → socialMedia: facebook is the demonstration shop's",
		"business.json → socialMedia: instagram is the demonstration shop's",
		"business.json → socialMedia: twitter is the demonstration shop's",
		"business.json → socialMedia: linkedin is the demonstration shop's",
		'business.json: name has the demonstration shop\'s name ("Doon Fresh").',
		'messages.json: bookNow has the demonstration shop\'s name ("Doon Fresh"), and 7 more',
	])("%s", (beginning) => {
		expect(errors.filter((error) => error.startsWith(`content/${beginning}`))).toHaveLength(1);
	});

	test("each sample review and testimonial", () => {
		const of = (file: string) => errors.filter((error) => error.startsWith(`content/${file}.json`));
		expect(of("reviews")).toHaveLength(shop.reviews.reviews.length);
		expect(of("testimonials")).toHaveLength(shop.testimonials.length);
	});
});

test("after an import neither its rating nor its portraits stay", () => {
	const real = realShop();
	Object.assign(real.reviews, { averageRating: 4.9, totalReviewCount: 73 });
	const [first] = real.reviews.reviews;
	if (first) first.reviewer.profilePhotoUrl = "/reviewers/leaf.webp";
	expect(launchErrors(real, today)).toEqual([
		expect.stringMatching(/averageRating is the demonstration's \(4\.9 from 73 reviews\)/),
		expect.stringMatching(/profilePhotoUrl is a portrait of the demonstration's/),
	]);
});

interface DeadEnd {
	what: string;
	change: (content: Content) => void;
	says: RegExp;
}

const deadEnds: DeadEnd[] = [
	{
		what: "a phone with a digit too few",
		change: ({ business }) => Object.assign(business, { phone: "+91 98765 4321" }),
		says: /^content\/business\.json: phone is not a phone number in India/,
	},
	{
		what: "a phone of a series that India does not give out",
		change: ({ business }) => Object.assign(business, { phone: "+91 00987 65432" }),
		says: /: phone is not a phone number/,
	},
	{
		what: "a phone of another country",
		change: ({ business }) => Object.assign(business, { phone: "+44 20 7946 0958" }),
		says: /: phone is not a phone number/,
	},
	{
		what: "a WhatsApp number without its country code",
		change: ({ business }) => Object.assign(business, { whatsapp: "9876543210" }),
		says: /: whatsapp is not a phone number in India \("9876543210"\)/,
	},
	{
		what: "a WhatsApp number with the zero of calls inside India",
		change: ({ business }) => Object.assign(business, { whatsapp: "9109876543210" }),
		says: /: whatsapp is not a phone number/,
	},
	{
		what: "the place id of the maps service's documentation",
		change: ({ business }) =>
			Object.assign(business, { gmb_place_id: "ChIJN1t_tDeuEmsRUsoyG83frY4" }),
		says: /: gmb_place_id is a sample \("ChIJN1t_/,
	},
	{
		what: "an address on the maps service in place of the place id",
		change: ({ business }) => Object.assign(business, { gmb_place_id: "https://g.page/himgiri" }),
		says: /: gmb_place_id is not a place id/,
	},
	{
		what: "an address for examples inside a text",
		change: ({ faq }) =>
			Object.assign(faq[0] ?? {}, { answer: "Write to us@himgiri.example, please." }),
		says: /^content\/faq\.json → ".+": answer names himgiri\.example, which no one can reach/,
	},
	{
		what: "an address that every manual uses",
		change: ({ business }) => Object.assign(business, { siteUrl: "https://www.example.com" }),
		says: /: siteUrl names www\.example\.com/,
	},
	{
		what: "the address of one's own machine",
		change: ({ assistant }) => Object.assign(assistant, { baseUrl: "http://localhost:4321" }),
		says: /^content\/assistant\.json: baseUrl names localhost/,
	},
	{
		what: "prices that nobody has looked at for half a year",
		change: ({ prices }) => Object.assign(prices, { checkedOn: "2026-05-23" }),
		says: /^content\/prices\.json: checkedOn is 181 days ago\. Compare the prices/,
	},
	{
		what: "prices that were looked at next week",
		change: ({ prices }) => Object.assign(prices, { checkedOn: "2026-11-27" }),
		says: /^content\/prices\.json: checkedOn lies ahead/,
	},
];

test.each(deadEnds)("$what", ({ change, says }) => {
	const content = realShop();
	change(content);
	expect(launchErrors(content, today)).toEqual([expect.stringMatching(says)]);
});

test.each([
	["prices looked at 180 days ago", "2026-05-24"],
	["prices looked at today, as India counts", "2026-11-21"],
])("%s are in order", (_, checkedOn) => {
	const content = realShop();
	content.prices.checkedOn = checkedOn;
	expect(launchErrors(content, new Date("2026-11-20T19:00:00Z"))).toEqual([]);
});

test("the demonstration shop's logo", () => {
	expect(launchErrors(realShop(), today, '<svg aria-label="Doon Fresh"/>')).toEqual([
		expect.stringMatching(/: logo is the demonstration shop's \(\/logo\.svg\)/),
	]);
	expect(launchErrors(realShop(), today, '<svg aria-label="Himgiri"/>')).toEqual([]);
});
