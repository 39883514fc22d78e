import type { Measure } from "../../content/price-units.ts";
import { fillText } from "../ui/language-runs.ts";
import type { ListLine } from "./estimate.ts";
import { type ListItem, withItem, withoutItem } from "./list.ts";
import { $list, change } from "./list-store.ts";
import { limitsOf, readQuantity, stepped } from "./measure.ts";

type Act = "less" | "more" | "remove";

/**
 * The dialog's rows: quantities pressed or typed, and items taken off.
 * @param template holds one empty row
 * @param onRemove called with the item's name before it goes
 */
export function listRows(
	rows: HTMLElement,
	template: HTMLTemplateElement,
	onRemove: (name: string) => void,
) {
	let shown: readonly ListLine[] = [];
	const idOf = (target: EventTarget | null) =>
		(target as Element).closest<HTMLElement>("li")?.dataset.id ?? "";
	const itemOf = (id: string) => $list.get().items.find((item) => item.id === id);

	rows.addEventListener("click", (event) => {
		const button = (event.target as Element).closest<HTMLElement>("[data-act]");
		const item = itemOf(idOf(event.target));
		if (!button || !item) return;
		const act = button.dataset.act as Act;
		if (act === "remove") {
			// The second press of a double press would land on the row that has moved up.
			if (event.detail > 1) return;
			onRemove(item.name);
			focusNear(button);
			change((list) => withoutItem(list, item.id));
			return;
		}
		const quantity = stepped(item.quantity, act === "more" ? 1 : -1, item.measure);
		refuse(button, "");
		// At the end of the range: what was refused in the field gives way to what the list has.
		if (quantity === undefined) showAll();
		else change((list) => withItem(list, { ...item, quantity }));
	});

	/** What the list had when a field got the focus: half of a number that is refused never stays on it. */
	let before: ListItem | undefined;
	rows.addEventListener("focusin", ({ target }) => {
		if (target instanceof HTMLInputElement) before = itemOf(idOf(target));
	});

	function typed({ target, type }: Event): void {
		const input = target as HTMLInputElement;
		const item = itemOf(idOf(input));
		if (!item) return;
		const { quantity, fault = "" } = readField(input, item.measure);
		const isOver = type === "change";
		input.setCustomValidity(fault);
		// While it is being typed a number may still become one: told at the end, taken back at once.
		if (!fault || isOver) refuse(input, fault);
		if (isOver && !fault) input.value = String(quantity ?? "");
		const known = before?.id === item.id ? before : item;
		const next = fault ? known : { ...item, quantity };
		if (isOver && !fault) before = next;
		if (next.quantity !== item.quantity) change((list) => withItem(list, next));
	}
	rows.addEventListener("input", typed);
	rows.addEventListener("change", typed);

	function showAll(): void {
		const wanted = new Set(shown.map(({ id }) => id));
		for (const row of rowsIn(rows)) if (!wanted.has(row.dataset.id ?? "")) row.remove();
		for (const line of shown) show(rows, template, line);
	}

	return (lines: readonly ListLine[]) => {
		shown = lines;
		showAll();
	};
}

function rowsIn(rows: HTMLElement): HTMLElement[] {
	return Array.from(rows.children) as HTMLElement[];
}

function show(rows: HTMLElement, template: HTMLTemplateElement, line: ListLine): void {
	const known = rowsIn(rows).find((row) => row.dataset.id === line.id);
	const row = known ?? newRow(rows, template, line.id);
	const { asks, unit, untold } = limitsOf(line.measure);
	const { name, price, input, unitName, less, more, remove } = partsOf(row);
	fillText(name, line.name);
	if (line.price) price.textContent = line.price.text;
	unitName.textContent = unit;
	input.inputMode = unit ? "decimal" : "numeric";
	input.setAttribute("aria-label", `${asks} of ${line.name}`);
	less.setAttribute("aria-label", unit ? `Less ${line.name}` : `One ${line.name} fewer`);
	more.setAttribute("aria-label", unit ? `More ${line.name}` : `One ${line.name} more`);
	remove.setAttribute("aria-label", `Remove ${line.name}`);
	less.setAttribute(
		"aria-disabled",
		String(stepped(line.quantity, -1, line.measure) === undefined),
	);
	more.setAttribute("aria-disabled", String(stepped(line.quantity, 1, line.measure) === undefined));
	// What is refused stays as it stands, and so does what says the same in other words.
	if (!input.validity.valid) return;
	const open = line.quantity === undefined;
	tell(row, open ? `How many ${unit}? Left open, it is ${untold}.` : "");
	const said = readField(input, line.measure);
	if (said.fault || said.quantity !== line.quantity) input.value = String(line.quantity ?? "");
}

/** The quantity that a field says; none where it is left open for the shop to weigh or measure. */
function readField(
	{ value }: HTMLInputElement,
	measure?: Measure,
): { quantity?: number | undefined; fault?: string | undefined } {
	return measure && value.trim() === "" ? {} : readQuantity(value, measure);
}

function newRow(rows: HTMLElement, template: HTMLTemplateElement, id: string): HTMLElement {
	const row = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
	row.dataset.id = id;
	const { input, fault } = partsOf(row);
	fault.id = `fault-${id}`;
	input.id = `quantity-${id}`;
	input.setAttribute("aria-describedby", fault.id);
	rows.append(row);
	return row;
}

function partsOf(row: Element) {
	const part = (selector: string) => row.querySelector(selector) as HTMLElement;
	return {
		name: part(".name"),
		price: part("small"),
		input: part("input") as HTMLInputElement,
		unitName: part(".amount span"),
		less: part('[data-act="less"]'),
		more: part('[data-act="more"]'),
		remove: part('[data-act="remove"]'),
		fault: part(".fault"),
	};
}

/** Says beside the field of a row what it should hold; no words take back what was said. */
function refuse(inside: Element, words: string): void {
	const row = inside.closest("li") as Element;
	const { input } = partsOf(row);
	input.setCustomValidity(words);
	input.setAttribute("aria-invalid", String(words !== ""));
	tell(row, words);
}

function tell(row: Element, words: string): void {
	const { fault } = partsOf(row);
	fault.hidden = words === "";
	fault.textContent = words;
}

/** Focus goes to the next row before this one goes, or to the heading after the last. */
function focusNear(button: HTMLElement): void {
	const row = button.closest("li");
	const near = row?.nextElementSibling ?? row?.previousElementSibling;
	const target = near
		? partsOf(near).remove
		: button.closest("dialog")?.querySelector<HTMLElement>("h2");
	target?.focus();
}
