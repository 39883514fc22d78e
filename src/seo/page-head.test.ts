import { describe, expect, test } from "vitest";
import { pageHead } from "./page-head.ts";

const site = { siteUrl: "https://doonfresh.example", name: "Doon Fresh" };
const texts = {
	title: "Our Services | Doon Fresh",
	description: "Nine services.",
	keywords: "laundry, dry cleaning",
};

test("a page's head, whole", () => {
	expect(pageHead(site, texts, { path: "/services" })).toEqual({
		...texts,
		canonical: "https://doonfresh.example/services",
		robots: "index, follow",
		ogType: "website",
		siteName: "Doon Fresh",
	});
});

describe("the canonical address", () => {
	test.each([
		["/", "https://doonfresh.example", "https://doonfresh.example/"],
		["/services", "https://doonfresh.example", "https://doonfresh.example/services"],
		["/laundry-near-me", "https://doonfresh.example", "https://doonfresh.example/laundry-near-me"],
		["/pricing", "http://localhost:4321", "http://localhost:4321/pricing"],
	])("of %s on %s", (path, siteUrl, canonical) => {
		expect(pageHead({ ...site, siteUrl }, texts, { path }).canonical).toBe(canonical);
	});
});

test.each([
	["an article", { ogType: "article" }, { ogType: "article", robots: "index, follow" }],
	["kept out of the index", { robots: "noindex" }, { ogType: "website", robots: "noindex" }],
] as const)("a page that is %s", (_, options, head) => {
	expect(pageHead(site, texts, { path: "/a", ...options })).toMatchObject(head);
});

test("more than the head's texts does not get into the head", () => {
	const page = { ...texts, heading: "Our Services", lede: "Nine ways." };
	expect(Object.keys(pageHead(site, page, { path: "/services" }))).toHaveLength(7);
});
