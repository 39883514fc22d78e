import { itemNames } from "../../../content/shop.ts";
import { itemAliases } from "../../../languages/item-aliases.ts";
import { foldedNames } from "../../islands/price-finder/other-names.ts";

/** `/data/itemNames.json`: what the price search finds an item by, besides the name on the page. */
export function GET(): Response {
	const names = [...itemNames()].map(([id, names]): [string, string[]] => [
		id,
		[...names, ...(itemAliases[id]?.split(", ") ?? [])],
	]);
	return Response.json(foldedNames(Object.fromEntries(names)));
}
