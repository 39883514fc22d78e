import { describe, expect, test, vi } from "vitest";
import { sampleFiles } from "../fixtures/sample-content.ts";
import type { Content, RawFiles } from "../shop/content-files.ts";
import { readContent } from "../shop/read-content.ts";
import { shop } from "../shop/shop.ts";
import { demonstrationErrors, launchErrors } from "./launch-errors.ts";

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
		"business.json: siteUrl names doonfresh.example",
		"business.json: gmb_place_id is a sample",
		"business.json → address: street is the demonstration shop's",
		"business.json: geo is the demonstration shop's",
		"business.json: directoryLink is the demonstration shop's",
		"business.json → socialMedia: linkedin is the demonstration shop's",
		'business.json: name has the demonstration shop\'s name ("Doon Fresh").',
		'messages.json: bookNow has the demonstration shop\'s name ("Doon Fresh"), and 7 more',
	])("%s", (beginning) => {
		expect(errors.filter((error) => error.startsWith(`content/${beginning}`))).toHaveLength(1);
	});

	test("each sample review and testimonial", () => {
		const of = (file: string) => errors.filter((error) => error.startsWith(`content/${file}.json`));
		const samples = of("reviews").filter((error) => error.includes("a sample review's"));
		expect(samples).toHaveLength(shop.reviews.reviews.length);
		expect(of("testimonials")).toHaveLength(shop.testimonials.length);
	});
});

test("after an import neither its rating nor its portraits stay", () => {
	const real = realShop();
	Object.assign(real.reviews, { averageRating: 4.9, totalReviewCount: 73 });
	const [first] = real.reviews.reviews;
	if (first) first.reviewer.profilePhotoUrl = "/reviewers/leaf.webp";
	expect(launchErrors(real, today)).toEqual([
		expect.stringMatching(/profilePhotoUrl is a portrait of the demonstration's/),
		expect.stringMatching(/averageRating is the demonstration's \(4\.9 from 73 reviews\)/),
	]);
});

test.each<[file: "business" | "assistant" | "prices", changes: object, says: RegExp]>([
	["business", { phone: "+91 98765 4321" }, /: phone is not a phone number in India/],
	["business", { phone: "+91 00987 65432" }, /: phone is not a phone number/],
	["business", { phone: "+44 20 7946 0958" }, /: phone is not a phone number/],
	["business", { whatsapp: "9876543210" }, /India \("9876543210"\)/],
	[
		"business",
		{ otherPhones: [{ name: "Counter", number: "+91 98765" }] },
		/ → "Counter": number is not a phone number/,
	],
	// Of the maps service's documentation.
	["business", { gmb_place_id: "ChIJN1t_tDeuEmsRUsoyG83frY4" }, /: gmb_place_id is a sample/],
	["business", { gmb_place_id: "https://g.page/x" }, /not a place id/],
	["business", { siteUrl: "https://www.example.com" }, /names www\.ex/],
	["assistant", { baseUrl: "http://localhost:4321" }, /assistant\.json: baseUrl names localhost/],
	[
		"assistant",
		{ subtitle: "Write to us@himgiri.example, please." },
		/: subtitle names himgiri\.example, which no one can reach/,
	],
	["prices", { checkedOn: "2026-05-23" }, /: checkedOn is 181 days ago\. Compare/],
])("%s with %j must not go live", (file, changes, says) => {
	const content = realShop();
	Object.assign(content[file], changes);
	expect(launchErrors(content, today)).toEqual([expect.stringMatching(says)]);
});

test("prices looked at half a year ago are in order", () => {
	const content = realShop();
	content.prices.checkedOn = "2026-05-24";
	expect(launchErrors(content, today)).toEqual([]);
});

test("the demonstration shop's logo", () => {
	expect(launchErrors(realShop(), today, '<svg aria-label="Doon Fresh"/>')).toEqual([
		expect.stringMatching(/: logo is the demonstration shop's \(\/logo\.svg\)/),
	]);
	expect(launchErrors(realShop(), today, '<svg aria-label="Himgiri"/>')).toEqual([]);
});

const elsewhere = new URL("file:///no/such/folder/");

test("texts that are still the demonstration's are named, a sentence a file", () => {
	const errors = demonstrationErrors(sampleFiles(), elsewhere);
	expect(errors.find((error) => /privacy\.json/.test(error))).toMatch(
		/word for word .*, and \d+ more/,
	);
	expect(errors.some((error) => /\/(?:care-labels|prices)\.json/.test(error))).toBe(false);
});

test("a shop with its own words has none", () => {
	expect(demonstrationErrors(readContent("fixtures/other-shop"), elsewhere)).toEqual([]);
});

test("one text that was kept is named with its place", () => {
	const files = readContent("fixtures/other-shop") as RawFiles & { faq: { answer: string }[] };
	const [kept] = (sampleFiles() as typeof files).faq;
	if (files.faq[0] && kept) files.faq[0].answer = kept.answer;
	expect(demonstrationErrors(files, elsewhere)).toEqual([
		expect.stringMatching(/faq\.json → "[^"]+": answer is word for word the demonstration's/),
	]);
});
