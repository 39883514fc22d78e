import { useLayoutEffect, useMemo, useState } from "react";
import { itemOf } from "./add-button.tsx";

/** The steppers in the page's rows, by item. Follows the search, which renders and removes rows. */
export function useSteppers(): Map<string, HTMLElement[]> {
	const [steppers, setSteppers] = useState<HTMLElement[]>([]);
	useLayoutEffect(() => {
		const find = () => {
			const found = [...document.querySelectorAll<HTMLElement>(".stepper")];
			const isSame = (known: HTMLElement[]) =>
				found.length === known.length && found.every((one, place) => one === known[place]);
			setSteppers((known) => (isSame(known) ? known : found));
		};
		find();
		const observer = new MutationObserver(find);
		observer.observe(document.body, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, []);
	return useMemo(() => {
		const byItem = new Map<string, HTMLElement[]>();
		for (const stepper of steppers) {
			const { id } = itemOf(stepper);
			byItem.set(id, [...(byItem.get(id) ?? []), stepper]);
		}
		return byItem;
	}, [steppers]);
}
