import type { PriceParts } from "../../content/format-price.ts";
import "./item-stepper.css";

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"item-stepper": HTMLAttributes<HTMLElement>;
		}
	}
}

interface ItemStepperProps {
	/** The rate card's id of the item. */
	id: string;
	price: PriceParts;
}

/**
 * Puts a row's item on the list. Empty in the page: stepper-element.ts fills it in where scripts run,
 * in a shadow tree of its own, so that React never finds a stranger's nodes among its own.
 */
export function ItemStepper({ id, price }: ItemStepperProps) {
	return <item-stepper data-item={id} data-measure={price.measure} />;
}
