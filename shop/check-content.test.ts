import { describe, expect, test, vi } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import { ContentError, checkContent, parseContent } from "./check-content.ts";
import { fileNames, isPageFolder, type RawContent } from "./content-files.ts";
import { fixedPageIds } from "./fixed-pages.ts";
import { placeWords, sentencesOf } from "./issue-path.ts";
import { namedPictures } from "./references.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const sample = sampleContent();

/** A shop's content, to be broken. */
type Draft = RawContent;

/** The error of the content after a change. */
function errorOf(breakIt: (draft: Draft) => void): ContentError {
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
/** A value that the schema does not allow. */
const wrong = (value: unknown) => value as never;
const diwali = { date: "2027-10-29", name: "Diwali", closed: true as const };
const footwear = (draft: Draft) => at(draft.prices.categories, 3);
const wedding = (draft: Draft) => at(draft["keyword-pages"], 3);

const runOfDays = [
	{ ...diwali, lastDate: "2027-10-30" },
	{ date: "2027-10-31", name: "Bhai Dooj", opens: "10:00", closes: "16:00" },
];

interface Mistake {
	what: string;
	breakIt: (draft: Draft) => void;
	/** The beginning of the one sentence. */
	place: string;
	/** Its problem and advice. */
	says: RegExp;
}

const broken: Mistake[] = [
	{
		what: "a price is a number without quotes",
		breakIt: (draft) => Object.assign(at(footwear(draft).items, 3), { price: 300 }),
		place: 'content/prices.json → Footwear → "Sports shoes": price',
		says: / must be text: put it in quotes, "300"\./,
	},
	{
		what: "a group is missing",
		breakIt: (draft) => Reflect.deleteProperty(draft.business, "address"),
		place: "content/business.json: address",
		says: / is missing\. Add it: it must be a group of entries in braces\./,
	},
	{
		what: "a list is no list",
		breakIt: (draft) => Object.assign(draft, { services: {} }),
		place: "content/services.json:",
		says: / must be a list in square brackets\./,
	},
	{
		what: "analytics get a key that is not public",
		breakIt: (draft) => {
			draft.analytics.posthogKey = "phx_0123456789abcdefghijklmnop";
		},
		place: "content/analytics.json",
		says: /: posthogKey must be empty, or the project key .*, as in "phc_AbCd…"\.$/,
	},
	{
		what: "the address of analytics has a path",
		breakIt: (draft) => {
			draft.analytics.posthogHost = "https://eu.i.posthog.com/";
		},
		place: "content/analytics.json",
		says: /: posthogHost must be PostHog's address without a slash at the end/,
	},
	{
		what: "an hour is written with one digit",
		breakIt: (draft) => {
			at(draft.business.hours, 0).opens = "9";
		},
		place: 'content/business.json → hours → "Monday": opens',
		says: /must be a time on the 24-hour clock, as in "09:00"/,
	},
	{
		what: "the week begins on Sunday",
		breakIt: (draft) => {
			draft.business.hours.unshift(...draft.business.hours.splice(6));
		},
		place: "content/business.json: hours",
		says: /must name each of the seven days once, Monday first\./,
	},
	{
		what: "a closed day has hours too",
		breakIt: (draft) => {
			draft.business.specialDays = [{ ...diwali, opens: "10:00", closes: "16:00" }];
		},
		place: 'content/business.json → specialDays → "Diwali"',
		says: /is closed and has hours\. Keep either "closed": true, or "opens" and "closes"/,
	},
	{
		what: "a special day has neither closed nor hours",
		breakIt: (draft) => {
			draft.business.specialDays = [{ date: "2027-10-29", name: "Diwali", opens: "10:00" }];
		},
		place: 'content/business.json → specialDays → "Diwali"',
		says: /must say either "closed": true, or both "opens" and "closes"/,
	},
	{
		what: "special days end before they begin",
		breakIt: (draft) => {
			draft.business.specialDays = [{ ...diwali, lastDate: "2027-10-28" }];
		},
		place: 'content/business.json → specialDays → "Diwali"',
		says: /ends before it begins/,
	},
	{
		what: "two special days fall together",
		breakIt: (draft) => {
			draft.business.specialDays = [
				{ ...diwali, lastDate: "2027-10-31" },
				{ ...diwali, date: "2027-10-31", name: "Fair" },
			];
		},
		place: 'content/business.json → specialDays → "Fair"',
		says: /covers a day that "Diwali" above covers too\. Keep one entry for each day/,
	},
	{
		what: "closed is not true",
		breakIt: (draft) => {
			draft.business.specialDays = [{ ...diwali, closed: wrong("yes") }];
		},
		place: 'content/business.json → specialDays → "Diwali": closed',
		says: /must be true, without quotes/,
	},
	{
		what: "the message after hours does not say for when",
		breakIt: (draft) => {
			draft.messages.afterHours = "For tomorrow.";
		},
		place: "content/messages.json: afterHours",
		says: /must hold \{day\}/,
	},
	{
		what: "two categories share an item's id",
		breakIt: (draft) => {
			footwear(draft).items.push({ id: "mens-shirt", name: "Clogs", price: "200" });
		},
		place: 'content/prices.json → Footwear → "Clogs":',
		says: /has the id "mens-shirt", which an item above already has\. Give it another one\./,
	},
	{
		what: "a slug is the address of a fixed page",
		breakIt: (draft) => {
			at(draft["landing-pages"], 0).slug = "services";
			for (const page of [...draft["keyword-pages"], ...draft["landing-pages"]])
				page.sisters = ["hotel-laundry-service", "wash-and-fold-service", "shirt-laundry-service"]
					.filter((slug) => slug !== page.slug)
					.slice(0, 2);
		},
		place: "content/landing-pages/services.json: slug",
		says: /is the address of another page of this site\. Choose another\./,
	},
	...["index", "404", "offline"].map((slug) => ({
		what: `a slug is "${slug}", which is a file of the build`,
		breakIt: (draft: Draft) => {
			const [page] = draft["landing-pages"];
			// Nothing names this page, so that its slug alone is wrong.
			if (page) draft["landing-pages"].push({ ...page, slug });
		},
		place: `content/landing-pages/${slug}.json: slug`,
		says: /is the address of another page of this site\. Choose another\./,
	})),
	{
		what: "the logo's address is not from the root",
		breakIt: (draft) => {
			draft.business.logo = "logo.svg";
		},
		place: "content/business.json: logo",
		says: /must be an address on this site, as in "\/logo\.svg"/,
	},
	{
		what: "a reviewer's photo is no address",
		breakIt: (draft) => {
			at(draft.reviews.reviews, 0).reviewer.profilePhotoUrl = "me.webp";
		},
		place: 'content/reviews.json → "Meenakshi T." → reviewer: profilePhotoUrl',
		says: /must be a web address or a picture of this site, as in "/,
	},
	{
		what: "a whole file is missing",
		breakIt: (draft) => Reflect.deleteProperty(draft, "faq"),
		place: "content/faq.json:",
		says: /is missing\. Add it/,
	},
	{
		what: "a value is missing",
		breakIt: (draft) => Reflect.deleteProperty(at(draft.services, 4), "description"),
		place: 'content/services.json → "Wash & Fold": description',
		says: /is missing\. Add it: it must be text in quotes, for example "/,
	},
	{
		what: "a price is empty",
		breakIt: (draft) => {
			at(footwear(draft).items, 3).price = "";
		},
		place: 'content/prices.json → Footwear → "Sports shoes": price',
		says: / is empty\. Write it as on the rate card, e\.g\. "300" or "starts @ 300"\.$/,
	},
	{
		what: "a key is not known",
		breakIt: (draft) => Object.assign(at(draft.services, 1), { prise: "200" }),
		place: 'content/services.json → "Household Items":',
		says: / "prise" is not known here\. Check the spelling, or take it out\./,
	},
	{
		what: "a key is misspelt: it is not called missing as well",
		breakIt: (draft) => {
			const { description, ...service } = at(draft.services, 1);
			draft.services[1] = wrong({ ...service, desciption: description });
		},
		place: 'content/services.json → "Household Items":',
		says: / "desciption" is not known here\. Did you mean "description"\?$/,
	},
	{
		what: "a key that may be left out is misspelt",
		breakIt: (draft) => Object.assign(at(draft.services, 0), { focsu: "24% 50%" }),
		place: 'content/services.json → "Premium Dry Cleaning":',
		says: / "focsu" is not known here\. Did you mean "focus"\?$/,
	},
	{
		what: "a word of a fixed choice is misspelt",
		breakIt: (draft) => {
			at(draft.business.hours, 2).day = wrong("Wendesday");
		},
		place: 'content/business.json → hours → "Wendesday": day',
		says: / must not be "Wendesday"\. Did you mean "Wednesday"\?$/,
	},
	{
		what: "an item of the rate card is misspelt",
		breakIt: (draft) => {
			at(draft["landing-pages"], 0).priceItems = ["mens-shrit"];
		},
		place: "content/landing-pages/laundry-service-near-me.json: priceItems",
		says: / names "mens-shrit", .* Did you mean "mens-shirt"\?$/,
	},
	{
		what: "a number is in quotes",
		breakIt: (draft) => Object.assign(draft.business.geo ?? {}, { latitude: "30.3" }),
		place: "content/business.json → geo: latitude",
		says: / must be a number: take the quotes off, 30\.3\.$/,
	},
	{
		what: "a number is out of its bounds",
		breakIt: (draft) => Object.assign(draft.business.geo ?? {}, { latitude: 120 }),
		place: "content/business.json → geo: latitude",
		says: / must be at most 90\.$/,
	},
	{
		what: "a page names a page that is not there",
		breakIt: (draft) => {
			wedding(draft).sisters = ["shirt-laundry-services"];
		},
		place: "content/keyword-pages/wedding-dress-cleaning.json: sisters",
		says: / names "shirt-laundry-services", but there is no such page\. Did you mean "shirt-laundry-service"\?$/,
	},
	{
		what: "a page is its own sister",
		breakIt: (draft) => {
			wedding(draft).sisters = ["wedding-dress-cleaning", "wash-and-fold-service"];
		},
		place: "content/keyword-pages/wedding-dress-cleaning.json: sisters",
		says: / names this page itself\. Name another\.$/,
	},
	{
		what: "a text holds a character that nobody sees",
		breakIt: (draft) => {
			at(draft.faq, 0).answer = "Yes\u0000.";
		},
		place: 'content/faq.json → "How do I book a pickup?": answer',
		says: / contains a character that cannot be shown \(U\+0000\)\./,
	},
	{
		what: "half of a character",
		breakIt: (draft) => {
			draft.messages.feedback = "Hello \ud83d";
		},
		place: "content/messages.json: feedback",
		says: / contains a character that cannot be shown\./,
	},
	{
		what: "a slug is no slug",
		breakIt: (draft) => {
			wedding(draft).slug = "Wedding Dress";
		},
		place: "content/keyword-pages/Wedding Dress.json: slug",
		says: /must be small letters, digits and single hyphens, as in "/,
	},
	{
		what: "a category's id is there twice",
		breakIt: (draft) => {
			footwear(draft).id = at(draft.prices.categories, 2).id;
		},
		place: 'content/prices.json → "Footwear":',
		says: /has the id "household-items", .* Give it another one\./,
	},
	{
		what: "a slug is there twice in a file",
		breakIt: (draft) => {
			at(draft["landing-pages"], 1).slug = at(draft["landing-pages"], 0).slug;
		},
		place: "content/landing-pages/laundry-service-near-me.json:",
		says: /has the slug "laundry-service-near-me", .* Give it another one\./,
	},
	{
		what: "a review is there twice",
		breakIt: (draft) => {
			const { reviews } = draft.reviews;
			reviews.push(structuredClone(at(reviews, 0)));
		},
		place: "content/reviews.json → ",
		says: /has the reviewId ".+", .* Give it another one\./,
	},
	{
		what: "the PIN code is too short",
		breakIt: (draft) => {
			draft.business.address.postalCode = "24800";
		},
		place: "content/business.json → address: postalCode",
		says: /must be a PIN code of six digits, as in "248009"/,
	},
	{
		what: "the shop closes as it opens",
		breakIt: (draft) => {
			const monday = at(draft.business.hours, 0);
			monday.closes = wrong(monday.opens);
		},
		place: "content/business.json → hours → ",
		says: /must not close before it opens\./,
	},
	{
		what: "a page names an item that the rate card does not have",
		breakIt: (draft) => {
			wedding(draft).priceItems.push("womens-tiara");
		},
		place: "content/keyword-pages/wedding-dress-cleaning.json: priceItems",
		says: / names "womens-tiara", but there is no such item of content\/prices\.json\. Use the id of one that/,
	},
	{
		what: "a page features an item that the rate card does not have",
		breakIt: (draft) => {
			wedding(draft).featuredService.priceItem = "womens-tiara";
		},
		place: "content/keyword-pages/wedding-dress-cleaning.json → featuredService: priceItem",
		says: / names "womens-tiara", but there is no such item of content\/prices\.json\./,
	},
	{
		what: "a page says the sum of an item by hand",
		breakIt: (draft) => {
			wedding(draft).featuredService.price = "from ₹1,800";
		},
		place: "content/keyword-pages/wedding-dress-cleaning.json → featuredService: price",
		says: / is "from ₹1,800", and names "womens-wedding-gown" of the rate card beside it\. Write \{amount\} for that item's sum, ₹2,000,/,
	},
	{
		what: "a page has no sister",
		breakIt: (draft) => {
			wedding(draft).sisters = [];
		},
		place: "content/keyword-pages/wedding-dress-cleaning.json: sisters",
		says: /needs at least one\./,
	},
	{
		what: "an icon is not known",
		breakIt: (draft) => {
			at(draft.features, 0).icon = wrong("sun");
		},
		place: 'content/features.json → "Eco-Friendly Process": icon',
		says: /must be one of leaf, shirt, truck, shield-check\./,
	},
	{
		what: "a picture is named with its ending",
		breakIt: (draft) => {
			at(draft.services, 0).image = "saree.webp";
		},
		place: 'content/services.json → "Premium Dry Cleaning": image',
		says: /without its ending, as in "saree"/,
	},
	{
		what: "a review's time is no time",
		breakIt: (draft) => {
			at(draft.reviews.reviews, 0).createTime = "yesterday";
		},
		place: "content/reviews.json → ",
		says: /must be a date and time, as in "2026-10-04T08:30:00Z"/,
	},
	{
		what: "a question is empty",
		breakIt: (draft) => {
			at(draft.faq, 0).question = "";
		},
		place: 'content/faq.json → "book-a-pickup": question',
		says: /is empty\. Write it as in "/,
	},
	{
		what: "an entry has no name to call it by",
		breakIt: (draft) => {
			draft.business.areas[2] = "";
		},
		place: "content/business.json → areas → entry 3:",
		says: /is empty\. Write it as in "Rajpur Road"/,
	},
	{
		what: "a care symbol asks for a service that is not there",
		breakIt: (draft) => {
			at(at(draft["care-labels"].families, 0).symbols, 0).asksFor = "dyeing";
		},
		place: 'content/care-labels.json → The tub: washing → "Wash at 60 °C": asksFor',
		says: /"dyeing", but there is no such page or service\. Use the slug of a/,
	},
	{
		what: "a care symbol has no drawing",
		breakIt: (draft) => {
			at(at(draft["care-labels"].families, 1).symbols, 0).drawing = wrong("wring");
		},
		place: 'content/care-labels.json → The triangle: bleaching → "Any bleach": drawing',
		says: /must be one of wash-60, wash-40/,
	},
	{
		what: "a spelling belongs to no area",
		breakIt: (draft) => {
			draft.business.areaSpellings.Atlantis = ["Atlantys"];
		},
		place: 'content/business.json: areaSpellings names "Atlantis"',
		says: /which is not one of the areas\. Write it as in "areas"/,
	},
	{
		what: "a spelling belongs to an area whose name is misspelt",
		breakIt: (draft) => {
			draft.business.areaSpellings["Rajpur Rod"] = ["Rajpur Marg"];
		},
		place: 'content/business.json: areaSpellings names "Rajpur Rod"',
		says: /which is not one of the areas\. Did you mean "Rajpur Road"\?/,
	},
	{
		what: "a message about an area leaves no place for its name",
		breakIt: (draft) => {
			draft.messages.areaQuestion = "Do you come to me?";
		},
		place: "content/messages.json: areaQuestion",
		says: /must hold \{area\}, as in "Hello, do you come to \{area\}\?"/,
	},
];

test.each(broken)("$what: one sentence with file, entry and remedy", ({ breakIt, place, says }) => {
	const { errors } = errorOf(breakIt);
	expect(errors).toEqual([expect.stringMatching(says)]);
	expect(errors[0]?.startsWith(place), errors[0]).toBe(true);
	expect(errors[0]).toMatch(/^content\/[\w/ -]+\.json\b[^\n]*: [^\n]+[.!?"”]$/);
});

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

	test("every id that another file does not define", () => {
		const { errors } = errorOf((draft) => {
			wedding(draft).priceItems = ["one", "mens-shirt", "two"];
			wedding(draft).sisters = ["three", "wash-and-fold-service"];
			at(draft["landing-pages"], 0).priceItems = ["four"];
		});
		expect(
			errors.map((error) => / names "(\w+)", but there is no such (?:item|page)/.exec(error)?.[1]),
		).toEqual(["four", "one", "two", "three"]);
	});

	test("of one file, and of what another file refers to", () => {
		const { errors } = errorOf((draft) => {
			at(draft.faq, 0).answer = "";
			wedding(draft).priceItems = ["none"];
		});
		expect(errors).toEqual([
			expect.stringMatching(/^content\/faq\.json .* answer is empty\./),
			expect.stringMatching(/^content\/keyword-pages\/.* names "none"/),
		]);
	});

	test("of two keys that are not known", () => {
		const { errors } = errorOf((draft) => Object.assign(draft.business, { fax: "1", pager: "2" }));
		expect(errors).toEqual([
			expect.stringContaining('"fax" is not known here.'),
			expect.stringContaining('"pager" is not known here.'),
		]);
	});

	test("no file at all: each is named", () => {
		const { errors } = errorOf((draft) => {
			for (const name of fileNames) Reflect.deleteProperty(draft, name);
		});
		expect(errors.map((error) => error.split(":")[0])).toEqual(
			fileNames.map((name) => `content/${name}${isPageFolder(name) ? "" : ".json"}`),
		);
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
				/^content\/prices\.json → Men’s Dry Cleaning → "Shirt": id is "mens-cotton-shirt", which nothing refers to, while \d+ places name "mens-shirt".* write "mens-shirt" again, or/,
			),
		]);
		for (const { slug } of showing) expect(errors[0]).toContain(`/${slug}.json: priceItems`);
	});

	test("a page's slug, to one that resembles it little", () => {
		const { errors } = errorOf((draft) => {
			at(draft["keyword-pages"], 2).slug = "shirts";
		});
		expect(errors).toEqual([
			expect.stringMatching(
				/^content\/keyword-pages\/shirts\.json: slug is "shirts", which nothing refers to, while \d+ places name "shirt-laundry-service", and there is no such page\. If you renamed it, write "shirt-laundry-service" again, or change/,
			),
		]);
		expect(errors[0]).toContain("content/landing-pages/");
	});

	test("an item that was taken out is missed where it is named, and no other is blamed", () => {
		const { errors } = errorOf((draft) => {
			const [men] = draft.prices.categories;
			if (men) men.items = men.items.filter(({ id }) => id !== "mens-shirt");
		});
		expect(errors).toEqual([
			expect.stringMatching(/mostAsked names "mens-shirt", but there is no/),
		]);
	});

	test("a deleted page is reported once too", () => {
		const { slug } = at(sample["keyword-pages"], 2);
		const { errors } = errorOf((draft) => {
			// A page that nothing names yet could be the same one under a new name.
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

test("a file that does not parse does not put the ids in others in doubt", () => {
	const { errors } = errorOf((draft) => {
		at(footwear(draft).items, 0).price = "";
	});
	expect(errors).toHaveLength(1);
});

describe("what is right", () => {
	const review = (draft: Draft) => at(draft.reviews.reviews, 0);

	test.each<[string, (draft: Draft) => void]>([
		["a page without prices", (draft) => wedding(draft).priceItems.splice(0)],
		[
			"a landing page as a sister",
			(draft) => wedding(draft).sisters?.splice(0, 1, "laundry-near-me"),
		],
		["no reviews", (draft) => draft.reviews.reviews.splice(0)],
		[
			"a review with no photo",
			(draft) => Object.assign(review(draft).reviewer, { profilePhotoUrl: undefined }),
		],
		["a star word not known yet", (draft) => Object.assign(review(draft), { starRating: "SIX" })],
		[
			"a time with an offset",
			(draft) => Object.assign(review(draft), { createTime: "2026-11-20T12:00:00+05:30" }),
		],
		[
			"more than the maps service gave so far",
			(draft) => Object.assign(review(draft), { language: "en" }),
		],
		["a run of special days", (draft) => Object.assign(draft.business, { specialDays: runOfDays })],
		["late hours", (draft) => Object.assign(at(draft.business.hours, 0), { closes: "23:59" })],
	])("%s", (_, change) => {
		const draft = sampleContent();
		change(draft);
		expect(() => parseContent(draft)).not.toThrow();
	});

	test("spaces around a text are taken off", () => {
		const draft = sampleContent();
		at(draft.services, 0).name = "  Premium Dry Cleaning\n";
		expect(parseContent(draft).services[0]?.name).toBe("Premium Dry Cleaning");
	});
});

test("every picture that the content names is listed with its place", () => {
	const named = namedPictures(parseContent(sampleContent()));
	for (const place of [
		"content/business.json: shopImage",
		"content/pages.json → seo: picture",
		"content/pages.json → hero: bgImage",
		"content/pages.json → contact: picture",
		'content/services.json → "Wash & Fold": image',
		"content/landing-pages/laundry-near-me.json: image",
		"content/keyword-pages/wedding-dress-cleaning.json: image",
		"content/keyword-pages/wedding-dress-cleaning.json → featuredService: image",
	])
		expect(named.map(({ at }) => placeWords(at))).toContain(place);
	const { services, "landing-pages": landing, "keyword-pages": keyword } = sample;
	expect(named).toHaveLength(
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
