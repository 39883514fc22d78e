/** Rows of items with their quantities and prices: of the visitor's list, or of any other set of items. */
import { type ReactNode, useId, useState } from "react";
import { list as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { formatPrice } from "../../shop/format-price.ts";
import { estimate } from "../../shop/price-estimate.ts";
import { InLanguage } from "../ui/in-language.tsx";
import { estimateParts, type ListLine, lineSum, type PriceFile, withPrices } from "./prices.ts";
import { limitsOf, readQuantity, stepped } from "./quantity.ts";
import { countWords, type ListItem } from "./store.ts";

export type Row = ReturnType<typeof useRows>[number];

/**
 * Items at their prices, each with its field: what is typed stays there until it is valid and left.
 * @param onChange gets an item with its new quantity
 */
export function useRows(
	items: readonly ListItem[],
	prices: PriceFile,
	onChange: (item: ListItem) => void,
) {
	const form = useId();
	const [drafts, setDrafts] = useState<Record<string, string | undefined>>({});
	/** The item whose error waits until its field is left: a half-typed value can still become right. */
	const [typing, setTyping] = useState("");
	return withPrices(items, prices).map((line) => {
		const { id, name, measure } = line;
		const draft = drafts[id];
		const read = draft === undefined ? { ...line, error: undefined } : readQuantity(draft, measure);
		const { error } = read;
		// The "9" of an invalid "999" is not on the list.
		const quantity = error ? line.quantity : read.quantity;
		const setDraft = (text?: string) => setDrafts((others) => ({ ...others, [id]: text }));
		function change(quantity: number | undefined) {
			setDraft();
			onChange({ id, name, measure, quantity });
		}
		return {
			...line,
			quantity,
			field: `${form}-${id}`,
			label: fill(words.amountOf, { label: limitsOf(measure).label, name }),
			text: draft ?? String(quantity ?? ""),
			error,
			isErrorShown: error !== undefined && typing !== id,
			change,
			discardDraft: () => setDraft(),
			type(text: string) {
				setTyping(id);
				setDraft(text);
			},
			leave() {
				setTyping("");
				if (draft !== undefined && !error) change(quantity);
			},
		};
	});
}

/** An item with − and +. Its − takes the last one off. */
export function ItemRow({ row, onRemove }: { row: Row; onRemove: () => void }) {
	const { name, measure, quantity, field, error, isErrorShown } = row;
	const { unit } = limitsOf(measure);
	const fewer = stepped(quantity, -1, measure);
	const more = stepped(quantity, 1, measure);
	const fewerLabel = unit ? fill(words.less, { name }) : fill(words.oneFewer, { name });
	return (
		<li className="flex flex-wrap items-center justify-end gap-x-3 py-1.5">
			<p className="flex-[1_1_6rem] leading-[1.3]">
				<span key={name} className="font-[600] text-forest">
					<InLanguage text={name} />
				</span>
				<small className="block">{row.price && formatPrice(row.price)}</small>
			</p>
			<div className="amount">
				<button
					type="button"
					className="icon-button"
					aria-label={fewer === undefined ? fill(words.remove, { name }) : fewerLabel}
					onClick={({ detail }) => {
						if (fewer !== undefined) row.change(fewer);
						// The next click of a double click would hit the row that moves up.
						else if (detail < 2) onRemove();
					}}
				>
					<ListIcon name="minus" />
				</button>
				<input
					id={field}
					type="text"
					inputMode={unit ? "decimal" : "numeric"}
					autoComplete="off"
					placeholder="?"
					aria-label={row.label}
					aria-describedby={`${field}-error`}
					aria-invalid={isErrorShown}
					value={row.text}
					onChange={({ target }) => row.type(target.value)}
					onBlur={row.leave}
					onKeyDown={({ key }) => key === "Enter" && row.leave()}
				/>
				<span aria-hidden="true">{unit}</span>
				<button
					type="button"
					className="icon-button"
					aria-label={unit ? fill(words.more, { name }) : fill(words.oneMore, { name })}
					aria-disabled={more === undefined}
					onClick={() => (more === undefined ? row.discardDraft() : row.change(more))}
				>
					<ListIcon name="plus" />
				</button>
			</div>
			<b className="min-w-[4.75rem] text-right text-[0.9375rem] font-[600] text-green-deep">
				{lineSum(row)}
			</b>
			<p className="hint error basis-full text-right" id={`${field}-error`}>
				{isErrorShown && error}
			</p>
		</li>
	);
}

interface TotalProps {
	lines: readonly ListLine[];
	express?: boolean;
	/** Behind the parts without a sum: "confirmed at pickup". */
	note: string;
	children?: ReactNode;
}

export function Total({ lines, express, note, children }: TotalProps) {
	const { sum, rest } = estimateParts(estimate(lines), express);
	return (
		<div className="numeric grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 pt-3">
			<span className="font-[600] text-forest">
				{fill(words.total, { items: countWords(lines) })}
			</span>
			<b className="text-right text-lg font-[600] text-green-deep">{sum}</b>
			<small className="first-letter:uppercase">{[...rest, note].join(" · ")}</small>
			{children}
		</div>
	);
}

const shapes = {
	minus: "M5 12h14",
	plus: "M5 12h14M12 5v14",
	check: "m5 12 5 5L20 7",
	next: "m9 18 6-6-6-6",
	copy: "M10 8h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M4 16V5a2 2 0 0 1 2-2h10",
};

/** Drawn here, because the page's sprite holds only the icons that the build renders. */
export function ListIcon({ name }: { name: keyof typeof shapes }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
			<path d={shapes[name]} />
		</svg>
	);
}

export function TextButton({ onPress, children }: { onPress: () => void; children: string }) {
	return (
		<button type="button" className="link min-h-11 text-[0.9375rem]" onClick={onPress}>
			{children}
		</button>
	);
}
