import type { AskedItem } from "../frame.ts";

export function askedItem(ids: readonly string[], quantity: number | undefined): AskedItem {
	return quantity === undefined ? { ids: [...ids] } : { ids: [...ids], quantity };
}

/** The ids that are meant; all of them where none is. */
export function narrow(ids: readonly string[], isMeant: (id: string) => boolean): string[] {
	const kept = ids.filter(isMeant);
	return kept.length > 0 ? kept : [...ids];
}

/** Ids without those that are not meant; all of them where none would be left. */
export function leaveOut(ids: readonly string[], isLeftOut: (id: string) => boolean): string[] {
	return narrow(ids, (id) => !isLeftOut(id));
}
