/** The button “See it” beside the editor's Save: the same save, but shown first. */

import { isFormOpen } from "./form-routes.ts";
import { words } from "./owner-language.ts";

const id = "see-it";

/** @param asPreview the save that follows is to be shown first */
export function addSeeIt(asPreview: () => void): void {
	new MutationObserver(() => place(asPreview)).observe(document.body, {
		...{ childList: true, subtree: true, attributes: true },
		attributeFilter: ["disabled", "aria-disabled"],
	});
}

function place(asPreview: () => void): void {
	const save = isFormOpen() ? saveButton() : undefined;
	const known = document.getElementById(id) as HTMLButtonElement | null;
	if (!save) {
		known?.remove();
		return;
	}
	const button = known ?? makeButton(asPreview);
	const isOff = save.disabled || save.getAttribute("aria-disabled") === "true";
	if (button.disabled !== isOff) button.disabled = isOff;
	if (button.nextElementSibling !== save) save.before(button);
}

/** The form's own: dialogs have others. */
function saveButton(): HTMLButtonElement | undefined {
	const buttons = document.querySelectorAll<HTMLButtonElement>("[role=toolbar] button.primary");
	return [...buttons].find((button) => !button.closest("dialog"));
}

function makeButton(asPreview: () => void): HTMLButtonElement {
	const button = document.createElement("button");
	button.id = id;
	button.type = "button";
	button.className = "owner-see-it";
	button.textContent = words.seeIt;
	button.addEventListener("click", () => {
		asPreview();
		saveButton()?.click();
	});
	return button;
}
