import type { AnswerParts } from "../../../assistant/answer.ts";
import { addItems } from "../../list/list.ts";
import { changeItems, openList } from "../../list/store.ts";
import { ButtonLink, WhatsAppButton } from "../../ui/button-link.tsx";
import { Answer } from "./answer.tsx";

interface ShopAnswerProps {
	text: string;
	parts: AnswerParts;
	/** A page that shows the visitor's list, for those that do not. */
	listHref: string;
	/** True if the visitor has put the items on the list. */
	isListed: boolean;
	onListed: () => void;
	/** Only below the newest answer. */
	onAsk: ((question: string) => void) | undefined;
}

/** The shop's own answer: prices in columns, a total, and buttons for what it is about. */
export function ShopAnswer(props: ShopAnswerProps) {
	const { text, parts, listHref, isListed, onListed, onAsk } = props;
	const { rows, before, after, toList, more, actions = [] } = parts;
	return (
		<>
			{rows ? (
				<>
					{before && <Answer text={before} />}
					<Prices {...parts} />
					{after && <Answer text={after} />}
				</>
			) : (
				<Answer text={text} />
			)}
			{toList && (
				<button
					type="button"
					className="button is-outlined is-small w-full add"
					aria-disabled={isListed}
					onClick={() => {
						if (isListed) return;
						changeItems((items) => addItems(items, toList.items));
						onListed();
					}}
				>
					<svg
						className="icon"
						viewBox="0 0 24 24"
						fill="none"
						stroke="currentColor"
						aria-hidden="true"
					>
						<path d={isListed ? "m5 12 5 5L20 7" : "M5 12h14M12 5v14"} />
					</svg>
					<span>{isListed ? toList.done : toList.label}</span>
				</button>
			)}
			{toList && isListed && <ReviewList label={toList.review} listHref={listHref} />}
			{more && onAsk && (
				<button
					type="button"
					className="button is-outlined is-small"
					onClick={() => onAsk(more.question)}
				>
					{more.label}
				</button>
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

/** Opens the visitor's list, on a page without one a page that has it. */
function ReviewList({ label, listHref }: { label: string; listHref: string }) {
	const look = "button is-small w-full";
	if (!document.querySelector(".list-status"))
		return (
			<a className={look} href={listHref}>
				{label}
			</a>
		);
	return (
		<button type="button" className={look} onClick={() => openList()}>
			{label}
		</button>
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
