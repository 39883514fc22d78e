import type { PriceParts } from "../../shop/format-price.ts";
import "./price.css";

interface PriceProps {
	price: PriceParts;
	className?: string;
}

/** A price in large tabular figures, its opening words above and its unit beside it. */
export function Price({ price: { words, sum, per }, className = "" }: PriceProps) {
	if (!sum) return <p className={`price is-words ${className}`}>{words}</p>;
	return (
		<p className={`price ${className}`}>
			{words && <small>{words}</small>} {sum}
			{per && " "}
			{per && <span className="unit no-break">{per}</span>}
		</p>
	);
}

/** The same on a single line, for the rate card's rows. */
export function PriceLine({ price: { words, sum, per } }: Pick<PriceProps, "price">) {
	if (!sum) return <>{words}</>;
	return (
		<>
			{words && <span className="unit">{`${words} `}</span>}
			{sum}
			{per && <span className="unit">{` ${per}`}</span>}
		</>
	);
}
