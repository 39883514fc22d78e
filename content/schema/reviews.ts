/** reviews.json: reviews as the maps service exports them. */
import { z } from "zod";
import { error, say } from "../sentences/say.ts";
import { addressError, addressed, instant, line, siteAddress, uniqueList, url } from "./fields.ts";
import { type Choices, label } from "./label.ts";

const starChoices = {
	...{ ONE: ["★", "★"], TWO: ["★★", "★★"], THREE: ["★★★", "★★★"] },
	...{ FOUR: ["★★★★", "★★★★"], FIVE: ["★★★★★", "★★★★★"] },
	STAR_RATING_UNSPECIFIED: ["No stars", "स्टार नहीं"],
} satisfies Choices;

export const starNames = new Set(Object.keys(starChoices));

const photoAddress = 'must be a web address or a picture of this site, as in "/reviewers/a.webp"';

/** As the maps service's business API returns it. */
export const reviewSchema = z
	.object({
		reviewId: line("AbFvOq…").meta({ isEngineers: true }),
		reviewer: z
			.object({
				profilePhotoUrl: addressed((value) => {
					if (siteAddress.test(value)) return undefined;
					return value.startsWith("http:")
						? addressError(value)
						: addressError(value) && say(photoAddress);
				}, photoAddress)
					.meta({ isEngineers: true })
					.optional(),
				displayName: line("Ananya R.").meta({ isReadOnly: true, ...label("Name", "नाम") }),
				profileUrl: url.meta({ isEngineers: true }).optional(),
			})
			.meta(label("Customer", "ग्राहक")),
		/** SPEC.md, section 3. */
		starRating: z.string().meta({
			isReadOnly: true,
			choices: starChoices,
			...label(
				"Stars",
				"स्टार",
				"ONE to FIVE; any other word counts as no stars.",
				"ONE से FIVE; कोई और शब्द हो तो स्टार नहीं गिने जाते।",
			),
		}),
		comment: z
			.string()
			.meta({ isReadOnly: true, isLong: true, ...label("Review", "रिव्यू") })
			.optional(),
		createTime: instant.meta({ isReadOnly: true, ...label("Written", "लिखा गया") }),
		updateTime: instant.meta({ isEngineers: true }),
		reviewReply: z
			.object({
				comment: line("Thank you!").meta({ isReadOnly: true, ...label("Words", "शब्द") }),
				updateTime: instant.meta({ isEngineers: true }),
			})
			.meta(label("Your reply", "आपका जवाब"))
			.optional(),
		name: line("accounts/1/locations/2/reviews/3").meta({ isEngineers: true }),
	})
	.meta(label("Review", "रिव्यू"));

export const reviewsFileSchema = z
	.object({
		averageRating: z
			.number()
			.min(0, error("must be from 1 to 5"))
			.max(5, error("must be from 1 to 5"))
			.meta(
				label(
					"Stars on the maps service",
					"मैप पर स्टार",
					"The shop's stars on the maps service, as in 4.9; 0 while it has no reviews.",
					"मैप पर दुकान के स्टार, जैसे 4.9; रिव्यू न हों तो 0।",
				),
			),
		totalReviewCount: z
			.int(error("must be a whole number"))
			.min(0, error("must not be less than 0"))
			.meta(
				label(
					"Number of reviews",
					"कितने रिव्यू",
					"How many reviews the maps service counts.",
					"मैप पर कुल कितने रिव्यू हैं।",
				),
			),
		reviews: uniqueList(reviewSchema, "reviewId").meta(
			label(
				"Reviews",
				"रिव्यू",
				"Reviews from the maps service, in the customers' own words. You can take one out; who looks after the site brings in new ones.",
				"मैप से आए रिव्यू, ग्राहक के अपने शब्दों में। किसी को हटा सकते हैं; नए रिव्यू वेबसाइट सँभालने वाला लाता है।",
			),
		),
	})
	.superRefine(({ averageRating, totalReviewCount }, context) => {
		if (totalReviewCount > 0 && averageRating < 1)
			context.addIssue({
				code: "custom",
				path: ["averageRating"],
				message: say("must be from 1 to 5"),
			});
		if (totalReviewCount === 0 && averageRating > 0)
			context.addIssue({
				code: "custom",
				path: ["averageRating"],
				message: say("must be 0 while totalReviewCount is 0"),
			});
	});
