/**
 * The one store of the visitor's list: localStorage, shared by pages and tabs. Every change reads it anew, so that tabs
 * add to one list.
 */
import { useMemo, useSyncExternalStore } from "react";
import { DAY } from "../../shop/opening-hours.ts";
import { readStorage, writeStorage } from "../ui/browser-storage.ts";
import {
	emptyList,
	type List,
	type ListItem,
	noPreferences,
	type PickupPreferences,
} from "./list.ts";
import { pickupDays } from "./pickup.ts";
import { isMeasure, isQuantity } from "./quantity.ts";

/** The list's key in localStorage. */
export const LIST_KEY = "list";
const VERSION = 1;
const MAX_AGE = 30 * DAY;
/** A sent list counts as an earlier visit's after this long. Milliseconds. */
const SAME_VISIT = DAY / 8;
const MOST_ITEMS = 200;
const LONGEST_NAME = 120;
/** Above the limit of a message: a text that is too long is stored until the visitor shortens it. */
const LONGEST_TEXT = 10_000;

/** Without the browser's storage the list lasts as long as the page. */
let unstored: string | null | undefined;
let isOpen = false;

export function isStored(): boolean {
	return unstored === undefined;
}

function readText(): string | null {
	return unstored ?? readStorage("localStorage", LIST_KEY);
}

export function readList(): List {
	return parseList(readText(), Date.now());
}

export function change(update: (list: List) => List): void {
	const text = serializeList(update(readList()), Date.now());
	unstored = writeStorage("localStorage", LIST_KEY, text) ? undefined : text;
	tell();
}

export function changeItems(update: (items: List["items"]) => List["items"]): void {
	change((list) => ({ ...list, items: update(list.items), sent: undefined }));
}

/** Opens the list's dialog, or closes it. */
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
	return useSyncExternalStore(
		subscribe,
		() => isOpen,
		() => false,
	);
}

/** Null when there is nothing to store. The stored name of the preferences is "wishes". */
export function serializeList(list: List, now: number): string | null {
	const { items, last, lastWritten, preferences: wishes, sent } = list;
	if (items.length + last.length === 0 && !Object.values(wishes).some(Boolean)) return null;
	return JSON.stringify({ version: VERSION, kept: now, items, wishes, sent, last, lastWritten });
}

/**
 * The stored list for this visit, without invalid parts; empty when it is 30 days old. Of a list that was sent in an
 * earlier visit, only the area and the items to offer again remain.
 */
export function parseList(text: string | null, now: number): List {
	const stored = parseRecord(text);
	const { version, kept } = stored;
	const age = typeof kept === "number" ? now - kept : Number.NaN;
	// A negative age is valid: the clock was set back.
	if (version !== VERSION || !(age < MAX_AGE)) return emptyList;
	const [sent, lastWritten] = [parseTime(stored.sent), parseTime(stored.lastWritten)];
	const last = parseItems(stored.last);
	const preferences = parsePreferences(Object(stored.wishes), now);
	if (sent === undefined || now - sent <= SAME_VISIT)
		return { items: parseItems(stored.items), preferences, last, sent, lastWritten };
	const { area } = preferences;
	return {
		...emptyList,
		last,
		lastWritten: lastWritten ?? sent,
		preferences: { ...noPreferences, area },
	};
}

type Parsed = Record<string, unknown>;

function parseRecord(text: string | null): Parsed {
	try {
		return Object(JSON.parse(text ?? "{}"));
	} catch {
		return {};
	}
}

function parseItems(value: unknown): ListItem[] {
	if (!Array.isArray(value)) return [];
	const items = new Map<string, ListItem>();
	for (const entry of value.slice(0, MOST_ITEMS)) {
		const { id, name, measure: unit, quantity }: Parsed = Object(entry);
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

function parsePreferences(wishes: Parsed, now: number): PickupPreferences {
	const { area, day, part, express, note } = wishes;
	return {
		area: parseText(area, LONGEST_TEXT),
		day: pickupDays(new Date(now)).find((possible) => possible === day) ?? "",
		part: part === "morning" || part === "evening" ? part : "",
		express: express === true,
		note: parseText(note, LONGEST_TEXT),
	};
}

/** Within the range of a date: a ticket's number is written from it. */
function parseTime(value: unknown): number | undefined {
	return typeof value === "number" && Math.abs(value) < 8e15 ? value : undefined;
}

function parseText(value: unknown, longest: number): string {
	return typeof value === "string" ? value.slice(0, longest) : "";
}
