/**
 * `npm run reviews:import -- FILE…`: merges exported reviews into content/reviews.json and reports each. A file may be a
 * Takeout's ZIP as it is.
 *
 * - `--dry-run` writes nothing;
 * - `--replace-samples` removes the sample reviews;
 * - `--location ID` takes those of one shop, where the account has several;
 * - `--whole`: the files hold every review, so that others were deleted. A Takeout does by itself.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { unzipSync } from "fflate";
import { checkContent } from "../shop/check-content.ts";
import type { Content } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { sentencesOf } from "../shop/fault.ts";
import { isSampleReview } from "../shop/schema/reviews.ts";
import { locationOf, mergeReviews, report } from "./merge-reviews.ts";
import { parseJson } from "./read-content-files.ts";
import { otherKind, type ReviewExport, readExport, shown } from "./read-review-export.ts";

const usage =
	"Say which file: npm run reviews:import -- reviews.json (more than one may follow; --dry-run writes nothing).";

/** Its message is for the owner; nothing was written. */
export class ImportError extends Error {}

interface Options {
	dryRun: boolean;
	replaceSamples: boolean;
	location?: string | undefined;
	whole?: boolean | undefined;
}

/**
 * @returns the report, line by line
 * @throws ImportError when a file cannot be read
 */
export function importReviews(
	target: URL,
	files: readonly string[],
	{ dryRun, replaceSamples, location, whole }: Options,
): string[] {
	if (files.length === 0) throw new ImportError(usage);
	const held = readHeld(target);
	const all = together(files.flatMap(readExportFile));
	const read = { ...ofLocation(all, held, location), isWhole: whole || all.isWhole };
	const merged = mergeReviews(held, read, replaceSamples);
	const { file } = merged;
	const { errors } = checkContent({ reviews: file }, ["reviews"]);
	const [wrong] = sentencesOf(errors);
	if (wrong) throw new ImportError(`The result would not be in order. ${wrong}`);
	const lines = report(held, read, merged);
	if (JSON.stringify(held) === JSON.stringify(file))
		return [...lines, "Nothing was written: the file holds all of it already."];
	if (dryRun) return [...lines, "Nothing was written: this was a dry run."];
	// Atomic: an interruption leaves the old file.
	const beside = new URL(`.reviews-${process.pid}.json`, target);
	writeFileSync(beside, `${JSON.stringify(file, null, "\t")}\n`, { flush: true });
	renameSync(beside, target);
	return [...lines, `${contentFolder()}/reviews.json now holds ${file.reviews.length} reviews.`];
}

function readHeld(target: URL): Content["reviews"] {
	const text = new TextDecoder().decode(readBytes(fileURLToPath(target)));
	const { value } = { value: undefined, ...parseJson(text) };
	if (checkContent({ reviews: value }, ["reviews"]).errors.length > 0)
		throw new ImportError(
			`${contentFolder()}/reviews.json is not in order itself: run npm run content:check first.`,
		);
	return value as Content["reviews"];
}

/** A ZIP may hold a file for each shop, and others. */
function readExportFile(file: string): ReviewExport[] {
	const bytes = readBytes(file);
	const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
	if (!isZip) return [readExportBytes(file, bytes)];
	const held = Object.entries(unzipSync(bytes)).filter(([name]) =>
		/reviews[^/]*\.json$/i.test(name),
	);
	if (held.length === 0)
		throw new ImportError(
			`${file} holds no file of reviews. In Takeout, choose “Google Business Profile” and nothing else.`,
		);
	return held.map(([name, inner]) => ({
		...readExportBytes(`${file} → ${name}`, inner),
		isWhole: true,
	}));
}

function readBytes(file: string): Uint8Array {
	try {
		return readFileSync(file);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "ENOENT") throw new ImportError(`There is no file ${file}.`);
		if (code === "EISDIR") throw new ImportError(`${file} is a folder. Name the files in it.`);
		throw new ImportError(`${file} cannot be read (${code}).`);
	}
}

/** UTF-16 by the mark that a file begins with. */
const utf16: Record<string, string> = { fffe: "utf-16le", feff: "utf-16be" };
const exportHelp =
	"docs/editing.md says how to get the shop's own reviews: from Takeout, “Google Business Profile”.";

function readExportBytes(file: string, bytes: Uint8Array): ReviewExport {
	let text: string;
	try {
		const encoding = utf16[Buffer.from(bytes.subarray(0, 2)).toString("hex")] ?? "utf-8";
		text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		throw new ImportError(`${file} cannot be read: it is no text file.`);
	}
	if (/^\ufeff?[^{["\n]*(?:review|author|rating)[^{[\n]*[,;\t]/i.test(text))
		throw new ImportError(`${file} is a table (CSV), as scrapers write it. ${exportHelp}`);
	const parsed = parseJson(text);
	if ("error" in parsed) throw new ImportError(`${file} is not JSON: ${parsed.error}`);
	const kind = otherKind(parsed.value);
	if (kind) throw new ImportError(`${file} is ${kind}. ${exportHelp}`);
	const read = readExport(parsed.value);
	if (!read)
		throw new ImportError(
			`${file} holds no reviews: neither a list of them nor an entry "reviews". Is it the right file?`,
		);
	const { reviews, refused } = read;
	if (reviews.length > 0 || refused.length === 0) return read;
	const reasons = refused.slice(0, mostNamed).map(({ who, why }) => `  ${who}: ${why}.`);
	const left = refused.length - reasons.length;
	if (left > 0) reasons.push(`  And ${left} more.`);
	const none = `${file}: of its reviews (${refused.length}) none can be taken, and nothing was written. Is it the right file?`;
	throw new ImportError([none, ...reasons].join("\n"));
}

const mostNamed = 5;

/** The reviews of one shop; where there are several, the one that is asked for or that the content has. */
function ofLocation(
	read: ReviewExport,
	held: Content["reviews"],
	wanted: string | undefined,
): ReviewExport {
	const own = held.reviews.filter((review) => !isSampleReview(review));
	const known = new Set(own.flatMap((review) => locationOf(review) ?? []));
	const places = Map.groupBy(read.reviews, ({ review }) => locationOf(review));
	const found = [...places.keys()].filter((one) => one !== undefined);
	const strange = found.filter((one) => known.size > 0 && !known.has(one));
	const chosen = wanted ?? (found.length > 1 && known.size === 1 ? [...known][0] : undefined);
	if (chosen === undefined && (found.length > 1 || strange.length > 0)) {
		const whose = found.length > 1 ? "several shops" : "another shop than those in the content";
		const lines = found.map((one) => {
			const [first, ...more] = (places.get(one) ?? []).map(({ review }) => review);
			const text = first?.comment ? ` “${shown(first.comment)}”` : "";
			return `  --location ${one}: ${more.length + 1} reviews, such as ${shown(first?.reviewer.displayName)}${text}`;
		});
		const asked = `These are reviews of ${whose}, and nothing was written. Say which is yours:`;
		throw new ImportError([asked, ...lines].join("\n"));
	}
	if (chosen === undefined) return read;
	if (!found.includes(chosen))
		throw new ImportError(
			`There are no reviews of location ${chosen}: there are ${found.join(", ")}.`,
		);
	return { ...read, reviews: places.get(chosen) ?? [] };
}

/** The last file with a rating wins. */
function together(exports: readonly ReviewExport[]): ReviewExport {
	return {
		...Object.assign({}, ...exports),
		reviews: exports.flatMap(({ reviews }) => reviews),
		refused: exports.flatMap(({ refused }) => refused),
		notes: exports.flatMap(({ notes }) => notes),
		isWhole: exports.every(({ isWhole }) => isWhole),
	};
}

function main(): void {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				"dry-run": { type: "boolean", default: false },
				"replace-samples": { type: "boolean", default: false },
				location: { type: "string" },
				whole: { type: "boolean" },
			},
		});
		const { "dry-run": dryRun, "replace-samples": replaceSamples, ...others } = values;
		const target = pathToFileURL(resolve(contentFolder(), "reviews.json"));
		const lines = importReviews(target, positionals, { dryRun, replaceSamples, ...others });
		for (const line of lines) console.log(line);
	} catch (error) {
		const known = error instanceof ImportError || error instanceof TypeError;
		if (!known) throw error;
		console.error(error instanceof ImportError ? error.message : usage);
		process.exitCode = 1;
	}
}

if (import.meta.main) main();
