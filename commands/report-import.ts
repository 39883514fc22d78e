/** The report of an import of reviews, line by line. */
import type { Content } from "../shop/content-files.ts";
import { isSampleReview } from "../shop/schema/reviews.ts";
import type { Review } from "../shop/types.ts";
import type { Merged } from "./merge-reviews.ts";
import { type ReviewExport, shown } from "./read-review-export.ts";

export function report(held: Content["reviews"], read: ReviewExport, merged: Merged): string[] {
	const { file, added, updated, unchanged, repeated, older, removed, deleted } = merged;
	const samples = file.reviews.filter(isSampleReview).length;
	const some = (reviews: Review[], what: string) =>
		reviews.length > 0 ? [reviewsLine(reviews, what)] : [];
	return [
		reviewsLine(added, "added"),
		reviewsLine(updated, "updated"),
		reviewsLine(unchanged, "unchanged"),
		...some(repeated, "repeated in the export, of which the newest was taken"),
		...some(older, "older than what the file holds, which was kept"),
		...some(removed, "sample reviews taken out"),
		...some(deleted, "no longer in the export, which is whole; taken out"),
		`${read.refused.length} refused.`,
		...read.refused.map(({ who, why }) => `  ${who}: ${why}.`),
		...noteLines(read),
		ratingLine(held, read, file),
		...(samples > 0
			? [`${samples} sample reviews are still there. --replace-samples takes them out.`]
			: []),
	];
}

function reviewsLine(reviews: Review[], what: string): string {
	const who = reviews.map(({ reviewer }) => shown(reviewer.displayName)).join(", ");
	return `${reviews.length} ${what}${who ? `: ${who}` : "."}`;
}

/** Changes, with the reviewers that they concern. */
function noteLines({ reviews, notes }: ReviewExport): string[] {
	const changes = reviews.flatMap(({ review, notes: own }) =>
		own.map((note) => ({ note, who: shown(review.reviewer.displayName) })),
	);
	return [
		...notes.map((note) => `  Note: ${note}.`),
		...[...Map.groupBy(changes, ({ note }) => note)].map(
			([note, all]) => `  Note: ${note} (${all.length}: ${all.map(({ who }) => who).join(", ")}).`,
		),
	];
}

function ratingLine(
	held: Content["reviews"],
	read: ReviewExport,
	{ averageRating, totalReviewCount }: Content["reviews"],
): string {
	const rating = `${averageRating} from ${totalReviewCount} reviews`;
	const isOwn = held.averageRating === averageRating && held.totalReviewCount === totalReviewCount;
	if (read.averageRating === undefined && read.totalReviewCount === undefined && !isOwn)
		return `The rating is now ${rating}, counted from the reviews: the export does not tell it. Change it in the file if the maps service shows another.`;
	if (read.averageRating === undefined && read.totalReviewCount === undefined)
		return `The rating stays ${rating}: the export does not tell it. Change it in the file if the maps service shows another.`;
	const was = `${held.averageRating} from ${held.totalReviewCount} reviews`;
	return was === rating
		? `The rating is still ${rating}.`
		: `The rating is now ${rating}; it was ${was}.`;
}
