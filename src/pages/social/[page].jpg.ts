import type { APIContext } from "astro";
import { contentFolder } from "../../../shop/content-folder.ts";
import { shop } from "../../../shop/shop.ts";
import { pictureFile } from "../../pictures.ts";
import { type SitePage, socialPath } from "../../seo/site-pages.ts";
import { socialPicture } from "../../seo/social-picture.tsx";
import { allPages } from "../_page-data.ts";

export function getStaticPaths() {
	return allPages.map((page) => ({
		params: { page: socialPath(page).replace(/^.*\/|\.jpg$/g, "") },
		props: page,
	}));
}

/** `/social/services.jpg` and so on: preview pictures of shared links. */
export async function GET({ props }: APIContext<SitePage>): Promise<Response> {
	const { business, pages, theme } = shop;
	const bytes = await socialPicture({
		shopName: business.brand,
		heading: props.heading,
		fact: pages.hero.fact,
		theme,
		logo: `${contentFolder()}/public${business.logo}`,
		picture: pictureFile(props.picture),
		focus: props.focus,
	});
	return new Response(new Uint8Array(bytes), { headers: { "Content-Type": "image/jpeg" } });
}
