import type { AskedItem } from "../frame.ts";

export function askedItem(ids: readonly string[], quantity: number | undefined): AskedItem {
	return quantity === undefined ? { ids: [...ids] } : { ids: [...ids], quantity };
}

/** Ids without those that are not meant; all of them where none would be left. */
export function leaveOut(ids: readonly string[], isLeftOut: (id: string) => boolean): string[] {
	const left = ids.filter((id) => !isLeftOut(id));
	return left.length > 0 ? left : [...ids];
}
