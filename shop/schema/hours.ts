/** The opening hours and the special days of business.json. */
import { z } from "zod";
import { passesMidnight, type Span, spansOf } from "../opening-hours.ts";
import { error, say } from "../sentences/say.ts";
import { clockTime, closingTime, day, line, withoutClashes } from "./fields.ts";

export const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;

const dayHours = {
	closed: z.literal(true, error("closedNotTrue")).optional(),
	opens: clockTime.optional().meta({ unless: ["closed", "spans"] }),
	closes: closingTime.optional().meta({ unless: ["closed", "spans"] }),
	/** In place of `opens` and `closes` on a day with a break. */
	spans: z
		.array(z.strictObject({ opens: clockTime, closes: closingTime }))
		.min(1)
		.optional()
		.meta({ unless: ["closed"] }),
};

type DayHours = z.output<z.ZodObject<typeof dayHours>>;

/** A night's hours end in the morning; later it is more likely that opening and closing were exchanged. */
const LATEST_NIGHT = "06:00";

function hoursError(day: DayHours): string | undefined {
	const { closed, opens, closes, spans } = day;
	if (closed && (opens || closes || spans)) return say("closedWithHours");
	if (spans && (opens || closes)) return say("spansAndHours");
	if (!closed && !spans && !(opens && closes)) return say("neitherClosedNorHours");
	return spanErrors(spansOf(day))[0];
}

function spanErrors(spans: readonly Span[]): string[] {
	const isTime = (text: string) => closingTime.safeParse(text).success;
	// A faulty time has a message of its own.
	if (!spans.every(({ opens, closes }) => isTime(opens) && isTime(closes))) return [];
	return spans.flatMap((span, at) => {
		const { opens, closes } = span;
		const next = spans[at + 1];
		if (opens === closes || (passesMidnight(span) && closes > LATEST_NIGHT))
			return [say("closesBeforeOpening")];
		if (next && (passesMidnight(span) || next.opens <= closes)) return [say("spansOverlap")];
		return [];
	});
}

/** The night of one day must end before the next day begins. @returns the places of those that do not */
export function nightsIntoMornings(week: readonly DayHours[]): number[] {
	return week.flatMap((day, at) => {
		const last = spansOf(day).at(-1);
		const [next] = spansOf(week[(at + 1) % week.length]);
		return last && next && passesMidnight(last) && next.opens < last.closes ? [at] : [];
	});
}

export const openingHoursSchema = z
	.strictObject({
		day: z.enum(weekdays).meta({ isReadOnly: true }),
		...dayHours,
	})
	.superRefine((hours, { addIssue }) => {
		const found = hoursError(hours);
		if (found) addIssue(found);
	});

/** Past ones may stay; they are not shown. */
const specialDaySchema = z
	.strictObject({
		date: day,
		lastDate: day.optional(),
		name: line("Diwali").max(30, error("dayNameTooLong")),
		...dayHours,
	})
	.superRefine((entry, { addIssue }) => {
		if (entry.lastDate && entry.lastDate < entry.date) addIssue(say("lastDateFirst"));
		const found = hoursError(entry);
		if (found) addIssue(found);
	});

const lastOf = ({ date, lastDate = date }: { date: string; lastDate?: string | undefined }) =>
	lastDate;

export const specialDays = z
	.array(specialDaySchema)
	.superRefine(
		withoutClashes((entry, above) =>
			above.date <= lastOf(entry) && entry.date <= lastOf(above)
				? say("sameDayTwice", above.name)
				: undefined,
		),
	);
