import { z } from "zod";
import { questionsPath, type ShopData, shopFilePaths } from "../assistant/contract.ts";
import { languages } from "../languages/languages.ts";
import { contentFiles } from "../shop/content-files.ts";
import { businessInWordsSchema } from "../shop/schema/business.ts";
import { keywordPageSchema } from "../shop/schema/search-pages.ts";
import { MissingBuildError } from "./build-format.ts";

const { services, features, testimonials, faq, terms, privacy, messages } = contentFiles;
const { seo, hero } = contentFiles.pages.shape;
const { price: featuredPrice } = keywordPageSchema.shape.featuredService.shape;

const siteData = z.object({
	business: businessInWordsSchema.omit({ brand: true }),
	...{ seo, hero, services, features, testimonials, faq, terms, privacy },
	whatsappMsg: messages,
	featuredPrices: z.array(
		z.object({ id: z.string(), slug: z.string(), name: z.string(), price: featuredPrice }),
	),
	slowItems: z.array(z.string()),
});
const questions = z.object({
	questions: z.array(
		z.object({ id: z.string(), about: z.string(), question: z.string(), answer: z.string() }),
	),
});
const priceData = z.object({ categories: contentFiles.prices.shape.categories });

/** Undefined where there is no file. */
export type ReadText = (path: string) => Promise<string | undefined>;

/**
 * Reads the build's data files, checked by the content's schema.
 * @param homes the addresses of the build's home pages, which tell its languages: "/", "/hi"
 * @throws MissingBuildError when a file is missing or invalid
 */
export async function readShopData(
	read: ReadText,
	homes: readonly string[] = [],
): Promise<ShopData> {
	const [, ...others] = languages;
	const translations: ShopData["translations"] = {};
	for (const { id, path } of others)
		if (homes.includes(path)) translations[id] = await readTexts(read, path);
	return {
		...(await readTexts(read)),
		reviews: await readFile(read, shopFilePaths.reviews, contentFiles.reviews),
		translations,
	};
}

async function readTexts(read: ReadText, language = "") {
	const place = (path: string) => path.replace("/data", `/data${language}`);
	return {
		site: await readFile(read, place(shopFilePaths.site), siteData),
		prices: await readFile(read, place(shopFilePaths.prices), priceData),
		...(await readFile(read, place(questionsPath), questions)),
	};
}

async function readFile<Schema extends z.ZodType>(
	read: ReadText,
	path: string,
	schema: Schema,
): Promise<z.output<Schema>> {
	const text = await read(path);
	try {
		return schema.parse(JSON.parse(text ?? ""));
	} catch (cause) {
		throw new MissingBuildError(`The build's ${path} is missing or broken: run "npm run build".`, {
			cause,
		});
	}
}
