import { latestReviews } from "../content/latest-reviews.ts";
import type { Review } from "../content/types.ts";

/** In how many words one of the subject's must come for a review to speak of it. */
const passing = 40;

type Told = Pick<Review, "createTime" | "comment">;

/** Too common on a laundry's pages to say what one of them is about. */
const commonWords = new Set(
	"and for the with service services cleaning cleaners dry laundry wash washing near care".split(
		" ",
	),
);

/**
 * Places in a ring of thirteen whose distances all differ (a perfect difference set): taken from two
 * starting points, they meet in one place only.
 */
const spread = [0, 1, 4, 6];
const ringSize = 13;

/**
 * Stored reviews with words for a page about one thing: first those that speak of it, the newest first, then
 * short ones, since a long story of something else is no use there. They differ from page to page,
 * so that pages do not all repeat the same few.
 * @param subject words of what the page is about, such as its keywords
 * @param place the page's place among its like, from 0
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
	const byLength = newest.toSorted((one, other) => length(one) - length(other));
	const ring = byLength.slice(0, ringSize);
	// The other way round for the second round of pages, which would repeat the first.
	const way = Math.floor(place / ringSize) % 2 === 0 ? 1 : -1;
	const others = [
		...spread.flatMap((step) => ring.at((place + way * step) % ring.length) ?? []),
		...byLength,
	];
	return [...new Set([...fitting, ...others])].slice(0, count);
}

function length({ comment = "" }: Told): number {
	return comment.length;
}

/** Lower case, without a plural's s, each once. */
function subjectWords(text: string): Set<string> {
	const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
	return new Set(words.filter((word) => !commonWords.has(word)).map(stem));
}

/** A word in passing does not make a long story one about the thing. */
function speaksOf(comment: string, words: ReadonlySet<string>): boolean {
	const own = subjectWords(comment);
	const shared = [...own].filter((word) => words.has(word)).length;
	return shared > 0 && shared / own.size >= 1 / passing;
}

function stem(word: string): string {
	return word.replace(/(?<=\p{L}{3})s$/u, "");
}
