/** reviews.json: reviews as the maps service exports them. */
import { z } from "zod";
import { addressError, addressed, instant, line, siteAddress, uniqueList, url } from "./fields.ts";

export const starNames = new Set([
	...["ONE", "TWO", "THREE", "FOUR", "FIVE"],
	"STAR_RATING_UNSPECIFIED",
]);

const photoAddress = 'must be a web address or a picture of this site, as in "/reviewers/a.webp"';

/** As the maps service's business API returns it. */
export const reviewSchema = z.object({
	reviewId: line("AbFvOq…"),
	reviewer: z.object({
		profilePhotoUrl: addressed((value) => {
			if (siteAddress.test(value)) return undefined;
			return value.startsWith("http:") ? addressError(value) : addressError(value) && photoAddress;
		}, photoAddress).optional(),
		displayName: line("Ananya R."),
		profileUrl: url.optional(),
	}),
	/** SPEC.md, section 3. */
	starRating: z.string().describe("ONE to FIVE; any other word counts as no stars."),
	comment: z.string().optional(),
	createTime: instant,
	updateTime: instant,
	reviewReply: z.object({ comment: line("Thank you!"), updateTime: instant }).optional(),
	name: line("accounts/1/locations/2/reviews/3"),
});

export const reviewsFileSchema = z
	.object({
		averageRating: z
			.number()
			.min(0, "must be from 1 to 5")
			.max(5, "must be from 1 to 5")
			.describe("The shop's stars on the maps service, as in 4.9; 0 while it has no reviews."),
		totalReviewCount: z
			.int("must be a whole number")
			.min(0, "must not be less than 0")
			.describe("How many reviews the maps service counts."),
		reviews: uniqueList(reviewSchema, "reviewId").describe(
			"Reviews of the maps service. npm run reviews:import brings them in.",
		),
	})
	.superRefine(({ averageRating, totalReviewCount }, context) => {
		if (totalReviewCount > 0 && averageRating < 1)
			context.addIssue({ code: "custom", path: ["averageRating"], message: "must be from 1 to 5" });
		if (totalReviewCount === 0 && averageRating > 0)
			context.addIssue({
				code: "custom",
				path: ["averageRating"],
				message: "must be 0 while totalReviewCount is 0",
			});
	});
