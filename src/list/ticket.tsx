import { useLayoutEffect } from "react";
import { fullTime } from "#language/hours";
import * as listWords from "#language/words/list";
import { anyDay } from "#language/words/pickup";
import * as words from "#language/words/ticket";
import { dayAndMonth, weekdayName } from "../../content/format-hours.ts";
import { shopClock } from "../../content/opening-hours.ts";
import { estimate } from "../../content/price-estimate.ts";
import { BrandMark } from "../ui/brand-mark.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import { countWords, type List } from "./list.ts";
import { areaText, type ListTexts, pickupText, ticketNumber } from "./message.ts";
import type { Pickup } from "./pickup.ts";
import { readyWords } from "./pickup.ts";
import { estimateParts, type ListLine, lineSum, type PriceFile, withPrices } from "./prices.ts";
import { limitsOf } from "./quantity.ts";
import { TextButton } from "./rows.tsx";

/** Above this many rows they stand closer. */
const MANY_ROWS = 8;

interface TicketProps {
	lines: readonly ListLine[];
	texts: ListTexts;
	written: Date;
	express?: boolean;
	/** Pickup, time and note: each with its name. */
	details?: readonly (readonly [name: string, text: string])[];
	/** Beside the number. */
	stub: string;
}

/** The ticket: what is on the list above, below the perforation its number. */
function Ticket({ lines, texts, written, express, details = [], stub }: TicketProps) {
	const { day, time } = shopClock(written);
	const number = ticketNumber(written);
	const id = `ticket-${number}`;
	const { sum, rest } = estimateParts(estimate(lines), express);
	const said = details.filter(([, text]) => text);
	return (
		<article
			className="ticket numeric"
			aria-labelledby={id}
			data-many={lines.length > MANY_ROWS || undefined}
		>
			<div className="main">
				<header>
					<BrandMark />
					<p>
						<b>{texts.shop.name}</b>
						{texts.shop.street}
					</p>
					<p className="written">
						<b>{dayAndMonth(day)}</b>
						{`${weekdayName(day)}, ${fullTime(time)}`}
					</p>
				</header>
				<dl className="items">
					{lines.map((line) => (
						<div key={`${line.id} ${line.name}`}>
							<dt>
								<b>{amountOf(line)}</b> <InLanguage text={line.name} />
							</dt>
							<dd>{lineSum(line)}</dd>
						</div>
					))}
				</dl>
				<p className="estimate">
					<span>{countWords(lines)}</span>
					<b>{sum}</b>
					<small>{[...rest, texts.message.estimate].join(" · ")}</small>
				</p>
				{said.length > 0 && (
					<dl className="details">
						{said.map(([name, text]) => (
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

/** "2 ×", "2.5 kg" */
function amountOf({ measure, quantity }: ListLine): string {
	return quantity === undefined ? "1 ×" : `${quantity} ${limitsOf(measure).unit || "×"}`;
}

interface SentTicketProps {
	rows: readonly ListLine[];
	pickup: Pickup;
	texts: ListTexts;
	written: Date;
	onChange: () => void;
}

/** The message that went to the shop, as a paper ticket. */
export function SentTicket({ rows, pickup, texts, written, onChange }: SentTicketProps) {
	const { preferences, served, shop } = pickup;
	const { area, express, note } = preferences;
	const time = pickupText(preferences, shop.now) || anyDay;
	const place = areaText(area.trim(), served);

	// Alone on paper where the page is printed (ticket.css).
	useLayoutEffect(() => {
		const root = document.documentElement;
		root.setAttribute("data-ticket", "");
		return () => root.removeAttribute("data-ticket");
	}, []);

	return (
		<div className="body">
			<Ticket
				{...{ lines: rows, texts, written, express }}
				details={[
					[words.pickup, [time, place].filter(Boolean).join(" · ")],
					[words.ready, readyWords(rows, preferences, texts.ready, shop) || words.readyLater],
					[words.note, note.trim()],
				]}
				stub={words.sayNumber}
			/>
			<TextButton onPress={onChange}>{words.changeList}</TextButton>
		</div>
	);
}

interface LastTicketProps {
	list: List;
	prices: PriceFile;
	texts: ListTexts;
	onTake: () => void;
	onForget: () => void;
}

/** The ticket that was sent last, at today's prices, to be taken again. */
export function LastTicket({ list, prices, texts, onTake, onForget }: LastTicketProps) {
	return (
		<section className="pt-3">
			<h3>{listWords.sameAsLastTime}</h3>
			<div className="button-pair mt-3">
				<button type="button" className="button is-small" onClick={onTake}>
					{listWords.takeAgain}
				</button>
				<TextButton onPress={onForget}>{listWords.forget}</TextButton>
			</div>
			<Ticket
				lines={withPrices(list.last, prices)}
				texts={texts}
				written={new Date(list.lastWritten ?? Date.now())}
				stub={words.sentBefore}
			/>
		</section>
	);
}
