/** An entry of a list is opened by a press anywhere on its row, not on its arrow alone. */
export function openRowsByPress(): void {
	document.addEventListener("click", ({ target }) => {
		const summary = target instanceof Element ? target.closest(".item-body > .summary") : null;
		const entry = summary?.closest(".item");
		entry?.querySelector<HTMLElement>(":scope > .header [aria-expanded]")?.click();
		// Its text is longer than its row.
		setTimeout(() => entry?.scrollIntoView({ block: "start" }), 100);
	});
}
