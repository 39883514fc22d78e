/**
 * The life of the shell on every page. It sets right what the clock decides: relative times, the year, and by
 * `opening-life.ts` all that hangs on the hours. Nearly everything else is the platform's.
 */
import { shopClock } from "../../content/opening-hours.ts";
import { eachMinute } from "../ui/each-minute.ts";
import { relativeTime } from "../ui/relative-time.ts";
import { each } from "./each.ts";
import "./hold-focus.ts";
import { showHours } from "./opening-life.ts";

function tick(): void {
	const now = new Date();
	showHours(now);
	each("[data-relative]", (time) => {
		time.textContent = relativeTime(new Date((time as HTMLTimeElement).dateTime), now);
	});
	each("[data-year]", (element) => {
		element.textContent = String(shopClock(now).year);
	});
}

eachMinute(tick);
// A page that was out of sight, or in the back/forward cache, is as old as when it was left.
addEventListener("visibilitychange", tick);
addEventListener("pageshow", tick);

// Fetched once; should it not come, the next scroll tries again.
addEventListener("scroll", () => import("./dock-life.ts").catch(() => {}));

document.addEventListener("click", ({ target }) => {
	// Choosing a link closes the menu, so that Back does not return to an open one.
	const link = (target as Element).closest("a");
	link?.closest<HTMLElement>("[popover]")?.hidePopover?.();
});
