/** Every address of the site, without trailing slashes, in the language of the build. */
import { language } from "#language/language";
import words from "#language/words.json" with { type: "json" };
import { addressIn, type Language } from "../languages/languages.ts";
import { type FixedPageId, fixedPageIds, fixedPages } from "../shop/fixed-pages.ts";

export const routes = Object.fromEntries(
	fixedPageIds.map((id) => [id, addressIn(language, fixedPages[id].path)]),
) as Readonly<Record<FixedPageId, string>>;

/** The address of a landing or keyword page. */
export function searchRoute(slug: string): string {
	return addressIn(language, `/${slug}`);
}

/** As links name them. */
export const pageNames: Readonly<Record<FixedPageId, string>> = words.pages;

export interface PageLink {
	label: string;
	href: string;
}

export const fixedLinks: readonly PageLink[] = fixedPageIds.map((id) => linkTo(id));

export const quickLinks: readonly PageLink[] = fixedPageIds
	.filter((id) => id !== "home")
	.map((id) => linkTo(id, { ...pageNames, ...words.pagesInFooter }));

function linkTo(id: FixedPageId, names = pageNames): PageLink {
	return { label: names[id], href: routes[id] };
}

/** Links without the page of reviews, for a shop that has none. */
export function linksFor(links: readonly PageLink[], hasReviews: boolean): readonly PageLink[] {
	return hasReviews ? links : links.filter(({ href }) => href !== routes.reviews);
}

type SearchPage = { slug: string };

/** Keyword pages with an address: a landing page with the same slug wins. */
export function keywordRoutes<Page extends SearchPage>(
	keywordPages: readonly Page[],
	landingPages: readonly SearchPage[],
): Page[] {
	const taken = new Set(landingPages.map((page) => page.slug));
	return keywordPages.filter((page) => !taken.has(page.slug));
}

export function allRoutes(
	landingPages: readonly SearchPage[],
	keywordPages: readonly SearchPage[],
	{ path }: Pick<Language, "path"> = language,
): string[] {
	return [
		...fixedPageIds.map((id): string => fixedPages[id].path),
		...landingPages.map((page) => `/${page.slug}`),
		...keywordRoutes(keywordPages, landingPages).map((page) => `/${page.slug}`),
	].map((address) => addressIn({ path }, address));
}
