import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { less, oneFewer } from "#language/words/list";
import { type ListItem, withStep } from "./list.ts";
import { ListIcon } from "./list-icon.tsx";
import { change } from "./list-storage.ts";
import { limitsOf } from "./measure.ts";
import { ADD_BUTTON, itemOf } from "./rendered-add-button.ts";

/** Steps the item of a row, and brings the dock back into view. */
function stepRow(stepper: HTMLElement, by: 1 | -1): void {
	const dock = document.querySelector<HTMLElement>(".dock");
	dock?.removeAttribute("data-away");
	dock?.setAttribute("data-changed", String(performance.now()));
	change((list) => withStep(list, itemOf(stepper), by));
}

/** Takes the presses on + in the page's rows, and puts a − and the quantity into those on the list. */
export function RowSteppers({ items }: { items: readonly ListItem[] }) {
	const [steppers, setSteppers] = useState<HTMLElement[]>([]);
	useLayoutEffect(() => {
		function add({ target }: Event) {
			const stepper = (target as Element).closest(ADD_BUTTON)?.closest<HTMLElement>(".stepper");
			if (stepper) stepRow(stepper, 1);
		}
		function find() {
			const found = [...document.querySelectorAll<HTMLElement>(".stepper")];
			const isSame = (known: HTMLElement[]) =>
				found.length === known.length && found.every((one, place) => one === known[place]);
			setSteppers((known) => (isSame(known) ? known : found));
		}
		find();
		document.addEventListener("click", add);
		// The search renders and removes rows.
		const observer = new MutationObserver(find);
		observer.observe(document.body, { childList: true, subtree: true });
		return () => {
			document.removeEventListener("click", add);
			observer.disconnect();
		};
	}, []);
	return steppers.map((stepper, place) => {
		const item = items.find(({ id }) => id === stepper.dataset.item);
		// biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place in the page
		return item && <RowStepper key={place} stepper={stepper} item={item} />;
	});
}

interface RowStepperProps {
	stepper: HTMLElement;
	item: ListItem;
}

function RowStepper({ stepper, item }: RowStepperProps) {
	const { name, measure } = itemOf(stepper);
	useLayoutEffect(() => {
		// An attribute, because Firefox 115 has no `:has()`.
		const row = stepper.closest(".has-actions > div");
		row?.setAttribute("data-chosen", measure ? "measured" : "");
		return () => {
			row?.removeAttribute("data-chosen");
			if (stepper.firstElementChild?.contains(document.activeElement))
				stepper.querySelector<HTMLElement>(`:scope${ADD_BUTTON}`)?.focus();
		};
	}, [stepper, measure]);
	return createPortal(
		<>
			<button
				type="button"
				data-less=""
				aria-label={measure ? less(name) : oneFewer(name)}
				onClick={() => stepRow(stepper, -1)}
			>
				<ListIcon name="minus" />
			</button>
			<span>{`${item.quantity ?? "?"} ${limitsOf(measure).unit}`.trim()}</span>
		</>,
		stepper.firstElementChild as Element,
	);
}
