/** Gives back what was typed before the page was loaded again for a new build (stale-build.ts). */
const DRAFT = "draft";

try {
	const { fields, panel } = JSON.parse(sessionStorage.getItem(DRAFT) ?? "");
	sessionStorage.removeItem(DRAFT);
	for (const [name, value] of fields) {
		const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
		if (field) field.value = value;
	}
	if (panel) document.getElementById(panel)?.showPopover();
} catch {
	// There is none.
}
