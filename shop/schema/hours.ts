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
	closed: z
		.literal(true, error("must be true, without quotes; leave it out on a day with hours"))
		.optional(),
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
	if (closed && (opens || closes || spans))
		return say('is closed and has hours. Keep either "closed": true, or "opens" and "closes"');
	if (spans && (opens || closes))
		return say('has both "spans" and "opens" or "closes". Write all of its hours in "spans"');
	if (!closed && !spans && !(opens && closes))
		return say('must say either "closed": true, or both "opens" and "closes"');
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
			return [
				say(
					'must not close before it opens. Use the 24-hour clock: 9 in the evening is 21:00, and open all day is "00:00" to "24:00"',
				),
			];
		if (next && (passesMidnight(span) || next.opens <= closes))
			return [say("has spans that overlap. Write them one after another, as the day goes")];
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
		name: line("Diwali").max(30, error("is too long for a phone: keep to 30 letters")),
		...dayHours,
	})
	.superRefine((entry, { addIssue }) => {
		if (entry.lastDate && entry.lastDate < entry.date)
			addIssue(say("ends before it begins: lastDate must not be before date"));
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
				? say('covers a day that "{0}" above covers too. Keep one entry for each day', above.name)
				: undefined,
		),
	);
