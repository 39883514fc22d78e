/** The opening hours and the special days of business.json. */
import { z } from "zod";
import { error, say } from "../sentences/say.ts";
import { clockTime, day, line } from "./fields.ts";

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
	opens: clockTime.optional(),
	closes: clockTime.optional(),
};

function hoursError({ closed, opens, closes }: z.output<z.ZodObject<typeof dayHours>>) {
	if (closed && (opens || closes))
		return say('is closed and has hours. Keep either "closed": true, or "opens" and "closes"');
	if (!closed && !(opens && closes))
		return say('must say either "closed": true, or both "opens" and "closes"');
	const isTime = (text: string) => clockTime.safeParse(text).success;
	if (opens && closes && isTime(opens) && isTime(closes) && opens >= closes)
		return say("must not close before it opens. Use the 24-hour clock: 9 in the evening is 21:00");
	return undefined;
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

export const specialDays = z.array(specialDaySchema).superRefine((entries, { addIssue }) => {
	const last = ({ date, lastDate = date }: (typeof entries)[number]) => lastDate;
	entries.forEach((entry, index) => {
		const other = entries
			.slice(0, index)
			.find((above) => above.date <= last(entry) && entry.date <= last(above));
		if (other)
			addIssue({
				code: "custom",
				path: [index],
				message: say(
					'covers a day that "{0}" above covers too. Keep one entry for each day',
					other.name,
				),
			});
	});
});
