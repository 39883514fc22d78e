import { z } from "zod";
import type { ShopData } from "../assistant/contract.ts";
import { contentFiles } from "../content/schema.ts";
import { MissingBuildError, type Site } from "./site-files.ts";

const { business, services, features, testimonials, faq, terms, privacy, messages } = contentFiles;
const { seo, hero } = contentFiles.pages.shape;

const siteData = z.object({
	...{ business, seo, hero, services, features, testimonials, faq, terms, privacy },
	whatsappMsg: messages,
	featuredPrices: z.array(z.object({ slug: z.string(), name: z.string(), price: z.string() })),
});

/**
 * What the assistant knows: the three data files of the build, which the visitor's browser reads too.
 *
 * @throws MissingBuildError when one of them is missing or not in its agreed form.
 */
export function readShopData(site: Site): ShopData {
	return {
		site: read(site, "/data/siteData.json", siteData),
		prices: read(site, "/data/priceData.json", contentFiles.prices),
		reviews: read(site, "/data/reviews.json", contentFiles.reviews),
	};
}

function read<Schema extends z.ZodType>(
	site: Site,
	path: string,
	schema: Schema,
): z.output<Schema> {
	const body = site.files.get(path)?.body;
	try {
		return schema.parse(JSON.parse(new TextDecoder().decode(body)));
	} catch (cause) {
		throw new MissingBuildError(`The build's ${path} is missing or broken: run "npm run build".`, {
			cause,
		});
	}
}
