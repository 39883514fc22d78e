/** The script of pages with rows of the rate card: the steppers; the rest comes with the first item. */
import chosenRow from "./chosen-row.css?inline";
import { listParts } from "./list-parts.ts";
import { $list, followOtherTabs } from "./list-store.ts";
import { StepperElement } from "./stepper-element.ts";
import { styleSheet } from "./style-sheet.ts";

document.adoptedStyleSheets.push(styleSheet(chosenRow));
customElements.define("item-stepper", StepperElement);
followOtherTabs();

/** Where the total is told. It stands in the page before there is something to tell: else it is not read. */
const status = document.createElement("p");
status.setAttribute("role", "status");
status.className = "visually-hidden";
document.body.append(status);

let bringing = false;

/** The bar, the dialog and what gives them life, once there is something to say in them. */
async function bringPanel(wasPressed: boolean): Promise<void> {
	if (bringing) return;
	bringing = true;
	try {
		const [parts, { livePanel }] = await Promise.all([listParts(), import("./list-panel.ts")]);
		const dock = document.querySelector(".dock");
		for (const part of parts) {
			if (part instanceof HTMLDialogElement) document.body.append(part);
			else dock?.prepend(part);
		}
		livePanel(status, wasPressed);
	} catch {
		// No connection: the next change tries again.
		bringing = false;
	}
}

// The first call comes at once, with what an earlier page has kept.
let wasPressed = false;
$list.subscribe(({ items, last }) => {
	if (items.length > 0 || last.length > 0) bringPanel(wasPressed);
});
wasPressed = true;
