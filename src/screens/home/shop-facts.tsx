import type { Pages } from "../../../content/types.ts";
import "../../ui/woven-label.css";
import "./shop-facts.css";

export function ShopFacts({ facts }: Pick<Pages, "facts">) {
	return (
		<div className="wrap shop-facts">
			<ul className="woven-label">
				{facts.map((fact) => (
					<li
						key={fact.title}
						className="flex flex-col gap-[0.1rem] px-2 py-[0.7rem] leading-[1.3] lg:px-[1.4rem] lg:py-[0.4rem]"
					>
						<b className="font-display text-lg/[1.2] font-[500] text-forest lg:text-[1.3125rem]/[1.2]">
							{fact.title}
						</b>
						<span className="text-sm text-ink-soft lg:text-[0.9375rem]">{fact.text}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
