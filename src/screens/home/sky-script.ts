/**
 * Inline in the head of Home, since the hero's colours have to be right in the first frame (hero-sky.css).
 * inline-script.astro makes no module of it, so it imports and exports nothing.
 */

/** Milliseconds; the page defines it. */
declare const SHOP_OFFSET: string;

/** From which hour of the shop's day. */
const skies: [from: number, sky: string][] = [
	[5, "mist"],
	[8, "morning"],
	[11, "noon"],
	[17, "dusk"],
	[19, "night"],
];

function showSky(): void {
	const hour = new Date(Date.now() + Number(SHOP_OFFSET)).getUTCHours();
	const sky = skies.findLast(([from]) => from <= hour)?.[1] ?? "night";
	document.documentElement.dataset.sky = sky;
}

showSky();
// A page that was left open shows its own hour again.
addEventListener("visibilitychange", showSky);
