import { comingDays } from "../../content/opening-hours.ts";
import type { Business } from "../../content/types.ts";

/** The week's hours, then coming special days. Google reads 00:00 to 00:00 as closed. */
export function openingHoursSpecification(
	{ hours, specialDays }: Pick<Business, "hours" | "specialDays">,
	now: Date,
) {
	const type = { "@type": "OpeningHoursSpecification" as const };
	return [
		...hours.map(({ day, opens = "00:00", closes = "00:00" }) => ({
			...type,
			dayOfWeek: `https://schema.org/${day}` as const,
			opens,
			closes,
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
