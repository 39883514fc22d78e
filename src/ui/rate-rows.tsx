import type { ReactNode } from "react";
import type { PriceParts } from "../../content/format-price.ts";
import { InLanguage } from "./in-language.tsx";
import { PriceLine } from "./price.tsx";
import "./rate-rows.css";

/** A row of the rate card: an item, where it is from if that needs saying, and its price. */
interface RateRow {
	id: string;
	name: ReactNode;
	price: PriceParts;
	category?: string | undefined;
}

interface RateRowsProps {
	rows: RateRow[];
	/** In two columns on wide screens. */
	two?: boolean;
	/** What may be done with a row; it stands at the row's end, behind the price. */
	action?: (row: { id: string; price: PriceParts }) => ReactNode;
}

/** Items, dotted leaders and prices, like a shop's printed rate card. */
export function RateRows({ rows, two, action }: RateRowsProps) {
	return (
		<dl className={`rate-rows${two ? " is-two" : ""}${action ? " has-actions" : ""}`}>
			{rows.map((row) => (
				<div key={row.id}>
					<dt>
						{typeof row.name === "string" ? <InLanguage text={row.name} /> : row.name}
						{row.category && <small> {row.category}</small>}
					</dt>
					<dd className={row.price.sum ? undefined : "is-words"}>
						<PriceLine price={row.price} />
						{action?.(row)}
					</dd>
				</div>
			))}
		</dl>
	);
}
