import type { ReactNode } from "react";
import { wholePriceList } from "#language/words/sections";
import { priceParts } from "../../content/format-price.ts";
import type { Price } from "../../content/types.ts";
import { AddButton } from "../list/add-button.tsx";
import { routes } from "../site-map.ts";
import { RateRows } from "../ui/rate-rows.tsx";
import { Sheet } from "../ui/sheet.tsx";
import "./page-prices.css";

export interface PageRow {
	id: string;
	name: string;
	price: Price;
	/** The page's other name of it. */
	category?: string;
}

interface PagePricesProps {
	heading: string;
	items: PageRow[];
	/** Right below the hero, over its hill line. */
	afterHero?: boolean;
	/** Above the rows: the page's own service. */
	own?: ReactNode;
	/** Below them. */
	children?: ReactNode;
}

/** A page's prices, as on the printed rate card. Nothing where it has none. */
export function PagePrices({ heading, items, afterHero, own, children }: PagePricesProps) {
	if (items.length === 0 && !own) return null;
	return (
		<div className={`wrap page-prices ${afterHero ? "is-after-hero" : "rise"}`}>
			<Sheet heading={heading}>
				{own}
				{items.length > 0 && (
					<RateRows
						rows={items.map((item) => ({ ...item, price: priceParts(item.price) }))}
						two
						action={(row) => <AddButton {...row} />}
					/>
				)}
				<div className="foot">
					{children}
					<a className="link" href={routes.pricing}>
						{wholePriceList}
					</a>
				</div>
			</Sheet>
		</div>
	);
}
