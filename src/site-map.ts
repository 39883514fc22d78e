/** Every address of the site, without trailing slashes. */
import { type FixedPageId, fixedPageIds, fixedPages } from "../content/fixed-pages.ts";

type Routes = { readonly [Id in FixedPageId]: (typeof fixedPages)[Id]["path"] };

export const routes = Object.fromEntries(
	fixedPageIds.map((id) => [id, fixedPages[id].path]),
) as Routes;

interface PageLink {
	label: string;
	href: string;
}

export const fixedLinks: readonly PageLink[] = fixedPageIds.map((id) => linkTo(id));

export const navigation: readonly PageLink[] = fixedPageIds
	.filter((id) => fixedPages[id].inHeader)
	.map((id) => linkTo(id));

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
): string[] {
	return [
		...Object.values(routes),
		...landingPages.map((page) => `/${page.slug}`),
		...keywordRoutes(keywordPages, landingPages).map((page) => `/${page.slug}`),
	];
}
