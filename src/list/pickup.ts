/** Pickup days by the shop's clock, as "2026-11-20", the time at which things are ready, and what visitors ask for. */
import { useEffect, useState } from "react";
import { pickup as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { dayAndMonth, dayAndTime, dayWithDate } from "../../shop/format-hours.ts";
import {
	calendarDay,
	dayAt,
	dayOf,
	hoursOn,
	momentOf,
	momentsOf,
	type OpeningHours,
	passesMidnight,
	readyBy,
	shopClock,
} from "../../shop/opening-hours.ts";
import { loadAreas } from "./area-field.tsx";
import { useLoaded } from "./load.ts";
import type { ListLine } from "./prices.ts";
import type { PickupPreferences } from "./store.ts";

const DAYS_AHEAD = 60;
/** A morning ends at noon, an evening starts at five. */
const NOON = "12:00";
const EVENING = "17:00";
const MINUTE = 60_000;

export interface ShopTime {
	opening: OpeningHours;
	now: Date;
}

/** The days that can be asked for, today first; the shop may be closed on some. */
export function pickupDays(now: Date): string[] {
	const today = dayAt(now);
	return Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => calendarDay(today + days).date);
}

/** Why the shop cannot come on a day; empty if it can. */
export function pickupError(day: string, shop: ShopTime): string {
	const { opening, now } = shop;
	const days = pickupDays(now);
	if (!days.includes(day)) {
		const [today = ""] = days;
		const first = days.find((other) => !pickupError(other, shop)) ?? today;
		const [from = "", to = ""] = [first, days.at(-1) ?? ""].map((end) =>
			dayWithDate(dayOf(end), now),
		);
		return fill(words.chooseDay, { first: from, last: to });
	}
	const { special, spans } = hoursOn(opening, dayOf(day));
	const last = spans.at(-1);
	const date = dayAndMonth(dayOf(day));
	if (!last && special) return fill(words.closedFor, { date, name: special.name });
	if (!last) return fill(words.closedOn, { date });
	return momentsOf(dayOf(day), last).closes <= now ? words.closedForToday : "";
}

/** True if the shop is open in a part of the day and the part is not over. True without a day. */
export function hasPart(
	{ day, part }: Pick<PickupPreferences, "day" | "part">,
	{ opening, now }: ShopTime,
): boolean {
	if (!day || !part) return true;
	const { spans } = hoursOn(opening, dayOf(day));
	if (part === "evening")
		return spans.some((span) => passesMidnight(span) || span.closes > EVENING);
	const { date, time } = shopClock(now);
	return spans.some(({ opens }) => opens < NOON) && !(day === date && time >= NOON);
}

/** Drops a day that has passed or is closed, and a part that the day does not have. */
export function possiblePreferences(
	preferences: PickupPreferences,
	shop: ShopTime,
): PickupPreferences {
	const day = pickupError(preferences.day, shop) ? "" : preferences.day;
	const part = hasPart({ ...preferences, day }, shop) ? preferences.part : "";
	return { ...preferences, day, part };
}

/** Texts of the line that says when things are ready: `{moment}` in `ready`. */
export interface ReadyTexts {
	picked: string;
	ready: string;
	/** Said if the turnaround does not hold for all items. */
	rest: string;
	express: string;
	/** Until then things come back the same day: "11:00". */
	expressCutoff?: string | undefined;
	to: number;
}

/**
 * "Picked up then, ready by Sunday 7 PM": counted from the pickup that is asked for. Empty without a day, if the
 * turnaround holds for no item, and for an express pickup that would be too late.
 */
export function readyWords(
	lines: readonly ListLine[],
	{ day, part, express }: PickupPreferences,
	texts: ReadyTexts,
	{ opening, now }: ShopTime,
): string {
	const { date, time } = shopClock(now);
	if (express) {
		const earliest = part === "evening" ? EVENING : day === date ? time : "";
		return earliest < (texts.expressCutoff ?? "24:00") ? texts.express : "";
	}
	const { spans = [] } = day ? hoursOn(opening, dayOf(day)) : {};
	const inPart = part === "morning" ? spans.filter(({ opens }) => opens < NOON) : spans;
	const last = inPart.at(-1);
	const promised = lines.filter(keepsTurnaround).length;
	if (!last || promised === 0) return "";
	// The promise holds however late the shop comes.
	const { closes } = momentsOf(dayOf(day), last);
	const noon = momentOf(dayOf(day), NOON);
	const end = part === "morning" && noon < closes ? noon : closes;
	const moment = readyBy(opening, texts, new Date(end.getTime() - MINUTE));
	if (!moment) return "";
	const ready = `${texts.picked} ${texts.ready.replace("{moment}", dayAndTime(moment, now))}`;
	return promised < lines.length
		? `${fill(words.sentence, { words: ready })} ${texts.rest}`
		: ready;
}

/** Items on quote, measured or with an open price are looked at before a time is promised. */
function keepsTurnaround({ price }: ListLine): boolean {
	if (!price || price.kind === "quote" || price.kind === "from" || price.slow) return false;
	return price.measure === undefined || price.measure === "kg";
}

/** Limits of the texts in UTF-16 units, so that they fit into WhatsApp's link. */
export const longest = { area: 100, note: 500 } as const;

export const DATE = "your-list-date";
export const AREA = "your-list-area";
export const NOTE = "your-list-note";

export type Pickup = ReturnType<typeof usePickup>;

/** The preferences as far as the shop can meet them, and what is still wrong in their fields. */
export function usePickup(stored: PickupPreferences) {
	const [opening] = useState<OpeningHours>(() => JSON.parse(document.body.dataset.opening ?? ""));
	const shop = { opening, now: useNow() };
	/** "" when another day is chosen and not yet said. */
	const [typedDate, setDate] = useState<string>();
	/** The field whose error waits until it is left. */
	const [typing, setTyping] = useState("");
	const [areaFocuses, setAreaFocuses] = useState(stored.area ? 1 : 0);
	const areas = useLoaded(loadAreas, areaFocuses);

	const preferences = possiblePreferences(stored, shop);
	const { area, day, note } = preferences;
	const foundArea = areas?.find(area);
	const isNear = ["", ...pickupDays(shop.now).slice(0, 2)].includes(day);
	const date = typedDate ?? (isNear ? undefined : day);
	const dateError = date === undefined ? "" : pickupError(date, shop);
	const problems = [
		dateError && { field: DATE, label: words.onWhichDay },
		area.length > longest.area && { field: AREA, label: words.area },
		note.length > longest.note && { field: NOTE, label: words.note },
	];
	return {
		...{ shop, preferences, typing, setTyping, date, setDate, dateError },
		invalid: problems.find((problem) => typeof problem === "object"),
		areaNames: areas?.names ?? [],
		foundArea,
		/** The shop's name of the typed area, if it comes there. */
		served: foundArea?.kind === "served" ? foundArea.name : "",
		/** After a failure, tries again to load the areas. */
		focusArea: () => setAreaFocuses((focuses) => focuses + 1),
	};
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
