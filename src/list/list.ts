import type { Measure } from "../../content/price-units.ts";

/** An item that a visitor has put on the list. */
export interface ListItem {
	/** The rate card's own id. */
	id: string;
	/** As the row called it: what the message says when the price file cannot be had. */
	name: string;
	/** What it is sold by, where it is not the piece. */
	measure?: Measure | undefined;
	/** Pieces, kilograms or an area. Absent: to be weighed or measured by the shop. */
	quantity?: number | undefined;
}

/** What goes with the list. Empty texts mean that nothing was said. */
export interface Wishes {
	area: string;
	/** The pickup's day by the shop's clock, "2026-11-20". */
	day: string;
	part: "" | "morning" | "evening";
	express: boolean;
	note: string;
}

/** How long the texts of the wishes may be, in UTF-16 units, so that WhatsApp takes them whole. */
export const longest = { area: 100, note: 500 } as const;

export interface List {
	items: readonly ListItem[];
	wishes: Wishes;
	/** When it was handed to WhatsApp as it stands, in milliseconds; any change of the items undoes it. */
	sent?: number | undefined;
	/** The items of the list that was sent last. */
	last: readonly ListItem[];
}

export const noWishes: Wishes = { area: "", day: "", part: "", express: false, note: "" };
export const emptyList: List = { items: [], wishes: noWishes, last: [] };

/** A sent list that is looked at again after this long belongs to the visit before. Milliseconds. */
const SAME_VISIT = 3 * 3_600_000;

export function withItems(list: List, items: readonly ListItem[]): List {
	return { ...list, items, sent: undefined };
}

/** Puts an item on the list, or sets its quantity if it is there. */
export function withItem(list: List, item: ListItem): List {
	const { items } = list;
	const known = items.some(({ id }) => id === item.id);
	return withItems(
		list,
		known ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item],
	);
}

export function withoutItem(list: List, id: string): List {
	return withItems(
		list,
		list.items.filter((item) => item.id !== id),
	);
}

/** The list as it was handed to WhatsApp. */
export function sentAt(list: List, now: number): List {
	return { ...list, sent: now, last: list.items };
}

/** The list of a new visit: one that was sent in an earlier visit is offered again, not kept on. */
export function forVisit(list: List, now: number): List {
	const over = list.sent !== undefined && now - list.sent > SAME_VISIT;
	return over
		? { ...emptyList, last: list.last, wishes: { ...noWishes, area: list.wishes.area } }
		: list;
}

/** How many pieces; what is weighed or measured counts as one. */
export function countPieces(items: readonly ListItem[]): number {
	return items.reduce((count, { measure, quantity = 1 }) => count + (measure ? 1 : quantity), 0);
}
