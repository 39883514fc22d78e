import { describe, expect, test, vi } from "vitest";
import mistakes from "../fixtures/content-mistakes.json" with { type: "json" };
import { sampleContent } from "../fixtures/sample-content.ts";
import { ContentError, checkContent, parseContent } from "./check-content.ts";
import { fileNames, type RawContent } from "./content-files.ts";
import { placeWords, sentencesOf } from "./fault.ts";
import { fixedPageIds } from "./fixed-pages.ts";
import { namedPictures } from "./references.ts";
import { put } from "./testing/put.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const sample = sampleContent();

/** The error of the content after a change. */
function errorOf(breakIt: (draft: RawContent) => void): ContentError {
	const draft = sampleContent();
	breakIt(draft);
	try {
		parseContent(draft);
	} catch (error) {
		if (error instanceof ContentError) return error;
		throw error;
	}
	throw new Error("Nothing was found to be wrong.");
}

/** The entry at a place; a test that names none is itself at error. */
function at<Entry>(entries: Entry[], place: number): Entry {
	const entry = entries.at(place);
	if (entry === undefined) throw new Error(`There is no entry ${place}.`);
	return entry;
}
const footwear = (draft: RawContent) => at(draft.prices.categories, 3);
const wedding = (draft: RawContent) => at(draft["keyword-pages"], 3);

test.each(mistakes)(
	"$what: one sentence with file, entry and remedy",
	({ change, place, says }) => {
		const { errors } = errorOf((draft) => {
			put(draft, change);
		});
		expect(errors).toEqual([expect.stringMatching(new RegExp(says))]);
		expect(errors[0]?.startsWith(place), errors[0]).toBe(true);
		expect(errors[0]).toMatch(/^content\/[\w/ -]+\.json\b[^\n]*: [^\n]+[.!?"”]$/);
	},
);

test.each(["services", "index", "offline"])(
	"a page cannot have the address of %s, which the site makes",
	(slug) => {
		// Nothing names this page, so that its slug alone is wrong.
		const { errors } = errorOf((draft) =>
			draft["landing-pages"].push({ ...at(draft["landing-pages"], 0), slug }),
		);
		expect(errors).toEqual([
			`content/landing-pages/${slug}.json: slug is the address of another page of this site. Choose another.`,
		]);
	},
);

describe("all errors are reported at once", () => {
	test("of several files, and several of one file", () => {
		const { errors, message } = errorOf((draft) => {
			draft.business.phone = "x";
			draft.business.email = "x";
			at(footwear(draft).items, 0).price = "";
			at(footwear(draft).items, 9).price = "";
			at(draft.faq, 2).answer = "";
		});
		expect(errors.map((error) => error.split(": ")[0])).toEqual([
			"content/business.json",
			"content/business.json",
			'content/faq.json → "What does it cost?"',
			'content/prices.json → Footwear → "Canvas shoes"',
			`content/prices.json → Footwear → "${at(footwear(sample).items, 9).name}"`,
		]);
		expect(message.split("\n")).toEqual(["The content has 5 error(s):", ...errors]);
	});

	test("of one file, and every id of what others refer to", () => {
		const { errors } = errorOf((draft) => {
			at(draft.faq, 0).answer = "";
			wedding(draft).priceItems = ["one", "mens-shirt", "two"];
			wedding(draft).sisters = ["three", "wash-and-fold-service"];
		});
		expect(errors).toEqual([
			expect.stringMatching(/^content\/faq\.json .* answer is empty\./),
			...["one", "two", "three"].map((id) => expect.stringContaining(`names "${id}", but`)),
		]);
	});
});

describe("a changed name is reported once, with all places that use the old one", () => {
	test("an item of the rate card", () => {
		const { errors } = errorOf((draft) => {
			for (const { items } of draft.prices.categories)
				for (const item of items) if (item.id === "mens-shirt") item.id = "mens-cotton-shirt";
		});
		const pages = [...sample["landing-pages"], ...sample["keyword-pages"]];
		const showing = pages.filter(({ priceItems }) => priceItems.includes("mens-shirt"));
		expect(showing.length).toBeGreaterThan(1);
		expect(errors).toEqual([
			expect.stringMatching(
				/mostAsked names "mens-shirt", but there is no such item of content\/prices\.json\. .* It is also named in /,
			),
		]);
		for (const { slug } of showing) expect(errors[0]).toContain(`/${slug}.json: priceItems`);
	});

	test("a deleted page is reported once too", () => {
		const { slug } = at(sample["keyword-pages"], 2);
		const { errors } = errorOf((draft) => {
			const pages = draft["keyword-pages"];
			for (const [place, page] of pages.entries())
				page.sisters = [1, 2].map((step) => at(pages, (place + step) % pages.length).slug);
			draft["keyword-pages"].splice(2, 1);
		});
		expect(errors).toEqual([
			expect.stringMatching(
				new RegExp(` names "${slug}", but there is no such page\\. .* It is also named in `),
			),
		]);
	});
});

const runOfDays = [
	{ date: "2027-10-29", lastDate: "2027-10-30", name: "Diwali", closed: true },
	{ date: "2027-10-31", name: "Bhai Dooj", opens: "10:00", closes: "16:00" },
];

describe("what is right", () => {
	const first = "reviews/reviews/0";
	test.each<[string, Record<string, unknown>]>([
		["a page without prices", { "keyword-pages/3/priceItems": [] }],
		["a landing page as a sister", { "keyword-pages/3/sisters/0": "laundry-near-me" }],
		["a review with no photo", { [`${first}/reviewer/profilePhotoUrl`]: null }],
		["a star word not known yet", { [`${first}/starRating`]: "SIX" }],
		["a time with an offset", { [`${first}/createTime`]: "2026-11-20T12:00:00+05:30" }],
		["more than the maps service gave so far", { [`${first}/language`]: "en" }],
		["special days", { "business/specialDays": runOfDays }],
	])("%s", (_, change) => {
		const draft = sampleContent();
		put(draft, change);
		expect(() => parseContent(draft)).not.toThrow();
	});

	test("spaces around a text are taken off", () => {
		const draft = sampleContent();
		at(draft.services, 0).name = "  Premium Dry Cleaning\n";
		expect(parseContent(draft).services[0]?.name).toBe("Premium Dry Cleaning");
	});
});

test("every picture that the content names is listed with its place", () => {
	const places = namedPictures(parseContent(sampleContent())).map(({ at }) => placeWords(at));
	for (const place of [
		"content/business.json: shopImage",
		"content/pages.json → hero: bgImage",
		'content/services.json → "Wash & Fold": image',
		"content/keyword-pages/wedding-dress-cleaning.json → featuredService: image",
	])
		expect(places).toContain(place);
	const { services, "landing-pages": landing, "keyword-pages": keyword } = sample;
	expect(places).toHaveLength(
		2 + fixedPageIds.length + services.length + landing.length + 2 * keyword.length,
	);
});

describe("a counter alone", () => {
	/** The sample shop without pickup, areas and e-mail. */
	function counter(texts: (content: RawContent) => unknown = () => undefined): string[] {
		const content = sampleContent();
		const { business } = content;
		Object.assign(business, { pickup: false, areas: [], areaSpellings: {}, areasNotPromised: [] });
		for (const key of ["email", "gmb_place_id", "geo", "priceRange", "directoryLink"])
			Reflect.deleteProperty(business, key);
		texts(content);
		return sentencesOf(checkContent(content, fileNames).errors);
	}

	test("may lack what it has not, and each text that speaks of pickup is named", () => {
		const errors = counter();
		expect(errors.length).toBeGreaterThan(5);
		for (const error of errors)
			expect(error).toMatch(/speaks of pickup|has \{(?:areas|area:\d+|email)\}/);
	});

	test("a condition takes the words out; texts of the list of areas are not shown, and not told", () => {
		const place = /pages\.json → hero: fact/;
		expect(counter().some((error) => place.test(error))).toBe(true);
		const errors = counter(({ pages }) =>
			Object.assign(pages.hero, { fact: "{if pickup|Free pickup|At the gate}" }),
		);
		expect(errors.some((error) => place.test(error))).toBe(false);
		expect(errors.some((error) => /areaCheck|areaBooking/.test(error))).toBe(false);
	});
});
