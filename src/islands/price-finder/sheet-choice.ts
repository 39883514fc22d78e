/**
 * Which sheet of the rate card is in view. The address's fragment says it: without scripts by `:target`,
 * with them by what stands here.
 */

/** The id of the sheet that holds everything. */
export const ALL_ID = "all-items";

/** Brings up a sheet, and marks its link in the list of categories. */
export function showSheet(id: string): void {
	for (const sheet of document.querySelectorAll<HTMLElement>(".sheets > .sheet"))
		sheet.hidden = sheet.id !== id;
	for (const link of document.querySelectorAll<HTMLAnchorElement>(".categories a")) {
		if (link.hash === `#${id}`) {
			link.setAttribute("aria-current", "true");
			bringIntoRow(link);
		} else link.removeAttribute("aria-current");
	}
}

/** The address's part that names the chosen sheet: "#footwear", or nothing for the one of everything. */
export function chosenHash(): string {
	const link = document.querySelector<HTMLAnchorElement>(".categories a[aria-current]");
	return link && link.hash !== `#${ALL_ID}` ? link.hash : "";
}

/** On phones the chosen link may lie outside the row's view. */
function bringIntoRow(link: HTMLElement): void {
	const row = link.closest<HTMLElement>("ul");
	if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** Answers presses in the list of categories, and follows the address. */
export function liveCategories(finder: HTMLElement): void {
	const list = finder.querySelector<HTMLElement>(".categories");
	list?.addEventListener("click", (event) => {
		const link = (event.target as Element).closest("a");
		// In a new tab the address does it.
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		const id = link.hash.slice(1);
		showSheet(id);
		history.replaceState(null, "", location.pathname + chosenHash());
		const search = finder.querySelector("input");
		if (search) search.value = "";
	});
	finder.querySelector<HTMLElement>(".sheets")?.setAttribute("data-live", "");
	// What the visitor chose before the script came.
	if (location.hash) followAddress();
	addEventListener("popstate", followAddress);
}

function followAddress(): void {
	// Ids are plain ASCII. Decoding would throw on a broken escape.
	const id = location.hash.slice(1) || ALL_ID;
	// The fragment of something else on the page, such as the skip link's, chooses nothing.
	if (document.getElementById(id)?.matches(".sheets > *")) showSheet(id);
}
