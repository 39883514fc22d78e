import type { PriceItem } from "../../content/types.ts";

/** "Shirt, dry cleaned": an item's name, and how it is cleaned where that tells two prices apart. */
export function itemName({ name, service }: Pick<PriceItem, "name" | "service">): string {
	return service ? `${name}, ${service}` : name;
}
