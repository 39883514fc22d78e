import { items as itemCount } from "#language/words/list";
import type { Measure } from "../../content/price-units.ts";
import { limitsOf, stepped } from "./measure.ts";

export interface ListItem {
	/** The rate card's id of the item. */
	id: string;
	/** The row's text, shown where the price file is missing. */
	name: string;
	/** Absent for items sold by the piece. */
	measure?: Measure | undefined;
	/** Pieces, kilograms or an area. Absent: the shop weighs or measures it. */
	quantity?: number | undefined;
}

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
	items: readonly ListItem[];
	preferences: PickupPreferences;
	/** The time at which it went to WhatsApp, in milliseconds. Removed when the items change. */
	sent?: number | undefined;
	/** The items that were sent last. */
	last: readonly ListItem[];
	/** The time at which their ticket was written, in milliseconds: its number. */
	lastWritten?: number | undefined;
}

const noPreferences: PickupPreferences = { area: "", day: "", part: "", express: false, note: "" };
export const emptyList: List = { items: [], preferences: noPreferences, last: [] };

/** Limits of the texts in UTF-16 units, so that they fit into WhatsApp's link. */
export const longest = { area: 100, note: 500 } as const;

/** A sent list counts as an earlier visit's after this long. Milliseconds. */
const SAME_VISIT = 3 * 3_600_000;

export function withItems(list: List, items: readonly ListItem[]): List {
	return { ...list, items, sent: undefined };
}

/** Adds an item, or replaces the one with its id. */
export function withItem(list: List, item: ListItem): List {
	const isKnown = list.items.some(({ id }) => id === item.id);
	const replaced = list.items.map((other) => (other.id === item.id ? item : other));
	return withItems(list, isKnown ? replaced : [...list.items, item]);
}

export function withoutItem(list: List, id: string): List {
	return withItems(
		list,
		list.items.filter((item) => item.id !== id),
	);
}

/** The list after a press on − or + of an item: below the least, it is off the list. */
export function withStep(list: List, item: Omit<ListItem, "quantity">, by: 1 | -1): List {
	const { id, measure } = item;
	const known = list.items.find((other) => other.id === id);
	if (!known) return by > 0 ? withItem(list, { ...item, quantity: measure ? undefined : 1 }) : list;
	const quantity = stepped(known.quantity, by, measure);
	if (quantity !== undefined) return withItem(list, { ...known, quantity });
	return by < 0 ? withoutItem(list, id) : list;
}

/** The list with more of some items: their quantities add up, but not above what a line can hold. */
export function withMore(list: List, items: readonly ListItem[]): List {
	return items.reduce((grown, item) => {
		const { measure } = item;
		const known = grown.items.find(({ id }) => id === item.id)?.quantity;
		const sum = (known ?? 0) + (item.quantity ?? (measure ? 0 : 1));
		const quantity = sum > 0 ? Math.min(sum, limitsOf(measure).most) : undefined;
		return withItem(grown, { ...item, quantity });
	}, list);
}

/** Keeps only the area and the items to offer again when the list was sent in an earlier visit. */
export function forVisit(list: List, now: number): List {
	if (list.sent === undefined || now - list.sent <= SAME_VISIT) return list;
	const { last, lastWritten = list.sent, preferences } = list;
	return {
		...emptyList,
		last,
		lastWritten,
		preferences: { ...noPreferences, area: preferences.area },
	};
}

/** "1 item", "12 items". What is weighed or measured counts as one. */
export function countWords(items: readonly ListItem[]): string {
	const count = items.reduce((sum, { measure, quantity = 1 }) => sum + (measure ? 1 : quantity), 0);
	return itemCount(count);
}
