import { useLayoutEffect } from "react";
import * as pickupWords from "#language/words/pickup";
import * as words from "#language/words/ticket";
import { areaText, pickupText } from "./list-message.ts";
import type { ListParts } from "./list-view.tsx";
import { readyWords } from "./pickup.ts";
import { TextButton } from "./text-button.tsx";
import { ticketOf } from "./ticket.ts";
import { TicketPaper } from "./ticket-paper.tsx";

interface TicketViewProps extends ListParts {
	written: Date;
	onChange: () => void;
}

/** The message that went to the shop, as a paper ticket. */
export function TicketView({ form, texts, prices, written, onChange }: TicketViewProps) {
	const { lines, preferences, served, shop } = form;
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

	// Alone on paper where the page is printed (ticket.css).
	useLayoutEffect(() => {
		const root = document.documentElement;
		root.setAttribute("data-ticket", "");
		return () => root.removeAttribute("data-ticket");
	}, []);

	return (
		<div className="body">
			<TicketPaper ticket={ticket} texts={texts} stub={words.sayNumber} />
			<TextButton onPress={onChange}>{words.changeList}</TextButton>
		</div>
	);
}
