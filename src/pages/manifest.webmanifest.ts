import { language } from "#language/language";
import { fixedPageIds, fixedPages } from "../../shop/fixed-pages.ts";
import { shop } from "../../shop/shop.ts";
import { pageNames, routes } from "../site-map.ts";
import { pageAt } from "./_page-data.ts";

/** `/manifest.webmanifest`: how the site looks on a home screen. */
export function GET(): Response {
	const { brand, tagline } = shop.business;
	return Response.json({
		id: routes.home,
		name: `${brand}: ${tagline}`,
		short_name: brand,
		description: pageAt(routes.home).description,
		lang: language.tag,
		start_url: routes.home,
		scope: "/",
		display: "minimal-ui",
		theme_color: shop.theme.sky,
		background_color: shop.theme.ivory,
		icons: [
			{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{
				src: "/icon-maskable-512.png",
				sizes: "512x512",
				type: "image/png",
				purpose: "maskable",
			},
		],
		shortcuts: fixedPageIds
			.filter((id) => fixedPages[id].keptOffline)
			.map((id) => ({ name: pageNames[id], url: routes[id] })),
	});
}
