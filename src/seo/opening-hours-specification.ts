import { comingDays, spansOf, type WeekDay } from "../../shop/opening-hours.ts";
import type { Business } from "../../shop/types.ts";

/**
 * The week's hours, an entry for each span of all days that have the same, then coming special days. Google reads
 * 00:00 to 00:00 as closed, 00:00 to 23:59 as open all day, and a span that closes before it opens as a night's.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business#opening-hours
 */
export function openingHoursSpecification(
	{ hours, specialDays }: Pick<Business, "hours" | "specialDays">,
	now: Date,
) {
	const type = { "@type": "OpeningHoursSpecification" as const };
	const alike = Map.groupBy(hours, (day) => JSON.stringify(spansOf(day)));
	return [
		...[...alike.values()].flatMap((days) =>
			writtenSpans(days[0]).map((span) => ({
				...type,
				dayOfWeek: days.map(({ day }) => `https://schema.org/${day}` as const),
				...span,
			})),
		),
		...comingDays(specialDays, now).flatMap((special) =>
			writtenSpans(special).map((span) => ({
				...type,
				validFrom: special.date,
				validThrough: special.lastDate ?? special.date,
				...span,
			})),
		),
	];
}

function writtenSpans(day: WeekDay | undefined) {
	const spans = spansOf(day).map(({ opens, closes }) => ({
		opens,
		closes: closes === "24:00" ? "23:59" : closes,
	}));
	return spans.length > 0 ? spans : [{ opens: "00:00", closes: "00:00" }];
}
