declare global {
	interface WindowEventMap {
		/** The code of a part of the page did not come; it bubbles from that part. */
		"part:missing": Event;
	}
}

interface Sleeping {
	/** The part that waits for its code. */
	root: HTMLElement;
	/** Fetches the code and settles once it answers. */
	load: () => Promise<unknown>;
	/** What shows that the part is wanted: being pointed at, touched or focused. */
	signs?: Iterable<Element>;
}

/** Does again what a visitor did to a form or a button before anything answered. */
export function press(control: HTMLElement): void {
	if (control instanceof HTMLFormElement) control.requestSubmit();
	else control.click();
}

/**
 * Brings the code of a part of the page at the first sign that a visitor wants it. What is pressed
 * inside before then is kept, and pressed again once the code answers (`data-live`); what is typed
 * stays in its field by itself. Should the code not come, the next sign tries again.
 * @returns brings it at once
 */
export function wakeOnUse({ root, load, signs = [root] }: Sleeping): () => void {
	let loading = false;
	let pressed: HTMLElement | undefined;

	async function wake(): Promise<void> {
		if (loading) return;
		loading = true;
		delete root.dataset.missing;
		try {
			await load();
			answer();
		} catch {
			loading = false;
			// A form with an address of its own works without the code.
			if (pressed instanceof HTMLFormElement && pressed.hasAttribute("action")) pressed.submit();
			root.dataset.missing = "";
			root.dispatchEvent(new Event("part:missing", { bubbles: true }));
		}
	}

	function keep(event: Event): void {
		const target = event.target as HTMLElement;
		if (event.type === "submit") {
			event.preventDefault();
			pressed = target;
		} else {
			// A click into the field sends nothing: the question may be half typed. Links work by themselves.
			const button = target.closest<HTMLElement>("button:not([type=submit])");
			if (!button) return;
			pressed = button;
		}
		wake();
	}

	function answer(): void {
		for (const type of kept) root.removeEventListener(type, keep, true);
		root.dataset.live = "";
		if (pressed) press(pressed);
	}

	const kept = ["submit", "click"];
	for (const type of kept) root.addEventListener(type, keep, true);
	for (const sign of signs) {
		for (const type of ["pointerenter", "touchstart", "focusin"])
			sign.addEventListener(type, wake, { passive: true });
		if (sign.contains(document.activeElement)) wake();
	}
	return wake;
}
