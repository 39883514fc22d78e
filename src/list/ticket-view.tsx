import { useLayoutEffect, useRef, useState } from "react";
import * as listWords from "#language/words/list";
import * as pickupWords from "#language/words/pickup";
import * as words from "#language/words/ticket";
import { Icon } from "../ui/icon.tsx";
import { NewTabHint } from "../ui/new-tab-hint.tsx";
import { ListIcon } from "./list-icon.tsx";
import { areaText, listLink, pickupText } from "./list-message.ts";
import { change } from "./list-storage.ts";
import type { ListParts } from "./list-view.tsx";
import { readyWords } from "./pickup.ts";
import { TextButton } from "./text-button.tsx";
import { ticketOf } from "./ticket.ts";
import { TicketPaper } from "./ticket-paper.tsx";
import { saveTicket } from "./ticket-picture.ts";

/** What is said of a picture that was asked for. */
const outcomes = {
	saved: words.saved,
	shared: words.shared,
	dismissed: "",
	failed: words.notSaved,
};

interface TicketViewProps extends ListParts {
	written: Date;
	onChange: () => void;
}

/** What goes to the shop, on paper: sent from here, or kept as a picture. */
export function TicketView({ list, form, texts, prices, written, onChange }: TicketViewProps) {
	const { lines, preferences, foundArea, shop } = form;
	const served = foundArea?.kind === "served" ? foundArea.name : "";
	const pickup = pickupText(preferences, shop.now) || pickupWords.anyDay;
	const area = areaText(preferences.area.trim(), served);
	const ready = readyWords(lines, preferences, texts.ready, shop) || words.readyLater;
	const ticket = ticketOf({
		lines,
		written,
		isPriced: prices !== undefined,
		express: preferences.express,
		details: [
			{ name: words.pickup, text: [pickup, area].filter(Boolean).join(" · ") },
			{ name: words.ready, text: ready },
			{ name: words.note, text: preferences.note.trim() },
		],
	});
	const { number } = ticket;
	const total = [ticket.sum, ...ticket.rest].filter(Boolean).join(" + ");
	const message = {
		texts: texts.message,
		lines,
		preferences,
		total,
		served,
		number,
		now: shop.now,
	};
	const { href, left } = listLink(texts.whatsapp, message);

	const [status, setStatus] = useState("");
	const isSaving = useRef(false);

	// Alone on paper where the page is printed (ticket.css).
	useLayoutEffect(() => {
		const root = document.documentElement;
		root.setAttribute("data-ticket", "");
		return () => root.removeAttribute("data-ticket");
	}, []);

	function send() {
		setStatus("");
		change((list) => ({
			...list,
			sent: Date.now(),
			last: list.items,
			lastWritten: written.getTime(),
		}));
	}

	async function save() {
		if (isSaving.current) return;
		isSaving.current = true;
		// A screen reader reads the same words again.
		setStatus("");
		const outcome = await saveTicket(ticket, texts).catch(() => "failed" as const);
		isSaving.current = false;
		setStatus(outcomes[outcome]);
	}

	return (
		<>
			<div className="body">
				<TicketPaper ticket={ticket} texts={texts} stub={words.sayNumber} />
			</div>
			<div className="foot ticket-actions">
				{left > 0 && <p className="hint">{listWords.leftOut(left)}</p>}
				<a
					className="button is-whatsapp"
					target="_blank"
					rel="noopener"
					href={href}
					data-list-items={lines.length}
					onClick={send}
				>
					<Icon name="whatsapp" />
					<span>{listWords.send}</span>
					<NewTabHint />
				</a>
				<button type="button" className="button is-outlined" onClick={save}>
					<ListIcon name="picture" />
					<span>{words.savePicture}</span>
				</button>
				<TextButton onPress={onChange}>{words.changeList}</TextButton>
				<p className="sent" role="status">
					{status || (list.sent !== undefined && listWords.sent)}
				</p>
			</div>
		</>
	);
}
