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

test("a page's head, whole", () => {
	expect(pageHead(site, services)).toEqual({
		title: "Our Services | Doon Fresh",
		description: "Nine services.",
		keywords: "laundry, dry cleaning",
		canonical: "https://doonfresh.example/services",
		alternates: [],
		robots: "index, follow",
		ogType: "website",
		siteName: "Doon Fresh",
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

test("a keyword page is an article with a picture of its own and the day of its last change", () => {
	const original = "/bag-cleaning-service";
	const keyword = { ...services, original, kind: "keyword", updated: "2026-12-01" } as const;
	expect(pageHead(site, keyword)).toMatchObject({
		...{ ogType: "article", modified: "2026-12-01" },
		image: { url: "https://doonfresh.example/social/bag-cleaning-service.jpg" },
	});
	expect(socialPath({ kind: "home", original: "/" })).toBe("/social/home.jpg");
});

test("a page that search engines should not list says so", () => {
	expect(pageHead(site, services, [], false).robots).toBe("noindex");
});

test.each([
	["Fresh as a Doon morning.", "Fresh as a Doon morning – Doon Fresh"],
	["दून की सुबह, हर कपड़े में।", "दून की सुबह, हर कपड़े में – Doon Fresh"],
])("the stop of %j does not stand before the shop's name", (heading, alt) => {
	expect(pageHead(site, { ...services, heading }).image.alt).toBe(alt);
});
