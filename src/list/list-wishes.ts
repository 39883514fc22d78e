import type { List, Wishes } from "./list.ts";
import { $list, change } from "./list-store.ts";
import { dayWords, isAfternoon, isPickupDay, pickupDays, shopDay } from "./shop-days.ts";

/** The wishes as far as they can still be met: a day that has passed, or its morning, is no wish. */
function stillPossible(wishes: Wishes, now: number): Wishes {
	const day = isPickupDay(wishes.day, now) ? wishes.day : "";
	const gone = wishes.part === "morning" && day === shopDay(now) && isAfternoon(now);
	return { ...wishes, day, part: gone ? "" : wishes.part };
}

/** The form beside the list. */
export function listWishes(form: HTMLFormElement) {
	const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
	const radio = (name: string, value: string) =>
		form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`) as HTMLInputElement;
	const date = field("date");
	const dateBox = date.closest("label") as HTMLElement;
	const fault = form.querySelector(".fault") as HTMLElement;

	function refuse(words: string): void {
		date.ariaInvalid = String(words !== "");
		fault.hidden = words === "";
		fault.textContent = words;
	}

	function chosenDay(now: number): string {
		const choice = field("day").value;
		if (choice === "today") return shopDay(now);
		if (choice === "tomorrow") return shopDay(now, 1);
		return choice === "other" ? date.value : "";
	}

	form.addEventListener("input", () => {
		const now = Date.now();
		const { first, last } = pickupDays(now);
		const choice = field("day").value;
		dateBox.hidden = choice !== "other";
		const day = chosenDay(now);
		const wrong = choice === "other" && day !== "" && !isPickupDay(day, now);
		refuse(wrong ? `Choose a day from ${dayWords(first, now)}, to ${dayWords(last, now)}.` : "");
		const wishes = {
			area: field("area").value,
			day,
			part: field("part").value as Wishes["part"],
			express: field("express").checked,
			note: field("note").value,
		};
		change((list) => ({ ...list, wishes: stillPossible(wishes, now) }));
	});
	form.addEventListener("submit", (event) => event.preventDefault());

	return ({ wishes }: List) => {
		const now = Date.now();
		const { first, last } = pickupDays(now);
		date.min = first;
		date.max = last;
		radio("part", "morning").disabled = wishes.day === first && isAfternoon(now);
		radio("part", wishes.part).checked = true;
		field("express").checked = wishes.express;
		for (const name of ["area", "note"] as const)
			if (field(name).value !== wishes[name]) field(name).value = wishes[name];
		// A day that is being chosen, or was refused, is not on the list yet and stays as it stands.
		const choosing = field("day").value === "other" && !isPickupDay(date.value, now);
		if (choosing && !wishes.day) return;
		refuse("");
		const near = [first, shopDay(now, 1)].indexOf(wishes.day);
		// "Another day" stays chosen while the day typed there happens to be near.
		if (field("day").value === "other" && date.value === wishes.day) return;
		const choice = wishes.day && (["today", "tomorrow"][near] ?? "other");
		radio("day", choice).checked = true;
		dateBox.hidden = choice !== "other";
		if (choice === "other") date.value = wishes.day;
	};
}

/** The wishes of the list as it stands. */
export function wishesNow(now: number): Wishes {
	return stillPossible($list.get().wishes, now);
}
