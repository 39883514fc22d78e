/** The visitor's list, and changes of a list's items. */
import { list } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import type { Measure } from "../../shop/price-units.ts";
import { limitsOf, stepped } from "./quantity.ts";

export interface ListItem {
	/** The rate card's id of the item. */
	id: string;
	/** Shown where the item is no longer on the rate card. */
	name: string;
	/** Absent for items sold by the piece. */
	measure?: Measure | undefined;
	/** Pieces, kilograms or an area. Absent: the shop weighs or measures it. */
	quantity?: number | undefined;
}

type Items = readonly ListItem[];

/** Empty texts mean that the visitor has no preference. */
export interface PickupPreferences {
	area: string;
	/** By the shop's clock, "2026-11-20". */
	day: string;
	part: "" | "morning" | "evening";
	express: boolean;
	note: string;
}

export interface List {
	items: Items;
	preferences: PickupPreferences;
	/** The time at which it went to WhatsApp, in milliseconds. Removed when the items change. */
	sent?: number | undefined;
	/** The items that were sent last. */
	last: Items;
	/** The time at which their ticket was written, in milliseconds: its number. */
	lastWritten?: number | undefined;
}

export const noPreferences: PickupPreferences = {
	area: "",
	day: "",
	part: "",
	express: false,
	note: "",
};
export const emptyList: List = { items: [], preferences: noPreferences, last: [] };

/** Limits of the texts in UTF-16 units, so that they fit into WhatsApp's link. */
export const longest = { area: 100, note: 500 } as const;

/** Adds an item, or replaces the one with its id. */
export function setItem(items: Items, item: ListItem): ListItem[] {
	const isKnown = items.some(({ id }) => id === item.id);
	return isKnown ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item];
}

export function removeItem(items: Items, id: string): ListItem[] {
	return items.filter((item) => item.id !== id);
}

/** The items after a press on + of one; at its limit they stay as they are. */
export function addOne(items: Items, item: Omit<ListItem, "quantity">): Items {
	const { id, measure } = item;
	const known = items.find((other) => other.id === id);
	if (!known) return setItem(items, { ...item, quantity: measure ? undefined : 1 });
	const quantity = stepped(known.quantity, 1, measure);
	return quantity === undefined ? items : setItem(items, { ...known, quantity });
}

/** The items with more of some: their quantities add up, but not above what a line can hold. */
export function addItems(items: Items, more: Items): Items {
	return more.reduce((grown, item) => {
		const { id, measure } = item;
		const known = grown.find((other) => other.id === id)?.quantity;
		const sum = (known ?? 0) + (item.quantity ?? (measure ? 0 : 1));
		const quantity = sum > 0 ? Math.min(sum, limitsOf(measure).most) : undefined;
		return setItem(grown, { ...item, quantity });
	}, items);
}

/** "1 item", "12 items". Weighed and measured items count as one. */
export function countWords(items: Items): string {
	const count = items.reduce((sum, { measure, quantity = 1 }) => sum + (measure ? 1 : quantity), 0);
	return fill(list.items, { count });
}
