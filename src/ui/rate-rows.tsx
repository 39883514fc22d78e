import type { ComponentType, ReactNode } from "react";
import { priceParts } from "../../shop/format-price.ts";
import { InLanguage } from "./in-language.tsx";
import { PriceLine } from "./price.tsx";
import "./rate-rows.css";

interface SheetProps {
	heading: string;
	/** Opposite the heading, such as the number of rows. */
	aside?: string;
	id?: string;
	hidden?: boolean;
	/** Lets scripts focus the heading. */
	focusable?: boolean;
	className?: string;
	children: ReactNode;
}

export function Sheet(props: SheetProps) {
	const { heading, aside, id, hidden, focusable, className = "", children } = props;
	return (
		<section className={`sheet ${className}`} id={id} hidden={hidden}>
			<div className="title flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h2 tabIndex={focusable ? -1 : undefined}>{heading}</h2>
				{aside && <span className="text-[0.9375rem] text-ink-soft">{aside}</span>}
			</div>
			{children}
		</section>
	);
}

/** A row of the rate card: an item, where it is from if that needs saying, and its price. */
export interface RateRow {
	id: string;
	name: string;
	price: Parameters<typeof priceParts>[0];
	category?: string | undefined;
}

interface RateRowsProps {
	rows: readonly RateRow[];
	/** In two columns on wide screens. */
	two?: boolean;
	/** Renders a row's name; by default as text. */
	renderName?: (name: string) => ReactNode;
	/** A control at the row's end. Its `name` has the category in brackets, where the row shows one. */
	action?: ComponentType<Pick<RateRow, "id" | "name">>;
}

/** Items, dotted leaders and prices, like a shop's printed rate card. */
export function RateRows({ rows, two, renderName, action: Action }: RateRowsProps) {
	return (
		<dl className={`rate-rows${two ? " is-two" : ""}${Action ? " has-actions" : ""}`}>
			{rows.map(({ id, name, category, ...row }) => {
				const price = priceParts(row.price);
				return (
					<div key={id}>
						<dt>
							{renderName?.(name) ?? <InLanguage text={name} />}
							{category && <small> {category}</small>}
						</dt>
						<dd className={price.sum ? undefined : "is-words"}>
							<PriceLine price={price} />
							{Action && <Action id={id} name={category ? `${name} (${category})` : name} />}
						</dd>
					</div>
				);
			})}
		</dl>
	);
}
