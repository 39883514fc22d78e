/** A photo is made smaller for a moment after it is inserted; meanwhile its field is empty, and would be saved so. */

const preparing = ".empty.processing";
const savingButtons = "[role=toolbar] button.primary, #see-it";

/** A press on Save or “See it” in that moment is done when the photo is there. */
export function savePhotosFirst(): void {
	let isWaiting = false;
	const stop = (event: Event) => {
		const { target } = event;
		const button = target instanceof Element && target.closest<HTMLElement>(savingButtons);
		if (!button || !document.querySelector(preparing)) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (isWaiting) return;
		isWaiting = true;
		const observer = new MutationObserver(() => {
			if (document.querySelector(preparing)) return;
			observer.disconnect();
			isWaiting = false;
			// The editor has yet to note the new value.
			setTimeout(() => button.click());
		});
		observer.observe(document.body, { childList: true, subtree: true, attributes: true });
	};
	document.addEventListener("click", stop, { capture: true });
}
