import { language } from "#language/language";
import { pricing as words } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import { priceParts } from "../../../shop/format-price.ts";
import { categoryRows, namesakes } from "../../../shop/price-names.ts";
import type { PriceCategory } from "../../../shop/types.ts";
import { AddButton } from "../../list/add-button.tsx";
import { InLanguage } from "../../ui/in-language.tsx";
import { PriceLine } from "../../ui/price.tsx";
import { type RateRow, RateRows, Sheet } from "../../ui/rate-rows.tsx";

/** The id of the sheet with all items. */
export const ALL_ID = "all-items";

interface PriceSheetsProps {
	categories: readonly PriceCategory[];
	/** In the shop's own language. */
	original?: readonly PriceCategory[];
	/** Ids of the items that stand first. */
	mostAsked?: string[];
	note: string;
}

/** The rate card: a sheet with all items and one for each category. A static slot of the price finder: never hydrated. */
export function PriceSheets({ categories, original, mostAsked = [], note }: PriceSheetsProps) {
	const all = allItems(categories, original);
	const asked = mostAsked.flatMap((id) => all.find((item) => item.id === id) ?? []);
	const sheets = [
		{ id: ALL_ID, heading: words.allItems, count: words.countFromAToZ, rows: all },
		...categories.map(({ id, name: heading, items }) => {
			return { id, heading, count: words.count, rows: categoryRows(items) };
		}),
	];
	return (
		<>
			{asked.length > 0 && <MostAsked items={asked} />}
			{sheets.map(({ id, heading, count, rows }) => (
				<Sheet
					key={id}
					{...{ id, heading, hidden: id !== ALL_ID, focusable: id === ALL_ID }}
					aside={fill(count, { count: rows.length })}
				>
					<RateRows rows={rows} two action={AddButton} />
					<p className="note">{note}</p>
				</Sheet>
			))}
		</>
	);
}

/**
 * All items, sorted by name. Those that share a name have their category.
 * @param original the rate card in the shop's own language: items that share their name there are told apart here too
 */
export function allItems(
	categories: readonly PriceCategory[],
	original: readonly PriceCategory[] = categories,
): RateRow[] {
	const shared = new Set([...namesakes(categories), ...namesakes(original)]);
	return categories
		.flatMap(({ name: category, items }) =>
			categoryRows(items).map(({ id, name, price, category: service }) => ({
				...{ id, name, price },
				category: [service, shared.has(id) && category].filter(Boolean).join(", ") || undefined,
			})),
		)
		.sort((one, other) => one.name.localeCompare(other.name, language.tag));
}

/** A card each, two beside each other where they have room. */
function MostAsked({ items }: { items: RateRow[] }) {
	return (
		<section className="most-asked" aria-labelledby="most-asked">
			<h2 id="most-asked" className="mb-2 text-step-2">
				{words.mostAsked}
			</h2>
			<ul className="has-actions grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-2.5 sm:grid-cols-3">
				{items.map(({ id, name, price, category }) => (
					<li key={id} className="grid content-center py-2 pr-11 pl-3 leading-[1.3]">
						<span className="text-[clamp(0.875rem,4vw,0.9375rem)] font-[500]">
							<InLanguage text={name} />
							{category && <small> {category}</small>}
						</span>
						<b className="numeric font-[600] text-green-deep">
							<PriceLine price={priceParts(price)} />
						</b>
						<AddButton id={id} name={category ? `${name} (${category})` : name} />
					</li>
				))}
			</ul>
		</section>
	);
}
