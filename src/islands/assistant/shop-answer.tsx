import type { AnswerParts } from "../../../assistant/answer.ts";
import type { Line, LineChange } from "../../../assistant/frame.ts";
import { addItems } from "../../list/list.ts";
import { loadPrices, useLoaded } from "../../list/prices.ts";
import { changeItems } from "../../list/store.ts";
import { ButtonLink, WhatsAppButton } from "../../ui/button-link.tsx";
import { Answer } from "./answer.tsx";
import { ChatList, ReviewList } from "./chat-list.tsx";

export interface ShopAnswerProps {
	text: string;
	parts: AnswerParts;
	/** The chat's list, in the one answer that shows it as it stands. */
	lines: readonly Line[] | undefined;
	/** The ids that the visitor has put on the own list from here. */
	listed: readonly string[] | undefined;
	/** A page that shows the visitor's list, for those that do not. */
	listHref: string;
	onListed: (ids: string[]) => void;
	onChange: (change: LineChange) => void;
	/** Only below the newest answer. */
	onAsk: ((question: string) => void) | undefined;
}

/** The shop's own answer: prices in columns or the chat's list, and buttons for what it is about. */
export function ShopAnswer(props: ShopAnswerProps) {
	const { text, parts, lines, listed, listHref, onListed, onChange, onAsk } = props;
	const { rows, before, after, toList, list, asks = [], actions = [] } = parts;
	const prices = useLoaded(loadPrices, lines);
	return (
		<>
			{rows ? (
				<>
					{before && <Answer text={before} />}
					{list && lines && prices ? (
						<ChatList
							{...{ lines, prices, list, listHref, onListed, onChange }}
							listed={listed ?? []}
						/>
					) : (
						<Prices {...parts} />
					)}
					{after && <Answer text={after} />}
				</>
			) : (
				<Answer text={text} />
			)}
			{toList && !list && (
				<button
					type="button"
					className="button is-outlined is-small w-full add"
					aria-disabled={listed !== undefined}
					onClick={() => {
						if (listed) return;
						changeItems((items) => addItems(items, toList.items));
						onListed(toList.items.map(({ id }) => id));
					}}
				>
					<svg
						className="icon"
						viewBox="0 0 24 24"
						fill="none"
						stroke="currentColor"
						aria-hidden="true"
					>
						<path d={listed ? "m5 12 5 5L20 7" : "M5 12h14M12 5v14"} />
					</svg>
					<span>{listed ? toList.done : toList.label}</span>
				</button>
			)}
			{toList && !list && listed && <ReviewList listHref={listHref} />}
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
		</>
	);
}

/** A sum stays in one line; a price in words may take two. */
function PriceCell({ price }: { price: string }) {
	return <td className={price.startsWith("₹") ? "is-sum" : undefined}>{price}</td>;
}

function Prices({ rows = [], total }: AnswerParts) {
	return (
		<table className="prices numeric">
			<tbody>
				{rows.map(({ id, name, detail, price }) => (
					<tr key={id}>
						<th scope="row">
							{name}
							{detail && <small>{detail}</small>}
						</th>
						<PriceCell price={price} />
					</tr>
				))}
			</tbody>
			{total && (
				<tfoot>
					<tr>
						<th scope="row">
							{total.name}
							<small>{total.note}</small>
						</th>
						<PriceCell price={total.price} />
					</tr>
				</tfoot>
			)}
		</table>
	);
}
