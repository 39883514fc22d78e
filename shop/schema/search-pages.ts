/** The files of landing-pages/ and keyword-pages/. */
import { z } from "zod";
import { counterPath, fixedPages, offlinePath } from "../fixed-pages.ts";
import { error } from "../sentences/say.ts";
import {
	day,
	describedPicture,
	focus,
	id,
	line,
	picture,
	priced,
	prose,
	uniqueList,
} from "./fields.ts";
import { titled } from "./pages.ts";
import { questionSchema } from "./texts.ts";

/** Slugs that landing and keyword pages must not have. */
const takenSlugs: ReadonlySet<string> = new Set([
	...Object.values(fixedPages).map(({ path }) => path.slice(1)),
	offlinePath.slice(1),
	counterPath.slice(1),
	...["index", "404"],
]);

const namesOthers = ({ slug, sisters }: { slug: string; sisters?: string[] | undefined }) =>
	!sisters?.includes(slug);
const ownSister = { path: ["sisters"], ...error("ownSister") };

const searchPage = {
	order: z.number().optional().meta({ isEngineers: true }),
	slug: id.refine((slug) => !takenSlugs.has(slug), error("takenAddress")),
	metaTitle: line("Wedding dress cleaning in Dehradun | Doon Fresh"),
	metaDescription: line("Gowns, lehengas and sherwanis, cleaned by hand."),
	keyword: line("wedding dress cleaning dehradun, gown dry cleaning"),
	h1: line("Wedding dress cleaning in Dehradun"),
	shortName: line("Wedding dresses"),
	subheading: line("Gowns and lehengas, cleaned by hand."),
	image: describedPicture("searchHero"),
	imageAlt: line("A white wedding gown with a green sash"),
	focus,
	priceItems: z.array(id.meta({ refersTo: "price item", isReadOnly: false })),
	questions: uniqueList(questionSchema, "id"),
	sisters: z
		.array(id.meta({ refersTo: "page", isReadOnly: false }))
		.min(1, error("needsOne"))
		.max(4, error("atMostFour"))
		.optional(),
	updated: day,
};

export const landingPageSchema = z
	.strictObject({
		...searchPage,
		chat: z.enum(["booking", "contact"], error("notChatKind")),
		chatLabel: line("Book on WhatsApp"),
		showsAreas: z.boolean(error("notBoolean")).optional(),
		intro: prose("aboutPage"),
		why: z.array(titled).length(4, error("notFourPoints")),
		how: z.array(titled).length(3, error("notThreeSteps")),
	})
	.refine(namesOthers, ownSister);

export const keywordPageSchema = z
	.strictObject({
		...searchPage,
		intro: prose("aboutGarment"),
		featuredService: z.strictObject({
			name: line("Wedding Gown Care"),
			description: line("Spot-treated by hand."),
			price: priced("from ₹2,000", "from {amount}"),
			image: picture("half"),
			focus,
			priceItem: id.meta({ refersTo: "price item", isReadOnly: false }).optional(),
			listName: line("Shirt, laundry service").optional(),
		}),
		leadsWith: z.enum(["prices", "questions", "quote"], error("notLeadsWith")).optional(),
		quote: z
			.strictObject({
				volumes: line("Rooms, and how often each is changed."),
				rota: line("Tell us your change days."),
				message: line("Hello, we would like a quote. Rooms:").meta({ isLong: true }),
			})
			.optional(),
		secondStep: line("The bag is weighed, washed, dried and folded.").optional(),
		closingTitle: line("Leave the creases to us.").optional(),
		keepsTurnaround: z.boolean(error("notBoolean")),
		messageName: line("wedding dress cleaning"),
		keywordReviews: z
			.array(line("My gown came back whiter than new.").meta({ isText: false, isTranslated: true }))
			.max(2, error("overTwoTexts")),
		published: day,
	})
	.refine(namesOthers, ownSister)
	.refine(({ leadsWith, quote }) => (leadsWith === "quote") === (quote !== undefined), {
		path: ["quote"],
		...error("quoteAlone"),
	});
