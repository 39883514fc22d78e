import { useEffect, useLayoutEffect, useState } from "react";
import { list as words } from "#language/words.json";
import { useStyleSheet } from "../ui/hooks.ts";
import styles from "./list.css?inline";
import { ListDialog } from "./list-dialog.tsx";
import { useLoaded } from "./load.ts";
import { estimateWords, loadList, measureOf, withPrices } from "./prices.ts";
import rowStyles from "./rows.css?inline";
import { ListIcon } from "./rows.tsx";
import {
	ADD_BUTTON,
	addOne,
	changeItems,
	countWords,
	LIST_FRAGMENT,
	openList,
	showCounts,
	useIsOpen,
	useList,
} from "./store.ts";
import ticketStyles from "./ticket.css?inline";
import "./list-status.css";

/** The list with its prices, and in words its count and its total, which is empty until the prices are loaded. */
function usePricedList() {
	const list = useList();
	const isOpen = useIsOpen();
	const { items, last, preferences } = list;
	const isOffered = items.length === 0 && last.length > 0;
	const file = useLoaded(loadList, (items.length > 0 || isOffered) && (isOpen || list));
	const total = file ? estimateWords(withPrices(items, file.prices), preferences.express) : "";
	return { list, isOpen, isOffered, file, count: countWords(isOffered ? last : items), total };
}

/** Large text takes more lines: the page's end leaves as much room for the dock. */
function reserveHeight(bar: HTMLElement) {
	const { style } = document.documentElement;
	const observer = new ResizeObserver(() => {
		style.setProperty("--dock", `${bar.closest<HTMLElement>(".dock")?.offsetHeight}px`);
	});
	observer.observe(bar);
	return () => {
		observer.disconnect();
		style.removeProperty("--dock");
	};
}

export function ListBar() {
	const { list, isOffered, count, total } = usePricedList();
	if (list.items.length === 0 && !isOffered) return null;
	const parts = [count, isOffered ? words.sameAsLastTime : total];
	return (
		<aside ref={reserveHeight} className="list-bar" aria-label={words.yourList}>
			<button type="button" className="numeric" aria-haspopup="dialog" onClick={() => openList()}>
				<span className="min-w-0 flex-auto">{parts.filter(Boolean).join(" · ")}</span>
				<span className="flex items-center gap-1 font-[600]">
					{words.review}
					<ListIcon name="next" />
				</span>
			</button>
		</aside>
	);
}

/** The visitor's list: it takes the presses on + in the page's rows, shows their counts, and opens as a dialog. */
export function ListIsland() {
	const { list, isOpen, file, count, total } = usePricedList();
	const { items } = list;
	const [hasFailed, setFailed] = useState(false);
	// Nothing is told of a list that the visitor has not begun.
	const [isBegun, setBegun] = useState(false);
	if (items.length > 0 && !isBegun) setBegun(true);
	const status = items.length > 0 ? `${count} ${total}` : isBegun && words.isEmptyNow;
	const isMissing = hasFailed || file === null;

	useEffect(() => {
		async function press({ target }: Event) {
			const button = (target as Element).closest<HTMLButtonElement>(ADD_BUTTON);
			if (!button) return;
			// Brings the dock back into view.
			const dock = document.querySelector<HTMLElement>(".dock");
			dock?.removeAttribute("data-away");
			dock?.setAttribute("data-changed", String(performance.now()));
			button.setAttribute("aria-busy", "true");
			const loaded = await loadList().catch(() => undefined);
			button.removeAttribute("aria-busy");
			setFailed(!loaded);
			const { value: id, name } = button;
			const measure = measureOf(loaded?.prices[id]);
			if (loaded) changeItems((items) => addOne(items, { id, name, measure }));
		}
		document.addEventListener("click", press);
		return () => document.removeEventListener("click", press);
	}, []);
	useEffect(() => {
		// The chat's link, on a page without a list.
		if (location.hash !== LIST_FRAGMENT) return;
		history.replaceState(history.state, "", location.pathname + location.search);
		openList();
	}, []);
	useLayoutEffect(() => showCounts(list), [list]);
	useStyleSheet(styles + rowStyles + ticketStyles);
	return (
		<>
			<div role="status" className="list-status">
				{/* Also shown while the code is missing (list-status.css). */}
				<p className="missing" data-shown={isMissing || undefined}>
					{words.notLoaded}
				</p>
				<p className="visually-hidden">{status}</p>
			</div>
			{isOpen && file && <ListDialog {...file} />}
		</>
	);
}
