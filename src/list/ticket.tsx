import { useLayoutEffect } from "react";
import { fullTime } from "#language/hours";
import { list as listWords, pickup as pickupWords, ticket as words } from "#language/words.json";
import { dayAndMonth, weekdayName } from "../../shop/format-hours.ts";
import { shopClock } from "../../shop/opening-hours.ts";
import { estimate } from "../../shop/price-estimate.ts";
import { BrandMark } from "../ui/icon.tsx";
import { InLanguage } from "../ui/in-language.tsx";
import { areaText, type ListTexts, pickupText, ticketNumber } from "./message.ts";
import { type Pickup, readyWords } from "./pickup.ts";
import { estimateParts, type ListLine, lineSum } from "./prices.ts";
import { limitsOf } from "./quantity.ts";
import { TextButton } from "./rows.tsx";
import { countWords } from "./store.ts";

interface TicketProps {
	lines: readonly ListLine[];
	texts: ListTexts;
	written: Date;
	express?: boolean;
	/** Pickup, time and note: each with its name. */
	details?: readonly (readonly [name: string, text: string])[];
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
		<article className="ticket numeric" aria-labelledby={id}>
			<div className="main">
				<header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
					<BrandMark size={38} />
					<p className="flex-[1_1_6rem]">
						<b className="block text-forest">{texts.shop.name}</b>
						{texts.shop.street}
					</p>
					<p className="ml-auto flex-none text-right">
						<b className="block text-[0.9375rem] font-[600] text-ink">{dayAndMonth(day)}</b>
						{`${weekdayName(day)}, ${fullTime(time)}`}
					</p>
				</header>
				<dl className="items">
					{lines.map((line) => (
						<div key={`${line.id} ${line.name}`}>
							<dt>
								<b className="font-[600] text-brass-ink">{amountOf(line)}</b>{" "}
								<InLanguage text={line.name} />
							</dt>
							<dd className="font-[600] text-green-deep">{lineSum(line)}</dd>
						</div>
					))}
				</dl>
				<p className="estimate flex flex-wrap items-baseline justify-between gap-x-4">
					<span className="font-[500]">{countWords(lines)}</span>
					<b className="text-right text-[1.25rem] font-[600] text-green-deep">{sum}</b>
					<small className="basis-full">{[...rest, texts.message.estimate].join(" · ")}</small>
				</p>
				{said.length > 0 && (
					<dl className="details text-[0.9375rem]">
						{said.map(([name, text]) => (
							<div key={name}>
								<dt className="text-ink-soft">{name}</dt>
								<dd key={text} className="font-[500]">
									<InLanguage text={text} />
								</dd>
							</div>
						))}
					</dl>
				)}
			</div>
			<footer className="stub text-sm text-ink-soft">
				<p className="number font-[600] text-forest" id={id}>
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

interface SentTicketProps extends Pick<TicketProps, "lines" | "texts" | "written"> {
	pickup: Pickup;
	onChange: () => void;
}

/** The message that went to the shop, as a paper ticket. */
export function SentTicket({ pickup, onChange, ...sent }: SentTicketProps) {
	const { lines, texts } = sent;
	const { preferences, served, shop } = pickup;
	const { area, express, note } = preferences;
	const time = pickupText(preferences, shop.now) || pickupWords.anyDay;
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
				{...sent}
				express={express}
				details={[
					[
						texts.isBrought ? words.dropOff : words.pickup,
						[time, place].filter(Boolean).join(" · "),
					],
					[
						words.ready,
						readyWords(lines, preferences, texts.ready, shop) ||
							(texts.isBrought ? words.readyAtCounter : words.readyLater),
					],
					[words.note, note.trim()],
				]}
				stub={texts.isBrought ? words.sayAtCounter : words.sayNumber}
			/>
			<TextButton onPress={onChange}>{words.changeList}</TextButton>
		</div>
	);
}

interface LastTicketProps extends Pick<TicketProps, "lines" | "texts" | "written"> {
	onTake: () => void;
	onForget: () => void;
}

/** The ticket that was sent last, at today's prices, to be taken again. */
export function LastTicket({ onTake, onForget, ...sent }: LastTicketProps) {
	return (
		<section className="pt-3">
			<h3>{listWords.sameAsLastTime}</h3>
			<div className="button-pair mt-3">
				<button type="button" className="button is-small" onClick={onTake}>
					{listWords.takeAgain}
				</button>
				<TextButton onPress={onForget}>{listWords.forget}</TextButton>
			</div>
			<Ticket {...sent} stub={words.sentBefore} />
		</section>
	);
}
