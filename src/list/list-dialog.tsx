import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ticket, list as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { DialogTop } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { NewTabHint } from "../ui/link.tsx";
import { type ListTexts, listLink, messageText } from "./message.ts";
import { type Pickup, usePickup } from "./pickup.ts";
import { PickupForm } from "./pickup-form.tsx";
import { type ListFile, withPrices } from "./prices.ts";
import { ItemRow, ListIcon, type Row, TextButton, Total, useRows } from "./rows.tsx";
import {
	ADD_BUTTON,
	change,
	changeItems,
	emptyList,
	isStored,
	type List,
	openList,
	setItem,
	useList,
} from "./store.ts";
import { LastTicket, SentTicket } from "./ticket.tsx";

/** As many as the press that opens the dialog renders; the others follow. */
const FIRST_ROWS = 10;

/** The list, and once it is sent its ticket. Open as long as it is rendered. */
export function ListDialog({ prices, texts }: ListFile) {
	const list = useList();
	const { items, last, sent, lastWritten } = list;
	const rows = useRows(items, prices, (item) => changeItems((items) => setItem(items, item)));
	const pickup = usePickup(list.preferences);
	const dialog = useRef<HTMLDialogElement>(null);
	const [isChanging, setChanging] = useState(false);
	/** The list before items were removed. */
	const [undo, setUndo] = useState<{ list: List; words: string }>();
	const shown = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_ROWS);
	useLayoutEffect(() => dialog.current?.showModal(), []);

	/** Also moves the focus, because the pressed button goes. */
	function act(update: () => void, focused = "h2", undone?: string) {
		flushSync(() => {
			setUndo(undone ? { list, words: undone } : undefined);
			update();
		});
		const found = dialog.current?.querySelector<HTMLElement>(focused);
		(found ?? dialog.current?.querySelector("h2"))?.focus();
	}

	function remove({ id, name, discardDraft }: Row, place: number) {
		discardDraft();
		const near = `li:nth-child(${Math.min(place + 1, items.length - 1)}) button`;
		act(
			() => changeItems((items) => items.filter((item) => item.id !== id)),
			near,
			fill(words.removed, { name }),
		);
	}

	function clear() {
		for (const { discardDraft } of rows) discardDraft();
		pickup.setDate(undefined);
		const update = () => change(({ last, lastWritten }) => ({ ...emptyList, last, lastWritten }));
		act(update, "[role=status] + button", words.cleared);
	}

	function send() {
		act(() => {
			setChanging(false);
			const lastWritten = written.getTime();
			change((list) => ({ ...list, sent: Date.now(), last: list.items, lastWritten }));
		});
	}

	function close() {
		flushSync(() => openList(false));
		// The bar, which would get the focus back, is gone with the last item.
		if (document.activeElement !== document.body) return;
		const buttons = [...document.querySelectorAll<HTMLElement>(ADD_BUTTON)];
		buttons.find(({ offsetParent }) => offsetParent)?.focus();
	}

	// Sent again as it was, it keeps its number.
	const written = sent && lastWritten ? new Date(lastWritten) : pickup.shop.now;
	const isTicket = items.length > 0 && sent !== undefined && !isChanging;
	const parts = { lines: rows, pickup, texts, written };
	return (
		<dialog
			ref={dialog}
			className="dialog list-dialog"
			id="your-list"
			aria-labelledby="your-list-title"
			onClose={close}
			{...{ closedby: "any" }}
		>
			<DialogTop
				dialog="your-list"
				title={isTicket ? ticket.yourTicket : words.yourList}
				tabIndex={-1}
			/>
			{isTicket ? (
				<SentTicket {...parts} onChange={() => act(() => setChanging(true))} />
			) : (
				<div className="body item-rows">
					{items.length + last.length === 0 && (
						<p className="pt-3 text-ink-soft">{words.nothingYet}</p>
					)}
					{items.length === 0 && last.length > 0 && (
						<LastTicket
							lines={withPrices(last, prices)}
							texts={texts}
							written={new Date(lastWritten ?? Date.now())}
							onTake={() => act(() => changeItems(() => last))}
							onForget={() => act(() => change((list) => ({ ...list, last: [] })))}
						/>
					)}
					{!isStored() && items.length > 0 && <p className="box mt-3">{words.notKept}</p>}
					<ul className="numeric">
						{rows.slice(0, shown).map((row, place) => (
							<ItemRow key={row.id} row={row} onRemove={() => remove(row, place)} />
						))}
					</ul>
					{items.length > 0 && (
						<Total lines={rows} express={pickup.preferences.express} note={texts.message.estimate}>
							<TextButton onPress={clear}>{words.clear}</TextButton>
						</Total>
					)}
					<p className="flex max-w-none items-center">
						<span role="status" className="flex-1">
							{undo?.words}
						</span>
						{undo && (
							<TextButton onPress={() => act(() => change(() => undo.list))}>
								{words.undo}
							</TextButton>
						)}
					</p>
					{items.length > 0 && <PickupForm pickup={pickup} texts={texts} />}
				</div>
			)}
			{items.length > 0 && <SendList {...parts} isSent={sent !== undefined} onSend={send} />}
		</dialog>
	);
}

interface SendListProps {
	lines: readonly Row[];
	pickup: Pickup;
	texts: ListTexts;
	/** The ticket's number is made of it. */
	written: Date;
	isSent: boolean;
	onSend: () => void;
}

/** The two ways out: the message in WhatsApp, or copied. Neither leaves while a field is wrong. */
function SendList({ lines, pickup, texts, written, isSent, onSend }: SendListProps) {
	const { preferences, served, shop } = pickup;
	const invalid = lines.find(({ error }) => error) ?? pickup.invalid;
	const { isBrought } = texts;
	const message = {
		...{ texts: texts.message, isBrought, lines, preferences, served, written },
		now: shop.now,
	};
	const text = messageText(message);
	const { href, left } = listLink(texts.whatsapp, message);
	/** The text that was last copied or could not be, and what is said of it. */
	const [copied, setCopied] = useState<{ text: string; words: string }>();
	const outcome = copied?.text === text ? copied.words : undefined;

	/** @returns true if a field is wrong, which gets the focus */
	function refuse(): boolean {
		if (!invalid) return false;
		pickup.setTyping("");
		document.getElementById(invalid.field)?.focus();
		return true;
	}

	async function copy() {
		if (refuse()) return;
		try {
			await navigator.clipboard.writeText(text);
			setCopied({ text, words: words.copied });
		} catch {
			setCopied({ text, words: words.copyThis });
		}
	}

	const said = outcome ?? (isSent ? words.sent : words.toWhatsApp);
	return (
		<div className="foot">
			{left > 0 && <p className="hint">{fill(words.leftOut, { count: left })}</p>}
			{invalid && <p className="error">{fill(words.checkFirst, { label: invalid.label })}</p>}
			<p role="status" className={invalid ? "hidden" : "flex flex-wrap justify-between gap-x-4"}>
				<span key={said}>{said}</span>
				{said === words.toWhatsApp && <b className="numeric font-[600]">{texts.number}</b>}
			</p>
			{outcome === words.copyThis && (
				<textarea
					className="field"
					aria-label={words.copyThis}
					readOnly
					rows={3}
					value={text}
					ref={(field) => field?.select()}
				/>
			)}
			<div className="flex flex-wrap gap-2">
				<a
					className="button is-whatsapp flex-auto px-4"
					target="_blank"
					rel="noopener"
					href={href}
					data-list-items={lines.length}
					onClick={(event) => (refuse() ? event.preventDefault() : onSend())}
				>
					<Icon name="whatsapp" />
					<span>{words.send}</span>
					<NewTabHint />
				</a>
				<button type="button" className="button is-outlined flex-auto px-4" onClick={copy}>
					<ListIcon name="copy" />
					{words.copy}
				</button>
			</div>
		</div>
	);
}
