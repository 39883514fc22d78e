/**
 * What the page's one script needs to know of the hours, on the body: written at build, read in the
 * browser. The week is "09:00-21:00" a day, "-" on one that is closed, Monday first; special days stand there only if any come.
 */
import { comingDays, type OpeningHours } from "../../content/opening-hours.ts";

/** The body's data attributes. Special days that are over at a moment are left out. */
export function writePageHours({ hours, specialDays }: OpeningHours, now: Date) {
	const coming = comingDays(specialDays, now);
	return {
		"data-hours": hours.map(({ opens = "", closes = "" }) => `${opens}-${closes}`).join(" "),
		"data-special-days": coming.length > 0 ? JSON.stringify(coming) : undefined,
	};
}

/** The same from an element's dataset. */
export function readPageHours({ hours = "", specialDays = "[]" }: DOMStringMap): OpeningHours {
	return {
		hours: hours.split(" ").map((day) => {
			const [opens = "", closes = ""] = day.split("-");
			return { opens, closes };
		}),
		specialDays: JSON.parse(specialDays),
	};
}
