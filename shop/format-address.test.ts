import { describe, expect, test } from "vitest";
import { addressLine, mapLinks, shownAccounts } from "./format-address.ts";
import { businessSchema } from "./schema/business.ts";
import { shop } from "./shop.ts";

const { street, postalCode } = shop.business.address;
const business = {
	...shop.business,
	name: "Wash & Press #1 + Sons?",
	gmb_place_id: "ChIJ/a+b=&c#",
	address: { ...shop.business.address, street: `${street}, 1st & 2nd floor` },
};
const place = `Wash & Press #1 + Sons?, ${street}, 1st & 2nd floor, Dehradun, Uttarakhand ${postalCode}`;

test("the postal address stands on one line", () => {
	expect(addressLine(shop.business)).toBe(`${street}, Dehradun, Uttarakhand ${postalCode}`);
});

describe("the maps service", () => {
	const links = mapLinks(business);

	test.each([
		["embed", "https://www.google.com/maps", { q: place, output: "embed" }],
		[
			"place",
			"https://www.google.com/maps/search/",
			{ api: "1", query: place, query_place_id: business.gmb_place_id },
		],
		[
			"directions",
			"https://www.google.com/maps/dir/",
			{ api: "1", destination: place, destination_place_id: business.gmb_place_id },
		],
		[
			"writeReview",
			"https://search.google.com/local/writereview",
			{ placeid: business.gmb_place_id },
		],
	] as const)(
		"%s: its address, and every value as it is in the content",
		(name, address, query) => {
			const { origin, pathname, searchParams, hash } = new URL(links[name] ?? "");
			expect(`${origin}${pathname}`).toBe(address);
			expect(Object.fromEntries(searchParams)).toEqual(query);
			expect(hash).toBe("");
		},
	);

	test("the frame needs no key", () => {
		expect(links.embed).not.toContain("key=");
	});
});

const facebook = "https://www.facebook.com/shop";
const instagram = "https://www.instagram.com/shop";
const twitter = "https://x.com/shop";
const linkedin = "https://www.linkedin.com/company/shop";

test.each([
	[{ facebook, instagram, twitter, linkedin }, ["Facebook", "Instagram"]],
	[{ twitter, linkedin }, ["X", "LinkedIn"]],
	[{ linkedin }, ["LinkedIn"]],
	[{}, []],
])("of %j those shown are %j", (accounts, shown) => {
	expect(businessSchema.shape.socialMedia.parse(accounts)).toEqual(accounts);
	expect(shownAccounts(accounts).map(({ name }) => name)).toEqual(shown);
});
