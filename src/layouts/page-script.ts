/** The one script of every page. */
import "astro/runtime/server/astro-island.js";
import hydrateOnInteraction from "../islands/hydration/client-interaction.ts";
import "../shell/overlays.ts";
import "../shell/live-clock.ts";
import "../offline/stale-build.ts";
import { HAS_POPOVERS } from "../ui/popover-open.ts";

declare global {
	interface Window {
		/** The directives of islands, which Astro's element looks up. */
		Astro: { interaction?: typeof hydrateOnInteraction };
		/** Buttons pressed before this script and their polyfill were there: early-script.ts. */
		earlyClicks: HTMLElement[];
		/** Not in other browsers, which do not know the directive either. */
		trustedTypes?: {
			createPolicy: (
				name: string,
				rules: Record<"createHTML" | "createScriptURL", (text: string) => string | null>,
			) => unknown;
		};
	}
}

// As Astro's own code does it in a page (page-body.astro).
window.Astro.interaction = hydrateOnInteraction;
dispatchEvent(new Event("astro:interaction"));

// Single character references, which the markdown parser decodes by innerHTML, and the address of the service worker.
window.trustedTypes?.createPolicy("default", {
	createHTML: (text) => (/^&[a-z\d]{1,40};$/i.test(text) ? text : null),
	createScriptURL: (url) => (url === "/sw.js" ? url : null),
});

// The page in another language keeps search and category.
document.addEventListener("click", ({ target }) => {
	const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
	if (link) Object.assign(link, { search: location.search, hash: location.hash });
});

// On a good connection the islands' code is there before it is used; not on a slow, metered or unknown one.
// Chromium alone tells: https://wicg.github.io/netinfo/. `downlink` is in megabits per second, 10 at most.
const { connection } = navigator as {
	connection?: { effectiveType: string; downlink: number; saveData: boolean };
};
if (connection?.effectiveType === "4g" && connection.downlink >= 5 && !connection.saveData)
	addEventListener("load", () => setTimeout(() => requestIdleCallback(fetchIslands), 4000));

function fetchIslands(): void {
	for (const island of document.querySelectorAll("astro-island"))
		for (const name of ["component-url", "renderer-url"])
			import(/* @vite-ignore */ island.getAttribute(name) ?? "").catch(() => {});
}

// Development has no worker.
if (import.meta.env.PROD)
	setTimeout(() => import("../offline/register-worker.ts").catch(() => {}), 3000);

// The module is fetched once; after a failure the next scroll tries again.
addEventListener("scroll", () => import("../shell/hide-dock-on-scroll.ts").catch(() => {}));

/** Chromium alone has `deviceMemory`, in gigabytes. */
const { hardwareConcurrency, deviceMemory = 8 } = navigator as {
	deviceMemory?: number;
} & Navigator;
// On slow devices the cross-fade between pages (styles/app.css) takes a tenth of a second.
if (hardwareConcurrency < 8 || deviceMemory < 8)
	addEventListener("pageswap", ({ viewTransition }) => {
		// A skipped transition is never ready, which is no error.
		viewTransition?.ready.catch(() => {});
		viewTransition?.skipTransition();
	});

// Sections below the view rise once as they enter it (styles/app.css). None is hidden, and none waits for this.
const below = new WeakSet<Element>();
const risen = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting, boundingClientRect } of entries) {
		if (isIntersecting) {
			risen.unobserve(target);
			target.classList.toggle("rises", below.has(target));
		} else if (boundingClientRect.top > 0) below.add(target);
	}
});
for (const section of document.querySelectorAll<HTMLElement>(".rise")) risen.observe(section);

// The dock's WhatsApp button is not green while a filled one of the page itself is in view, so that one stands out.
const inView = new Set<Element>();
const booking = new IntersectionObserver((entries) => {
	for (const { target, isIntersecting } of entries)
		inView[isIntersecting ? "add" : "delete"](target);
	document.documentElement.toggleAttribute("data-books-in-view", inView.size > 0);
});
for (const button of document.querySelectorAll<HTMLElement>("main .button.is-whatsapp"))
	booking.observe(button);

const isCurrent =
	HAS_POPOVERS &&
	"commandForElement" in HTMLButtonElement.prototype &&
	"closedBy" in HTMLDialogElement.prototype;

/** If it fails to load, the menu, panels or dialogs that need it stay closed. */
async function addMissing(): Promise<void> {
	const early = window.earlyClicks.splice(0);
	if (!isCurrent) await import("../shell/older-browsers.ts").catch(() => {});
	document.documentElement.dataset.live = "";
	// Islands keep the presses that come meanwhile.
	const later = window.earlyClicks.filter(
		(button) => !button.matches(".add-button, astro-island *"),
	);
	for (const button of [...early, ...later]) button.click();
}
addMissing();
