/**
 * `npm run reviews:import -- FILE…`: merges exported reviews into content/reviews.json and reports
 * each. `--dry-run` writes nothing, `--replace-samples` removes the sample reviews. See
 * docs/editing.md.
 */
import {
	closeSync,
	fsyncSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { checkContent } from "../content/check-content.ts";
import type { Content } from "../content/content-files.ts";
import { contentFolder } from "../content/content-folder.ts";
import { jsonError } from "./json-error.ts";
import { isSampleReview, type Merged, mergeReviews } from "./merge-reviews.ts";
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
	const after = `${JSON.stringify(merged.file, null, "\t")}\n`;
	const { errors } = checkContent({ reviews: merged.file }, ["reviews"]);
	if (errors.length > 0) throw new ImportError(`The result would not be in order. ${errors[0]}`);
	const changed = JSON.stringify(held) !== JSON.stringify(merged.file);
	if (changed && !dryRun) replaceFile(target, after);
	return report(held, read, merged, changed ? (dryRun ? "dry run" : "written") : "nothing to do");
}

/** With its `$schema` first. */
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
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		throw new ImportError(`${file} is not JSON: ${jsonError(text) ?? "it cannot be read."}`);
	}
	const read = readExport(value);
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

function together(exports: readonly ReviewExport[]): ReviewExport {
	const all: ReviewExport = { reviews: [], refused: [], notes: [] };
	for (const { reviews, refused, notes, ...summary } of exports) {
		all.reviews.push(...reviews);
		all.refused.push(...refused);
		all.notes.push(...notes);
		Object.assign(all, summary);
	}
	return all;
}

/** Atomic: an interruption leaves the old file. */
function replaceFile(target: URL, text: string): void {
	const beside = new URL(`.reviews-${process.pid}.json`, target);
	try {
		const file = openSync(beside, "wx");
		try {
			writeFileSync(file, text);
			fsyncSync(file);
		} finally {
			closeSync(file);
		}
		renameSync(beside, target);
	} finally {
		rmSync(beside, { force: true });
	}
}

function report(
	held: Content["reviews"],
	read: ReviewExport,
	merged: Merged,
	outcome: "written" | "dry run" | "nothing to do",
): string[] {
	const { file, added, updated, unchanged, repeated, older, removed } = merged;
	const lines: string[] = [];
	const groups = { added, updated, unchanged, repeated, older, removed };
	const meanings = {
		repeated: "repeated in the export, of which the newest was taken",
		older: "older than what the file holds, which was kept",
		removed: "sample reviews taken out",
	};
	for (const [name, reviews] of Object.entries(groups)) {
		const meaning = meanings[name as keyof typeof meanings];
		if (meaning && reviews.length === 0) continue;
		const who = reviews.map(({ reviewer }) => shown(reviewer.displayName)).join(", ");
		lines.push(`${reviews.length} ${meaning ?? name}${who ? `: ${who}` : "."}`);
	}
	lines.push(`${read.refused.length} refused.`);
	for (const { who, why } of read.refused) lines.push(`  ${who}: ${why}.`);
	lines.push(...countedNotes(read));
	lines.push(ratingLine(held, read, file));
	const samples = file.reviews.filter(isSampleReview).length;
	if (samples > 0)
		lines.push(`${samples} sample reviews are still there. --replace-samples takes them out.`);
	const outcomes = {
		written: `${contentFolder()}/reviews.json now holds ${file.reviews.length} reviews.`,
		"dry run": "Nothing was written: this was a dry run.",
		"nothing to do": "Nothing was written: the file holds all of it already.",
	};
	return [...lines, outcomes[outcome]];
}

/** Changes, with the reviewers that they concern. */
function countedNotes({ reviews, notes }: ReviewExport): string[] {
	const befell = new Map<string, string[]>();
	for (const { review, notes: own } of reviews)
		for (const note of own)
			befell.set(note, [...(befell.get(note) ?? []), shown(review.reviewer.displayName)]);
	return [
		...notes.map((note) => `  Note: ${note}.`),
		...[...befell].map(([note, who]) => `  Note: ${note} (${who.length}: ${who.join(", ")}).`),
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
