import type { Pages } from "../../../content/types.ts";
import "../../ui/woven-label.css";
import "./shop-facts.css";

/** Four facts on a woven label, sewn over the hero's hem. */
export function ShopFacts({ facts }: Pick<Pages, "facts">) {
	return (
		<div className="wrap shop-facts">
			<ul className="woven-label">
				{facts.map((fact) => (
					<li key={fact.title}>
						<b>{fact.title}</b>
						<span>{fact.text}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
