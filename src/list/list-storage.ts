/** The visitor's list in localStorage, shared by pages and tabs. Stored text is checked: anything may stand there. */
import { atom } from "nanostores";
import { DAY } from "../../content/opening-hours.ts";
import { readStorage, writeStorage } from "../ui/browser-storage.ts";
import {
	emptyList,
	forVisit,
	LIST_KEY,
	type List,
	type ListItem,
	type PickupPreferences,
} from "./list.ts";
import { isMeasure, isQuantity } from "./measure.ts";
import { isPickupDay } from "./pickup.ts";

const VERSION = 1;
const MAX_AGE = 30 * DAY;
const MOST_ITEMS = 200;
const LONGEST_NAME = 120;
/** Above what can be sent: a text that is too long is stored until the visitor shortens it. */
const LONGEST_TEXT = 10_000;

export const $list = atom<List>(emptyList);
/** False where the browser stores nothing: the list lasts as long as the page. */
export const $isStored = atom(true);
let text: string | null | undefined;

function reread(): void {
	const stored = readStorage("localStorage", LIST_KEY);
	if (stored === text) return;
	text = stored;
	$list.set(forVisit(parseList(stored, Date.now()), Date.now()));
}

export function change(update: (list: List) => List): void {
	// Another tab may have written before its storage event arrives here.
	reread();
	const list = update($list.get());
	const written = serializeList(list, Date.now());
	const isStored = writeStorage("localStorage", LIST_KEY, written);
	if (isStored) text = written;
	$isStored.set(isStored);
	$list.set(list);
}

/** Follows other tabs, and catches up in a page from the back/forward cache or rendered ahead. */
export function followOtherTabs(): void {
	addEventListener("storage", ({ key }) => {
		// Without a key, all of the storage was cleared.
		if (key === LIST_KEY || key === null) reread();
	});
	document.addEventListener("visibilitychange", reread);
}

/** Null when there is nothing to store. The stored name of the preferences is "wishes". */
export function serializeList(list: List, now: number): string | null {
	const { items, last, preferences: wishes, sent } = list;
	if (items.length + last.length === 0 && !Object.values(wishes).some(Boolean)) return null;
	return JSON.stringify({ version: VERSION, kept: now, items, wishes, sent, last });
}

/** The stored list without what is invalid; empty when it is 30 days old. */
export function parseList(text: string | null, now: number): List {
	const { version, kept, items, last, wishes, sent } = parseRecord(text);
	const age = typeof kept === "number" ? now - kept : Number.NaN;
	// A negative age is valid: the clock was set back.
	if (version !== VERSION || !(age < MAX_AGE)) return emptyList;
	return {
		items: parseItems(items),
		last: parseItems(last),
		preferences: parsePreferences(wishes, now),
		sent: typeof sent === "number" ? sent : undefined,
	};
}

function parseRecord(text: string | null): Record<string, unknown> {
	try {
		return asRecord(JSON.parse(text ?? "{}"));
	} catch {
		return {};
	}
}

function asRecord(value: unknown): Record<string, unknown> {
	return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function parseItems(value: unknown): ListItem[] {
	if (!Array.isArray(value)) return [];
	const items = new Map<string, ListItem>();
	for (const entry of value.slice(0, MOST_ITEMS)) {
		const { id, name, measure: unit, quantity } = asRecord(entry);
		if (typeof id !== "string" || !/^[a-z\d-]{1,80}$/.test(id)) continue;
		const measure = isMeasure(unit) ? unit : undefined;
		items.set(id, {
			id,
			name: parseText(name, LONGEST_NAME) || id,
			measure,
			quantity: isQuantity(quantity, measure) ? quantity : measure ? undefined : 1,
		});
	}
	return [...items.values()];
}

function parsePreferences(value: unknown, now: number): PickupPreferences {
	const { area, day, part, express, note } = asRecord(value);
	return {
		area: parseText(area, LONGEST_TEXT),
		day: typeof day === "string" && isPickupDay(day, now) ? day : "",
		part: part === "morning" || part === "evening" ? part : "",
		express: express === true,
		note: parseText(note, LONGEST_TEXT),
	};
}

function parseText(value: unknown, longest: number): string {
	return typeof value === "string" ? value.slice(0, longest) : "";
}

reread();
