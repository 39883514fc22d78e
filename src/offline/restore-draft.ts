/** Restores what was typed before stale-build.ts reloaded the page. */
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
	// The stored value is not a draft.
}
