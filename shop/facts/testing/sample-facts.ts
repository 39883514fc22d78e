/** A small shop for tests of what texts say: closed on Tuesdays, late on Fridays, one price by quote. */
import type { Content } from "../../content-files.ts";
import { weekdays } from "../../schema/hours.ts";
import { samplePrice } from "../../testing/sample-price.ts";
import type { FactContent } from "../facts.ts";

type Week = Content["business"]["hours"];

/** A week by its hours, "10:00-20:00", "9:00-13:00 16:00-21:00" or "closed", Monday first; one for every day. */
export function week(...days: string[]): Week {
	return weekdays.map((day, place) => {
		const written = days[place] || days[0] || "closed";
		if (written === "closed") return { day, closed: true as const };
		const spans = written.split(" ").map((span) => {
			const [opens = "", closes = ""] = span.split("-");
			return { opens, closes };
		});
		return { day, spans };
	});
}

const tuesdaysOff = week("10:00-20:00", "closed", "", "", "10:00-22:00");

/** Only what facts are read from; the rest of the files is left out. */
export const sampleFacts = {
	business: {
		name: "Clean & Co.",
		phone: "+91 99999 88888",
		email: "hello@clean.example",
		address: {
			street: "4/2 Mall Road",
			city: "Nainital",
			state: "Uttarakhand",
			postalCode: "263001",
			country: "IN",
		},
		hours: tuesdaysOff,
		turnaroundHours: { from: 48, to: 72 },
		areas: ["Mallital", "Tallital", "Ayarpatta"],
		payment: ["Cash", "UPI"],
	},
	services: [
		{ id: "laundry", name: "Laundry", price: samplePrice("Starting from ₹60 per kg") },
		{ id: "overnight", name: "Overnight", price: samplePrice("199"), sameDay: true },
	],
	prices: {
		categories: [
			{
				id: "clothes",
				items: [
					{ id: "shirt", name: "Shirt", price: samplePrice("80") },
					{ id: "coat", name: "Coat", price: samplePrice("250-400") },
					{ id: "gown", name: "Gown", price: samplePrice("starts @ 2000") },
					{ id: "tent", name: "Tent", price: samplePrice("Contact us for a quote") },
				],
			},
		],
	},
	reviews: { averageRating: 4.7, totalReviewCount: 12, reviews: [] },
	"keyword-pages": [
		{ slug: "shirt-laundry", featuredService: { price: samplePrice("₹50 per shirt") } },
	],
} as unknown as FactContent;

/** The sample with some of the business's facts replaced. */
export function withBusiness(changes: Partial<Content["business"]>): FactContent {
	return { ...sampleFacts, business: { ...sampleFacts.business, ...changes } };
}
