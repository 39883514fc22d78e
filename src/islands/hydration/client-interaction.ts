/**
 * The client directive `client:interaction`: hydrates an island at the first sign of use. Astro inlines it into every
 * page with such an island, so it imports nothing that runs.
 */
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

/** Chromium alone: https://wicg.github.io/netinfo/ */
interface Connection {
	effectiveType: string;
	/** Megabits per second, 10 at most. */
	downlink: number;
	saveData: boolean;
}

/** Milliseconds from the page's load until its islands' code is fetched on a good connection. */
const IDLE_AFTER = 4000;

const signsOfUse = ["pointerover", "touchstart", "focusin", "click", "submit"];

/**
 * Any sign of use loads the code. Presses are kept and repeated after hydration; typed text stays in its field.
 * If the code does not load, `data-missing` is set ("offline" or empty), a form with an `action` is sent there, and the
 * next sign tries again.
 */
const hydrateOnInteraction: ClientDirective = (load, { value }, island) => {
	const { controls, parameter, fragment, storage } = (value || {}) as InteractionOptions;
	const popover = island.closest("[popover]");
	const outside = [controls, popover && `[popovertarget="${popover.id}"]`].filter(Boolean).join();
	const pressed: (() => HTMLElement | undefined)[] = [];
	let code: ReturnType<typeof load> | undefined;
	let hydrating = false;

	function fetchCode() {
		code ??= load();
		return code;
	}

	async function hydrate(): Promise<void> {
		if (hydrating || !isServed()) return;
		hydrating = true;
		delete island.dataset.missing;
		const start = await fetchCode();
		// Lets the browser paint its own answer to a press first.
		await nextPaint();
		try {
			await start();
		} catch {
			// The island is as it was served.
		}
		hydrating = false;
		if (isServed()) giveUp();
		else replay();
	}

	/** False once it is hydrated; true again after an error of the component's. */
	function isServed(): boolean {
		return island.hasAttribute("ssr");
	}

	function giveUp(): void {
		code = undefined;
		for (const control of takePressed())
			if (control instanceof HTMLFormElement && control.hasAttribute("action")) control.submit();
		island.dataset.missing = navigator.onLine ? "" : "offline";
		addEventListener("online", hydrate, { once: true });
	}

	function replay(): void {
		for (const control of takePressed()) {
			if (control instanceof HTMLFormElement) control.requestSubmit();
			else control.click();
		}
	}

	function keep(control: HTMLElement): void {
		// A live list: React may render another control in the place of this one.
		const alike = island.getElementsByTagName(control.localName);
		const place = [...alike].indexOf(control);
		pressed.push(() => (control.isConnected ? control : (alike[place] as HTMLElement | undefined)));
		control.setAttribute("aria-busy", "true");
	}

	function takePressed(): HTMLElement[] {
		const controls = pressed.splice(0).flatMap((find) => find() ?? []);
		for (const control of controls) control.removeAttribute("aria-busy");
		return controls;
	}

	function followStorage({ key }: StorageEvent): void {
		if (key === storage) hydrate();
	}

	function use(event: Event): void {
		const target = event.target as HTMLElement;
		// A slot is static HTML that may contain another island.
		const isInside = target.closest("astro-island, astro-slot") === island;
		if (!isServed() || (!isInside && !(outside && target.closest(outside)))) return;
		if (event.type === "submit") {
			// A form with a new tab works without code; a script may open one only within the event.
			if ((target as HTMLFormElement).target !== "_blank") {
				event.preventDefault();
				keep(target);
			}
		} else if (event.type === "click") {
			// The browser handles the others.
			const button = target.closest<HTMLElement>(
				"button:not([type=submit], [popovertarget], [commandfor])",
			);
			if (button) keep(button);
		}
		hydrate();
	}

	for (const sign of signsOfUse)
		document.addEventListener(sign, use, { capture: true, passive: sign === "touchstart" });
	popover?.addEventListener("toggle", hydrate);
	if (storage) addEventListener("storage", followStorage);
	// Astro logs the error unless its event is cancelled.
	island.addEventListener("astro:hydration-error", (event) => event.preventDefault());
	if (
		island.matches(":focus-within") ||
		(parameter && new URLSearchParams(location.search).has(parameter)) ||
		(fragment && island.contains(document.getElementById(location.hash.slice(1))))
	)
		hydrate();
	else onGoodConnection(fetchCode);
	// The first access to storage can block, so it waits for the first paint.
	if (storage)
		nextPaint().then(() => {
			if (isStored(storage)) hydrate();
		});
};

function nextPaint(): Promise<void> {
	return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** False where storage is blocked. */
function isStored(key: string): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

/** Waits until the browser is idle; never acts on a slow, metered or unknown connection. */
function onGoodConnection(act: () => void): void {
	const { connection } = navigator as { connection?: Connection };
	if (connection?.effectiveType !== "4g" || connection.downlink < 5 || connection.saveData) return;
	addEventListener("load", () => setTimeout(() => requestIdleCallback(act), IDLE_AFTER));
}

export default hydrateOnInteraction;
