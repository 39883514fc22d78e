import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { yourList } from "#language/words/list";
import { yourTicket } from "#language/words/ticket";
import { DialogTop } from "../ui/dialog-top.tsx";
import type { List } from "./list.ts";
import { useListForm } from "./list-form.ts";
import { change, useList } from "./list-storage.ts";
import type { ListTexts } from "./list-texts.ts";
import { ListView } from "./list-view.tsx";
import type { PriceFile } from "./price-file.ts";
import { ADD_BUTTON } from "./rendered-add-button.ts";
import { SendList } from "./send-list.tsx";
import { TicketView } from "./ticket-view.tsx";

interface ListDialogProps {
	prices: PriceFile | undefined;
	texts: ListTexts;
	onClose: () => void;
}

/** The list, and once it is sent its ticket. Open as long as it is rendered. */
export function ListDialog({ prices, texts, onClose }: ListDialogProps) {
	const list = useList();
	const form = useListForm(list, prices);
	const dialog = useRef<HTMLDialogElement>(null);
	const [isChanging, setChanging] = useState(false);
	/** The list before items were removed. */
	const [undo, setUndo] = useState<{ list: List; words: string }>();
	useLayoutEffect(() => dialog.current?.showModal(), []);

	/** Also moves the focus, because the pressed button goes. */
	function render(update: () => void, focused = "h2") {
		flushSync(update);
		const found = dialog.current?.querySelector<HTMLElement>(focused);
		(found ?? dialog.current?.querySelector("h2"))?.focus();
	}

	function act(update: (list: List) => List, focused?: string, undone?: string) {
		render(() => {
			setUndo(undone ? { list, words: undone } : undefined);
			change(update);
		}, focused);
	}

	function send() {
		render(() => {
			setChanging(false);
			setUndo(undefined);
			change((list) => ({
				...list,
				sent: Date.now(),
				last: list.items,
				lastWritten: written.getTime(),
			}));
		});
	}

	function close() {
		flushSync(onClose);
		// The bar, which would get the focus back, is gone with the last item.
		if (document.activeElement !== document.body) return;
		const buttons = [...document.querySelectorAll<HTMLElement>(ADD_BUTTON)];
		buttons.find(({ offsetParent }) => offsetParent)?.focus();
	}

	const { items, sent, lastWritten } = list;
	// Sent again as it was, it keeps its number.
	const written = sent && lastWritten ? new Date(lastWritten) : form.shop.now;
	const isTicket = items.length > 0 && sent !== undefined && !isChanging;
	const parts = { list, form, texts, prices };
	return (
		<dialog
			ref={dialog}
			className="dialog list-dialog"
			id="your-list"
			aria-labelledby="your-list-title"
			onClose={close}
			{...{ closedby: "any" }}
		>
			<DialogTop dialog="your-list" title={isTicket ? yourTicket : yourList} tabIndex={-1} />
			{isTicket ? (
				<TicketView {...parts} written={written} onChange={() => render(() => setChanging(true))} />
			) : (
				<ListView {...parts} undo={undo} onAct={act} />
			)}
			{items.length > 0 && <SendList {...parts} written={written} onSend={send} />}
		</dialog>
	);
}
