/** Puts the check's sentences beside the fields that they are about. */
import type { Problem } from "../problem-places.ts";

const noteClass = "field-problem";

/** Where a problem is, in the words of the check: "Rate card → Shirt: price". */
export function placeOf({ sentence, advice }: Problem): string {
	return sentence
		.slice(0, sentence.length - advice.length)
		.replace(/^\S+\s*(?:→\s*)?/, "")
		.trim();
}

/**
 * Opens what holds the fields, writes the sentences beside them and goes to one.
 *
 * @param shown the first problem of the open form if not said
 */
export async function showField(problems: readonly Problem[], shown?: Problem): Promise<void> {
	for (const note of document.querySelectorAll(`.${noteClass}`)) note.remove();
	const [, open] = /^#\/collections\/[^/]+\/entries\/([^/?]+)/.exec(location.hash) ?? [];
	const here = problems.filter(({ field }) => field?.form.name === open);
	let first: HTMLElement | undefined;
	for (const problem of here) {
		const field = await openField(problem.field?.path ?? "");
		if (!field) continue;
		addNote(field, problem.advice);
		if (problem === shown || !first) first = field;
	}
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	first?.scrollIntoView({ block: "center", behavior: isCalm ? "instant" : "smooth" });
	first?.querySelector<HTMLElement>("input, textarea, select, button[aria-haspopup]")?.focus({
		preventScroll: true,
	});
}

/** Its nearest part that the form shows. */
async function openField(path: string): Promise<HTMLElement | undefined> {
	const steps = path.split(".");
	let found: HTMLElement | undefined;
	for (let length = 1; length <= steps.length; length++) {
		const part = fieldAt(steps.slice(0, length).join(".")) ?? undefined;
		if (!part) {
			// An entry of a list has no field of its own.
			const entry = /^\d+$/.test(steps[length - 1] ?? "") && found;
			if (entry) await expand(entry, Number(steps[length - 1]));
			continue;
		}
		found = part;
		await expand(part);
	}
	return found;
}

function fieldAt(path: string): HTMLElement | null {
	return document.querySelector<HTMLElement>(`[data-key-path="${CSS.escape(path)}"]`);
}

/** @param place of an entry of a list; without one, the group itself */
async function expand(field: HTMLElement, place?: number): Promise<void> {
	const entries = field.querySelectorAll<HTMLElement>(":scope .item-list > .item");
	const within = place === undefined ? field : entries[place];
	const button = within?.querySelector<HTMLElement>(
		place === undefined
			? ":scope > .field-wrapper > * > .header [aria-expanded=false]"
			: ":scope [aria-expanded=false]",
	);
	button?.click();
	await new Promise((done) => setTimeout(done, button ? 250 : 0));
}

function addNote(field: HTMLElement, advice: string): void {
	const note = document.createElement("p");
	note.className = noteClass;
	note.setAttribute("role", "alert");
	note.textContent = advice;
	field.querySelector(":scope > header")?.after(note);
	field.addEventListener("input", () => note.remove(), { once: true });
}
