import type { ReactNode } from "react";
import type { PriceParts } from "../../content/format-price.ts";
import { InLanguage } from "./in-language.tsx";
import { PriceLine } from "./price.tsx";
import "./rate-rows.css";

/** A row of the rate card: an item, where it is from if that needs saying, and its price. */
interface RateRow {
	id: string;
	name: string;
	price: PriceParts;
	category?: string | undefined;
}

interface RateRowsProps<Row> {
	rows: Row[];
	/** In two columns on wide screens. */
	two?: boolean;
	/** Renders a row's name; by default as text. */
	renderName?: (row: Row) => ReactNode;
	/** A control at the row's end. Its `name` has the category in brackets, where the row shows one. */
	action?: (row: Pick<RateRow, "id" | "name" | "price">) => ReactNode;
}

/** Items, dotted leaders and prices, like a shop's printed rate card. */
export function RateRows<Row extends RateRow>({
	rows,
	two,
	renderName,
	action,
}: RateRowsProps<Row>) {
	return (
		<dl className={`rate-rows${two ? " is-two" : ""}${action ? " has-actions" : ""}`}>
			{rows.map((row) => (
				<div key={row.id}>
					<dt>
						{renderName?.(row) ?? <InLanguage text={row.name} />}
						{row.category && <small> {row.category}</small>}
					</dt>
					<dd className={row.price.sum ? undefined : "is-words"}>
						<PriceLine price={row.price} />
						{action?.(row.category ? { ...row, name: `${row.name} (${row.category})` } : row)}
					</dd>
				</div>
			))}
		</dl>
	);
}
