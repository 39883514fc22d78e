import { useDeferredValue } from "react";
import * as words from "#language/words/list";
import { estimate } from "../../content/price-estimate.ts";
import { estimateParts } from "./estimate.ts";
import { ItemRow } from "./item-row.tsx";
import { LastTicket } from "./last-ticket.tsx";
import { countWords, emptyList, type List, withoutItem } from "./list.ts";
import type { FormLine, ListForm } from "./list-form.ts";
import { isStored } from "./list-storage.ts";
import type { ListTexts } from "./list-texts.ts";
import { PickupForm } from "./pickup-form.tsx";
import type { PriceFile } from "./price-file.ts";
import { TextButton } from "./text-button.tsx";

/** As many as the press that opens the dialog renders; the others follow. */
const FIRST_ROWS = 10;

export interface ListParts {
	list: List;
	form: ListForm;
	texts: ListTexts;
	prices: PriceFile | undefined;
}

/** @param focused selects what gets the focus @param undone says what can be undone */
export type Act = (update: (list: List) => List, focused?: string, undone?: string) => void;

interface ListViewProps extends ListParts {
	undo: { list: List; words: string } | undefined;
	onAct: Act;
}

/** The list's rows, what they come to, and the pickup. */
export function ListView({ list, form, texts, prices, undo, onAct }: ListViewProps) {
	const { items, last } = list;
	const { lines, preferences } = form;
	const shown = useDeferredValue(Number.POSITIVE_INFINITY, FIRST_ROWS);
	const { sum, rest } = prices
		? estimateParts(estimate(lines), preferences.express)
		: { sum: words.priceLater, rest: [] };

	function remove({ id, name, field }: FormLine, place: number) {
		form.setDraft(field);
		const near = `li:nth-child(${Math.min(place + 1, items.length - 1)}) button`;
		onAct((list) => withoutItem(list, id), near, words.removed(name));
	}

	function clear() {
		form.clearDrafts();
		const update = ({ last, lastWritten }: List) => ({ ...emptyList, last, lastWritten });
		onAct(update, "[role=status] + button", words.cleared);
	}

	return (
		<div className="body">
			{items.length === 0 && last.length === 0 && (
				<p className="pt-3 text-ink-soft">{words.nothingYet}</p>
			)}
			{items.length === 0 && last.length > 0 && (
				<LastTicket list={list} prices={prices} texts={texts} onAct={onAct} />
			)}
			{!isStored() && items.length > 0 && <p className="box">{words.notKept}</p>}
			<ul className="numeric">
				{lines.slice(0, shown).map((line, place) => (
					<ItemRow key={line.id} line={line} form={form} onRemove={() => remove(line, place)} />
				))}
			</ul>
			{items.length > 0 && (
				<div className="numeric grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 pt-3">
					<span className="font-[600] text-forest">{words.total(countWords(items))}</span>
					<b className="text-right text-lg font-[600] text-green-deep">{sum}</b>
					<small className="first-letter:uppercase">
						{[...rest, texts.message.estimate].join(" · ")}
					</small>
					<TextButton onPress={clear}>{words.clear}</TextButton>
				</div>
			)}
			<p className="flex max-w-none items-center">
				<span role="status" className="flex-1">
					{undo?.words}
				</span>
				{undo && <TextButton onPress={() => onAct(() => undo.list)}>{words.undo}</TextButton>}
			</p>
			{items.length > 0 && <PickupForm form={form} texts={texts} />}
		</div>
	);
}
