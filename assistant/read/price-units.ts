/** Numbers in the unit that a thing is priced by: pieces, kilograms, seats, square feet, panels. */
import { frameLimits } from "../frame.ts";
import { narrow } from "./entries.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Unit } from "./numbers.ts";

interface Measured {
	quantity?: number | undefined;
	unit?: Unit | undefined;
}

/** Seats of a sofa, square feet of a carpet: in the unit of the price. Pieces are no kilograms. */
export function quantityFor(
	{ quantity, unit }: Measured,
	ids: readonly string[],
	index: ItemIndex,
): number | undefined {
	const item = index.item(ids[0] ?? "");
	if (quantity === undefined) return undefined;
	if ((unit === "kg") !== (item?.measure === "kg")) return undefined;
	// Ten covers are two sets of five; six are none.
	// A cover of a sofa has several seats.
	if (item?.unit === "seat" && unit !== "seat") return undefined;
	const size = unit === "set" || quantity === 1 ? 1 : (item?.setSize ?? 1);
	if (item?.measure === undefined && quantity % 1 > 0) return undefined;
	if (size > 1 && quantity % size !== 0) return undefined;
	if ((unit === "foot" || unit === "meter") && item?.measure !== "sqft") return undefined;
	// Two carpets are no two square feet.
	if (unit !== "foot" && item?.measure === "sqft") return undefined;
	const panels = unit === "pair" && item?.unit === "panel" ? 2 : 1;
	return Math.min((quantity / size) * panels, frameLimits.quantity);
}

/** Counted pieces have prices by the piece, weights by the kilogram, sizes by the foot, where there are several. */
export function inUnit(
	ids: readonly string[],
	{ quantity, unit }: Measured,
	index: ItemIndex,
): string[] {
	if (quantity === undefined) return [...ids];
	const isSize = unit === "foot" && ids.some((id) => index.item(id)?.measure === "sqft");
	return narrow(ids, (id) => {
		const measure = index.item(id)?.measure;
		return (measure === "kg") === (unit === "kg") && (!isSize || measure === "sqft");
	});
}
