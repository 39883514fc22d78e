import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ListIcon } from "./list-icon.tsx";

interface ListBarProps {
	/** "from ₹14,310" */
	total: string;
	/** "12 items · 2 to be measured" */
	details: string;
	onOpen: () => void;
}

/** What the list comes to, in the dock. */
export function ListBar({ total, details, onOpen }: ListBarProps) {
	const [bar] = useState(createBar);
	useLayoutEffect(() => {
		const dock = document.querySelector<HTMLElement>(".dock");
		const { style } = document.documentElement;
		dock?.prepend(bar);
		dock?.setAttribute("data-has-list", "");
		// Large text takes more lines: the page's end leaves as much room for the dock.
		const observer = new ResizeObserver(() =>
			style.setProperty("--dock", `${dock?.offsetHeight}px`),
		);
		observer.observe(bar);
		return () => {
			observer.disconnect();
			style.removeProperty("--dock");
			dock?.removeAttribute("data-has-list");
			bar.remove();
		};
	}, [bar]);
	return createPortal(
		<button type="button" aria-haspopup="dialog" onClick={onOpen}>
			<ListIcon name="list" />
			<span className="words">
				<b>{total}</b>
				<span>{details}</span>
			</span>
		</button>,
		bar,
	);
}

/** Portals are appended to their element, but the bar stands first in the dock. */
function createBar(): HTMLElement {
	const bar = document.createElement("aside");
	bar.className = "list-bar";
	bar.setAttribute("aria-label", "Your list");
	return bar;
}
