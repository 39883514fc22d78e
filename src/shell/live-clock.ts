/** Keeps true what depends on the time of day: relative times, the year, opening hours, ready-by lines and booking links. */
import {
	bookingDay,
	dayAndTime,
	nextOpeningText,
	openStatus,
	relativeTime,
	weekdayName,
} from "../../shop/format-hours.ts";
import { hoursOn, type OpeningHours, readyBy, shopClock } from "../../shop/opening-hours.ts";

const page = document.body.dataset;
const opening: OpeningHours = JSON.parse(page.opening ?? "");

eachMinute();
// A hidden page, or one in the back/forward cache, has missed minutes.
addEventListener("visibilitychange", tick);
addEventListener("pageshow", tick);

/** At the start of every minute the shop may open or close. Timers may fire some milliseconds early. */
function eachMinute(): void {
	tick();
	setTimeout(eachMinute, 60_050 - (Date.now() % 60_000));
}

function tick(): void {
	const now = new Date();
	showHours(now);
	for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-relative]"))
		time.textContent = relativeTime(new Date(time.dateTime), now);
	for (const year of document.querySelectorAll<HTMLElement>("[data-year]"))
		year.textContent = String(shopClock(now).year);
}

function showHours(now: Date): void {
	const { open, parts } = openStatus(opening, now);
	for (const status of document.querySelectorAll<HTMLElement>("[data-open-status]")) {
		setParts(status, parts);
		status.classList.toggle("is-shut", !open);
	}
	markToday(now);
	for (const line of document.querySelectorAll<HTMLElement>("[data-ready-by]"))
		showReadyBy(line, now);

	const day = bookingDay(opening, now);
	const ending = day ? ` ${page.afterHours?.replace("{day}", day)}` : "";
	for (const link of document.querySelectorAll<HTMLElement>("a[data-books]")) {
		const { dataset } = link;
		dataset.books ||= link.getAttribute("href") ?? "";
		link.setAttribute("href", dataset.books + encodeURIComponent(ending));
	}
}

/** In elements, so that a part without room is hidden whole. */
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
	// A special day has a row of its own instead of the weekday's.
	for (const row of document.querySelectorAll<HTMLElement>("[data-weekday]"))
		mark(row, !special && row.dataset.weekday === `${weekday}`);
	for (const name of document.querySelectorAll<HTMLElement>("[data-today-is]"))
		name.textContent =
			name.dataset.todayIs?.replace("{day}", special?.name ?? weekdayName(day)) ?? "";
	for (const row of document.querySelectorAll<HTMLElement>("[data-from]")) {
		const { from = "", until = "" } = row.dataset;
		row.hidden = until < date;
		mark(row, from <= date && date <= until);
	}
}

/** "Hand it over now, ready by Sunday 7 PM", from the line's own templates. */
function showReadyBy(line: HTMLElement, now: Date): void {
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
