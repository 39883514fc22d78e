/**
 * Stands in the head of every page, as first-frame.astro writes it: with nothing to import, and its two
 * addresses filled in.
 *
 * On a first visit the text is painted in the device's own letters before fonts, pictures, scripts and
 * the styles of what opens are asked for: the first frame needs this page alone. Who comes from another
 * page of the site has all of them already. What is pressed before the page's script is there is kept
 * for it (early-press.ts).
 */
declare const PAGE_SCRIPT: string;
declare const LATE_STYLES: string;

const root = document.documentElement;
const parsed = new Promise((done) => addEventListener("DOMContentLoaded", done));

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/**
 * Who lands on a part of the page, or comes back to it, is scrolled there at once: nothing may grow.
 * Where site data is blocked, a browser may refuse to be asked for a worker.
 */
let isFirstVisit = false;
try {
	isFirstVisit = !(
		navigation?.type !== "navigate" ||
		document.prerendering ||
		document.hidden ||
		location.hash ||
		navigator.serviceWorker?.controller ||
		document.referrer.startsWith(location.origin)
	);
} catch {}

/** A frame later than the browser says, which is before the picture is on the screen. */
function painted(): Promise<unknown> {
	const nextFrame = () => new Promise(requestAnimationFrame);
	const entry = new Promise<unknown>((done) => {
		if (PerformanceObserver.supportedEntryTypes.includes("paint")) {
			new PerformanceObserver(done).observe({ type: "paint", buffered: true });
		} else {
			nextFrame().then(done);
		}
	});
	return entry.then(nextFrame).then(nextFrame);
}

/** Settles when both are there or one is known to be missing. */
function loadFonts(): Promise<unknown> {
	return document.fonts.load("1em Figtree, Fraunces").catch(() => {});
}

function loadLateStyles(): Promise<unknown> {
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = LATE_STYLES;
	document.head.append(link);
	return new Promise((done, fail) => {
		link.onload = done;
		link.onerror = fail;
	});
}

/** Settles with the first try; what fails to come is asked for again, each time after twice as long. */
async function persist(ask: () => Promise<unknown>, wait = 2000): Promise<void> {
	await ask().catch(() => setTimeout(persist, wait, ask, 2 * wait));
}

async function start(): Promise<void> {
	if (isFirstVisit) {
		root.className = "is-first";
		// Browsers fetch them before they paint; without an icon, the one that every site is said to have.
		const manifest = document.querySelector("[rel=manifest]") as HTMLLinkElement;
		const icon = document.querySelector("[rel=icon]") as HTMLLinkElement;
		const { href } = icon;
		manifest.remove();
		icon.href = "data:,";
		await painted();
		icon.href = href;
		document.head.append(manifest);
		root.className = "was-first";
	}
	const fonts = loadFonts();
	await parsed;
	const come = Promise.all([fonts, persist(loadLateStyles)]);
	if (isFirstVisit) window.fontsCame = come;
	await persist(() => import(/* @vite-ignore */ PAGE_SCRIPT));
}

function keepPress(event: Event): void {
	const isClick = event.type === "click";
	const control = (event.target as Element).closest<HTMLElement>(
		isClick ? "button" : "[data-kept]",
	);
	if (!control) return;
	window.pressed = control;
	if (!isClick) event.preventDefault();
}

window.keepPress = keepPress;
addEventListener("click", keepPress, true);
addEventListener("submit", keepPress, true);
start().catch(() => {});
