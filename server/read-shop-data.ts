import { questionsPath, type ShopData, shopFilePaths } from "../assistant/contract.ts";
import { languages } from "../languages/languages.ts";
import { parsePrice } from "../shop/price.ts";
import { MissingBuildError } from "./build-format.ts";

/** Undefined where there is no file. */
export type ReadText = (path: string) => Promise<string | undefined>;

/**
 * Reads the build's data files, which the build has checked.
 * @param homes the addresses of the build's home pages, which tell its languages: "/", "/hi"
 * @throws MissingBuildError when a file is missing or broken
 */
export async function readShopData(
	read: ReadText,
	homes: readonly string[] = [],
): Promise<ShopData> {
	const [, ...others] = languages;
	const translations: ShopData["translations"] = {};
	for (const { id, path } of others)
		if (homes.includes(path)) translations[id] = await readTexts(read, path);
	const reviews = await readFile<ShopData["reviews"]>(read, shopFilePaths.reviews);
	return { ...(await readTexts(read)), reviews, translations };
}

async function readTexts(read: ReadText, language = "") {
	const place = (path: string) => path.replace("/data", `/data${language}`);
	const file = place(questionsPath);
	const { questions } = await readFile<Pick<ShopData, "questions">>(read, file);
	return {
		site: await readFile<ShopData["site"]>(read, place(shopFilePaths.site)),
		prices: await readFile<ShopData["prices"]>(read, place(shopFilePaths.prices)),
		questions,
	};
}

async function readFile<Data>(read: ReadText, path: string): Promise<Data> {
	try {
		return JSON.parse((await read(path)) ?? "", withPrice) as Data;
	} catch (cause) {
		throw new MissingBuildError(`The build's ${path} is missing or broken: run "npm run build".`, {
			cause,
		});
	}
}

/** The files hold prices as the owner wrote them. */
function withPrice(name: string, value: unknown): unknown {
	return name === "price" && typeof value === "string" ? parsePrice(value) : value;
}
