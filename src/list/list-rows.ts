import { fillText } from "../ui/language-runs.ts";
import type { ListLine } from "./estimate.ts";
import { withItem, withoutItem } from "./list.ts";
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
			onRemove(item.name);
			focusNear(button);
			change((list) => withoutItem(list, item.id));
			return;
		}
		const quantity = stepped(item.quantity, act === "more" ? 1 : -1, item.measure);
		tellFault(button, "");
		// At the end of the range: what was refused in the field gives way to what the list has.
		if (quantity === undefined) showAll();
		else change((list) => withItem(list, { ...item, quantity }));
	});

	function typed(event: Event): void {
		const input = event.target as HTMLInputElement;
		const item = itemOf(idOf(input));
		if (!item) return;
		const empty = input.value.trim() === "" && item.measure;
		const { quantity, fault = "" } = empty
			? { quantity: undefined }
			: { quantity: undefined, ...readQuantity(input.value, item.measure) };
		// While it is being typed a number may still become one: told at the end, taken back at once.
		if (!fault || event.type === "change") tellFault(input, fault);
		if (!fault && quantity !== item.quantity)
			change((list) => withItem(list, { ...item, quantity }));
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
	input.ariaLabel = `${asks} of ${line.name}`;
	less.ariaLabel = unit ? `Less ${line.name}` : `One ${line.name} fewer`;
	more.ariaLabel = unit ? `More ${line.name}` : `One ${line.name} more`;
	remove.ariaLabel = `Remove ${line.name}`;
	less.ariaDisabled = String(stepped(line.quantity, -1, line.measure) === undefined);
	more.ariaDisabled = String(stepped(line.quantity, 1, line.measure) === undefined);
	// What was refused stays as it stands, and so does what is being typed.
	if (input.ariaInvalid === "true") return;
	const open = line.quantity === undefined;
	tell(row, open ? `How many ${unit}? Left open, it is ${untold}.` : "");
	if (document.activeElement !== input) input.value = open ? "" : String(line.quantity);
}

function newRow(rows: HTMLElement, template: HTMLTemplateElement, id: string): HTMLElement {
	const row = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
	row.dataset.id = id;
	const { input, fault } = partsOf(row);
	fault.id = `fault-${id}`;
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

/** Says beside the field what it should hold; an empty fault takes the words away. */
function tellFault(inside: Element, words: string): void {
	const row = inside.closest("li") as Element;
	partsOf(row).input.ariaInvalid = String(words !== "");
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
