import { useEffect, useState } from "react";
import { amountOf } from "#language/words/list";
import * as words from "#language/words/pickup";
import { readPageHours } from "../ui/page-hours.ts";
import { type ListLine, withPrices } from "./estimate.ts";
import { type List, longest, type PickupPreferences, withItem } from "./list.ts";
import { change } from "./list-storage.ts";
import { loadAreas } from "./load-areas.ts";
import { limitsOf, readQuantity } from "./measure.ts";
import { pickupDays, pickupError, possiblePreferences } from "./pickup.ts";
import type { PriceFile } from "./price-file.ts";
import { useLoaded } from "./use-loaded.ts";

/** Ids of the dialog's fields, besides those of the items. */
export const DATE = "your-list-date";
export const AREA = "your-list-area";
export const NOTE = "your-list-note";

/** A line with what stands in its field until that is valid and left. */
export interface FormLine extends ListLine {
	/** The id and the label of the field. */
	field: string;
	label: string;
	draft?: string | undefined;
	error?: string | undefined;
}

export type ListForm = ReturnType<typeof useListForm>;

/** The dialog's fields: what is typed, what of it goes to the list, and what is still wrong. */
export function useListForm(list: List, prices: PriceFile | undefined) {
	const shop = { opening: readPageHours(document.body.dataset), now: useNow() };
	/** The typed text by field: for the date "" when another day is chosen and not yet said. */
	const [drafts, setDrafts] = useState<Record<string, string | undefined>>({});
	/** The field whose error waits until it is left: a half-typed value can still become right. */
	const [typing, setTyping] = useState("");
	const [areaFocuses, setAreaFocuses] = useState(list.preferences.area ? 1 : 0);
	const areas = useLoaded(loadAreas, areaFocuses);

	const lines = withPrices(list.items, prices).map((line) => formLine(line, drafts));
	const preferences = possiblePreferences(list.preferences, shop);
	const { area, day, note } = preferences;
	const foundArea = areas?.find(area);
	const isNear = ["", ...pickupDays(shop.now).slice(0, 2)].includes(day);
	const date = drafts[DATE] ?? (isNear ? undefined : day);
	const dateError = date === undefined ? "" : pickupError(date, shop);
	const invalid = [
		...lines.map(({ field, label, error }) => error && { field, label }),
		dateError && { field: DATE, label: words.onWhichDay },
		area.length > longest.area && { field: AREA, label: words.area },
		note.length > longest.note && { field: NOTE, label: words.note },
	].find((problem) => typeof problem === "object");

	const setDraft = (field: string, draft?: string) =>
		setDrafts((others) => ({ ...others, [field]: draft }));

	return {
		...{ shop, lines, preferences, typing, date, dateError, invalid, setDraft, setTyping },
		areaNames: areas?.names ?? [],
		foundArea,
		/** The shop's name of the typed area, if it comes there. */
		served: foundArea?.kind === "served" ? foundArea.name : "",
		/** Without a connection there is no answer; the next focus tries again. */
		focusArea: () => setAreaFocuses((focuses) => focuses + 1),
		clearDrafts: () => setDrafts({}),
		type(field: string, draft: string) {
			setTyping(field);
			setDraft(field, draft);
		},
		setQuantity({ id, name, measure, field }: FormLine, quantity: number | undefined) {
			setDraft(field);
			change((list) => withItem(list, { id, name, measure, quantity }));
		},
		setPreferences(changed: Partial<PickupPreferences>) {
			change((list) => ({ ...list, preferences: { ...list.preferences, ...changed } }));
		},
	};
}

function formLine(line: ListLine, drafts: Record<string, string | undefined>): FormLine {
	const { id, name, measure, quantity } = line;
	const field = `quantity-${id}`;
	const label = amountOf(limitsOf(measure).label, name);
	const draft = drafts[field];
	if (draft === undefined) return { ...line, field, label };
	const read = readQuantity(draft, measure);
	// The "9" of an invalid "999" is not on the list.
	return { ...line, field, label, draft, ...read, quantity: read.error ? quantity : read.quantity };
}

function useNow(): Date {
	const [now, setNow] = useState(() => new Date());
	useEffect(() => {
		const update = () => setNow(new Date());
		const timer = setInterval(update, 15_000);
		document.addEventListener("visibilitychange", update);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", update);
		};
	}, []);
	return now;
}
