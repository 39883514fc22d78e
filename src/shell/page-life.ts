/**
 * The one script of every page. It sets right what the clock decides (relative times, the open
 * status, today's row, the year) and fills in where a browser lacks invoker commands. Everything
 * else is the platform's.
 */
import { openStatus, shopClock } from "../ui/opening-hours.ts";
import { relativeTime } from "../ui/relative-time.ts";
import "./panels.ts";
import "./trusted-types.ts";

const each = (selector: string, act: (element: HTMLElement) => void) =>
	document.querySelectorAll<HTMLElement>(selector).forEach(act);

/** The page's body carries the week as "09:00-21:00" a day, Monday first. */
const week = (document.body.dataset.hours ?? "").split(" ").map((hours) => {
	const [opens = "", closes = ""] = hours.split("-");
	return { opens, closes };
});

function tick(): void {
	const now = new Date();
	const { open, text } = openStatus(week, now);
	const { weekday, year } = shopClock(now);
	each("[data-open-status]", (status) => {
		status.textContent = text;
		status.classList.toggle("is-shut", !open);
	});
	each("[data-weekday]", (row) => {
		if (Number(row.dataset.weekday) === weekday) row.setAttribute("aria-current", "date");
		else row.removeAttribute("aria-current");
	});
	each("[data-relative]", (time) => {
		time.textContent = relativeTime(new Date((time as HTMLTimeElement).dateTime), now);
	});
	each("[data-year]", (element) => {
		element.textContent = String(year);
	});
}

tick();
setInterval(tick, 30_000);
// A page that comes back from the back/forward cache is as old as when it was left.
addEventListener("pageshow", (event) => event.persisted && tick());

document.addEventListener("click", (event) => {
	const target = event.target as Element;
	// Choosing a link closes the menu, so that Back does not return to an open one.
	const menu = target.closest<HTMLElement>("a") && target.closest<HTMLElement>("[popover]");
	menu?.hidePopover?.();

	if (!("commandForElement" in HTMLButtonElement.prototype)) {
		const button = target.closest("button[commandfor]");
		const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
		if (dialog instanceof HTMLDialogElement) {
			if (button?.getAttribute("command") === "show-modal") dialog.showModal();
			else dialog.close();
		}
	}
	// A press on the backdrop counts as one on the dialog itself, outside its box.
	if (!("closedBy" in HTMLDialogElement.prototype) && target instanceof HTMLDialogElement) {
		const { left, right, top, bottom } = target.getBoundingClientRect();
		const { clientX: x, clientY: y } = event;
		if (x < left || x > right || y < top || y > bottom) target.close();
	}
});
