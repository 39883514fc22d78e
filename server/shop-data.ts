import { z } from "zod";
import type { ShopData } from "../assistant/contract.ts";
import { contentFiles } from "../content/schema.ts";
import { MissingBuildError } from "./missing-build.ts";

const { business, services, features, testimonials, faq, terms, privacy, messages } = contentFiles;
const { seo, hero } = contentFiles.pages.shape;

/** Where the three data files are. */
export const shopDataPaths = {
	site: "/data/siteData.json",
	prices: "/data/priceData.json",
	reviews: "/data/reviews.json",
} as const;

const siteData = z.object({
	...{ business, seo, hero, services, features, testimonials, faq, terms, privacy },
	whatsappMsg: messages,
	featuredPrices: z.array(z.object({ slug: z.string(), name: z.string(), price: z.string() })),
});
const priceData = z.object({ categories: contentFiles.prices.shape.categories });

/**
 * What the assistant knows: the three data files of the build, which the visitor's browser reads too.
 *
 * @param read the bytes of the file at a URL path, or nothing where there is none
 * @throws MissingBuildError when one of them is missing or not in its agreed form.
 */
export function readShopData(read: (path: string) => Uint8Array | undefined): ShopData {
	return {
		site: parse(read, shopDataPaths.site, siteData),
		prices: parse(read, shopDataPaths.prices, priceData),
		reviews: parse(read, shopDataPaths.reviews, contentFiles.reviews),
	};
}

function parse<Schema extends z.ZodType>(
	read: (path: string) => Uint8Array | undefined,
	path: string,
	schema: Schema,
): z.output<Schema> {
	try {
		return schema.parse(JSON.parse(new TextDecoder().decode(read(path))));
	} catch (cause) {
		throw new MissingBuildError(`The build's ${path} is missing or broken: run "npm run build".`, {
			cause,
		});
	}
}
