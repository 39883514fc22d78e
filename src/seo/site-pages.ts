/** Every page with what heads, structured data, the sitemap and indexes need, and its addresses. */
import { language } from "#language/language";
import { addressIn, type Language } from "../../languages/languages.ts";
import type { Content } from "../../shop/content-files.ts";
import {
	type FixedPage,
	type FixedPageId,
	fixedPageIds,
	fixedPages,
} from "../../shop/fixed-pages.ts";
import { keywordRoutes, pageNames, routes, searchRoute } from "../site-map.ts";

export interface SitePage {
	path: string;
	/** Its address in the first language. */
	original: string;
	kind: FixedPageId | "landing" | "keyword";
	schemaType: FixedPage["schemaType"];
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
	const { path, schemaType } = fixedPages[id];
	const texts = id === "home" ? { ...pages.seo, heading: pages.hero.title } : pages[id];
	const { heading, title, description, keywords, picture, updated } = texts;
	const days = id === "reviews" ? reviews.reviews.map((one) => one.updateTime.slice(0, 10)) : [];
	return {
		...{ path: routes[id], original: path, kind: id, schemaType, shortName: pageNames[id] },
		...{ heading, title, description, keywords, picture },
		/** Of the reviews' page: the day of the newest one. */
		updated: [updated, ...days].sort().at(-1) ?? updated,
	};
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

export type PageHead = ReturnType<typeof pageHead>;

/** Pixels of the preview picture of shared links. */
export const socialSize = { width: 1200, height: 630 };

/** "/services" → "/social/services.jpg", in Hindi "/social/hi/services.jpg". */
export function socialPath({ original, kind }: Pick<SitePage, "original" | "kind">): string {
	return `/social${language.path}${kind === "home" ? "/home" : original}.jpg`;
}

/** The addresses of a page, all absolute, and its picture for previews of shared links. @param languages of the site */
export function pageHead(
	site: { siteUrl: string; brand: string },
	page: SitePage,
	languages: readonly Language[] = [],
) {
	return {
		isArticle: page.kind === "keyword",
		canonical: new URL(page.path, site.siteUrl).href,
		alternates: alternates(site, page, languages),
		image: {
			url: new URL(socialPath(page), site.siteUrl).href,
			alt: `${page.heading.replace(/[.।]$/, "")} – ${site.brand}`,
		},
	};
}

/**
 * The page in each language of the site, itself included; none where there is one language. The same list for heads and
 * sitemap: search engines drop alternates that do not name each other.
 */
export function alternates(
	{ siteUrl }: { siteUrl: string },
	{ original }: Pick<SitePage, "original">,
	languages: readonly Language[],
) {
	if (languages.length < 2) return [];
	return languages.map((one) => ({
		language: one,
		url: new URL(addressIn(one, original), siteUrl).href,
	}));
}
