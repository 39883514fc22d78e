import Markdown, { type Components } from "react-markdown";
import type { AnswerParts } from "../../../assistant/answer.ts";
import { useLoaded } from "../../list/load.ts";
import { loadPrices } from "../../list/prices.ts";
import { ListIcon } from "../../list/rows.tsx";
import { addItems, changeItems } from "../../list/store.ts";
import { ButtonLink, WhatsAppButton } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import { ChatList, ReviewList } from "./chat-list.tsx";
import { type ChatEntry, withChange } from "./conversation.ts";

interface MessageProps {
	entry: ChatEntry;
	/** True of the answer whose list is the chat's; those before it stay as they were answered. */
	isList: boolean;
	listHref: string;
	onChange: (entry: ChatEntry) => void;
	/** Only below the newest message: "more" is asked of the answer that was given last. */
	onAsk: ((question: string) => void) | undefined;
}

/** A question, or an answer: its text, the prices in columns or the chat's list, and buttons for what it is about. */
export function Message({ entry, isList, listHref, onChange, onAsk }: MessageProps) {
	const { sender, text, failed, parts, listed } = entry;
	const lines = isList ? entry.lines : undefined;
	const prices = useLoaded(loadPrices, lines);
	const onListed = (ids: string[]) => onChange({ ...entry, listed: ids });
	if (sender === "user") return <div className="message is-visitor">{text}</div>;
	const { lang, rows, before, after, toList, list, asks = [], actions = [] } = parts ?? {};
	const hasButtons = rows || toList || asks.length > 0 || actions.length > 0;
	const look = failed ? "is-failed" : lines ? "has-list" : hasButtons ? "has-buttons" : "";
	return (
		<div className={`message is-bot ${look}`} lang={lang}>
			{!rows && <Answer text={text} />}
			{rows && before && <Answer text={before} />}
			{rows &&
				(list && lines && prices ? (
					<ChatList
						{...{ lines, prices, list, listed, listHref, onListed }}
						onChange={(change) => onChange(withChange(entry, change))}
					/>
				) : (
					<Prices {...parts} />
				))}
			{rows && after && <Answer text={after} />}
			{toList && !list && (
				<>
					<button
						type="button"
						className="button is-outlined is-small w-full"
						aria-disabled={listed !== undefined}
						onClick={() => {
							if (listed) return;
							changeItems((items) => addItems(items, toList.items));
							onListed(toList.items.map(({ id }) => id));
						}}
					>
						<ListIcon name={listed ? "check" : "plus"} />
						<span>{listed ? toList.done : toList.label}</span>
					</button>
					{listed && <ReviewList listHref={listHref} />}
				</>
			)}
			{onAsk && asks.length > 0 && (
				<div className="actions">
					{asks.map(({ label, question }) => (
						<button
							key={label}
							type="button"
							className="button is-outlined is-small"
							onClick={() => onAsk(question)}
						>
							{label}
						</button>
					))}
				</div>
			)}
			{actions.length > 0 && (
				<div className="actions">
					{actions.map(({ label, href }) =>
						href.startsWith("https://wa.me/") ? (
							<WhatsAppButton key={href} href={href} small block>
								{label}
							</WhatsAppButton>
						) : (
							<ButtonLink key={href} href={href} look="outlined" small>
								{label}
							</ButtonLink>
						),
					)}
				</div>
			)}
		</div>
	);
}

function Prices({ rows = [], total }: Partial<AnswerParts>) {
	return (
		<table className="prices numeric">
			<tbody>
				{rows.map((row) => (
					<PriceRow key={row.id} {...row} />
				))}
			</tbody>
			{total && (
				<tfoot>
					<PriceRow {...total} detail={total.note} />
				</tfoot>
			)}
		</table>
	);
}

/** A sum stays in one line; a price in words may take two. */
function PriceRow({ name, detail, price }: { name: string; detail?: string; price: string }) {
	return (
		<tr>
			<th scope="row">
				{name}
				{detail && <small>{detail}</small>}
			</th>
			<td className={price.startsWith("₹") ? "is-sum" : undefined}>{price}</td>
		</tr>
	);
}

/** Links open in a new tab. react-markdown empties unsafe addresses and shows raw HTML as text (SPEC.md, section 5). */
const components: Components = {
	a: ({ href = "", children }) => (
		<Link href={href} opensTab>
			{children}
		</Link>
	),
};

/** A phone number, or the hour and the word after it, in each language of the assistant. */
const unbroken = /\+\d[\d ]{6,}\d|\d (?:[AP]M\b|बजे|baje\b)/g;

/** The markdown of an answer. Phone numbers and times stay in one line. */
export function Answer({ text }: { text: string }) {
	return (
		<Markdown components={components} disallowedElements={["img"]} unwrapDisallowed>
			{text.replaceAll(unbroken, (number) => number.replaceAll(" ", "\u00a0"))}
		</Markdown>
	);
}
