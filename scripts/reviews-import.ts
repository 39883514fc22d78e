/**
 * `npm run reviews:import -- FILE…`: merges exported reviews into content/reviews.json and reports each. `--dry-run`
 * writes nothing, `--replace-samples` removes the sample reviews.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { checkContent } from "../shop/check-content.ts";
import type { Content } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { sentencesOf } from "../shop/issue-path.ts";
import type { Review } from "../shop/types.ts";
import { isSampleReview, type Merged, mergeReviews } from "./merge-reviews.ts";
import { parseJson } from "./read-json.ts";
import { type ReviewExport, readExport, shown } from "./read-review-export.ts";

const usage =
	"Say which file: npm run reviews:import -- reviews.json (more than one may follow; --dry-run writes nothing).";

/** Its message is for the owner; nothing was written. */
export class ImportError extends Error {}

interface Options {
	dryRun: boolean;
	replaceSamples: boolean;
}

/**
 * @returns the report, line by line
 * @throws ImportError when a file cannot be read
 */
export function importReviews(
	target: URL,
	files: readonly string[],
	{ dryRun, replaceSamples }: Options,
): string[] {
	if (files.length === 0) throw new ImportError(usage);
	const held = readHeld(target);
	const read = together(files.map(readExportFile));
	const merged = mergeReviews(held, read, replaceSamples);
	const { file } = merged;
	const { errors } = checkContent({ reviews: file }, ["reviews"]);
	const [wrong] = sentencesOf(errors);
	if (wrong) throw new ImportError(`The result would not be in order. ${wrong}`);
	const lines = report(held, read, merged);
	if (JSON.stringify(held) === JSON.stringify(file))
		return [...lines, "Nothing was written: the file holds all of it already."];
	if (dryRun) return [...lines, "Nothing was written: this was a dry run."];
	replaceFile(target, `${JSON.stringify(file, null, "\t")}\n`);
	return [...lines, `${contentFolder()}/reviews.json now holds ${file.reviews.length} reviews.`];
}

function readHeld(target: URL): Content["reviews"] {
	try {
		const value: unknown = JSON.parse(readFileSync(target, "utf8").replace(/^\ufeff/, ""));
		if (checkContent({ reviews: value }, ["reviews"]).errors.length === 0)
			return value as Content["reviews"];
	} catch {
		// Reported below, like a file that breaks its schema.
	}
	throw new ImportError(
		`${contentFolder()}/reviews.json is not in order itself: run npm run content:check first.`,
	);
}

function readExportFile(file: string): ReviewExport {
	let text: string;
	try {
		text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "ENOENT") throw new ImportError(`There is no file ${file}.`);
		if (code === "EISDIR") throw new ImportError(`${file} is a folder. Name the files in it.`);
		throw new ImportError(`${file} cannot be read: it is no text file.`);
	}
	const parsed = parseJson(text);
	if ("error" in parsed) throw new ImportError(`${file} is not JSON: ${parsed.error}`);
	const read = readExport(parsed.value);
	if (!read)
		throw new ImportError(
			`${file} holds no reviews: neither a list of them nor an entry "reviews". Is it the right file?`,
		);
	if (read.reviews.length === 0 && read.refused.length > 0)
		throw new ImportError(noneTaken(file, read.refused));
	return read;
}

const mostNamed = 5;

function noneTaken(file: string, refused: ReviewExport["refused"]): string {
	const reasons = refused.slice(0, mostNamed).map(({ who, why }) => `  ${who}: ${why}.`);
	const left = refused.length - reasons.length;
	return [
		`${file}: of its reviews (${refused.length}) none can be taken, and nothing was written. Is it the right file?`,
		...reasons,
		...(left > 0 ? [`  And ${left} more.`] : []),
	].join("\n");
}

/** The last file with a rating wins. */
function together(exports: readonly ReviewExport[]): ReviewExport {
	return {
		...Object.assign({}, ...exports),
		reviews: exports.flatMap(({ reviews }) => reviews),
		refused: exports.flatMap(({ refused }) => refused),
		notes: exports.flatMap(({ notes }) => notes),
	};
}

/** Atomic: an interruption leaves the old file. */
function replaceFile(target: URL, text: string): void {
	const beside = new URL(`.reviews-${process.pid}.json`, target);
	try {
		writeFileSync(beside, text, { flag: "wx", flush: true });
		renameSync(beside, target);
	} finally {
		rmSync(beside, { force: true });
	}
}

function report(held: Content["reviews"], read: ReviewExport, merged: Merged): string[] {
	const { file, added, updated, unchanged, repeated, older, removed } = merged;
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
	if (read.averageRating === undefined && read.totalReviewCount === undefined)
		return `The rating stays ${rating}: the export does not tell it. Change it in the file if the maps service shows another.`;
	const was = `${held.averageRating} from ${held.totalReviewCount} reviews`;
	return was === rating
		? `The rating is still ${rating}.`
		: `The rating is now ${rating}; it was ${was}.`;
}

function main(): void {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: { "dry-run": { type: "boolean" }, "replace-samples": { type: "boolean" } },
		});
		const target = pathToFileURL(resolve(contentFolder(), "reviews.json"));
		const lines = importReviews(target, positionals, {
			dryRun: values["dry-run"] ?? false,
			replaceSamples: values["replace-samples"] ?? false,
		});
		for (const line of lines) console.log(line);
	} catch (error) {
		const known = error instanceof ImportError || error instanceof TypeError;
		if (!known) throw error;
		console.error(error instanceof ImportError ? error.message : usage);
		process.exitCode = 1;
	}
}

if (import.meta.main) main();
