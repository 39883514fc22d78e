import type { PriceItem } from "../../content/types.ts";
import { ItemStepper } from "../list/item-stepper.tsx";
import { routes } from "../site-map.ts";
import { RateRows } from "../ui/rate-rows.tsx";
import { Sheet } from "../ui/sheet.tsx";

interface PagePricesProps {
	heading: string;
	items: PriceItem[];
}

/** The rows of the rate card that belong to a page, and the way to all the others. */
export function PagePrices({ heading, items }: PagePricesProps) {
	if (items.length === 0) return null;
	return (
		<div className="wrap rise pb-(--section)">
			<Sheet heading={heading}>
				<RateRows rows={items} two action={(row) => <ItemStepper {...row} />} />
				<p className="note">
					<a className="link" href={routes.pricing}>
						See the whole price list
					</a>
				</p>
			</Sheet>
		</div>
	);
}
