import { comingDays } from "../../shop/opening-hours.ts";
import type { Business } from "../../shop/types.ts";

/**
 * The week's hours, one entry for all days that have the same, then coming special days. Google reads 00:00 to 00:00
 * as closed.
 */
export function openingHoursSpecification(
	{ hours, specialDays }: Pick<Business, "hours" | "specialDays">,
	now: Date,
) {
	const type = { "@type": "OpeningHoursSpecification" as const };
	const alike = Map.groupBy(hours, ({ opens, closes }) => `${opens} ${closes}`);
	return [
		...[...alike.values()].map((days) => ({
			...type,
			dayOfWeek: days.map(({ day }) => `https://schema.org/${day}` as const),
			opens: days[0]?.opens ?? "00:00",
			closes: days[0]?.closes ?? "00:00",
		})),
		...comingDays(specialDays, now).map(
			({ date, lastDate = date, opens = "00:00", closes = "00:00" }) => ({
				...type,
				validFrom: date,
				validThrough: lastDate,
				opens,
				closes,
			}),
		),
	];
}
