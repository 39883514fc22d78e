/** Gives back what was typed before the page was loaded again for a new build (stale-build.ts). */
import { readStorage, writeStorage } from "../ui/browser-storage.ts";

const DRAFT = "draft";

try {
	const { fields, panel } = JSON.parse(readStorage("sessionStorage", DRAFT) ?? "{}");
	writeStorage("sessionStorage", DRAFT, null);
	for (const [name, value] of Array.isArray(fields) ? fields : []) {
		const field = document.querySelector<HTMLInputElement>(`[name="${CSS.escape(String(name))}"]`);
		if (field && typeof value === "string") field.value = value;
	}
	if (panel) document.getElementById(String(panel))?.showPopover();
} catch {
	// What is kept there is no draft.
}
