import type { OpeningHours } from "../../content/opening-hours.ts";
import { lengthWords } from "./length-words.ts";
import { type List, longest, type Wishes } from "./list.ts";
import { change } from "./list-store.ts";
import { hasPart, pickupFault, possibleWishes } from "./pickup.ts";
import { shopDay, shopDays } from "./shop-days.ts";

/** The form beside the list. What it is given back is called with each list, and as the clock goes on. */
export function listWishes(form: HTMLFormElement, opening: OpeningHours) {
	const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
	const radio = (name: string, value: string) =>
		form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`) as HTMLInputElement;
	/** Not there where the shop has no Express. */
	const express = form.elements.namedItem("express") as HTMLInputElement | null;
	const date = field("date");
	const dateBox = date.closest("label") as HTMLElement;
	const fault = form.querySelector(".fault") as HTMLElement;
	const closed = form.querySelector(".closed") as HTMLElement;
	const area = field("area");

	/** @param tell false while a day is still to be chosen: it cannot be sent yet, but nothing is wrong. */
	function refuse(words: string, tell = true): void {
		date.setCustomValidity(words);
		const told = tell ? words : "";
		date.setAttribute("aria-invalid", String(told !== ""));
		fault.hidden = told === "";
		fault.textContent = told;
	}

	function askForDay(choice: string): void {
		dateBox.hidden = choice !== "other";
		// What is out of sight is neither right nor wrong.
		date.disabled = dateBox.hidden;
	}

	/** A text is never cut: one that is too long is counted, and cannot be sent. */
	function showLength(name: keyof typeof longest): void {
		const { value } = field(name);
		const most = longest[name];
		const isLong = value.length > most;
		const words = lengthWords(value.length, most);
		field(name).setCustomValidity(isLong ? words : "");
		field(name).setAttribute("aria-invalid", String(isLong));
		const length = form.querySelector(
			`#${field(name).getAttribute("aria-describedby")}`,
		) as HTMLElement;
		length.textContent = words;
		// The short field takes any area there is: its limit is told to those who pass it.
		length.hidden = name === "area" && !isLong;
	}

	function chosenDay(now: number): string {
		const choice = field("day").value;
		if (choice === "today") return shopDay(now);
		if (choice === "tomorrow") return shopDay(now, 1);
		return choice === "other" ? date.value : "";
	}

	form.addEventListener("input", () => {
		const now = Date.now();
		const choice = field("day").value;
		askForDay(choice);
		const day = chosenDay(now);
		refuse(choice === "other" ? pickupFault(day, opening, now) : "", day !== "");
		for (const name of ["area", "note"] as const) showLength(name);
		const wishes = {
			area: area.value,
			day,
			part: field("part").value as Wishes["part"],
			express: express?.checked ?? false,
			note: field("note").value,
		};
		change((list) => ({ ...list, wishes: possibleWishes(wishes, opening, now) }));
	});
	date.addEventListener("change", () => refuse(pickupFault(date.value, opening, Date.now())));
	form.addEventListener("submit", (event) => event.preventDefault());

	// Where the shop comes is asked for with the field's first use, or when it has something to ask.
	form.closest("dialog")?.addEventListener("focusin", ({ target }) => {
		if (target === area || area.value) import("./area-life.ts").catch(() => {});
	});

	/** Today and tomorrow can be chosen only if the shop can come; the reason stands below. */
	function showNear(now: number): void {
		const faults = (["today", "tomorrow"] as const).map((name, ahead) => {
			const words = pickupFault(shopDay(now, ahead), opening, now);
			radio("day", name).disabled = words !== "";
			return words;
		});
		closed.textContent = faults.filter(Boolean).join(", ");
		closed.hidden = closed.textContent === "";
	}

	return (list: List) => {
		const now = Date.now();
		const wishes = possibleWishes(list.wishes, opening, now);
		const { first, last } = shopDays(now);
		showNear(now);
		date.min = first;
		date.max = last;
		for (const part of ["morning", "evening"] as const)
			radio("part", part).disabled = !hasPart(part, wishes.day, opening, now);
		radio("part", wishes.part).checked = true;
		if (express) express.checked = wishes.express;
		for (const name of ["area", "note"] as const)
			if (field(name).value !== wishes[name]) {
				field(name).value = wishes[name];
				showLength(name);
				// As if it were typed: the answer beside the area is for what stands there.
				field(name).dispatchEvent(new Event("change"));
			}
		// A day that is being chosen, or was refused, is not on the list yet and stays as it stands.
		const choosing = field("day").value === "other" && pickupFault(date.value, opening, now);
		if (choosing && !wishes.day) return refuse(choosing, date.value !== "" || !fault.hidden);
		refuse("");
		const near = [first, shopDay(now, 1)].indexOf(wishes.day);
		// "Another day" stays chosen while the day typed there happens to be near.
		if (field("day").value === "other" && date.value === wishes.day) return;
		const choice = wishes.day && (["today", "tomorrow"][near] ?? "other");
		radio("day", choice).checked = true;
		askForDay(choice);
		if (choice === "other") date.value = wishes.day;
	};
}
