import * as words from "#language/words/list";
import { sentBefore } from "#language/words/ticket";
import { withPrices } from "./estimate.ts";
import { withItems } from "./list.ts";
import type { Act, ListParts } from "./list-view.tsx";
import { TextButton } from "./text-button.tsx";
import { ticketOf } from "./ticket.ts";
import { TicketPaper } from "./ticket-paper.tsx";

interface LastTicketProps extends Omit<ListParts, "form"> {
	onAct: Act;
}

/** The ticket that was sent last, at today's prices, to be taken again. */
export function LastTicket({ list, prices, texts, onAct }: LastTicketProps) {
	const { last, lastWritten } = list;
	const written = new Date(lastWritten ?? Date.now());
	const ticket = ticketOf({
		lines: withPrices(last, prices),
		written,
		isPriced: prices !== undefined,
	});
	return (
		<section className="pt-3">
			<h3>{words.sameAsLastTime}</h3>
			<div className="button-pair mt-3">
				<button
					type="button"
					className="button is-small"
					onClick={() => onAct((list) => withItems(list, list.last))}
				>
					{words.takeAgain}
				</button>
				<TextButton onPress={() => onAct((list) => ({ ...list, last: [] }))}>
					{words.forget}
				</TextButton>
			</div>
			<TicketPaper ticket={ticket} texts={texts} stub={sentBefore} />
		</section>
	);
}
