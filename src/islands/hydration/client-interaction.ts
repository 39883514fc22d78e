/** The client directive `client:interaction`: hydrates an island at the first sign of use. The page's script has it. */
import type { ClientDirective } from "astro";

export interface InteractionOptions {
	/** Selects controls outside the island that use it. A popover's own buttons count by themselves. */
	controls?: string;
	/** Hydrate at once when the page's address has this parameter. */
	parameter?: string;
	/** Hydrate at once when the page's address has the fragment of something in the island. */
	fragment?: boolean;
	/** Hydrate at once when localStorage has this key, or at a storage event for it. */
	storage?: string;
}

/**
 * Any sign of use loads the code. Presses are kept and repeated after hydration, as React repeats none from before it;
 * typed text stays in its field. If the code does not load, `data-missing` is set ("offline" or empty), a form with an
 * `action` is sent there, and the next sign tries again.
 */
const hydrateOnInteraction: ClientDirective = (load, { value }, island) => {
	const { controls, parameter, fragment, storage } = (value || {}) as InteractionOptions;
	const popover = island.closest("[popover]");
	const outside = [controls, popover && `[popovertarget="${popover.id}"]`].filter(Boolean).join();
	/** Astro removes the attribute once handlers are in place, and an error brings it back. */
	const isServed = () => island.hasAttribute("ssr");
	const pressed: (() => HTMLElement | undefined)[] = [];
	let isHydrating = false;

	async function hydrate(): Promise<void> {
		if (isHydrating || !isServed()) return;
		isHydrating = true;
		delete island.dataset.missing;
		try {
			const start = await load();
			// Lets the browser paint its own answer to a press first.
			await nextPaint();
			await start();
		} catch {
			// The island is as it was served.
		}
		isHydrating = false;
		const missing = isServed();
		for (const find of pressed.splice(0)) repeat(find(), missing);
		if (!missing) return;
		island.dataset.missing = navigator.onLine ? "" : "offline";
		addEventListener("online", hydrate, { once: true });
	}

	function keep(control: HTMLElement): void {
		// A live list: React may render another control in the place of this one.
		const alike = island.getElementsByTagName(control.localName);
		const place = [...alike].indexOf(control);
		pressed.push(() => (control.isConnected ? control : (alike[place] as HTMLElement | undefined)));
		control.setAttribute("aria-busy", "true");
	}

	function use(event: Event): void {
		const target = event.target as HTMLElement;
		// A slot is static HTML that may contain another island.
		const isInside = target.closest("astro-island, astro-slot") === island;
		if (!isServed() || (!isInside && !(outside && target.closest(outside)))) return;
		// The browser handles other buttons, and a form with a new tab, which a script may open only within the event.
		const control =
			event.type === "click"
				? target.closest<HTMLElement>("button:not([type=submit], [popovertarget], [commandfor])")
				: event.type === "submit" && target.getAttribute("target") !== "_blank" && target;
		if (control) keep(control);
		if (control === target && event.type === "submit") event.preventDefault();
		hydrate();
	}

	for (const sign of ["pointerover", "touchstart", "focusin", "click", "submit"])
		document.addEventListener(sign, use, { capture: true, passive: sign === "touchstart" });
	popover?.addEventListener("toggle", hydrate);
	// Astro logs the error unless its event is cancelled.
	island.addEventListener("astro:hydration-error", (event) => event.preventDefault());
	if (
		// A panel that is open has the focus.
		(popover ?? island).matches(":focus-within") ||
		(parameter && new URLSearchParams(location.search).has(parameter)) ||
		(fragment && island.contains(document.getElementById(location.hash.slice(1))))
	)
		hydrate();
	if (!storage) return;
	addEventListener("storage", ({ key }) => key === storage && hydrate());
	// The first access to storage can block, so it waits for the first paint, and may be refused.
	nextPaint()
		.then(() => {
			if (localStorage.getItem(storage) !== null) hydrate();
		})
		.catch(() => {});
};

function nextPaint(): Promise<void> {
	return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

function repeat(control: HTMLElement | undefined, missing: boolean): void {
	control?.removeAttribute("aria-busy");
	if (!(control instanceof HTMLFormElement)) {
		if (!missing) control?.click();
	} else if (!missing) control.requestSubmit();
	else if (control.hasAttribute("action")) control.submit();
}

export default hydrateOnInteraction;
