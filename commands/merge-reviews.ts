/** Merges an export of reviews into the content's, and reports it line by line. */
import type { Content } from "../shop/content-files.ts";
import { isSampleReview, starNames } from "../shop/schema/reviews.ts";
import type { Review } from "../shop/types.ts";
import { type ReviewExport, shown } from "./read-review-export.ts";

type ReviewsFile = Content["reviews"];

interface Merged {
	file: ReviewsFile;
	added: Review[];
	updated: Review[];
	unchanged: Review[];
	/** Older copies of reviews that the export holds more than once. */
	repeated: Review[];
	/** Older than what the file holds. */
	older: Review[];
	/** Samples. */
	removed: Review[];
	/** Missing in an export that is whole. */
	deleted: Review[];
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
	const removed = replaceSamples && read.length > 0 ? held.reviews.filter(isSampleReview) : [];
	const left = held.reviews.filter((review) => !removed.includes(review));
	const kept = new Map(left.map((review) => [review.reviewId, review]));
	const merged: Omit<Merged, "file"> = {
		...{ added: [], updated: [], unchanged: [], repeated: [], older: [], deleted: [] },
		removed,
	};
	const exported = Map.groupBy(
		read.map(({ review }) => review),
		({ reviewId }) => reviewId,
	);
	for (const [id, copies] of exported) {
		const byAge = copies.toSorted((one, other) => updatedAt(other) - updatedAt(one));
		const [newest, ...repeated] = byAge;
		if (!newest) continue;
		merged.repeated.push(...repeated);
		const known = kept.get(id);
		const next = known ? withKnownProfile(newest, known) : newest;
		if (known && JSON.stringify(next) === JSON.stringify(known)) merged.unchanged.push(next);
		else if (known && updatedAt(newest) < updatedAt(known)) merged.older.push(newest);
		else {
			merged[known ? "updated" : "added"].push(next);
			kept.set(id, next);
		}
	}
	if (isWhole && read.length > 0)
		for (const [id, review] of kept)
			if (!exported.has(id) && !isSampleReview(review)) {
				merged.deleted.push(review);
				kept.delete(id);
			}
	const reviews = [...kept.values()];
	const isCounted = removed.length > 0 || isWhole || held.totalReviewCount === 0;
	const own = isCounted ? countedRating(reviews) : held;
	const file = {
		...held,
		averageRating: averageRating ?? own.averageRating,
		totalReviewCount: totalReviewCount ?? own.totalReviewCount,
		reviews,
	};
	return { file, ...merged };
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

export function report(held: ReviewsFile, read: ReviewExport, merged: Merged): string[] {
	const { file, repeated, older, removed, deleted } = merged;
	const samples = file.reviews.filter(isSampleReview).length;
	const some = (reviews: Review[], what: string) =>
		reviews.length > 0 ? [reviewsLine(reviews, what)] : [];
	return [
		...(["added", "updated", "unchanged"] as const).map((what) => reviewsLine(merged[what], what)),
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

function ratingLine(held: ReviewsFile, read: ReviewExport, file: ReviewsFile): string {
	const inWords = ({ averageRating, totalReviewCount }: ReviewsFile) =>
		`${averageRating} from ${totalReviewCount} reviews`;
	const [was, is] = [inWords(held), inWords(file)];
	const isSame = was === is;
	if (read.averageRating !== undefined || read.totalReviewCount !== undefined)
		return isSame ? `The rating is still ${is}.` : `The rating is now ${is}; it was ${was}.`;
	const stays = isSame
		? `The rating stays ${is}`
		: `The rating is now ${is}, counted from the reviews`;
	return `${stays}: the export does not tell it. Change it in the file if the maps service shows another.`;
}
