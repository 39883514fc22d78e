/**
 * The one store of the visitor's list: localStorage, shared by pages and tabs. Every change reads it anew, so that tabs
 * add to one list.
 */
import { useMemo, useSyncExternalStore } from "react";
import { list as listWords, addButton as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { DAY } from "../../shop/opening-hours.ts";
import type { Measure } from "../../shop/price-units.ts";
import { readStorage, writeStorage } from "../ui/browser-storage.ts";
import { isMeasure, limitsOf, stepped, validQuantity } from "./quantity.ts";

export interface ListItem {
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
	/** By the shop's clock, "2026-11-20". It may have passed since. */
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
	last: Items;
	/** The time at which their ticket was written, in milliseconds: its number. */
	lastWritten?: number | undefined;
}

export const emptyList: List = {
	items: [],
	preferences: { area: "", day: "", part: "", express: false, note: "" },
	last: [],
};

export function setItem(items: Items, item: ListItem): Items {
	const isKnown = items.some(({ id }) => id === item.id);
	return isKnown ? items.map((other) => (other.id === item.id ? item : other)) : [...items, item];
}

/** The items after a press on + of one; at its limit they stay as they are. */
export function addOne(items: Items, item: Omit<ListItem, "quantity">): Items {
	const known = items.find(({ id }) => id === item.id);
	const quantity = known
		? (stepped(known.quantity, 1, item.measure) ?? known.quantity)
		: validQuantity(undefined, item.measure);
	return setItem(items, { ...item, quantity });
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
	return fill(listWords.items, { count });
}

export const LIST_KEY = "list";
/** Of an address that opens the list. */
export const LIST_FRAGMENT = "#list";
const VERSION = 1;
const MAX_AGE = 30 * DAY;
/** A sent list counts as an earlier visit's after this long. Milliseconds. */
const SAME_VISIT = DAY / 8;
const MOST_ITEMS = 200;

/** Without the browser's storage the list lasts as long as the page. */
let unstored: string | null | undefined;
let isOpen = false;

export const isStored = () => unstored === undefined;

const readText = () => unstored ?? readStorage("localStorage", LIST_KEY);
export const readList = () => parseList(readText(), Date.now());

export function change(update: (list: List) => List): void {
	const text = serializeList(update(readList()), Date.now());
	unstored = writeStorage("localStorage", LIST_KEY, text) ? undefined : text;
	tell();
}

export function changeItems(update: (items: Items) => Items): void {
	change((list) => ({ ...list, items: update(list.items), sent: undefined }));
}

export function openList(opens = true): void {
	isOpen = opens;
	tell();
}

/** The browser tells other tabs of a change; this tab is told by an event of the same kind. */
function tell(): void {
	dispatchEvent(new StorageEvent("storage", { key: LIST_KEY }));
}

/** Follows other tabs, and catches up in a page from the back/forward cache or rendered ahead. */
function subscribe(listener: () => void): () => void {
	const end = new AbortController();
	addEventListener("storage", listener, end);
	document.addEventListener("visibilitychange", listener, end);
	return () => end.abort();
}

/** Empty during hydration, as the build rendered it. */
export function useList(): List {
	const text = useSyncExternalStore(subscribe, readText, () => null);
	return useMemo(() => parseList(text, Date.now()), [text]);
}

export function useIsOpen(): boolean {
	const read = () => isOpen;
	return useSyncExternalStore(subscribe, read, read);
}

/** Null when there is nothing to store. The stored name of the preferences is "wishes". */
export function serializeList(list: List, now: number): string | null {
	const { items, last, lastWritten, preferences: wishes, sent } = list;
	if (items.length + last.length === 0 && !Object.values(wishes).some(Boolean)) return null;
	return JSON.stringify({ version: VERSION, kept: now, items, wishes, sent, last, lastWritten });
}

type Stored = Record<string, unknown>;

/**
 * The stored list for this visit, without invalid parts; empty when it is 30 days old. Of a list that was sent in an
 * earlier visit, only the area and the items to offer again remain.
 */
export function parseList(text: string | null, now: number): List {
	const stored = parseRecord(text);
	const age = typeof stored.kept === "number" ? now - stored.kept : Number.NaN;
	// A negative age is valid: the clock was set back.
	if (stored.version !== VERSION || !(age < MAX_AGE)) return emptyList;
	const { area, day, part, express, note }: Stored = Object(stored.wishes);
	const preferences: PickupPreferences = {
		area: parseText(area),
		day: parseText(day),
		part: part === "morning" || part === "evening" ? part : "",
		express: express === true,
		note: parseText(note),
	};
	const sent = parseTime(stored.sent);
	const lastWritten = parseTime(stored.lastWritten);
	const last = parseItems(stored.last);
	if (sent === undefined || now - sent <= SAME_VISIT)
		return { items: parseItems(stored.items), preferences, last, sent, lastWritten };
	return {
		...emptyList,
		last,
		lastWritten: lastWritten ?? sent,
		preferences: { ...emptyList.preferences, area: preferences.area },
	};
}

function parseRecord(text: string | null): Stored {
	try {
		return Object(JSON.parse(text ?? "{}"));
	} catch {
		return {};
	}
}

function parseItems(value: unknown): ListItem[] {
	if (!Array.isArray(value)) return [];
	return value.slice(0, MOST_ITEMS).flatMap((entry): ListItem[] => {
		const { id, name, measure: unit, quantity }: Stored = Object(entry);
		if (typeof id !== "string" || !/^[a-z\d-]{1,80}$/.test(id)) return [];
		const measure = isMeasure(unit) ? unit : undefined;
		const known = { id, name: parseText(name) || id, measure };
		return [{ ...known, quantity: validQuantity(quantity, measure) }];
	});
}

/** Within the range of a date: a ticket's number is written from it. */
function parseTime(value: unknown): number | undefined {
	return typeof value === "number" && Math.abs(value) < 8e15 ? value : undefined;
}

function parseText(value: unknown): string {
	return typeof value === "string" ? value : "";
}

export const ADD_BUTTON = ".add-button";

/** Shows in each + of the page how much of its item is on the list. */
export function showCounts({ items }: List = readList()): void {
	for (const button of document.querySelectorAll<HTMLButtonElement>(ADD_BUTTON)) {
		const item = items.find(({ id }) => id === button.value);
		const count = String(item?.quantity ?? "");
		const amount = count && `${count} ${limitsOf(item?.measure).unit}`.trim();
		const listed = amount ? fill(words.amountOnYourList, { amount }) : words.onYourList;
		button.setAttribute("aria-label", words.add + button.name + (item ? listed : ""));
		// More than three letters have no room in the circle.
		if (item) button.dataset.count = count && count.length <= 3 ? count : "✓";
		else delete button.dataset.count;
	}
}
