import { ItemStepper } from "../../list/item-stepper.tsx";
import { RateRows } from "../../ui/rate-rows.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { CategoryList } from "./category-list.tsx";
import { allItems, catalogueRows, type ShownCategory } from "./find-prices.ts";
import { ALL_ID } from "./sheet-choice.ts";

interface PriceSheetsProps {
	categories: ShownCategory[];
	/** The line under each sheet. */
	note: string;
}

/**
 * The whole rate card: the list of categories, a sheet of everything, in view at first, and one a category.
 * React renders it at build and never again: `sheet-choice.ts` chooses the sheet.
 */
export function PriceSheets({ categories, note }: PriceSheetsProps) {
	const rows = catalogueRows(categories);
	return (
		<>
			<CategoryList categories={categories} />
			<div className="sheets">
				<Sheet id={ALL_ID} heading="All Items" aside={`${rows.length} items, A to Z`} focusable>
					<RateRows rows={allItems(rows)} two action={(row) => <ItemStepper {...row} />} />
					<p className="note">{note}</p>
				</Sheet>
				{categories.map(({ id, name, items }) => (
					<Sheet key={id} id={id} heading={name} aside={`${items.length} items`} hidden>
						<RateRows rows={items} two action={(row) => <ItemStepper {...row} />} />
						<p className="note">{note}</p>
					</Sheet>
				))}
			</div>
		</>
	);
}
