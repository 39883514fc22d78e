import { yourList } from "#language/words/list";
import "../../ui/button.css";
import { withMore } from "../../list/list.ts";
import { change } from "../../list/list-storage.ts";
import { Link } from "../../ui/link.tsx";
import type { AnswerParts } from "./answer-parts.ts";
import type { AnswerRenderer } from "./answer-renderer.ts";

interface ShopAnswerProps {
	text: string;
	parts: AnswerParts;
	Markdown: AnswerRenderer;
	/** A page that shows the visitor's list, for those that do not. */
	listHref: string;
	/** Whether the visitor has put the items on the list. */
	isListed: boolean;
	onListed: () => void;
}

/** The shop's own answer: prices in columns, a total, and buttons for what it is about. */
export function ShopAnswer(props: ShopAnswerProps) {
	const { text, parts, Markdown, listHref, isListed, onListed } = props;
	const { rows, before, after, toList, actions = [] } = parts;
	return (
		<>
			{rows ? (
				<>
					{before && <Markdown text={before} />}
					<Prices {...parts} />
					{after && <Markdown text={after} />}
				</>
			) : (
				<Markdown text={text} />
			)}
			{toList && (
				<button
					type="button"
					className="button is-outlined is-small is-block add"
					aria-disabled={isListed}
					onClick={() => {
						if (isListed) return;
						change((list) => withMore(list, toList.items));
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
					{isListed ? toList.done : toList.label}
				</button>
			)}
			{isListed && !document.querySelector(".list-status") && (
				<p className="to-list">
					<a href={listHref}>{yourList}</a>
				</p>
			)}
			{actions.length > 0 && (
				<div className="actions">
					{actions.map(({ label, href }) => (
						<Link key={href} className="button is-outlined is-small" href={href}>
							{label}
						</Link>
					))}
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
		<table className="prices">
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
