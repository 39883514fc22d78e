import { facts } from "#language/facts";
import { inYourPart, pricedPages, whatWeClean } from "#language/words/screens";
import { priceParts } from "../../../content/format-price.ts";
import type { Price } from "../../../content/types.ts";
import type { LinkedPage } from "../../sections/related-pages.tsx";
import { RateRows } from "../../ui/rate-rows.tsx";
import { Sheet } from "../../ui/sheet.tsx";

export interface PricedPage extends LinkedPage {
	id: string;
	price: Price;
	/** The thing that has the price. */
	service: string;
}

interface WhatWeCleanProps {
	pages: PricedPage[];
	/** Pages about parts of the city. */
	nearby: LinkedPage[];
	areas: readonly string[];
}

/** An index of the keyword pages with their prices. */
export function WhatWeClean({ pages, nearby, areas }: WhatWeCleanProps) {
	return (
		<div className="wrap rise pt-(--section)">
			<Sheet heading={whatWeClean} aside={pricedPages(pages.length)}>
				<RateRows
					two
					rows={pages.map(({ id, href, title, price, service }) => ({
						id,
						price: priceParts(price),
						category: service.toLowerCase() === title.toLowerCase() ? undefined : service,
						name: title,
						href,
					}))}
					// Room for fingers beside names of three letters.
					renderName={({ name, href }) => (
						<a className="link -mx-1 px-1 py-[0.6rem]" href={href}>
							{name}
						</a>
					)}
				/>
				<p className="note">{inYourPart(facts.list(areas))}</p>
				<p className="note">
					{nearby.map(({ href, title }, index) => (
						<span key={href}>
							{index > 0 && ", "}
							<a className="link py-[0.6rem]" href={href}>
								{title}
							</a>
						</span>
					))}
				</p>
			</Sheet>
		</div>
	);
}
