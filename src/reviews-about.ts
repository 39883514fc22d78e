import { latestReviews } from "../shop/latest-reviews.ts";
import type { Review } from "../shop/types.ts";

/** A review is about the subject if one in so many of its words is. */
const passing = 40;

type Told = Pick<Review, "createTime" | "comment">;

/** Too common here to tell pages apart. */
const commonWords = new Set(
	"and for the with service services cleaning cleaners dry laundry wash washing near care".split(
		" ",
	),
);

/** A perfect difference set: two pages that pick from a ring of thirteen at these offsets share only one review. */
const spread = [0, 1, 4, 6];
const ringSize = 13;

/**
 * Reviews about a subject, newest first, then short ones, which differ from page to page.
 * @param subject words of the page, such as its keywords
 * @param place the index of the page among its kind
 */
export function reviewsAbout<Shown extends Told>(
	reviews: readonly Shown[],
	subject: string,
	place: number,
	count: number,
): Shown[] {
	const words = subjectWords(subject);
	const told = reviews.filter(({ comment }) => comment?.trim());
	const newest = latestReviews(told, told.length);
	const fitting = newest.filter(({ comment }) => speaksOf(comment ?? "", words)).slice(0, count);
	const byLength = newest
		.filter((review) => !fitting.includes(review))
		.toSorted((one, other) => (one.comment ?? "").length - (other.comment ?? "").length);
	const ring = byLength.slice(0, ringSize);
	// The second round of pages picks backwards, to differ from the first.
	const way = Math.floor(place / ringSize) % 2 === 0 ? 1 : -1;
	const others = [
		...spread.flatMap((step) => ring.at((place + way * step) % ring.length) ?? []),
		...byLength,
	];
	return [...new Set([...fitting, ...others])].slice(0, count);
}

/** Lower case, without a plural s. */
function subjectWords(text: string): Set<string> {
	const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
	return new Set(words.filter((word) => !commonWords.has(word)).map(stem));
}

function speaksOf(comment: string, words: ReadonlySet<string>): boolean {
	const own = subjectWords(comment);
	const shared = [...own].filter((word) => words.has(word)).length;
	return shared > 0 && shared / own.size >= 1 / passing;
}

function stem(word: string): string {
	return word.replace(/(?<=\p{L}{3})s$/u, "");
}
