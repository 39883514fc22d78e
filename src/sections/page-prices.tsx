import { wholePriceList } from "#language/words/sections";
import { priceParts } from "../../content/format-price.ts";
import type { Price } from "../../content/types.ts";
import { AddButton } from "../list/add-button.tsx";
import { routes } from "../site-map.ts";
import { RateRows } from "../ui/rate-rows.tsx";
import { Sheet } from "../ui/sheet.tsx";

export interface PageRow {
	id: string;
	name: string;
	price: Price;
	/** What the page calls it besides. */
	category?: string;
}

interface PagePricesProps {
	heading: string;
	items: PageRow[];
}

export function PagePrices({ heading, items }: PagePricesProps) {
	if (items.length === 0) return null;
	return (
		<div className="wrap rise pb-(--section)">
			<Sheet heading={heading}>
				<RateRows
					rows={items.map((item) => ({ ...item, price: priceParts(item.price) }))}
					two
					action={(row) => <AddButton {...row} />}
				/>
				<p className="note">
					<a className="link" href={routes.pricing}>
						{wholePriceList}
					</a>
				</p>
			</Sheet>
		</div>
	);
}
