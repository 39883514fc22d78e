import { expect, test } from "vitest";
import { pageHead, type SitePage, socialPath } from "./site-pages.ts";

const site = { siteUrl: "https://doonfresh.example", brand: "Doon Fresh" };
const services: SitePage = {
	path: "/services",
	original: "/services",
	kind: "services",
	schemaType: "CollectionPage",
	shortName: "Services",
	heading: "Our Services",
	title: "Our Services | Doon Fresh",
	description: "Nine services.",
	keywords: "laundry, dry cleaning",
	picture: "saree",
	updated: "2026-11-20",
};

test("a keyword page is an article with a picture of its own", () => {
	const original = "/bag-cleaning-service";
	const keyword = { ...services, original, kind: "keyword" } as const;
	expect(pageHead(site, keyword)).toMatchObject({
		isArticle: true,
		image: { url: "https://doonfresh.example/social/bag-cleaning-service.jpg" },
	});
	expect(socialPath({ kind: "home", original: "/" })).toBe("/social/home.jpg");
});

test.each([
	["Fresh as a Doon morning.", "Fresh as a Doon morning – Doon Fresh"],
	["दून की सुबह, हर कपड़े में।", "दून की सुबह, हर कपड़े में – Doon Fresh"],
])("the stop of %j does not stand before the shop's name", (heading, alt) => {
	expect(pageHead(site, { ...services, heading }).image.alt).toBe(alt);
});
