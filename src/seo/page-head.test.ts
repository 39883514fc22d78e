import { expect, test } from "vitest";
import { languages } from "../../languages/languages.ts";
import { pageHead, socialPath } from "./page-head.ts";
import type { SitePage } from "./site-pages.ts";

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

test("a page's addresses and picture", () => {
	expect(pageHead(site, services)).toEqual({
		isArticle: false,
		canonical: "https://doonfresh.example/services",
		alternates: [],
		image: {
			url: "https://doonfresh.example/social/services.jpg",
			alt: "Our Services – Doon Fresh",
		},
	});
});

test("a site of several languages names each page in all of them, the first one first", () => {
	const urls = (original: string) =>
		pageHead(site, { ...services, original }, languages).alternates.map(({ url }) => url);
	expect(urls("/")).toEqual(["https://doonfresh.example/", "https://doonfresh.example/hi"]);
	expect(urls("/services")).toEqual([
		"https://doonfresh.example/services",
		"https://doonfresh.example/hi/services",
	]);
});

test("a keyword page is an article with a picture of its own ", () => {
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
