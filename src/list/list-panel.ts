/** The bar and the dialog: what the list comes to, what goes with it, and the message that it makes. */
import { eachMinute } from "../ui/each-minute.ts";
import { readPageHours } from "../ui/page-hours.ts";
import { type Estimate, estimate, estimateParts, estimateWords, withPrices } from "./estimate.ts";
import { emptyList, type List, sentAt, withItems } from "./list.ts";
import barStyles from "./list-bar.css?inline";
import dialogStyles from "./list-dialog.css?inline";
import { listLink } from "./list-message.ts";
import { listRows } from "./list-rows.ts";
import { $isKept, $list, change } from "./list-store.ts";
import { listWishes } from "./list-wishes.ts";
import { liveBar, piecesWords } from "./live-bar.ts";
import { DIALOG } from "./parts.ts";
import { possibleWishes } from "./pickup.ts";
import type { PriceFile } from "./price-file.ts";
import { type ReadyTexts, readyWords } from "./ready-words.ts";
import { styleSheet } from "./style-sheet.ts";

const opening = readPageHours(document.body.dataset);
const part = <Part extends HTMLElement = HTMLElement>(selector: string) =>
	dialog.querySelector(selector) as Part;

// Found when the panel comes to life.
let dialog: HTMLDialogElement;
let bar: HTMLElement;
let send: HTMLAnchorElement;
let showBar: ReturnType<typeof liveBar>;
let showRows: ReturnType<typeof listRows>;
let showWishes: ReturnType<typeof listWishes>;

let prices: PriceFile | undefined;
/** Before the last thing taken off: what Undo brings back. */
let before: List | undefined;
/** Whether the list of last time is still worth a word in the bar. */
let offering = true;

/**
 * Gives life to the bar and the dialog once they stand in the page, and shows the list in them from
 * then on.
 * @param status where the list's total is told to a screen reader
 * @param wasPressed whether the list comes from a press, not from an earlier page
 */
export function livePanel(status: HTMLElement, wasPressed: boolean): void {
	document.adoptedStyleSheets.push(styleSheet(barStyles + dialogStyles));
	dialog = document.getElementById(DIALOG) as HTMLDialogElement;
	bar = document.getElementById("list-bar") as HTMLElement;
	showBar = liveBar(bar, wasPressed);
	send = part<HTMLAnchorElement>(".foot a");
	showRows = listRows(part("ul"), part<HTMLTemplateElement>("template"), (name) =>
		offerUndo(`${name} is off the list.`),
	);
	showWishes = listWishes(part<HTMLFormElement>("form"), opening);
	dialog.addEventListener("click", act);
	dialog.addEventListener("close", leave);
	bar.querySelector("button")?.addEventListener("click", () => {
		if (!prices) loadPrices();
		show($list.get());
	});
	// After the form and the rows have read what was typed.
	for (const type of ["input", "change"]) dialog.addEventListener(type, () => showSum($list.get()));
	send.addEventListener("click", handOver);
	follow(status);
	eachMinute(() => showTimed($list.get()));
	document.addEventListener("visibilitychange", () => showTimed($list.get()));
}

async function loadPrices(): Promise<void> {
	try {
		const response = await fetch("/data/listPrices.json");
		if (response.ok) prices ??= await response.json();
		show($list.get());
	} catch {
		// Offline: the list counts and sends by names; opening it tries again.
	}
}

/** What is known of the list's prices: nothing before the file has come. */
function sums({ items }: List): Estimate {
	return estimate(prices ? withPrices(items, prices) : []);
}

function isExpress({ items, wishes }: List): boolean {
	return prices !== undefined && items.length > 0 && wishes.express;
}

function sumWords(list: List): string {
	return estimateWords(sums(list), isExpress(list));
}

function show(list: List): void {
	const { items, last, sent } = list;
	const lines = prices ? withPrices(items, prices) : items;
	const again = items.length === 0 && last.length > 0;
	showBar(list, { ...estimateParts(sums(list), isExpress(list)), offering });
	showRows(lines);
	part(".none").hidden = items.length > 0 || again;
	part(".again").hidden = !again;
	part(".again p").textContent = last
		.map(({ name, measure, quantity }) => (measure ? name : `${quantity} × ${name}`))
		.join(", ");
	for (const selector of ["form", ".foot", ".clear"]) part(selector).hidden = items.length === 0;
	part(".unkept").hidden = $isKept.get() || items.length === 0;
	part(".sent").textContent = sent ? "WhatsApp has your message: press send there." : "";
	showTimed(list);
}

/** What hangs on the clock. */
function showTimed(list: List): void {
	const now = Date.now();
	const wishes = possibleWishes(list.wishes, opening, now);
	const { dataset } = part(".ready");
	const lines = prices ? withPrices(list.items, prices) : list.items;
	const texts = { ...dataset } as unknown as ReadyTexts;
	part(".ready").textContent = readyWords(lines, wishes, texts, opening, Number(dataset.to), now);
	showWishes(list);
	showSum(list);
}

/** The field whose words cannot be sent as they stand. */
function wrongField(): HTMLInputElement | null {
	return dialog.querySelector("input:invalid, textarea:invalid");
}

/** What the list comes to, and the link that sends it: what cannot be read is neither added up nor sent. */
function showSum(list: List): void {
	const wrong = wrongField();
	const name = wrong?.ariaLabel ?? wrong?.labels?.[0]?.textContent?.split(",")[0];
	part(".sum").textContent = wrong
		? `Check first: ${name}`
		: sumWords(list) || "The shop will tell you the price";
	if (wrong) send.href = `#${wrong.id}`;
	else refreshLink();
}

function refreshLink(): void {
	const { items, wishes } = $list.get();
	const { whatsapp = "", start = "", estimate = "", end = "" } = dialog.dataset;
	const now = Date.now();
	const { href, left } = listLink(whatsapp, {
		words: { start, estimate, end },
		lines: prices ? withPrices(items, prices) : items,
		wishes: possibleWishes(wishes, opening, now),
		served: part("[name=area]").dataset.served,
		priced: prices !== undefined,
		now,
	});
	send.href = href;
	part(".left").hidden = left === 0;
	part(".left").textContent =
		`Too long for one message: the last ${left === 1 ? "item is" : `${left} items are`} left out. `;
	// How many things, for analytics: what is on the list stays out of them.
	send.dataset.listItems = String(items.length);
}

function offerUndo(words: string): void {
	before = $list.get();
	part(".undo").hidden = false;
	part(".undo [role=status]").textContent = words;
}

function hideUndo(): void {
	before = undefined;
	part(".undo").hidden = true;
}

const acts: Record<string, () => void> = {
	again: () => change((list) => withItems(list, list.last)),
	forget: () => change((list) => ({ ...list, last: [] })),
	clear: () => {
		offerUndo("The list is empty.");
		offering = false;
		// With the wishes goes what could not be read as one.
		part<HTMLFormElement>("form").reset();
		change(({ last }) => ({ ...emptyList, last }));
	},
	undo: () => {
		const earlier = before;
		hideUndo();
		if (earlier) change(() => earlier);
	},
};

function act({ target }: Event): void {
	const name = (target as Element).closest<HTMLElement>("[data-act]")?.dataset.act ?? "";
	if (!Object.hasOwn(acts, name)) return;
	acts[name]?.();
	// The button has gone with what it did: the reader is led on from the top.
	part(name === "clear" ? '[data-act="undo"]' : "h2").focus();
}

function leave(): void {
	hideUndo();
	// With the list the bar is gone, and with it the place that focus would go back to.
	if (!bar.hidden) return;
	const steppers = Array.from(document.querySelectorAll<HTMLElement>("item-stepper"));
	steppers.find((stepper) => stepper.offsetParent)?.focus();
}

function handOver(event: Event): void {
	const wrong = wrongField();
	if (wrong) {
		event.preventDefault();
		// Typed to its end: what is wrong with it is told.
		wrong.dispatchEvent(new Event("change", { bubbles: true }));
		wrong.focus();
		return;
	}
	refreshLink();
	change((list) => sentAt(list, Date.now()));
}

function follow(status: HTMLElement): void {
	let told = "";
	$list.subscribe((list) => {
		show(list);
		const { items, last } = list;
		const words = items.length > 0 ? `${piecesWords(items)} ${sumWords(list)}`.trim() : "";
		// Only what changes is told, and an open dialog speaks for itself.
		if (told !== words && !dialog.open) status.textContent = words || "Your list is empty";
		told = words;
		if (!prices && (items.length > 0 || last.length > 0)) loadPrices();
	});
}
