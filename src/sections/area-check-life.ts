/**
 * The script of the area field, on the pages that have one. What is typed stays on the device; only
 * the WhatsApp message that a visitor chooses to send names the area.
 */
import { findArea, placesOf } from "../../assistant/served-area.ts";

const form = document.querySelector<HTMLFormElement>(".area-check");
const field = form?.querySelector("input");
const status = form?.querySelector("[role=status]");

form?.addEventListener("submit", (event) => {
	event.preventDefault();
	const { kind, name } = findArea(
		field?.value ?? "",
		placesOf(JSON.parse(form.dataset.names ?? "")),
	);
	if (name === "") field?.focus();
	status?.replaceChildren(answer(name === "" ? "empty" : kind === "served" ? kind : "ask", name));
});

/** The answer of a kind, with the area's name in its words and in the message behind its button. */
function answer(kind: string, name: string): Node {
	const template = form?.querySelector<HTMLTemplateElement>(`[data-answer=${kind}]`);
	const words = document.importNode(template?.content ?? new DocumentFragment(), true);
	for (const place of words.querySelectorAll("[data-area]")) place.textContent = name;
	for (const link of words.querySelectorAll("a"))
		link.href = link.href.replace("%7Barea%7D", () => encodeURIComponent(name.toWellFormed()));
	return words;
}
