/** The list as the device keeps it: read back with suspicion, since anyone may have written there. */
import { DAY } from "../../content/opening-hours.ts";
import { emptyList, type List, type ListItem, noWishes, type Wishes } from "./list.ts";
import { isMeasure, isQuantity } from "./measure.ts";
import { isPickupDay } from "./shop-days.ts";

const VERSION = 1;
const KEPT = 30 * DAY;

/** More items than any rate card has. */
const MOST_ITEMS = 200;
const LONGEST_NAME = 120;
/** More than the form takes (`longest`): a text that is too long is kept too, until it is shortened. */
const LONGEST_WISH = 10_000;

/** The text to keep, or nothing when there is nothing worth keeping. */
export function written(list: List, now: number): string | undefined {
	const { items, last, wishes } = list;
	const blank = items.length === 0 && last.length === 0 && isBlank(wishes);
	return blank ? undefined : JSON.stringify({ version: VERSION, kept: now, ...list });
}

/** What was kept, as far as it is whole, known and not older than 30 days; otherwise an empty list. */
export function read(text: string | null, now: number): List {
	const kept = parsed(text);
	const age = typeof kept.kept === "number" ? now - kept.kept : Number.NaN;
	// A clock that was set back is no reason to throw a list away.
	if (kept.version !== VERSION || !(age < KEPT)) return emptyList;
	return {
		items: readItems(kept.items),
		last: readItems(kept.last),
		wishes: readWishes(kept.wishes, now),
		sent: typeof kept.sent === "number" ? kept.sent : undefined,
	};
}

function parsed(text: string | null): Record<string, unknown> {
	try {
		return record(JSON.parse(text ?? "{}"));
	} catch {
		return {};
	}
}

function record(value: unknown): Record<string, unknown> {
	return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function readItems(value: unknown): ListItem[] {
	if (!Array.isArray(value)) return [];
	const items = new Map<string, ListItem>();
	for (const entry of value.slice(0, MOST_ITEMS)) {
		const { id, name, measure: kind, quantity } = record(entry);
		if (typeof id !== "string" || !/^[a-z\d-]{1,80}$/.test(id)) continue;
		const measure = isMeasure(kind) ? kind : undefined;
		const known = isQuantity(quantity, measure) ? quantity : undefined;
		items.set(id, {
			id,
			name: textOf(name, LONGEST_NAME) || id,
			measure,
			quantity: known ?? (measure ? undefined : 1),
		});
	}
	return [...items.values()];
}

function readWishes(value: unknown, now: number): Wishes {
	const { area, day, part, express, note } = record(value);
	return {
		area: textOf(area, LONGEST_WISH),
		day: typeof day === "string" && isPickupDay(day, now) ? day : "",
		part: part === "morning" || part === "evening" ? part : "",
		express: express === true,
		note: textOf(note, LONGEST_WISH),
	};
}

function textOf(value: unknown, longest: number): string {
	return typeof value === "string" ? value.slice(0, longest) : "";
}

function isBlank(wishes: Wishes): boolean {
	return Object.entries(noWishes).every(([key, value]) => wishes[key as keyof Wishes] === value);
}
