import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as words from "#language/words/list";
import { DialogTop } from "../ui/dialog-top.tsx";
import { ADD_BUTTON } from "./add-button.tsx";
import { ItemRow } from "./item-row.tsx";
import { emptyList, type List, type ListItem, withItems, withoutItem } from "./list.ts";
import { ListFoot, type ListTexts } from "./list-foot.tsx";
import { type FormLine, useListForm } from "./list-form.ts";
import { change, isStored, useList } from "./list-storage.ts";
import { PickupForm } from "./pickup-form.tsx";
import type { PriceFile } from "./price-file.ts";

/** As many as the press that opens the dialog renders; the others follow. */
const FIRST_ROWS = 10;

interface ListDialogProps {
	prices: PriceFile | undefined;
	texts: ListTexts;
	onClose: () => void;
}

/** The list, what goes with it, and the way to send it. Open as long as it is rendered. */
export function ListDialog({ prices, texts, onClose }: ListDialogProps) {
	const list = useList();
	const { items, last } = list;
	const form = useListForm(list, prices);
	const dialog = useRef<HTMLDialogElement>(null);
	/** The list before items were removed. */
	const [undo, setUndo] = useState<{ list: List; words: string }>();
	const shown = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_ROWS);
	useLayoutEffect(() => dialog.current?.showModal(), []);

	/** Moves the focus, too, because the pressed button goes. */
	function act(update: (list: List) => List, focused = "h2", undone?: string) {
		flushSync(() => {
			setUndo(undone ? { list, words: undone } : undefined);
			change(update);
		});
		const found = dialog.current?.querySelector<HTMLElement>(focused);
		(found ?? dialog.current?.querySelector("h2"))?.focus();
	}

	function remove({ id, name, field }: FormLine, place: number) {
		form.setDraft(field);
		const near = `li:nth-child(${Math.min(place + 1, items.length - 1)}) > .icon-button`;
		act((list) => withoutItem(list, id), near, words.removed(name));
	}

	function clear() {
		form.clearDrafts();
		act(({ last }) => ({ ...emptyList, last }), "[role=status] + button", words.cleared);
	}

	function close() {
		flushSync(onClose);
		// The bar, which would get the focus back, is gone with the last item.
		if (document.activeElement !== document.body) return;
		const buttons = [...document.querySelectorAll<HTMLElement>(ADD_BUTTON)];
		buttons.find(({ offsetParent }) => offsetParent)?.focus();
	}

	return (
		<dialog
			ref={dialog}
			className="dialog list-dialog"
			id="your-list"
			aria-labelledby="your-list-title"
			onClose={close}
			{...{ closedby: "any" }}
		>
			<DialogTop dialog="your-list" title={words.yourList} tabIndex={-1} />
			<div className="body">
				{items.length === 0 && last.length === 0 && (
					<p className="pt-3 text-ink-soft">{words.nothingYet}</p>
				)}
				{items.length === 0 && last.length > 0 && (
					<section className="box">
						<h3>{words.sameAsLastTime}</h3>
						<p className="mb-3 text-ink-soft">{last.map(itemWords).join(", ")}</p>
						<div className="button-pair">
							<button
								type="button"
								className="button is-small"
								onClick={() => act((list) => withItems(list, list.last))}
							>
								{words.takeAgain}
							</button>
							<TextButton onPress={() => act((list) => ({ ...list, last: [] }))}>
								{words.forget}
							</TextButton>
						</div>
					</section>
				)}
				{!isStored() && items.length > 0 && <p className="box">{words.notKept}</p>}
				<ul className="rows">
					{form.lines.slice(0, shown).map((line, place) => (
						<ItemRow key={line.id} line={line} form={form} onRemove={() => remove(line, place)} />
					))}
				</ul>
				<p className="flex max-w-none items-center">
					<span role="status" className="flex-1">
						{undo?.words}
					</span>
					{undo && <TextButton onPress={() => act(() => undo.list)}>{words.undo}</TextButton>}
					{items.length > 0 && <TextButton onPress={clear}>{words.clear}</TextButton>}
				</p>
				{items.length > 0 && <PickupForm form={form} texts={texts} />}
			</div>
			{items.length > 0 && (
				<ListFoot
					form={form}
					texts={texts}
					isPriced={prices !== undefined}
					isSent={list.sent !== undefined}
				/>
			)}
		</dialog>
	);
}

function TextButton({ onPress, children }: { onPress: () => void; children: string }) {
	return (
		<button type="button" className="link min-h-11 text-[0.9375rem]" onClick={onPress}>
			{children}
		</button>
	);
}

/** "2 × Shirt"; of a measured item the name. */
function itemWords({ name, measure, quantity }: ListItem): string {
	return measure ? name : `${quantity} × ${name}`;
}
