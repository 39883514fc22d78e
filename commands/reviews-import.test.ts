import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import { checkContent } from "../shop/check-content.ts";
import { isSampleReview } from "../shop/schema/reviews.ts";
import { OwnerError } from "./read-content-files.ts";
import { importReviews } from "./reviews-import.ts";

const real = fileURLToPath(new URL("../fixtures/sample-shop/reviews.json", import.meta.url));
const samples = sampleContent().reviews.reviews.length;
let folder: string;
let target: string;
let original: Buffer;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "reviews-import-"));
	target = join(folder, "reviews.json");
	original = await readFile(real);
	await writeFile(target, original);
});

afterEach(() => rm(folder, { recursive: true }));

const ravi = {
	reviewId: "AbRavi1",
	reviewer: {
		profilePhotoUrl: "https://lh3.googleusercontent.com/a/ravi",
		displayName: "Ravi K.",
		isAnonymous: false,
	},
	starRating: "FIVE",
	comment: "Good work.",
	createTime: "2026-10-15T10:23:45.123456Z",
	updateTime: "2026-10-15T10:23:45.123456Z",
	reviewReply: { comment: "Thank you!", updateTime: "2026-10-16T08:00:00Z" },
	name: "accounts/117/locations/99/reviews/AbRavi1",
};
const meera = {
	...ravi,
	reviewId: "AbMeera2",
	reviewer: { displayName: "Meera S." },
	name: "accounts/117/locations/99/reviews/AbMeera2",
};
/** As Takeout writes it: no reviewId, no photo. */
const { reviewId: _, ...takeoutRavi } = { ...ravi, reviewer: { displayName: "Ravi K." } };

describe("the forms of an export", () => {
	const both = ["Ravi K.", "Meera S."];
	test.each<[string, unknown, string[]]>([
		[
			"a page of the API",
			{ reviews: [ravi, meera], averageRating: 4.8, totalReviewCount: 81 },
			both,
		],
		["a list of pages", [{ reviews: [ravi], nextPageToken: "t" }, { reviews: [meera] }], both],
		["the API's batch form", { locationReviews: [{ review: ravi }, { review: meera }] }, both],
		["Takeout", { reviews: [takeoutRavi] }, ["Ravi K."]],
		["an empty list", [], []],
	])("%s", async (_what, value, names) => {
		const lines = await run(value);
		expect(lines).toContain(
			names.length > 0 ? `${names.length} added: ${names.join(", ")}` : "0 refused.",
		);
		const own = (await reviews()).filter((review) => !isSampleReview(review));
		expect(own.map(({ reviewer }) => reviewer.displayName)).toEqual(names);
	});
});

describe("the file", () => {
	test("keeps its order, its shape and its first line, and gains the new at its end", async () => {
		await run([meera]);
		const before = await readFile(target, "utf8");
		await run([ravi]);
		const after = await readFile(target, "utf8");
		expect(after.startsWith(`${before.slice(0, before.lastIndexOf("\n\t]"))},\n`)).toBe(true);
		expect(Object.keys((await reviews()).at(-1) ?? {})).toEqual(Object.keys(ravi));
	});

	test("is not changed by a dry run, which prints the same", async () => {
		const before = await readFile(target, "utf8");
		const dry = await run([ravi], { dryRun: true });
		expect(await readFile(target, "utf8")).toBe(before);
		expect(dry.at(-1)).toMatch(/dry run/);
		expect((await run([ravi])).slice(0, -1)).toEqual(dry.slice(0, -1));
	});
});

describe("a review that the file holds", () => {
	const newer = { ...ravi, comment: "Newer.", updateTime: "2026-11-01T00:00:00Z" };
	const older = { ...ravi, comment: "Older.", updateTime: "2026-10-15T10:00:00Z" };
	test.each([
		["gives its place to a newer one", [ravi, meera], [newer], /^1 updated: Ravi K\.$/m, "Newer."],
		["is kept against an older one", [ravi, meera], [older], /^1 older than what/m, "Good work."],
		[
			"is twice in the export: the newer",
			[meera],
			[newer, ravi],
			/^1 updated: Ravi K\.$/m,
			"Newer.",
		],
	])("%s", async (_, before, then, says, comment) => {
		await run(before);
		expect((await run(then)).join("\n")).toMatch(says);
		const found = (await reviews()).find(({ reviewId }) => reviewId === ravi.reviewId);
		expect(found?.comment).toBe(comment);
	});

	test("keeps the photo that Takeout lacks, and loses a deleted reply", async () => {
		await run([ravi]);
		const { reviewReply: _reply, ...withoutReply } = takeoutRavi;
		await run({ reviews: [withoutReply] });
		const review = (await reviews()).at(-1);
		expect(review?.reviewer.profilePhotoUrl).toBe(ravi.reviewer.profilePhotoUrl);
		expect(review?.reviewReply).toBeUndefined();
	});
});

describe("a review that is not as it should be", () => {
	test.each<[string, unknown, RegExp]>([
		["no review", null, /review 2: is no review$/m],
		["no id", { ...ravi, reviewId: undefined, name: undefined }, /review 2: has neither/],
		[
			"no time",
			{ ...ravi, createTime: "2 weeks ago" },
			/review 2: createTime must be a date and time/,
		],
	])("is refused: %s", async (_what, review, says) => {
		const lines = await run([meera, review]);
		expect(lines).toContain("1 refused.");
		expect(lines.join("\n")).toMatch(says);
		expect(await reviews()).toHaveLength(1);
	});

	test("a file of which nothing can be taken is no import", async () => {
		const importing = run([null, { ...ravi, createTime: "2 weeks ago" }]);
		await expect(importing).rejects.toThrow(OwnerError);
		await expect(importing).rejects.toThrow(
			/of its reviews \(2\) none can be taken, and nothing was written\. Is it the right file\?\n {2}review 1: is no review\n {2}review 2: createTime must be/,
		);
		expect(await readFile(target)).toEqual(original);
	});

	test.each<[change: object, kept?: object]>([
		[{ reviewer: {} }, { reviewer: { displayName: "A Google user" } }],
		[{ starRating: "SIX" }, { starRating: "SIX" }],
		[{ starRating: "4.0" }, { starRating: "FOUR" }],
		[{ updateTime: undefined }, { updateTime: ravi.createTime }],
		[
			{ reviewer: { displayName: "R", profilePhotoUrl: "javascript:alert(1)" } },
			{ reviewer: { displayName: "R" } },
		],
		[
			{ reviewer: { displayName: "R", profilePhotoUrl: "//lh3.example.com/r" } },
			{ reviewer: { displayName: "R", profilePhotoUrl: "https://lh3.example.com/r" } },
		],
		[{ reviewReply: {}, comment: { text: "x" }, reviewMediaItems: [] }],
		[{ comment: "a\0b\ud800" }, { comment: "ab\ufffd" }],
	])("is taken as far as it can be: %j", async (change, kept = {}) => {
		await run([{ ...ravi, ...change }]);
		expect((await reviews()).at(-1)).toMatchObject(kept);
		expect(await isInOrder()).toBe(true);
	});
});

test("a translation by the maps service is left out of comment and reply", async () => {
	await run([
		{
			...ravi,
			comment: "(Translated by Google) Good.\n\n(Original)\nअच्छा।",
			reviewReply: {
				...ravi.reviewReply,
				comment: "धन्यवाद।\n\n(Translated by Google)\nThank you.",
			},
		},
	]);
	expect((await reviews()).at(-1)).toMatchObject({
		comment: "अच्छा।",
		reviewReply: { comment: "धन्यवाद।" },
	});
});

test("the rating is taken from the export, to one decimal as the maps service shows it", async () => {
	const lines = await run({ reviews: [ravi], averageRating: 4.8734, totalReviewCount: 81 });
	expect(lines).toContain("The rating is 4.9 from 81 reviews.");
	expect(await file()).toMatchObject({ averageRating: 4.9, totalReviewCount: 81 });
});

test("the reviews that came with the site stay until real ones take their place", async () => {
	await run([]);
	expect(await reviews()).toHaveLength(samples);
	const lines = await run([ravi]);
	expect(lines.join("\n")).toContain(`${samples} sample reviews taken out`);
	expect(lines.join("\n")).toContain("The rating is 5 from 1 reviews, which the export does not");
	expect((await reviews()).map(({ reviewId }) => reviewId)).toEqual(["AbRavi1"]);
});

test.each<[string, string, RegExp]>([
	["no JSON", "<html>", /is not JSON, line 1: /],
	["empty", "", /is not JSON, line 1: value expected/],
	["something else", '{"name":"x"}', /holds no reviews.* Is it the right file\?$/],
	["of the Places API", '{"result":{"reviews":[{"author_name":"A"}]}}', /is .* Places API/],
	["of one's own", '{"type":"FeatureCollection","features":[]}', /written of other places/],
	["a scraper's table", "review_id,author_title,review_text\nr1,A,Good\n", /is a table \(CSV\)/],
])(
	"a file that is %s is reported in one sentence, and nothing is written",
	async (_, text, says) => {
		const path = join(folder, "export.json");
		await writeFile(path, text);
		const importing = () => importReviews(target, [path]);
		expect(importing).toThrow(OwnerError);
		expect(importing).toThrow(says);
		expect(await readFile(target)).toEqual(original);
	},
);

async function run(value: unknown, options: Parameters<typeof importReviews>[2] = {}) {
	const path = join(folder, "export.json");
	await writeFile(path, JSON.stringify(value));
	return importReviews(target, [path], options);
}

async function reviewIds(): Promise<string[]> {
	return (await reviews()).map(({ reviewId }) => reviewId);
}

describe("several shops in an account", () => {
	const elsewhere = { ...meera, name: "accounts/117/locations/200/reviews/AbMeera2" };

	test("are asked for, with a review of each, and told apart from then on", async () => {
		await expect(run({ reviews: [ravi, elsewhere] })).rejects.toThrow(
			/several shops[\s\S]*--location 99: 1 reviews, such as Ravi K\.: “Good work\.”[\s\S]*--location 200/,
		);
		await run({ reviews: [ravi, elsewhere] }, { location: "99" });
		expect(await reviewIds()).toEqual(["AbRavi1"]);
		await run({ reviews: [ravi, elsewhere] });
		expect(await reviewIds()).toEqual(["AbRavi1"]);
		await expect(run({ reviews: [elsewhere] })).rejects.toThrow(/another one/);
	});
});

test("a Takeout's ZIP as it is: what it no longer holds was deleted, and the rating is counted", async () => {
	await run({ reviews: [ravi] });
	expect(await file()).toMatchObject({ averageRating: 5, totalReviewCount: 1 });
	const path = join(folder, "takeout.zip");
	const text = JSON.stringify({ reviews: [{ ...meera, starRating: 4 }] });
	await writeFile(
		path,
		zipSync({
			"Takeout/account/location/reviews-1.json": strToU8(text),
			"index.html": strToU8(""),
		}),
	);
	const lines = importReviews(target, [path]);
	expect(lines.join("\n")).toMatch(
		/1 no longer in the export, which is whole; taken out: Ravi K\./,
	);
	expect(await file()).toMatchObject({ averageRating: 4, totalReviewCount: 1 });
	expect(await reviews()).toMatchObject([{ reviewId: "AbMeera2", starRating: "FOUR" }]);
});

test("UTF-16 is read", async () => {
	const wide = join(folder, "wide.json");
	await writeFile(wide, Buffer.from(`\ufeff${JSON.stringify({ reviews: [ravi] })}`, "utf16le"));
	importReviews(target, [wide]);
	expect(await reviewIds()).toEqual(["AbRavi1"]);
});

async function file() {
	return JSON.parse(await readFile(target, "utf8"));
}

async function reviews(): Promise<(Omit<typeof ravi, "reviewReply"> & { reviewReply?: object })[]> {
	return (await file()).reviews;
}

async function isInOrder(): Promise<boolean> {
	return checkContent({ reviews: await file() }, ["reviews"]).errors.length === 0;
}
