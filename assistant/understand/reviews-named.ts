/** Which customer's review is asked for: one of a thing, a matter or an area that is named, or a critical one. */
import { latestReviews } from "../../content/latest-reviews.ts";
import type { ShopData } from "../contract.ts";
import type { Knowledge } from "./knowledge.ts";
import { mattersOf } from "./matters.ts";
import { singular } from "./singular.ts";
import { foldWord, soundOf } from "./sound.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { mishaps } from "./words/matter-words.ts";

type Review = ShopData["reviews"]["reviews"][number];

const stars: readonly Review["starRating"][] = ["ONE", "TWO", "THREE", "FOUR", "FIVE"];
/** What a customer tells who was not content at first. */
const troubles = ["guarantee", "complaint"];
/** Of the newest. */
const mostReviews = 100;
/** In characters: what an answer has room to quote. */
const quotedStart = 200;
const critical =
	/^(?:bad|bur[aei]+|negativ\w*|kharab|vorst|lovest|complain\w*|shikayat\w*|critic\w*|unhap\w*|naraz|bekar|[123])$/;
/** "5 se kam star", "less than 5 stars" */
const few =
	/ (?:kam|les than|fever|belov|under|niche)(?: \S+){0,2} (?:star|5|paanch|panch|five) | (?:5|five|panch|paanch) (?:star )?se kam | (?:star|sitare|rating) (?:se )?kam | (?:kam|lo[vw]) (?:star|rating)/;
/** "Are they real": of reviews themselves, not of what one tells. */
const ofReviews =
	/^(?:real|really|genuine|fake|paid|true|honest\w*|original|asli|nakli|sacch?[ei])$/;
const known = new WeakMap<ShopData, { review: Review; terms: ReadonlySet<string> }[]>();

/** "reviews/<id>", "critical/<id>"; "reviews/" where none speaks of the thing that is named. */
export function reviewAsked(tokens: readonly Token[], knowledge: Knowledge): string | undefined {
	const { data, vocabulary } = knowledge;
	const all = known.get(data) ?? readReviews(knowledge);
	known.set(data, all);
	const words = tokens.map(({ text }) => foldWord(text));
	if (words.some((word) => critical.test(word)) || few.test(` ${words.join(" ")} `)) {
		const lowest = Math.min(...all.map(({ review }) => stars.indexOf(review.starRating)));
		const found = all.find(
			({ review, terms }) =>
				stars.indexOf(review.starRating) === lowest &&
				(lowest < stars.length - 1 || troubles.some((one) => terms.has(one))),
		);
		return found && `critical/${found.review.reviewId}`;
	}
	const subject = tokens.filter(({ text }) => !ofReviews.test(text));
	const asked = termsOf(subject, knowledge);
	const rarity = (term: string) => {
		const count = all.filter(({ terms }) => terms.has(term)).length;
		return count === 0 ? 0 : Math.log(1 + all.length / count);
	};
	const scores = all.map(({ terms }) =>
		[...asked].reduce((sum, term) => sum + (terms.has(term) ? rarity(term) : 0), 0),
	);
	const most = Math.max(0, ...scores);
	if (most > 0) return `reviews/${all[scores.indexOf(most)]?.review.reviewId}`;
	return mattersOf(tokens, vocabulary).things.size > 0 ? "reviews/" : undefined;
}

/** The newest first. */
function readReviews(knowledge: Knowledge) {
	const { reviews } = knowledge.data.reviews;
	const worded = reviews.filter(({ comment = "" }) => comment.trim() !== "");
	return latestReviews(worded, mostReviews).map((review) => {
		const { comment = "" } = review;
		const tokens = tokensOf(comment.slice(0, quotedStart));
		const { concepts } = mattersOf(tokensOf(comment), knowledge.vocabulary);
		const told = troubles.filter((one) => concepts.has(one));
		return { review, terms: new Set([...termsOf(tokens, knowledge), ...told]) };
	});
}

/** Things, what befalls them, and the words that no table has, or that name a stain. */
function termsOf(tokens: readonly Token[], { vocabulary }: Knowledge): ReadonlySet<string> {
	const { things, known: matters, others } = mattersOf(tokens, vocabulary);
	const words = tokens.map((token) => vocabulary.known(token) ?? token.text);
	const stains = words.filter((_, at) => vocabulary.conceptAt(words, at)?.meaning === "stain");
	return new Set([
		...things,
		...[...matters].filter((matter) => mishaps.has(matter)),
		...others,
		...stains.map((word) => soundOf(singular(word))),
	]);
}
