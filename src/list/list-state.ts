/** What the list's components share: the list with prices and hours, and what stands in the dialog's fields. */
import { atom, computed, map } from "nanostores";
import { useSyncExternalStore } from "react";
import { readPageHours } from "../ui/page-hours.ts";
import { estimate, estimateParts, type ListLine, withPrices } from "./estimate.ts";
import { emptyList, type ListItem, longest, type PickupPreferences } from "./list.ts";
import { $list, change } from "./list-storage.ts";
import { limitsOf, readQuantity } from "./measure.ts";
import { pickupError, possiblePreferences } from "./pickup.ts";
import type { PriceFile } from "./price-file.ts";

interface Store<Value> {
	listen: (listener: () => void) => () => void;
	get: () => Value;
}

/** For stores that only the browser reads: there is no value of the build to start from. */
export function useStore<Value>({ listen, get }: Store<Value>): Value {
	return useSyncExternalStore((changed) => listen(() => changed()), get, get);
}

export const $prices = atom<PriceFile | undefined>();
let isLoading = false;

/** After a failure the next call tries again. */
export async function loadPrices(): Promise<void> {
	if (isLoading || $prices.get()) return;
	isLoading = true;
	try {
		const response = await fetch("/data/listPrices.json");
		if (response.ok) $prices.set(await response.json());
	} catch {
		// Offline, the list counts and is sent by names.
	}
	isLoading = false;
}

/** Stays the same while only preferences change: a typed note renders no row. */
const $items = computed($list, ({ items }) => items);

export const $lines = computed([$items, $prices], (items, prices): readonly ListLine[] =>
	prices ? withPrices(items, prices) : items,
);

/** The estimate in words; empty without prices. */
export const $sums = computed([$list, $lines, $prices], ({ items, preferences }, lines, prices) =>
	prices && items.length > 0
		? estimateParts(estimate(lines), preferences.express)
		: { sum: "", rest: [] },
);
/** The shop's hours and the time in milliseconds, renewed each minute. */
export const $clock = atom({ opening: readPageHours({}), now: 0 });

export function updateClock(): void {
	$clock.set({ opening: readPageHours(document.body.dataset), now: Date.now() });
}

/** "from ₹520 + 2 on quote" */
export const $total = computed($sums, ({ sum, rest }) =>
	[sum, ...rest].filter(Boolean).join(" + "),
);

/** The shop's name of the typed area, if it comes there. */
export const $served = atom("");

/** As far as they are still possible. */
export const $preferences = computed([$list, $clock], (list, { opening, now }) =>
	possiblePreferences(list.preferences, opening, now),
);

export function changePreferences(changed: Partial<PickupPreferences>): void {
	const { opening, now } = $clock.get();
	change((list) => {
		const preferences = { ...list.preferences, ...changed };
		return { ...list, preferences: possiblePreferences(preferences, opening, now) };
	});
}

/** What stands in a quantity field until it is valid and left. */
export interface QuantityDraft {
	text: string;
	/** The quantity before: the "9" of an invalid "999" must not stay on the list. */
	before: number | undefined;
	/** Whether an error is shown: only once typing has ended. */
	isChecked: boolean;
}
/** By item id. */
export const $drafts = map<Record<string, QuantityDraft | undefined>>({});

const noDate = { value: "", isChosen: false, isChecked: false };
/** The date field: whether "Another day" is chosen, and whether an error is shown. */
export const $date = atom(noDate);

export const $dateError = computed([$date, $clock], ({ value, isChosen }, { opening, now }) =>
	isChosen ? pickupError(value, opening, now) : "",
);

/** The id and the label of the first field that keeps the list from being sent. */
export const $invalid = computed(
	[$lines, $drafts, $dateError, $preferences],
	(lines, drafts, dateError, { area, note }) => {
		const line = lines.find(({ id, measure }) => {
			const draft = drafts[id];
			return draft && readQuantity(draft.text, measure).error;
		});
		if (line) return { id: fieldId(line), label: fieldLabel(line) };
		if (dateError) return { id: "your-list-date", label: "On which day?" };
		if (area.length > longest.area) return { id: "your-list-area", label: "Area" };
		if (note.length > longest.note) return { id: "your-list-note", label: "Note" };
		return undefined;
	},
);

export function fieldId({ id }: ListItem): string {
	return `quantity-${id}`;
}

export function fieldLabel({ name, measure }: ListItem): string {
	return `${limitsOf(measure).label} of ${name}`;
}

/** Shows the errors of all fields. */
export function checkFields(): void {
	for (const [id, draft] of Object.entries($drafts.get()))
		if (draft) $drafts.setKey(id, { ...draft, isChecked: true });
	$date.set({ ...$date.get(), isChecked: true });
}

/** Removes the items and the preferences, and empties the fields. */
export function clearList(): void {
	$drafts.set({});
	$date.set(noDate);
	change(({ last }) => ({ ...emptyList, last }));
}
