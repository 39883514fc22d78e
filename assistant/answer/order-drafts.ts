/** Orders, complaints, and what customers say. */
import { latestReviews } from "../../shop/latest-reviews.ts";
import type { ShopData } from "../contract.ts";
import type { Draft } from "./draft.ts";
import { passages, sentencesOf, sentencesWithin } from "./passages.ts";
import { askedThings } from "./rate-card.ts";
import type { Voice } from "./voice.ts";

export function orderDraft({ asked, say }: Voice): Draft {
	return { points: [say(asked.acts.includes("book") ? "changeOrder" : "order")] };
}

/** Says sorry for the one thing that is told of. */
function sorry(voice: Voice): string {
	const [one, ...others] = askedThings(voice);
	const names =
		one?.choices.map(({ plainName }) => {
			const [name = ""] = plainName.toLowerCase().split(/\s*[,(/]/);
			return name.split(" ");
		}) ?? [];
	// "Saree" of a cotton, a silk and an embroidered one.
	const thing = names[0]?.filter((word) => names.every((name) => name.includes(word))).join(" ");
	return thing && others.length === 0
		? voice.say("complaint", { thing })
		: voice.say("complaintPlain");
}

export function complaintDraft(voice: Voice): Draft {
	const { say } = voice;
	const { acts } = voice.asked;
	const matter = (["damage", "estimate", "guarantee"] as const).find((act) => acts.includes(act));
	// A visitor that refuses another cleaning is offered none.
	const isRefused = acts.includes("pay");
	const told = matter && !isRefused ? passages(voice, matter).slice(0, 1) : [];
	if (isRefused || (matter === "damage" && acts.includes("guarantee")))
		told.push(say("refundUnsure"));
	return { points: [sorry(voice)], after: told };
}

/** In characters, with the name. */
const longestQuote = 200;

/** The rating, and the newest review, or, asked again, the next. */
export function reviewsDraft(voice: Voice): Draft {
	const { data, say, asked } = voice;
	const { reviews, totalReviewCount } = data.reviews;
	if (totalReviewCount === 0) return { points: [say("noReviews")], actions: ["writeReview"] };
	const worded = reviews.filter(({ comment = "" }) => unmarked(comment) !== "");
	const review = latestReviews(worded, asked.page + 1).at(-1);
	const after = review ? [quoted(review)] : [];
	return { lead: ratingLine(voice), after, actions: ["writeReview"] };
}

function quoted({ comment = "", reviewer }: ShopData["reviews"]["reviews"][number]): string {
	const name = unmarked(reviewer.displayName);
	return `“${shortened(unmarked(comment), longestQuote - name.length)}” ${name}`;
}

/** The first whole sentences that fit, else the first words; what is left out is marked. */
function shortened(text: string, most: number): string {
	if (text.length <= most) return text;
	const words = text.slice(0, text.lastIndexOf(" ", most - 2));
	return `${sentencesWithin(sentencesOf(text), most - 2) || words} …`;
}

function ratingLine({ say, data }: Voice): string {
	const { averageRating, totalReviewCount } = data.reviews;
	return totalReviewCount > 0
		? say("rating", { rating: `${averageRating}`, count: `${totalReviewCount}` })
		: "";
}

/** A customer's words without anything that markdown would make a link or a heading. */
function unmarked(text: string): string {
	return text
		.replaceAll(/https?:\S+|www\.\S+/gi, "")
		.replaceAll(/[[\]<>*_`#|~\\]/g, "")
		.replaceAll(/\s+/g, " ")
		.trim();
}

/** Why the shop can be trusted: what customers say, and what it names itself. */
export function whyDraft(voice: Voice): Draft {
	const { texts } = voice;
	return {
		lead: voice.say("why"),
		points: [ratingLine(voice), ...texts.site.features.map(({ title }) => texts.say(title))],
	};
}
