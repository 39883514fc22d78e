/**
 * Every address of the site: links, routes, the sitemap and the tests come from here. The fixed pages
 * stand in `content/fixed-pages.ts`, the others in the content. Addresses carry no slash at their end.
 */
import { type FixedPageId, fixedPageIds, fixedPages } from "../content/fixed-pages.ts";

type Routes = { readonly [Id in FixedPageId]: (typeof fixedPages)[Id]["path"] };

/** The addresses of the fixed pages. */
export const routes = Object.fromEntries(
	fixedPageIds.map((id) => [id, fixedPages[id].path]),
) as Routes;

interface PageLink {
	label: string;
	href: string;
}

/** Links to all fixed pages, in order. */
export const fixedLinks: readonly PageLink[] = fixedPageIds.map((id) => linkTo(id));

/** The header's and the menu's links, in order. */
export const navigation: readonly PageLink[] = fixedPageIds
	.filter((id) => fixedPages[id].inHeader)
	.map((id) => linkTo(id));

/** The footer's quick links, in order. */
export const quickLinks: readonly PageLink[] = fixedPageIds.flatMap((id) => {
	const { inFooter } = fixedPages[id];
	if (!inFooter) return [];
	return [inFooter === true ? linkTo(id) : linkTo(id, inFooter.name)];
});

function linkTo(id: FixedPageId, label: string = fixedPages[id].name): PageLink {
	return { label, href: fixedPages[id].path };
}

interface SearchPage {
	slug: string;
}

/** The keyword pages with an address of their own: a landing page of the same slug wins. */
export function keywordRoutes<Page extends SearchPage>(
	keywordPages: readonly Page[],
	landingPages: readonly SearchPage[],
): Page[] {
	const taken = new Set(landingPages.map((page) => page.slug));
	return keywordPages.filter((page) => !taken.has(page.slug));
}

/** All addresses, fixed pages first. */
export function allRoutes(
	landingPages: readonly SearchPage[],
	keywordPages: readonly SearchPage[],
): string[] {
	return [
		...Object.values(routes),
		...landingPages.map((page) => `/${page.slug}`),
		...keywordRoutes(keywordPages, landingPages).map((page) => `/${page.slug}`),
	];
}
