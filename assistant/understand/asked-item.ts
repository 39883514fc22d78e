import type { AskedItem } from "../frame.ts";

export function askedItem(ids: readonly string[], quantity: number | undefined): AskedItem {
	return quantity === undefined ? { ids: [...ids] } : { ids: [...ids], quantity };
}
