/** Keeps what depends on the time of day true on every page: relative times, the year and opening hours. */
import { shopClock } from "../../content/opening-hours.ts";
import { eachMinute } from "../ui/each-minute.ts";
import { relativeTime } from "../ui/relative-time.ts";
import { queryAll } from "./query-all.ts";
import "./hold-focus.ts";
import { showHours } from "./update-opening-hours.ts";

function tick(): void {
	const now = new Date();
	showHours(now);
	for (const time of queryAll<HTMLTimeElement>("time[data-relative]"))
		time.textContent = relativeTime(new Date(time.dateTime), now);
	for (const year of queryAll("[data-year]")) year.textContent = String(shopClock(now).year);
}

eachMinute(tick);
// A hidden page, or one in the back/forward cache, has missed minutes.
addEventListener("visibilitychange", tick);
addEventListener("pageshow", tick);

// The module is fetched once; after a failure the next scroll tries again.
addEventListener("scroll", () => import("./hide-dock-on-scroll.ts").catch(() => {}));
