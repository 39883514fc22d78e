/**
 * Every address of the site, once: links, routes, the sitemap and the tests come from here.
 * Addresses carry no slash at their end.
 */
export const routes = {
	home: "/",
	services: "/services",
	pricing: "/pricing",
	about: "/about",
	contact: "/contact",
	reviews: "/reviews",
} as const;

/** The header's and the menu's links, in order. */
export const navigation = [
	{ label: "Home", href: routes.home },
	{ label: "Services", href: routes.services },
	{ label: "Pricing", href: routes.pricing },
	{ label: "About", href: routes.about },
	{ label: "Contact", href: routes.contact },
	{ label: "Reviews", href: routes.reviews },
] as const;

/** The footer's quick links, in order. */
export const quickLinks = [
	{ label: "Services", href: routes.services },
	{ label: "Pricing", href: routes.pricing },
	{ label: "About Us", href: routes.about },
	{ label: "Contact", href: routes.contact },
	{ label: "Reviews", href: routes.reviews },
] as const;

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
