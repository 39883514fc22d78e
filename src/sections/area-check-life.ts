/**
 * The life of the area field, fetched with its first use. What is typed stays on the device; only the
 * WhatsApp message that a visitor chooses to send names the area.
 */
import { findArea, placesOf } from "../../assistant/served-area.ts";
import { fillText } from "../ui/language-runs.ts";
import { encodeText } from "../ui/whatsapp-link.ts";

/** Has the form of area-check.tsx answer. */
export function answerAreas(form: HTMLFormElement): void {
	const field = form.querySelector("input");
	const status = form.querySelector("[role=status]");
	const places = placesOf(JSON.parse(form.dataset.names ?? ""));

	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const { kind, name } = findArea(field?.value ?? "", places);
		if (name === "") field?.focus();
		const answer = name === "" ? "empty" : kind === "served" ? kind : "ask";
		status?.replaceChildren(answerOf(form, answer, name));
	});
}

/** The answer of a kind, with the area's name in its words and in the message behind its button. */
function answerOf(form: HTMLFormElement, kind: string, name: string): Node {
	const template = form.querySelector<HTMLTemplateElement>(`[data-answer=${kind}]`);
	const words = document.importNode(template?.content ?? new DocumentFragment(), true);
	for (const place of words.querySelectorAll("[data-area]")) fillText(place, name);
	for (const link of words.querySelectorAll("a"))
		link.href = link.href.replace("%7Barea%7D", () => encodeText(name));
	return words;
}
