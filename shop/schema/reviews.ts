/** reviews.json: reviews as the maps service exports them. */
import { z } from "zod";
import { error, say } from "../sentences/say.ts";
import { addressError, addressed, instant, line, siteAddress, uniqueList, url } from "./fields.ts";

export const starNames = new Set([
	"ONE",
	"TWO",
	"THREE",
	"FOUR",
	"FIVE",
	"STAR_RATING_UNSPECIFIED",
]);

/** As the maps service's business API returns it. */
export const reviewSchema = z.object({
	reviewId: line("AbFvOq…").meta({ isEngineers: true }),
	reviewer: z
		.object({
			profilePhotoUrl: addressed((value) => {
				if (siteAddress.test(value)) return undefined;
				return value.startsWith("http:")
					? addressError(value)
					: addressError(value) && say("notPhoto");
			}, "notPhoto")
				.meta({ isEngineers: true })
				.optional(),
			displayName: line("Ananya R.").meta({ isReadOnly: true, isTranslated: false }),
			profileUrl: url.meta({ isEngineers: true }).optional(),
		})
		.meta({ isReadOnly: true }),
	/** SPEC.md, section 3. */
	starRating: z.string().meta({ isReadOnly: true }),
	comment: z.string().meta({ isReadOnly: true, isLong: true }).optional(),
	createTime: instant.meta({ isReadOnly: true }),
	updateTime: instant.meta({ isEngineers: true }),
	reviewReply: z
		.object({
			comment: line("Thank you!").meta({ stamps: "updateTime", isTranslated: false, isLong: true }),
			updateTime: instant.meta({ isEngineers: true }),
		})
		.optional(),
	name: line("accounts/1/locations/2/reviews/3").meta({ isEngineers: true }),
});

/** Sample reviews have an account of zeros. */
export function isSampleReview({ name }: Pick<z.output<typeof reviewSchema>, "name">): boolean {
	return /^accounts\/0+\//.test(name);
}

export const reviewsFileSchema = z
	.object({
		averageRating: z.number().min(0, error("notStars")).max(5, error("notStars")),
		totalReviewCount: z.int(error("notWholeNumber")).min(0, error("underZero")),
		reviews: uniqueList(reviewSchema, "reviewId"),
	})
	.refine(({ averageRating, totalReviewCount }) => totalReviewCount === 0 || averageRating >= 1, {
		path: ["averageRating"],
		...error("notStars"),
	})
	.refine(({ averageRating, totalReviewCount }) => totalReviewCount > 0 || averageRating === 0, {
		path: ["averageRating"],
		...error("ratingWithoutReviews"),
	});
