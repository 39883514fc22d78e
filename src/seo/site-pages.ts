/** Every page with what heads, structured data, the sitemap and indexes need. */
import type { Content } from "../../shop/content-files.ts";
import { type FixedPageId, fixedPageIds, fixedPages } from "../../shop/fixed-pages.ts";
import type { Pages, PageTexts } from "../../shop/types.ts";
import { keywordRoutes, pageNames, routes, searchRoute } from "../site-map.ts";

export interface SitePage {
	path: string;
	/** Its address in the first language. */
	original: string;
	kind: FixedPageId | "landing" | "keyword";
	schemaType: (typeof fixedPages)[FixedPageId]["schemaType"];
	shortName: string;
	heading: string;
	title: string;
	description: string;
	/** Comma-separated. */
	keywords: string;
	/** A file name in content/images, and the part that must stay in view. */
	picture: string;
	focus?: string | undefined;
	/** Days as "2026-11-20". */
	published?: string;
	updated: string;
}

type Sources = Pick<Content, "pages" | "landing-pages" | "keyword-pages" | "reviews">;

/** In the order of the site map. */
export function sitePages(content: Sources): SitePage[] {
	const landingPages = content["landing-pages"];
	return [
		...fixedPageIds.map((id) => fixedPage(content, id)),
		...landingPages.map((page) => searchPage(page, "landing")),
		...keywordRoutes(content["keyword-pages"], landingPages).map((page) =>
			searchPage(page, "keyword"),
		),
	];
}

function fixedPage({ pages, reviews }: Sources, id: FixedPageId): SitePage {
	const { path, schemaType, changesWithReviews } = fixedPages[id];
	const shortName = pageNames[id];
	const page = { path: routes[id], original: path, kind: id, schemaType, shortName };
	const { updated, ...texts } = id === "home" ? homeTexts(pages) : headTexts(pages[id]);
	if (!changesWithReviews) return { ...page, ...texts, updated };
	const days = reviews.reviews.map(({ updateTime }) => updateTime.slice(0, 10));
	return { ...page, ...texts, updated: [updated, ...days].sort().at(-1) ?? updated };
}

function homeTexts({ seo, hero }: Pages) {
	return { ...seo, heading: hero.title };
}

function headTexts({ heading, title, description, keywords, picture, updated }: PageTexts) {
	return { heading, title, description, keywords, picture, updated };
}

function searchPage(
	page: Content["landing-pages"][number] | Content["keyword-pages"][number],
	kind: "landing" | "keyword",
): SitePage {
	return {
		path: searchRoute(page.slug),
		original: `/${page.slug}`,
		kind,
		schemaType: "WebPage",
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
