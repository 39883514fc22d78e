import * as words from "#language/words/ticket";
import { BrandMark } from "../ui/brand-mark.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import type { ListTexts } from "./list-texts.ts";
import type { Ticket } from "./ticket.ts";

/** Above this many rows they stand closer. */
const MANY_ROWS = 8;

interface TicketPaperProps {
	ticket: Ticket;
	texts: ListTexts;
	/** Beside the number. */
	stub: string;
}

/** The ticket: what is on the list above, below the perforation its number. */
export function TicketPaper({ ticket, texts, stub }: TicketPaperProps) {
	const { number, date, time, rows, count, sum, rest, details } = ticket;
	const id = `ticket-${number}`;
	return (
		<article
			className="ticket numeric"
			aria-labelledby={id}
			data-many={rows.length > MANY_ROWS || undefined}
		>
			<div className="main">
				<header>
					<BrandMark />
					<p>
						<b>{texts.shop.name}</b>
						{texts.shop.street}
					</p>
					<p className="written">
						<b>{date}</b>
						{time}
					</p>
				</header>
				<dl className="items">
					{rows.map(({ id, amount, name, price }) => (
						<div key={`${id} ${name}`}>
							<dt>
								<b>{amount}</b> <InLanguage text={name} />
							</dt>
							<dd>{price}</dd>
						</div>
					))}
				</dl>
				<p className="estimate">
					<span>{count}</span>
					<b>{sum}</b>
					<small>{[...rest, texts.message.estimate].join(" · ")}</small>
				</p>
				{details.length > 0 && (
					<dl className="details">
						{details.map(({ name, text }) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd key={text}>
									<InLanguage text={text} />
								</dd>
							</div>
						))}
					</dl>
				)}
			</div>
			<footer className="stub">
				<p className="number" id={id}>
					<span className="visually-hidden">{`${words.listNumber} `}</span>
					{number}
				</p>
				<p>{stub}</p>
			</footer>
		</article>
	);
}
