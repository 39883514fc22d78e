import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { yourList } from "#language/words/list";
import type { ListLine } from "./estimate.ts";
import { ListIcon } from "./list-icon.tsx";
import { WashingLine } from "./washing-line.tsx";

interface ListBarProps {
	/** "from ₹14,310" */
	total: string;
	/** "12 items", and what the total does not hold: "2 to be measured · 1 on quote". */
	count: string;
	rest: string;
	/** None where another visit's list is offered again. */
	lines: readonly ListLine[];
	/** The pieces that hung before the visitor came to this page. */
	standing: ReadonlySet<string>;
	onOpen: () => void;
}

/** What the list comes to, in the dock. */
export function ListBar({ total, count, rest, lines, standing, onOpen }: ListBarProps) {
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
			<button
				type="button"
				className="numeric flex items-center gap-[0.7rem]"
				aria-haspopup="dialog"
				onClick={onOpen}
			>
				{lines.length > 0 ? (
					<WashingLine look="bar" lines={lines} standing={standing} />
				) : (
					<ListIcon name="list" />
				)}
				{/* Text that does not fit on a line takes another. */}
				<span className="words [overflow-wrap:anywhere]">
					<b className="font-[600]">{total}</b>
					<span>{count}</span>
					{/* Read out on phones, which have room for the line or for this. */}
					<span className="rest">{[count && rest && " · ", rest].join("")}</span>
				</span>
			</button>
		</aside>,
		bar,
	);
}
