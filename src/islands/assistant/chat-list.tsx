import { useRef } from "react";
import { flushSync } from "react-dom";
import { language } from "#language/language";
import { assistant as words } from "#language/words.json";
import type { AnswerParts } from "../../../assistant/answer.ts";
import type { Line, LineChange } from "../../../assistant/frame.ts";
import { fill } from "../../../languages/fill.ts";
import { formatPrice } from "../../../shop/format-price.ts";
import { type ListLine, measureOf, type PriceFile, withPrices } from "../../list/prices.ts";
import { limitsOf } from "../../list/quantity.ts";
import { ItemRow, Total, useRows } from "../../list/rows.tsx";
import { changeItems, LIST_FRAGMENT, openList, setItem } from "../../list/store.ts";
import { InLanguage } from "../../ui/in-language.tsx";

interface ChatListProps {
	lines: readonly Line[];
	prices: PriceFile;
	list: NonNullable<AnswerParts["list"]>;
	/** The ids that the chat has put on the visitor's list before. */
	listed: readonly string[] | undefined;
	listHref: string;
	onChange: (change: LineChange) => void;
	/** Gets the ids of the items that are on the visitor's list now. */
	onListed: (ids: string[]) => void;
}

/** The chat's list: rows like the visitor's list has, a choice where a kind is open, and the sum. */
export function ChatList(props: ChatListProps) {
	const { lines, prices, list, listed = [], listHref, onChange, onListed } = props;
	const root = useRef<HTMLElement>(null);
	const items = itemsOf(lines, prices);
	const rows = useRows(items, prices, ({ id, quantity }) =>
		onChange({ does: "set", ids: [id], quantity }),
	);

	/** Also moves the focus, because the pressed button goes. */
	function act(change: LineChange, focused: string) {
		flushSync(() => onChange(change));
		(root.current?.querySelector<HTMLElement>(focused) ?? root.current)?.focus();
	}
	function putOnList() {
		const isOther = ({ id }: { id: string }) => !listed.includes(id);
		changeItems((others) => items.reduce(setItem, others.filter(isOther)));
		onListed(items.map(({ id }) => id));
	}

	return (
		<section
			className="item-rows"
			ref={root}
			lang={language.tag}
			aria-label={words.chatList}
			tabIndex={-1}
		>
			<ul className="numeric">
				{rows.map((row, place) => (
					<ItemRow
						key={row.id}
						row={row}
						onRemove={() =>
							act({ does: "takeOff", ids: [row.id] }, `li:nth-child(${Math.max(1, place)}) button`)
						}
					/>
				))}
			</ul>
			{lines.map((line, place) => {
				if (isChosen(line)) return null;
				const [of] = line.ids;
				const before = lines.slice(0, place).filter(isChosen).length;
				const more = `li:nth-child(${before + 1}) button:last-of-type`;
				return (
					<Choice
						key={of}
						line={line}
						prices={prices}
						onChoose={(id) => act({ does: "kind", of, ids: [id] }, more)}
					/>
				);
			})}
			{lines.length === 0 && <p>{words.listEmpty}</p>}
			{items.length > 0 && list.isSummed && (
				<Total
					lines={rows}
					note={lines.every(isChosen) ? list.note : `${words.withoutChoice} · ${list.note}`}
				/>
			)}
			{items.length > 0 && <ReviewList listHref={listHref} onPress={putOnList} />}
		</section>
	);
}

function isChosen({ ids }: Line): boolean {
	return ids.length === 1;
}

/** The lines whose kind is known, in quantities that a list can hold. */
function itemsOf(lines: readonly Line[], prices: PriceFile): ListLine[] {
	const items = lines.filter(isChosen).map(({ ids: [id = ""], quantity }) => {
		return { id, name: id, measure: measureOf(prices[id]), quantity };
	});
	return withPrices(items, prices).filter(({ price }) => price);
}

interface ChoiceProps extends Pick<ChatListProps, "prices"> {
	line: Line;
	onChoose: (id: string) => void;
}

/** The kinds that a line may be of, with their prices. */
function Choice({ line: { ids, quantity }, prices, onChoose }: ChoiceProps) {
	const known = ids.flatMap((id) => {
		const price = prices[id];
		return price ? [{ id, price }] : [];
	});
	const { unit } = limitsOf(measureOf(known[0]?.price));
	const amount = quantity === undefined || quantity === 1 ? "" : `${quantity} ${unit}`.trim();
	return (
		<fieldset className="mt-3 min-w-0 border-0 p-0">
			<legend className="p-0 font-[600] text-forest">
				{amount ? fill(words.whichOf, { amount }) : words.whichOne}
			</legend>
			<div className="grid gap-2 pt-1.5">
				{known.map(({ id, price }) => (
					<button
						key={id}
						type="button"
						className="chip w-full justify-between text-left"
						onClick={() => onChoose(id)}
					>
						<InLanguage text={price.name} />
						<b className="numeric flex-none font-[600] text-green-deep">
							{formatPrice(price.kind === "from" ? { ...price, opening: words.from } : price)}
						</b>
					</button>
				))}
			</div>
		</fieldset>
	);
}

/** Opens the visitor's list, on a page without one a page that has it. */
export function ReviewList({ listHref, onPress }: { listHref: string; onPress?: () => void }) {
	const look = "button is-small mt-3 w-full";
	if (!document.querySelector(".list-status"))
		return (
			<a className={look} href={listHref + LIST_FRAGMENT} onClick={onPress}>
				{words.reviewAndSend}
			</a>
		);
	return (
		<button
			type="button"
			className={look}
			onClick={() => {
				onPress?.();
				openList();
			}}
		>
			{words.reviewAndSend}
		</button>
	);
}
