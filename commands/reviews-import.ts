/**
 * `npm run reviews:import -- FILE…`: merges exported reviews into content/reviews.json and reports each. A file may be a
 * Takeout's ZIP as it is. Sample reviews make way for them.
 *
 * - `--dry-run` writes nothing;
 * - `--location ID` takes those of one shop, where the account has several.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../shop/check-content.ts";
import type { Content } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { sentencesOf } from "../shop/fault.ts";
import { isSampleReview, reviewSchema, starNames } from "../shop/schema/reviews.ts";
import type { Review } from "../shop/types.ts";
import { OwnerError } from "./read-content-files.ts";
import { type ReviewExport, readExports, toOneDecimal } from "./read-reviews.ts";

const usage =
	"Say which file: npm run reviews:import -- reviews.json (more than one may follow; --dry-run writes nothing).";

type ReviewsFile = Content["reviews"];

interface Options {
	dryRun?: boolean | undefined;
	location?: string | undefined;
}

/**
 * @param target the shop's reviews.json
 * @returns the report, line by line
 * @throws OwnerError when a file cannot be read
 */
export function importReviews(
	target: string,
	files: readonly string[],
	{ dryRun, location }: Options = {},
): string[] {
	if (files.length === 0) throw new OwnerError(usage);
	const held: ReviewsFile = inOrder(JSON.parse(readFileSync(target, "utf8")));
	const exports = files.flatMap(readExports);
	const read: ReviewExport = {
		...Object.assign({}, ...exports),
		reviews: ofLocation(
			exports.flatMap(({ reviews }) => reviews),
			held,
			location,
		),
		refused: exports.flatMap(({ refused }) => refused),
		isWhole: exports.every(({ isWhole }) => isWhole),
	};
	const { file, outcomes } = mergeReviews(held, read);
	inOrder(file);
	const lines = report(outcomes, read, file);
	if (JSON.stringify(held) === JSON.stringify(file))
		return [...lines, "Nothing was written: the file holds all of it already."];
	if (dryRun) return [...lines, "Nothing was written: this was a dry run."];
	// Atomic: an interruption leaves the old file.
	writeFileSync(`${target}.new`, `${JSON.stringify(file, null, "\t")}\n`, { flush: true });
	renameSync(`${target}.new`, target);
	return [...lines, `${contentFolder()}/reviews.json now holds ${file.reviews.length} reviews.`];
}

/** @throws OwnerError naming a fault */
function inOrder(file: ReviewsFile): ReviewsFile {
	const [wrong] = sentencesOf(checkContent({ reviews: file }, ["reviews"]).errors);
	if (wrong) throw new OwnerError(`The reviews are not in order. ${wrong}`);
	return file;
}

/** Of "accounts/1/locations/2/reviews/3": "2". */
function locationOf({ name }: Review): string | undefined {
	const [, location] = /\/locations\/([^/]+)\//.exec(name) ?? [];
	return location === "-" ? undefined : location;
}

/** The reviews of one shop; where there are several, the one that is asked for or that the content has. */
function ofLocation(reviews: Review[], held: ReviewsFile, wanted: string | undefined): Review[] {
	const own = held.reviews.filter((review) => !isSampleReview(review));
	const known = new Set(own.flatMap((review) => locationOf(review) ?? []));
	const places = Map.groupBy(reviews, locationOf);
	const found = [...places.keys()].filter((one) => one !== undefined);
	const [chosen, ...others] = wanted ? [wanted] : known.size > 0 ? known : found;
	const isClear = others.length === 0 && (found.length === 0 || (chosen && places.has(chosen)));
	if (isClear) return found.length > 1 || wanted ? (places.get(chosen) ?? []) : reviews;
	const lines = found.map((one) => {
		const [first, ...more] = places.get(one) ?? [];
		return `  --location ${one}: ${more.length + 1} reviews, such as ${first?.reviewer.displayName}: “${first?.comment ?? ""}”`;
	});
	const asked = "Nothing was written: these are reviews of several shops, or of another one than";
	throw new OwnerError([`${asked} those in the content. Say which is yours:`, ...lines].join("\n"));
}

/** Outcome of a review → its words in the report. */
const outcomeWords = {
	added: "added",
	updated: "updated",
	unchanged: "unchanged",
	older: "older than what the file holds, which was kept",
	removed: "sample reviews taken out",
	deleted: "no longer in the export, which is whole; taken out",
};
type Outcomes = { outcome: keyof typeof outcomeWords; review: Review }[];

/** Known reviews keep their place, new ones follow. The samples' rating leaves with them. */
function mergeReviews(held: ReviewsFile, read: ReviewExport) {
	const outcomes: Outcomes = [];
	const kept = new Map(held.reviews.map((review) => [review.reviewId, review]));
	const exported = new Set(read.reviews.map(({ reviewId }) => reviewId));
	for (const [id, review] of kept) {
		const isSample = isSampleReview(review);
		if (exported.size === 0 || !(isSample || (read.isWhole && !exported.has(id)))) continue;
		outcomes.push({ outcome: isSample ? "removed" : "deleted", review });
		kept.delete(id);
	}
	// Of a review that stands there twice the newer comes last and stays.
	const byAge = read.reviews.toSorted((one, other) => updatedAt(one) - updatedAt(other));
	for (const found of byAge) {
		const known = kept.get(found.reviewId);
		// Takeout lacks the photo and the profile. The schema puts the fields in their order.
		const reviewer = { ...known?.reviewer, ...found.reviewer };
		const review = reviewSchema.parse({ ...found, reviewer });
		const outcome = outcomeOf(review, known);
		outcomes.push({ outcome, review });
		if (outcome === "added" || outcome === "updated") kept.set(review.reviewId, review);
	}
	const reviews = [...kept.values()];
	const hasRemoved = outcomes.some(({ outcome }) => outcome === "removed");
	const isCounted = hasRemoved || read.isWhole || held.totalReviewCount === 0;
	const own = isCounted ? countedRating(reviews) : held;
	const { averageRating = own.averageRating, totalReviewCount = own.totalReviewCount } = read;
	return { file: { ...held, averageRating, totalReviewCount, reviews }, outcomes };
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
	const averageRating = stars.length > 0 ? toOneDecimal(sum / stars.length) : 0;
	return { averageRating, totalReviewCount: stars.length };
}

function updatedAt({ updateTime }: Review): number {
	return Date.parse(updateTime);
}

function report(outcomes: Outcomes, { refused, ...read }: ReviewExport, file: ReviewsFile) {
	const byOutcome = Map.groupBy(outcomes, ({ outcome }) => outcome);
	const lines = [...byOutcome].map(([outcome, all]) => {
		const names = all.map(({ review }) => review.reviewer.displayName).join(", ");
		return `${all.length} ${outcomeWords[outcome]}: ${names}`;
	});
	lines.push(`${refused.length} refused.`, ...refused.map((one) => `  ${one}`));
	const rating = `The rating is ${file.averageRating} from ${file.totalReviewCount} reviews`;
	const isTold = (read.averageRating ?? read.totalReviewCount) !== undefined;
	lines.push(
		isTold
			? `${rating}.`
			: `${rating}, which the export does not tell. Change it in the file if the maps service shows another.`,
	);
	return lines;
}

function main(): void {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { "dry-run": { type: "boolean" }, location: { type: "string" } },
	});
	const { "dry-run": dryRun, location } = values;
	const target = resolve(contentFolder(), "reviews.json");
	console.log(importReviews(target, positionals, { dryRun, location }).join("\n"));
}

try {
	if (import.meta.main) main();
} catch (error) {
	// Those of the file system and of the command line have a code.
	const isKnown = error instanceof OwnerError || "code" in (error as Error);
	console.error(isKnown ? (error as Error).message : error);
	process.exitCode = 1;
}
