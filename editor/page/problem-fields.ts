/** Puts the check's sentences beside the fields that they are about. */
import type { Problem } from "../problem-places.ts";
import { problemWords } from "../problem-words.ts";
import { languageNumber } from "./owner-language.ts";

const noteClass = "field-problem";

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
		const place = await openPlace(problem.field?.path ?? "");
		if (!place) continue;
		addNote(place, problemWords(problem, languageNumber).advice);
		if (problem === shown || !first) first = place;
	}
	const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
	first?.scrollIntoView({ block: "center", behavior: isCalm ? "instant" : "smooth" });
	first
		?.querySelector<HTMLElement>(":is(input, textarea, select, [role=combobox]):not([readonly])")
		?.focus({ preventScroll: true });
}

/** Opens the entries on the way. @returns the field, or the entry of a list, or the nearest of both that there is */
async function openPlace(path: string): Promise<HTMLElement | undefined> {
	const steps = path.split(".");
	let place: HTMLElement | undefined;
	for (const [depth, step] of steps.entries()) {
		const isEntry = /^\d+$/.test(step);
		const next: HTMLElement | null | undefined = isEntry
			? place?.querySelectorAll<HTMLElement>(":scope > .field-wrapper .item")[Number(step)]
			: await drawnField(steps.slice(0, depth + 1).join("."), place);
		if (!next) break;
		place = next;
		place.scrollIntoView({ block: "center", behavior: "instant" });
		if (isEntry)
			place
				.querySelector<HTMLElement>(":scope > .header [aria-expanded=false]:not([aria-haspopup])")
				?.click();
		await new Promise((done) => setTimeout(done, 150));
	}
	return place;
}

/** The editor draws a field when it is near the window, so scroll to it first. @param place that it is in, if not in the form itself */
async function drawnField(path: string, place?: HTMLElement): Promise<HTMLElement | null> {
	for (let tries = 0; tries < 30; tries++) {
		const found = fieldAt(path);
		if (found) return found;
		const fields = (place ?? document).querySelectorAll("[data-key-path]");
		[...fields].at(-1)?.scrollIntoView({ block: "start", behavior: "instant" });
		await new Promise((done) => setTimeout(done, 100));
	}
	return null;
}

function fieldAt(path: string): HTMLElement | null {
	return document.querySelector<HTMLElement>(`[data-key-path="${CSS.escape(path)}"]`);
}

function addNote(place: HTMLElement, advice: string): void {
	const note = document.createElement("p");
	note.className = noteClass;
	note.setAttribute("role", "alert");
	note.textContent = advice;
	place.querySelector(":scope > :is(header, .header)")?.after(note);
	place.addEventListener("input", () => note.remove(), { once: true });
	place.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest("[role=switch]")) note.remove();
	});
}
