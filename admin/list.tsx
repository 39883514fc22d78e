/** A list: a row an entry, which opens where the entry is a group. */
import { type ReactNode, useState } from "react";
import { pick } from "../shop/pick.ts";
import { useDraft, useStore, useValue } from "./draft-store.ts";
import { type FieldProps, Input, useLabel } from "./input.tsx";
import { groupOf, listOf } from "./json.ts";
import { useLanguage, useWords } from "./language.ts";
import { titleOf } from "./names.ts";
import { Problems } from "./problems.tsx";
import { Button, look } from "./ui.tsx";

export interface ListProps extends FieldProps {
	/** A field of each entry that is typed in its row. */
	inRow?: string;
	/** Entries come by themselves in their order: a new one stands first. */
	isSorted?: boolean;
	/** @returns a new entry */
	blank?(): unknown;
	/** The fields of an entry. */
	children(place: string, label: string): ReactNode;
}

export function List(props: ListProps) {
	const { schema, place, inRow, isSorted = false, children, blank } = props;
	const { items = {}, minItems, maxItems } = schema;
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const { name, hint } = useLabel(schema, place);
	const entries = listOf(useValue(place));
	const isFixed = schema.isFixed || (minItems !== undefined && minItems === maxItems);
	const kind = items.words?.[language][0] ?? name;
	const add = () => {
		const entry = blank?.() ?? (items.properties ? {} : "");
		store.set(place, isSorted ? [entry, ...entries] : [...entries, entry]);
		store.lead(`${place}/${isSorted ? 0 : entries.length}${inRow ? "/name" : ""}`);
	};
	const addButton = !isFixed && <Button onPress={add}>{say("addNew", kind)}</Button>;
	return (
		<fieldset id={place} tabIndex={-1} aria-label={name} className="grid min-w-0 gap-2">
			{schema.words && !inRow && <h3 className={look.title}>{name}</h3>}
			{hint && !inRow && <p className={look.hint}>{hint}</p>}
			<Problems place={place} />
			{isSorted && addButton}
			{entries.map((entry, at) => {
				const own = `${place}/${at}`;
				// Two items of one name differ in how they are cleaned.
				const { service } = groupOf(pick(entry, language));
				const named = [titleOf(items, entry, language), service].filter(Boolean).join(" · ");
				const title = named || say("entry", at + 1);
				const buttons = <RowButtons {...{ place, at, isFixed, isSorted, title }} />;
				if (!items.properties)
					return (
						<div key={own} className="grid grid-cols-[1fr_auto] items-end gap-2">
							{children(own, `${kind} ${at + 1}`)}
							{buttons}
						</div>
					);
				return (
					<Entry
						key={own}
						place={own}
						title={title}
						inRow={inRow && { schema: items.properties[inRow] ?? {}, place: `${own}/${inRow}` }}
					>
						{children(own, title)}
						{buttons}
					</Entry>
				);
			})}
			{!isSorted && addButton}
		</fieldset>
	);
}

interface RowButtonsProps {
	place: string;
	at: number;
	title: string;
	isFixed?: boolean;
	isSorted?: boolean;
}

/** Moves an entry of a list, or takes it out: “Step back” brings it back. */
export function RowButtons({ place, at, title, isFixed, isSorted }: RowButtonsProps) {
	const say = useWords();
	const store = useStore();
	const entries = listOf(useValue(place));
	const others = entries.filter((_, index) => index !== at);
	const button = (word: "up" | "down" | "remove", text: string, wanted: () => unknown[]) => (
		<Button
			kind="small"
			name={`${say(word)}: ${title}`}
			onPress={() => {
				store.set(place, wanted());
				store.lead("");
			}}
		>
			{text}
		</Button>
	);
	const to = (index: number) => () => [
		...others.slice(0, index),
		entries[at],
		...others.slice(index),
	];
	const moves = !isSorted && !(isFixed && "day" in Object(entries[at]));
	return (
		<div className="flex flex-wrap">
			{moves && at > 0 && button("up", "↑", to(at - 1))}
			{moves && at < others.length && button("down", "↓", to(at + 1))}
			{!isFixed && button("remove", say("remove"), () => others)}
		</div>
	);
}

interface EntryProps {
	place: string;
	title: string;
	/** A field beside the title: the entry is a line without a frame. */
	inRow?: FieldProps | "" | undefined;
	children: ReactNode;
}

/** Opens by a press, or where a search or a problem leads into it. Its fields are made when it opens. */
export function Entry({ place, title, inRow, children }: EntryProps) {
	const store = useStore();
	const [isPressed, setPressed] = useState(false);
	const isLedTo = useDraft(
		({ target }) =>
			target.place === place ||
			(target.place.startsWith(`${place}/`) && !(inRow && target.place === inRow.place)),
	);
	const errors = useDraft(
		({ report }) => report.errors.filter((error) => error.place.startsWith(`${place}/`)).length,
	);
	const isOpen = isPressed || isLedTo;
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
					onClick={() => {
						setPressed(!isOpen);
						if (isOpen && isLedTo) store.lead("");
					}}
				>
					<span className="grow">{title}</span>
					{errors > 0 && <span className="text-alert">({errors})</span>}
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
