/** What on a page hangs on the shop's hours, set right by the clock: a part of page-life.ts. */

import { bookingDay, dayAndTime, nextOpeningText, openStatus } from "../../content/format-hours.ts";
import { hoursOn, readyBy, shopClock } from "../../content/opening-hours.ts";
import { readPageHours } from "../ui/page-hours.ts";
import { each } from "./each.ts";

const page = document.body.dataset;
const opening = readPageHours(page);

export function showHours(now: Date): void {
	const { open, parts } = openStatus(opening, now);
	each("[data-open-status]", (status) => {
		setParts(status, parts);
		status.classList.toggle("is-shut", !open);
	});
	markToday(now);
	each("[data-ready-by]", (line) => tellReady(line, now));

	const day = bookingDay(opening, now);
	const ending = day ? ` ${page.afterHours?.replace("{day}", day)}` : "";
	each("a[data-books]", (link) => {
		const { dataset } = link;
		dataset.books ||= link.getAttribute("href") ?? "";
		link.setAttribute("href", dataset.books + encodeURIComponent(ending));
	});
}

/** The parts of a status, each in an element of its own: what has no room goes out of sight whole. */
function setParts(status: HTMLElement, parts: string[]): void {
	const text = parts.join(" · ");
	if (status.textContent === text) return;
	status.replaceChildren(
		...parts.map((part, index) => {
			const element = document.createElement("span");
			element.textContent = (index ? " · " : "") + part;
			return element;
		}),
	);
}

/** Marks today's row and hides special days that are over. */
function markToday(now: Date): void {
	const { day, date, weekday } = shopClock(now);
	const { special } = hoursOn(opening, day);
	const mark = (row: HTMLElement, isToday: boolean) =>
		isToday ? row.setAttribute("aria-current", "date") : row.removeAttribute("aria-current");
	// On a special day the week's row does not hold: the day has a row of its own.
	each("[data-weekday]", (row) => mark(row, !special && row.dataset.weekday === `${weekday}`));
	each("[data-from]", (row) => {
		const { from = "", until = "" } = row.dataset;
		row.hidden = until < date;
		mark(row, from <= date && date <= until);
	});
}

/** "Hand it over now, ready by Sunday 7 PM", from the line's own templates. */
function tellReady(line: HTMLElement, now: Date): void {
	const { readyBy: hours, now: nowWords = "", later = "", ready = "" } = line.dataset;
	const moment = readyBy(opening, { to: Number(hours) }, now);
	const [when, by] = line.children;
	if (!moment || !when || !by) return;
	const { open } = openStatus(opening, now);
	when.textContent = open
		? nowWords
		: later.replace("{opening}", nextOpeningText(opening, now) ?? "");
	by.textContent = ready.replace("{moment}", dayAndTime(moment, now));
}
