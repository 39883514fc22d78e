/** A list: a row an entry, which opens where the entry is a group. */
import { type ReactNode, useEffect, useState } from "react";
import { pick } from "../shop/pick.ts";
import { useDraft, useStore, useValue } from "./draft-store.ts";
import { Problems } from "./field-notes.tsx";
import { blankOf } from "./form-schema.ts";
import { type FieldProps, Input, useLabel } from "./input.tsx";
import { groupOf, listOf } from "./json.ts";
import { useLanguage, useWords } from "./language.ts";
import { titleOf } from "./names.ts";
import { Button, look } from "./ui.tsx";

interface Row {
	place: string;
	title: string;
	/** They move the entry, and take it out. */
	buttons: ReactNode;
}

export interface ListProps extends FieldProps {
	/** Entries come by themselves in their order: a new one stands first. */
	isSorted?: boolean | undefined;
	/** Its heading stands elsewhere. */
	isBare?: boolean;
	/** @returns a new entry */
	blank?: (() => unknown) | undefined;
	children(row: Row): ReactNode;
}

export function List({ schema, place, isSorted = false, isBare, blank, children }: ListProps) {
	const { items = {}, minItems, maxItems } = schema;
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const { name, hint } = useLabel(schema, place);
	const entries = listOf(useValue(place));
	// Drawn anew, and closed, where entries have other places.
	const [drawing, setDrawing] = useState(0);
	const change = (wanted: unknown[], at?: number) => {
		store.set(place, wanted);
		setDrawing(drawing + 1);
		store.lead(at === undefined ? "" : `${place}/${at}`);
	};
	const isFixed = schema.isFixed || (minItems !== undefined && minItems === maxItems);
	const kind = items.words?.[language][0] ?? name;
	const add = () => {
		const entry = blank?.() ?? blankOf(items);
		if (isSorted) change([entry, ...entries], 0);
		else change([...entries, entry], entries.length);
	};
	const addButton = !isFixed && <Button onPress={add}>{say("addNew", kind)}</Button>;
	return (
		<fieldset id={place} tabIndex={-1} aria-label={name} className="grid min-w-0 gap-2">
			{!isBare && <h3 className={look.title}>{name}</h3>}
			{!isBare && hint && <p className={look.hint}>{hint}</p>}
			<Problems place={place} />
			{isSorted && addButton}
			{entries.map((entry, at) => {
				const own = `${place}/${at}`;
				// Two items of one name differ in how they are cleaned.
				const { service } = groupOf(pick(entry, language));
				const named = [titleOf(items, entry, language), service].filter(Boolean).join(" · ");
				const title = named || (items.properties ? say("entry", at + 1) : `${kind} ${at + 1}`);
				const others = entries.filter((_, index) => index !== at);
				const moveTo = (to: number) =>
					change([...others.slice(0, to), entry, ...others.slice(to)], to);
				const mayMove = !isSorted && !("day" in groupOf(entry));
				const button = (word: "up" | "down" | "remove", text: string, onPress: () => void) => (
					<Button kind="small" name={`${say(word)}: ${title}`} onPress={onPress}>
						{text}
					</Button>
				);
				const buttons = (
					<div className="flex flex-wrap">
						{mayMove && at > 0 && button("up", "↑", () => moveTo(at - 1))}
						{mayMove && at < others.length && button("down", "↓", () => moveTo(at + 1))}
						{!isFixed && button("remove", say("remove"), () => change(others))}
					</div>
				);
				return <div key={`${drawing} ${own}`}>{children({ place: own, title, buttons })}</div>;
			})}
			{!isSorted && addButton}
		</fieldset>
	);
}

interface EntryProps {
	place: string;
	title: string;
	/** A field beside the title: the entry is a line without a frame. */
	inRow?: FieldProps | undefined;
	children: ReactNode;
}

/** Opens by a press, or where a search or a problem leads into it. Its fields are made when it opens. */
export function Entry({ place, title, inRow, children }: EntryProps) {
	const [isOpen, setOpen] = useState(false);
	const target = useDraft((store) => store.target);
	const errors = useDraft(({ report }) => report.errors);
	const isInside = (one: string) => one.startsWith(`${place}/`) && one !== inRow?.place;
	const isLedTo = target.place === place || isInside(target.place);
	useEffect(() => {
		if (target && isLedTo) setOpen(true);
	}, [target, isLedTo]);
	const count = errors.filter((error) => isInside(error.place)).length;
	return (
		<div
			id={place}
			tabIndex={-1}
			className={inRow ? "border-b border-sand" : "rounded-inner border border-sand bg-paper px-4"}
		>
			<div className="flex items-center gap-2">
				<button
					type="button"
					aria-expanded={isOpen}
					className={`flex min-h-12 grow cursor-pointer items-center gap-2 text-left ${inRow ? "" : "font-semibold"}`}
					onClick={() => setOpen(!isOpen)}
				>
					<span className="grow">{title}</span>
					{count > 0 && <span className="text-alert">({count})</span>}
					<span aria-hidden="true">{isOpen ? "−" : "+"}</span>
				</button>
				{inRow && <Input {...inRow} label={title} isInRow />}
			</div>
			{inRow && <Problems place={inRow.place} />}
			{isOpen && <div className="grid gap-4 pb-4">{children}</div>}
			<Problems place={place} />
		</div>
	);
}
