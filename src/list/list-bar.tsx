import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { review, yourList } from "#language/words/list";
import { ListIcon } from "./list-icon.tsx";

interface ListBarProps {
	/** "12 items" */
	count: string;
	/** "from ₹14,310 + 2 on quote"; empty without prices. */
	total: string;
	onOpen: () => void;
}

/** The list's count and total, in the dock. */
export function ListBar({ total, count, onOpen }: ListBarProps) {
	// Portals are appended to their element, but the bar stands first in the dock.
	const [bar] = useState(() => document.createElement("div"));
	useLayoutEffect(() => {
		const dock = document.querySelector<HTMLElement>(".dock");
		const { style } = document.documentElement;
		bar.className = "list-bar";
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
		<aside aria-label={yourList}>
			<button type="button" className="numeric" aria-haspopup="dialog" onClick={onOpen}>
				<span className="min-w-0 flex-[1_1_8rem]">
					{[count, total].filter(Boolean).join(" · ")}
				</span>
				<span className="flex items-center gap-1 font-[600]">
					{review}
					<ListIcon name="next" />
				</span>
			</button>
		</aside>,
		bar,
	);
}
