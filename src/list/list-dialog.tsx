import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../ui/icon.tsx";
import { ADD_BUTTON } from "./add-button.tsx";
import type { ListLine } from "./estimate.ts";
import { ItemRow } from "./item-row.tsx";
import { type List, withItems, withoutItem } from "./list.ts";
import { ListFoot, type ListTexts } from "./list-foot.tsx";
import { $drafts, $lines, clearList, useStore } from "./list-state.ts";
import { $isStored, $list, change } from "./list-storage.ts";
import { PickupForm } from "./pickup-form.tsx";

/** As many as the press that opens the dialog renders; the others follow. */
const FIRST_ROWS = 10;

interface ListDialogProps {
	isOpen: boolean;
	texts: ListTexts;
	onClear: () => void;
	onClose: () => void;
}

/** The list, what goes with it, and the way to send it. */
export function ListDialog({ isOpen, texts, onClear, onClose }: ListDialogProps) {
	const list = useStore($list);
	const isStored = useStore($isStored);
	const dialog = useRef<HTMLDialogElement>(null);
	/** The list before items were removed. */
	const [undo, setUndo] = useState<{ list: List; words: string }>();
	useLayoutEffect(() => {
		if (isOpen) dialog.current?.showModal();
	}, [isOpen]);
	const { items, last } = list;

	/** Updates at once and moves focus, because the pressed button may be gone. */
	function act(update: () => void, focused = "h2") {
		flushSync(update);
		dialog.current?.querySelector<HTMLElement>(focused)?.focus();
	}

	const remove = useCallback(({ id, name }: ListLine) => {
		setUndo({ list: $list.get(), words: `${name} is off the list.` });
		$drafts.setKey(id, undefined);
		change((list) => withoutItem(list, id));
	}, []);

	function clear() {
		setUndo({ list, words: "The list is empty." });
		onClear();
		clearList();
	}

	function close() {
		setUndo(undefined);
		onClose();
		// The bar, which would get the focus back, is gone with the last item.
		const focused = document.activeElement;
		if (focused !== document.body && !dialog.current?.contains(focused)) return;
		const buttons = [...document.querySelectorAll<HTMLElement>(ADD_BUTTON)];
		buttons.find(({ offsetParent }) => offsetParent)?.focus();
	}

	const content = (
		<>
			<div className="top">
				<h2 id="your-list-title" tabIndex={-1}>
					Your list
				</h2>
				<button
					type="button"
					className="icon-button"
					aria-label="Close"
					onClick={() => dialog.current?.close()}
				>
					<Icon name="x" />
				</button>
			</div>
			<div className="body">
				{items.length === 0 && last.length === 0 && (
					<p className="empty">Your list is empty. Press + beside a price to add an item.</p>
				)}
				{items.length === 0 && last.length > 0 && (
					<section className="again">
						<h3>Same as last time?</h3>
						<p>{last.map(itemWords).join(", ")}</p>
						<div className="button-pair">
							<button
								type="button"
								className="button is-small"
								onClick={() => act(() => change((list) => withItems(list, list.last)))}
							>
								Take it again
							</button>
							<button
								type="button"
								className="quiet"
								onClick={() => act(() => change((list) => ({ ...list, last: [] })))}
							>
								Forget it
							</button>
						</div>
					</section>
				)}
				{!isStored && items.length > 0 && (
					<p className="unkept">
						This browser does not keep your list: send it before you leave the page.
					</p>
				)}
				<ItemRows onRemove={remove} />
				<p className="after-rows">
					<span role="status">{undo?.words}</span>
					{undo && (
						<button
							type="button"
							className="quiet undo"
							onClick={() =>
								act(() => {
									setUndo(undefined);
									change(() => undo.list);
								})
							}
						>
							Undo
						</button>
					)}
					{items.length > 0 && (
						<button type="button" className="quiet" onClick={() => act(clear, ".undo")}>
							Clear the list
						</button>
					)}
				</p>
				{items.length > 0 && <PickupForm hasExpress={texts.hasExpress} areaTexts={texts.area} />}
			</div>
			{items.length > 0 && <ListFoot texts={texts} />}
		</>
	);
	return (
		<dialog
			ref={dialog}
			className="list-dialog"
			id="your-list"
			aria-labelledby="your-list-title"
			onClose={close}
			{...{ closedby: "any" }}
		>
			{isOpen && content}
		</dialog>
	);
}

/** "2 × Shirt"; of a measured item the name. */
function itemWords({ name, measure, quantity }: List["items"][number]): string {
	return measure ? name : `${quantity} × ${name}`;
}

function ItemRows({ onRemove }: { onRemove: (line: ListLine) => void }) {
	const lines = useStore($lines);
	const [shown, setShown] = useState(FIRST_ROWS);
	useEffect(() => startTransition(() => setShown(Number.POSITIVE_INFINITY)), []);
	return (
		<ul className="rows">
			{lines.slice(0, shown).map((line) => (
				<ItemRow key={line.id} line={line} onRemove={onRemove} />
			))}
		</ul>
	);
}
