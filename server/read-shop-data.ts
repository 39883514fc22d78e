import { z } from "zod";
import { type ShopData, shopFilePaths } from "../assistant/contract.ts";
import { contentFiles } from "../content/content-files.ts";
import { businessInWordsSchema } from "../content/schema/business.ts";
import { keywordPageSchema } from "../content/schema/search-pages.ts";
import { MissingBuildError } from "./build-format.ts";

const { services, features, testimonials, faq, terms, privacy, messages } = contentFiles;
const { seo, hero } = contentFiles.pages.shape;

const { price: featuredPrice } = keywordPageSchema.shape.featuredService.shape;

const siteData = z.object({
	business: businessInWordsSchema,
	...{ seo, hero, services, features, testimonials, faq, terms, privacy },
	whatsappMsg: messages,
	featuredPrices: z.array(z.object({ slug: z.string(), name: z.string(), price: featuredPrice })),
});
const priceData = z.object({ categories: contentFiles.prices.shape.categories });

/**
 * What the assistant knows: the three data files of the build, which the visitor's browser reads too,
 * their prices read by the schema of the content.
 *
 * @param read the bytes of the file at a URL path, or nothing where there is none
 * @throws MissingBuildError when one of them is missing or not in its agreed form.
 */
export function readShopData(read: (path: string) => Uint8Array | undefined): ShopData {
	return {
		site: parse(read, shopFilePaths.site, siteData),
		prices: parse(read, shopFilePaths.prices, priceData),
		reviews: parse(read, shopFilePaths.reviews, contentFiles.reviews),
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
