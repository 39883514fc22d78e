/**
 * The one script of every page. layouts/first-frame-script.ts fetches it once the page is painted, and keeps
 * for it what is pressed before.
 */
import "../shell/trusted-types.ts";
import "../shell/page-life.ts";
import "../offline/register-worker.ts";
import "../offline/stale-build.ts";
import "../islands/islands.ts";
import { wakeOnUse } from "../islands/wake-on-use.ts";
import { bringList } from "../list/bring-list.ts";
import { pressAgain } from "./early-press.ts";

const area = document.querySelector<HTMLFormElement>(".area-check");
if (area) {
	const load = async () => (await import("../sections/area-check-life.ts")).answerAreas(area);
	wakeOnUse({ root: area, load });
}
bringList();

document.documentElement.dataset.live = "";
pressAgain();
