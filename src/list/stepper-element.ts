import type { Measure } from "../../content/price-units.ts";
import { type List, withItem, withoutItem } from "./list.ts";
import { $list, change } from "./list-store.ts";
import { isMeasure, limitsOf, stepped } from "./measure.ts";
import css from "./stepper-element.css?inline";
import { styleSheet } from "./style-sheet.ts";

const sheet = styleSheet(css);

/** In a shadow tree, where the page's drawings are out of reach. */
function drawnButton(lines: string): HTMLButtonElement {
	const namespace = "http://www.w3.org/2000/svg";
	const button = document.createElement("button");
	const svg = document.createElementNS(namespace, "svg");
	const path = document.createElementNS(namespace, "path");
	button.type = "button";
	svg.setAttribute("viewBox", "0 0 24 24");
	svg.setAttribute("aria-hidden", "true");
	path.setAttribute("d", lines);
	svg.append(path);
	button.append(svg);
	return button;
}

const waiting = new Set<StepperElement>();
const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act));

/** A rate card has many rows: theirs are built while the browser is idle, some at a time where it tells. */
function buildSome(deadline?: IdleDeadline): void {
	for (const stepper of waiting) {
		waiting.delete(stepper);
		stepper.live();
		if (deadline && deadline.timeRemaining() < 2) break;
	}
	if (waiting.size > 0) whenIdle(buildSome);
}

/** `<item-stepper data-item="mens-shirt">` in a row of the rate card: a quiet + that becomes − n +. */
export class StepperElement extends HTMLElement {
	#stop: (() => void) | undefined;

	connectedCallback(): void {
		if (waiting.size === 0) whenIdle(buildSome);
		waiting.add(this);
	}

	live(): void {
		if (!this.shadowRoot) this.#build();
		this.#stop = $list.subscribe((list) => this.#show(list));
	}

	disconnectedCallback(): void {
		waiting.delete(this);
		this.#stop?.();
	}

	get #measure(): Measure | undefined {
		const { measure } = this.dataset;
		return isMeasure(measure) ? measure : undefined;
	}

	#build(): void {
		const root = this.attachShadow({ mode: "open", delegatesFocus: true });
		root.adoptedStyleSheets = [sheet];
		const name = this.#name();
		const less = drawnButton("M5 12h14");
		const more = drawnButton("M5 12h14M12 5v14");
		root.append(less, document.createElement("span"), more);
		less.setAttribute("aria-label", this.#measure ? `Less ${name}` : `One ${name} fewer`);
		more.setAttribute("aria-label", `Add ${name}`);
		less.addEventListener("click", () => this.#step(-1));
		more.addEventListener("click", () => this.#step(1));
	}

	#parts(root: ShadowRoot) {
		const [less, count, more] = Array.from(root.children) as [
			HTMLElement,
			HTMLElement,
			HTMLElement,
		];
		return { less, count, more };
	}

	/** What the row calls its item; in brackets the category, where the row says it. */
	#name(): string {
		const term = this.closest("div")?.querySelector("dt");
		const category = term?.querySelector("small")?.textContent.trim() ?? "";
		const whole = term?.textContent.trim() ?? "";
		const name = whole.slice(0, whole.length - category.length).trim();
		return category ? `${name} (${category})` : name;
	}

	#step(by: 1 | -1): void {
		const id = this.dataset.item ?? "";
		const measure = this.#measure;
		change((list) => {
			const known = list.items.find((item) => item.id === id);
			// What is weighed or measured is asked for: nobody's carpet has one square foot.
			if (!known)
				return by > 0
					? withItem(list, { id, name: this.#name(), measure, quantity: measure ? undefined : 1 })
					: list;
			const quantity = stepped(known.quantity, by, measure);
			if (quantity !== undefined) return withItem(list, { ...known, quantity });
			return by < 0 ? withoutItem(list, id) : list;
		});
	}

	/** For chosen-row.css: a row cannot ask what is in it, since Firefox 115 knows no `:has()`. */
	#markRow(chosen: boolean): void {
		const row = this.closest<HTMLElement>(".rate-rows > div");
		if (!row) return;
		if (chosen) row.dataset.chosen = this.#measure ? "measured" : "";
		else delete row.dataset.chosen;
	}

	#show({ items }: List): void {
		if (!this.shadowRoot) return;
		const { less, count, more } = this.#parts(this.shadowRoot);
		const item = items.find(({ id }) => id === this.dataset.item);
		// The − goes with the last one; who pressed it is left at the +.
		if (!item && this.shadowRoot.activeElement === less) more.focus();
		less.hidden = !item;
		this.toggleAttribute("data-chosen", item !== undefined);
		this.#markRow(item !== undefined);
		const { unit } = limitsOf(this.#measure);
		count.textContent = item ? `${item.quantity ?? "?"} ${unit}`.trim() : "";
	}
}
