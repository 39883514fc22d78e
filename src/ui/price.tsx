import type { PriceParts } from "../../shop/format-price.ts";
import "./price.css";

interface PriceTagProps {
	price: PriceParts;
	className?: string;
}

/** A price in large tabular figures. */
export function PriceTag({ price, className = "" }: PriceTagProps) {
	return (
		<p className={`price ${price.sum ? "" : "is-words"} ${className}`}>
			<PriceLine price={price} />
		</p>
	);
}

/** Its opening words, the sum and its unit. */
export function PriceLine({ price: { words, sum, per } }: Pick<PriceTagProps, "price">) {
	if (!sum) return <>{words}</>;
	return (
		<>
			{words && <small className="unit">{`${words} `}</small>}
			{sum}
			{per && <span className="unit">{` ${per}`}</span>}
		</>
	);
}
