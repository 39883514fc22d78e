/** The shop's content, read and checked at build. Pages, scripts and tests import it from here only. */
import { facts as words } from "#language/facts";
import { language } from "#language/language";
import { languages } from "../languages/languages.ts";
import { parseContent } from "./check-content.ts";
import type { RawContent, Shop } from "./content-files.ts";
import { pick } from "./pick.ts";
import { withColumns } from "./raw-prices.ts";
import { readContent, siteLanguages } from "./read-content.ts";

const files = readContent();

/** In the first language: what reviews are chosen by, and the names that the shop's staff reads. */
export const originalShop = parseContent(files);

/** In the language of this build. */
export const shop: Shop =
	language.id === languages[0].id ? originalShop : parseContent(files, { language, words });

/** The shop's name in its languages, where that is not its mark. */
export function otherShopNames(): string[] {
	const names = siteLanguages.map(({ id }) => {
		return (pick(files.business, id) as RawContent["business"]).name;
	});
	return [...new Set(names)].filter((name) => name && name !== originalShop.business.brand);
}

/** The names of the rate card's items in every language of the shop, by id: visitors search in any of them. */
export function itemNames(): Map<string, string[]> {
	const cards = siteLanguages.map(
		({ id }) => withColumns(pick(files.prices, id)) as RawContent["prices"],
	);
	const items = cards.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
	const byId = Map.groupBy(items, ({ id }) => id);
	return new Map([...byId].map(([id, named]) => [id, named.map(({ name }) => name)]));
}
