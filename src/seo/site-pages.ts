/** Every page of the site map with what heads, structured data, the sitemap and indexes say of it. */
import type { Content } from "../../content/check.ts";
import { keywordRoutes, navigation, routes } from "../site-map.ts";

type FixedPage = keyof typeof routes;

export interface SitePage {
	/** An address of the site map, such as "/services". */
	path: string;
	kind: FixedPage | "landing" | "keyword";
	/** What links to the page call it. */
	shortName: string;
	heading: string;
	title: string;
	description: string;
	/** Comma-separated. */
	keywords: string;
	/** The name of a picture in content/images, and the part of it that must stay in view. */
	picture: string;
	focus?: string | undefined;
	/** The day of the first and of the last change, as "2026-11-20". */
	published?: string;
	updated: string;
}

type Sources = Pick<Content, "pages" | "landing-pages" | "keyword-pages" | "reviews">;

/** All pages in the site map's order. */
export function sitePages(content: Sources): SitePage[] {
	const landingPages = content["landing-pages"];
	return [
		...navigation.map(({ label, href }) => fixedPage(content, label, href)),
		...landingPages.map((page) => searchPage(page, "landing")),
		...keywordRoutes(content["keyword-pages"], landingPages).map((page) =>
			searchPage(page, "keyword"),
		),
	];
}

function fixedPage({ pages, reviews }: Sources, label: string, path: string): SitePage {
	const kind = nameOf(path);
	if (kind === "home") {
		const { seo, hero } = pages;
		return { path, kind, shortName: label, heading: hero.title, ...seo, picture: hero.bgImage };
	}
	const { heading, title, description, keywords, picture, updated } = pages[kind];
	const page = { path, kind, shortName: label, heading, title, description, keywords, picture };
	if (kind !== "reviews") return { ...page, updated };
	// What this page says changes with every review.
	const days = reviews.reviews.map(({ updateTime }) => updateTime.slice(0, 10));
	return { ...page, updated: [updated, ...days].sort().at(-1) ?? updated };
}

function nameOf(path: string): FixedPage {
	const names = Object.keys(routes) as FixedPage[];
	return names.find((name) => routes[name] === path) ?? "home";
}

function searchPage(
	page: Content["landing-pages"][number] | Content["keyword-pages"][number],
	kind: "landing" | "keyword",
): SitePage {
	return {
		path: `/${page.slug}`,
		kind,
		shortName: page.shortName,
		heading: page.h1,
		title: page.metaTitle,
		description: page.metaDescription,
		keywords: page.keyword,
		picture: page.image,
		focus: page.focus,
		updated: page.updated,
		...("published" in page && { published: page.published }),
	};
}
