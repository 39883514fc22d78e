import "./price.css";
import { splitPrice } from "./split-price.ts";

interface PriceProps {
	/** Free text as on the rate card: "Starting from ₹80", "69 per kg", "Contact us for a quote". */
	text: string;
}

/** A price in large tabular figures, its opening words above and its unit beside it. */
export function Price({ text }: PriceProps) {
	const { before, amount, after } = splitPrice(text);
	if (!amount) return <p className="price is-words">{text}</p>;
	return (
		<p className="price">
			{before && <small>{`${before} `}</small>}
			{amount}
			{after && <span className="unit">{` ${after}`}</span>}
		</p>
	);
}

/** The same on a single line, for the rate card's rows and the swing tag. */
export function PriceLine({ text }: PriceProps) {
	const { before, amount, after } = splitPrice(text);
	if (!amount) return <>{text}</>;
	return (
		<>
			{before && <span className="unit">{`${before} `}</span>}
			{amount}
			{after && <span className="unit">{` ${after}`}</span>}
		</>
	);
}
