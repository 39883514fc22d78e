/**
 * "Do you come to me?" beside the list's own field, fetched when the field is first used. It only
 * tells: whatever the answer, the list can be sent, and the message says what was typed.
 */
import { findArea, placesOf } from "../../assistant/served-area.ts";
import { fillText } from "../ui/language-runs.ts";
import { DIALOG } from "./parts.ts";

const field = document.querySelector(`#${DIALOG} [name=area]`) as HTMLInputElement;
const status = document.getElementById(`${DIALOG}-area-answer`) as HTMLElement;
const { names = "", served = "", ask = "" } = status.dataset;
const places = placesOf(JSON.parse(names));

/** While it is typed a name may still become another: only a yes is told at once. */
function answer({ type }: Pick<Event, "type">): void {
	const { kind, name } = findArea(field.value, places);
	const isServed = kind === "served";
	field.dataset.served = isServed ? name : "";
	const text = isServed ? served : type === "change" && name ? ask : "";
	const words = text.replace("{area}", () => name);
	// What is said again would be read out again.
	if (status.textContent !== words) fillText(status, words);
}

field.addEventListener("input", answer);
field.addEventListener("change", answer);
// What was typed before this came, or kept from an earlier visit: the list takes note of its spelling.
field.dispatchEvent(new Event("input", { bubbles: true }));
if (document.activeElement !== field) field.dispatchEvent(new Event("change"));
