import type { ReactNode } from "react";
import { PriceLine } from "./price.tsx";
import { splitPrice } from "./split-price.ts";
import "./rate-rows.css";

/** A row of the rate card: an item, where it is from if that needs saying, and its price. */
interface RateRow {
	id: string;
	name: ReactNode;
	price: string;
	category?: string | undefined;
}

interface RateRowsProps {
	rows: RateRow[];
	/** In two columns on wide screens. */
	two?: boolean;
}

/** Items, dotted leaders and prices, like a shop's printed rate card. */
export function RateRows({ rows, two }: RateRowsProps) {
	return (
		<dl className={`rate-rows${two ? " is-two" : ""}`}>
			{rows.map((row) => (
				<div key={row.id}>
					<dt>
						{row.name}
						{row.category && <small> {row.category}</small>}
					</dt>
					<dd className={splitPrice(row.price).amount ? undefined : "is-words"}>
						<PriceLine text={row.price} />
					</dd>
				</div>
			))}
		</dl>
	);
}
