import type { PriceParts } from "../../content/format-price.ts";
import { PriceLine } from "./price.tsx";
import "./swing-tag.css";

interface SwingTagProps {
	title: string;
	price: PriceParts;
	/** Tilted, on a string. */
	hung?: boolean;
}

export function SwingTag({ title, price, hung }: SwingTagProps) {
	return (
		<div className={`swing-tag${hung ? " is-hung" : ""}`}>
			{hung && (
				<svg
					className="string"
					viewBox="0 0 68 100"
					width="34"
					height="50"
					fill="none"
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<path d="M65 86C30 92 46 40 2 6M65 86C44 72 40 30 6 2" />
				</svg>
			)}
			<p className="paper">
				<small className="text-sm/[1.25] text-ink-soft">{`${title} `}</small>
				<span className="price">
					<PriceLine price={price} />
				</span>
			</p>
		</div>
	);
}
