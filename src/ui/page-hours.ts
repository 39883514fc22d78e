/**
 * Opening hours as data attributes of <body>, for the page script. A week is "09:00-13:00,16:00-21:00" for each day
 * from Monday, "-" where closed.
 */
import { comingDays, type OpeningHours, spansOf, type WeekDay } from "../../shop/opening-hours.ts";

/** Leaves out special days that are over at `now`. */
export function writePageHours({ hours, specialDays }: OpeningHours, now: Date) {
	const coming = comingDays(specialDays, now);
	return {
		"data-hours": hours.map(writeDay).join(" "),
		"data-special-days": coming.length > 0 ? JSON.stringify(coming) : undefined,
	};
}

function writeDay(day: WeekDay): string {
	return (
		spansOf(day)
			.map(({ opens, closes }) => `${opens}-${closes}`)
			.join() || "-"
	);
}

export function readPageHours({ hours = "", specialDays = "[]" }: DOMStringMap): OpeningHours {
	return {
		hours: hours.split(" ").map((day) => {
			const spans = day === "-" ? [] : day.split(",");
			return {
				spans: spans.map((span) => {
					const [opens = "", closes = ""] = span.split("-");
					return { opens, closes };
				}),
			};
		}),
		specialDays: JSON.parse(specialDays),
	};
}
