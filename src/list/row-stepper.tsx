import { memo, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { ADD_BUTTON, itemOf } from "./add-button.tsx";
import { type ListItem, withStep } from "./list.ts";
import { ListIcon } from "./list-icon.tsx";
import { change } from "./list-storage.ts";
import { limitsOf } from "./measure.ts";

/** Takes a press on − or + in a row, and brings the dock back into view. */
export function stepRow(stepper: HTMLElement, by: 1 | -1): void {
	const dock = document.querySelector<HTMLElement>(".dock");
	dock?.removeAttribute("data-away");
	dock?.setAttribute("data-changed", String(performance.now()));
	change((list) => withStep(list, itemOf(stepper), by));
}

interface RowStepperProps {
	stepper: HTMLElement;
	item: ListItem;
}

/** The − and the quantity before the + of a row whose item is on the list. */
export const RowStepper = memo(function RowStepper({ stepper, item }: RowStepperProps) {
	const { name, measure } = itemOf(stepper);
	useLayoutEffect(() => {
		// An attribute, because Firefox 115 has no `:has()`.
		const row = stepper.closest(".rate-rows > div");
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
				aria-label={measure ? `Less ${name}` : `One ${name} fewer`}
				onClick={() => stepRow(stepper, -1)}
			>
				<ListIcon name="minus" />
			</button>
			<span>{`${item.quantity ?? "?"} ${limitsOf(measure).unit}`.trim()}</span>
		</>,
		stepper.firstElementChild as Element,
	);
});
