/** The script of pages with rows of the rate card: the steppers, the bar and the dialog. */
import "./list-panel.ts";
import { followOtherTabs } from "./list-store.ts";
import { StepperElement } from "./stepper-element.ts";

customElements.define("item-stepper", StepperElement);
followOtherTabs();
