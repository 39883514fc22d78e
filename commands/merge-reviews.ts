/** Merges an export of reviews into the content's, and reports it line by line. */
import type { Content } from "../shop/content-files.ts";
import { isSampleReview, starNames } from "../shop/schema/reviews.ts";
import type { Review } from "../shop/types.ts";
import { type ReviewExport, shown } from "./read-review-export.ts";

type ReviewsFile = Content["reviews"];

/** Outcome of a review → its words in the report. */
const outcomes = {
	added: "added",
	updated: "updated",
	unchanged: "unchanged",
	repeated: "repeated in the export, of which the newest was taken",
	older: "older than what the file holds, which was kept",
	removed: "sample reviews taken out",
	deleted: "no longer in the export, which is whole; taken out",
};
const alwaysTold = ["added", "updated", "unchanged"];

interface Merged {
	file: ReviewsFile;
	found: { outcome: keyof typeof outcomes; review: Review }[];
}

/**
 * Known reviews keep their place, new ones follow.
 *
 * @param replaceSamples remove sample reviews if the export has any reviews. The sample's rating goes with the last of them
 */
export function mergeReviews(
	held: ReviewsFile,
	{ reviews: read, averageRating, totalReviewCount, isWhole }: ReviewExport,
	replaceSamples: boolean,
): Merged {
	const found: Merged["found"] = [];
	const kept = new Map(held.reviews.map((review) => [review.reviewId, review]));
	const exported = Map.groupBy(
		read.map(({ review }) => review),
		({ reviewId }) => reviewId,
	);
	for (const [id, review] of kept) {
		const outcome = isSampleReview(review) ? "removed" : "deleted";
		const leaves = outcome === "removed" ? replaceSamples : isWhole && !exported.has(id);
		if (read.length === 0 || !leaves) continue;
		found.push({ outcome, review });
		kept.delete(id);
	}
	for (const [id, copies] of exported) {
		const byAge = copies.toSorted((one, other) => updatedAt(other) - updatedAt(one));
		const [newest, ...repeated] = byAge;
		if (!newest) continue;
		found.push(...repeated.map((review) => ({ outcome: "repeated" as const, review })));
		const known = kept.get(id);
		const next = known ? withKnownProfile(newest, known) : newest;
		const outcome = outcomeOf(next, known);
		found.push({ outcome, review: next });
		if (outcome === "added" || outcome === "updated") kept.set(id, next);
	}
	const reviews = [...kept.values()];
	const hasRemoved = found.some(({ outcome }) => outcome === "removed");
	const own = hasRemoved || isWhole || held.totalReviewCount === 0 ? countedRating(reviews) : held;
	const file = {
		...held,
		averageRating: averageRating ?? own.averageRating,
		totalReviewCount: totalReviewCount ?? own.totalReviewCount,
		reviews,
	};
	return { file, found };
}

function outcomeOf(next: Review, known: Review | undefined) {
	if (!known) return "added";
	if (JSON.stringify(next) === JSON.stringify(known)) return "unchanged";
	return updatedAt(next) < updatedAt(known) ? "older" : "updated";
}

/** Of reviews whose export tells none. */
function countedRating(reviews: readonly Review[]) {
	const stars = reviews
		.map(({ starRating }) => [...starNames].indexOf(starRating) + 1)
		.filter((count) => count > 0 && count <= 5);
	const sum = stars.reduce((all, count) => all + count, 0);
	return {
		averageRating: stars.length > 0 ? Math.round((sum / stars.length) * 10) / 10 : 0,
		totalReviewCount: stars.length,
	};
}

function updatedAt({ updateTime }: Review): number {
	return Date.parse(updateTime);
}

/** With the photo and the profile of an earlier import, which Takeout lacks. */
function withKnownProfile(review: Review, known: Review): Review {
	const { profilePhotoUrl, displayName, profileUrl } = { ...known.reviewer, ...review.reviewer };
	const photo = profilePhotoUrl && { profilePhotoUrl };
	return { ...review, reviewer: { ...photo, displayName, ...(profileUrl && { profileUrl }) } };
}

/** Of "accounts/1/locations/2/reviews/3": "2". */
export function locationOf({ name }: Pick<Review, "name">): string | undefined {
	const [, location] = /\/locations\/([^/]+)\//.exec(name) ?? [];
	return location === "-" ? undefined : location;
}

export function report(held: ReviewsFile, read: ReviewExport, { file, found }: Merged): string[] {
	const names = (reviews: readonly Review[]) =>
		reviews.map(({ reviewer }) => shown(reviewer.displayName)).join(", ");
	const changes = read.reviews.flatMap(({ review, notes }) =>
		notes.map((note) => ({ note, review })),
	);
	const lines = Object.entries(outcomes).flatMap(([what, words]) => {
		const reviews = found.filter(({ outcome }) => outcome === what).map(({ review }) => review);
		if (reviews.length > 0) return [`${reviews.length} ${words}: ${names(reviews)}`];
		return alwaysTold.includes(what) ? [`0 ${words}.`] : [];
	});
	lines.push(`${read.refused.length} refused.`);
	lines.push(...read.refused.map(({ who, why }) => `  ${who}: ${why}.`));
	lines.push(...read.notes.map((note) => `  Note: ${note}.`));
	for (const [note, all] of Map.groupBy(changes, (change) => change.note))
		lines.push(`  Note: ${note} (${all.length}: ${names(all.map(({ review }) => review))}).`);
	lines.push(ratingLine(held, read, file));
	const samples = file.reviews.filter(isSampleReview).length;
	if (samples > 0)
		lines.push(`${samples} sample reviews are still there. --replace-samples takes them out.`);
	return lines;
}

function ratingLine(held: ReviewsFile, read: ReviewExport, file: ReviewsFile): string {
	const inWords = ({ averageRating, totalReviewCount }: ReviewsFile) =>
		`${averageRating} from ${totalReviewCount} reviews`;
	const [was, is] = [inWords(held), inWords(file)];
	if (read.averageRating !== undefined || read.totalReviewCount !== undefined)
		return was === is ? `The rating is still ${is}.` : `The rating is now ${is}; it was ${was}.`;
	const stays =
		was === is ? `The rating stays ${is}` : `The rating is now ${is}, counted from the reviews`;
	return `${stays}: the export does not tell it. Change it in the file if the maps service shows another.`;
}
