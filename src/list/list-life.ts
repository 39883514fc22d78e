/**
 * The script of pages with rows of the rate card: brings the steppers to life. The bar, the dialog and
 * the estimate come when a list is there, or is about to be.
 */
import { $list, followOtherTabs } from "./list-store.ts";
import { StepperElement } from "./stepper-element.ts";

let coming = false;

async function bringPanel(): Promise<void> {
	if (coming) return;
	coming = true;
	try {
		await import("./list-panel.ts");
	} catch {
		// Offline: the next press tries again. What was pressed is on the list all the same.
		coming = false;
	}
}

for (const sign of ["pointerover", "focusin"])
	document.addEventListener(
		sign,
		(event) => event.target instanceof StepperElement && bringPanel(),
		{ passive: true },
	);
$list.subscribe(({ items, last }) => {
	if (items.length > 0 || last.length > 0) bringPanel();
});
followOtherTabs();
customElements.define("item-stepper", StepperElement);
