import type { ReactNode } from "react";
import { wholePriceList } from "#language/words/sections";
import type { Price } from "../../content/types.ts";
import { AddButton } from "../list/add-button.tsx";
import { routes } from "../site-map.ts";
import { RateRows } from "../ui/rate-rows.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { Intro } from "./intro.tsx";
import "./page-prices.css";

export interface PageRow {
	id: string;
	name: string;
	price: Price;
	/** The page's other name of it. */
	category?: string;
}

interface PageOpeningProps {
	/** Of the prices. */
	heading: string;
	items: PageRow[];
	/** Above the rows: the page's own service. */
	own?: ReactNode;
	/** Below them. */
	children?: ReactNode;
	intro: string;
	/** Below the introduction. */
	beside?: ReactNode;
}

/** Right below the hero: the page's prices, as on the printed rate card, if it has any, and its introduction. */
export function PageOpening({ heading, items, own, children, intro, beside }: PageOpeningProps) {
	return (
		<div className="page-opening wrap grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
			{(items.length > 0 || own) && (
				<Sheet heading={heading}>
					{own}
					{items.length > 0 && <RateRows rows={items} action={AddButton} />}
					<div className="foot">
						{children}
						<a className="link" href={routes.pricing}>
							{wholePriceList}
						</a>
					</div>
				</Sheet>
			)}
			<div className="beside grid grid-cols-1 gap-8">
				<Intro text={intro} />
				{beside}
			</div>
		</div>
	);
}
