import * as words from "#language/words/pricing";
import { AddButton } from "../../list/add-button.tsx";
import { RateRows } from "../../ui/rate-rows.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { ALL_ID, allItems, type RateCardCategory } from "./rate-card.ts";

interface PriceSheetsProps {
	categories: RateCardCategory[];
	/** In the shop's own language. */
	original?: RateCardCategory[];
	note: string;
}

/** The rate card: a sheet with all items and one for each category. A static slot of the price finder: never hydrated. */
export function PriceSheets({ categories, original, note }: PriceSheetsProps) {
	const all = allItems(categories, original);
	return (
		<>
			<Sheet id={ALL_ID} heading={words.allItems} aside={words.countFromAToZ(all.length)} focusable>
				<RateRows rows={all} two action={(row) => <AddButton {...row} />} />
				<p className="note">{note}</p>
			</Sheet>
			{categories.map(({ id, name, items }) => (
				<Sheet key={id} id={id} heading={name} aside={words.count(items.length)} hidden>
					<RateRows rows={items} two action={(row) => <AddButton {...row} />} />
					<p className="note">{note}</p>
				</Sheet>
			))}
		</>
	);
}
