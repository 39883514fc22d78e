import { aliasesOf } from "../../../languages/item-aliases.ts";
import { itemNames, originalShop } from "../../../shop/shop.ts";
import { foldedNames } from "../../islands/price-finder/find-items.ts";

/** `/data/itemNames.json`: what the price search finds an item by, besides the name on the page. */
export function GET(): Response {
	const names = itemNames();
	for (const { name: category, items } of originalShop.prices.categories)
		for (const { id, name } of items) names.get(id)?.push(...aliasesOf(name, category));
	return Response.json(foldedNames(Object.fromEntries(names)));
}
