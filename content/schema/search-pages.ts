/** landing-pages.json and keyword-pages.json. */
import { z } from "zod";
import { fixedPages, offlinePath } from "../fixed-pages.ts";
import { day, focus, id, imageAlt, line, listOf, picture, priced, prose } from "./fields.ts";
import { titled } from "./pages.ts";
import { questionSchema } from "./texts.ts";

/** Slugs that landing and keyword pages must not have. */
export const takenSlugs: ReadonlySet<string> = new Set([
	...Object.values(fixedPages).map(({ path }) => path.slice(1)),
	offlinePath.slice(1),
	...["index", "404"],
]);

const namesOthers = ({ slug, sisters }: { slug: string; sisters: string[] }) =>
	!sisters.includes(slug);
const ownSister = { path: ["sisters"], error: "names this page itself. Name another" };

const searchPage = {
	slug: id
		.refine(
			(slug) => !takenSlugs.has(slug),
			"is the address of another page of this site. Choose another",
		)
		.describe("The page's address: what comes after the slash."),
	metaTitle: line("Wedding dress cleaning in Dehradun | Doon Fresh").describe(
		"The page's name in the browser's tab and in search results: about 60 letters.",
	),
	metaDescription: line("Gowns, lehengas and sherwanis, cleaned by hand.").describe(
		"The words under the name in search results: about 150 letters.",
	),
	keyword: line("wedding dress cleaning dehradun, gown dry cleaning").describe(
		"Search words, separated by commas.",
	),
	h1: line("Wedding dress cleaning in Dehradun").describe(
		"The large words at the top of the page.",
	),
	shortName: line("Wedding dresses").describe(
		"What links to the page call it, in two or three words.",
	),
	subheading: line("Gowns and lehengas, cleaned by hand.").describe("The line under the heading."),
	image: picture("searchHero"),
	imageAlt: imageAlt("A white wedding gown with a green sash"),
	focus,
	priceItems: z
		.array(id.meta({ refersTo: "price item" }))
		.describe("The prices that the page shows: ids of content/prices.json, in the order to show."),
	questions: listOf(questionSchema).describe("Questions that this page answers."),
	sisters: z
		.array(id.meta({ refersTo: "page" }))
		.min(1, "needs at least one")
		.max(4, "takes at most four")
		.describe("One to four pages that a visitor may want next, by their slugs."),
	updated: day.describe("The day of the last change to these texts."),
};

export const landingPageSchema = z
	.strictObject({
		...searchPage,
		chat: z
			.enum(["booking", "contact"], 'must be "booking" or "contact"')
			.describe("The message that the second button sends: bookNow or contactUs of messages.json."),
		chatLabel: line("Book on WhatsApp").describe("The words on the second button."),
		showsAreas: z
			.boolean("must be true or false, without quotes")
			.optional()
			.describe("Whether the page ends with the areas that you come to and the closing call."),
		intro: prose("what this page has to say"),
		why: z.array(titled).length(4, "must be four points"),
		how: z.array(titled).length(3, "must be three steps"),
	})
	.refine(namesOthers, ownSister);

export const keywordPageSchema = z
	.strictObject({
		...searchPage,
		intro: prose("80 to 150 words about this garment or customer"),
		label: z
			.array(line("Packed in muslin and tissue"))
			.length(3, "must be three facts")
			.describe("Three short facts on the woven label beside the introduction."),
		featuredService: z.strictObject({
			name: line("Wedding Gown Care"),
			description: line("Spot-treated by hand."),
			price: priced("from ₹2,000", "Contact us for a quote"),
			image: picture("half"),
			focus,
			priceItem: id
				.meta({ refersTo: "price item" })
				.optional()
				.describe(
					"The item of content/prices.json that this is, where the rate card has it: visitors put that on their list.",
				),
			listName: line("Shirt, laundry service")
				.optional()
				.describe(
					"What rows of prices and visitors' lists call it, where it could be confused with another price.",
				),
		}),
		keepsTurnaround: z
			.boolean("must be true or false, without quotes")
			.describe(
				"Whether this kind of item is ready within the turnaround: the page then says when.",
			),
		messageName: line("wedding dress cleaning").describe(
			"What the WhatsApp message asks about: it comes after serviceStart of messages.json.",
		),
		keywordReviews: z
			.array(line("My gown came back whiter than new.").meta({ isText: false, isTranslated: true }))
			.max(2, "must be two short texts at most")
			.describe("One or two short texts of customers; an empty list, [], for none yet."),
		published: day.describe("The day on which the page was first published."),
	})
	.refine(namesOthers, ownSister);
