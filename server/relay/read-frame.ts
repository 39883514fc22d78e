import type { ShopData } from "../../assistant/contract.ts";
import { type Frame, frameSchema } from "../../assistant/frame.ts";
import { calendarDay, dayOf } from "../../shop/opening-hours.ts";

/**
 * Lists that are cut where a provider's are longer, because strict outputs know no lengths: the first acts are the main
 * ones, and the ids of an item are alternatives.
 */
const cut: Readonly<Record<string, number>> = { acts: 3, ids: 12 };

/**
 * The frame in a provider's reply. Of an item's alternatives those that do not exist are left out; any other id, area or
 * day that does not exist makes the whole reading worthless. Fields that no frame has are ignored.
 * @param content JSON, or whatever else the provider said
 */
export function readFrame(content: string, data: ShopData): Frame | undefined {
	const read = frameSchema.safeParse(parseJson(content, tidied)).data;
	if (!read) return undefined;
	const { categories } = data.prices;
	const priced = [...categories.flatMap(({ items }) => items), ...data.site.featuredPrices];
	const itemIds = new Set(priced.map(({ id }) => id));
	const known = <Item extends { ids: string[] }>(item: Item) => ({
		...item,
		ids: item.ids.filter((id) => itemIds.has(id)),
	});
	const [items, changes] = [read.items.map(known), read.changes.map(known)];
	const isTrue =
		[...items, ...changes].every(({ ids }) => ids.length > 0) &&
		changes.every(({ of }) => of === undefined || itemIds.has(of)) &&
		isOneOf(categories, read.category) &&
		isOneOf(data.site.services, read.service) &&
		read.areas.every((area) => data.site.business.areas.includes(area)) &&
		read.days.every(isDay);
	return isTrue ? { ...read, items, changes } : undefined;
}

/** Lists are cut, and null is what is not said. */
function tidied(name: string, value: unknown): unknown {
	return Array.isArray(value) ? value.slice(0, cut[name]) : (value ?? undefined);
}

/** Undefined for what is not JSON. */
export function parseJson(text = "", reviver?: Parameters<typeof JSON.parse>[1]): unknown {
	try {
		return JSON.parse(text, reviver);
	} catch {
		return undefined;
	}
}

function isOneOf(entries: readonly { id: string }[], id: string | undefined): boolean {
	return id === undefined || entries.some((entry) => entry.id === id);
}

/** There is no 31 February. */
function isDay(date: string): boolean {
	const day = dayOf(date);
	return !Number.isNaN(day) && calendarDay(day).date === date;
}
