/** The fields of a form, made of the schema: one component that holds others of its kind. */
import { type ReactNode, useEffect, useState } from "react";
import { pick } from "../shop/pick.ts";
import { isTranslated } from "../shop/translation-errors.ts";
import { useDraft, useStore, useValue } from "./draft-store.ts";
import { blankOf, isHidden, shownFields } from "./form-schema.ts";
import { type FieldProps, InLanguages, Input, Problems, useLabel } from "./input.tsx";
import { groupOf, listOf } from "./json.ts";
import { useLanguage, useWords } from "./language.ts";
import { titleOf } from "./names.ts";
import { PictureField } from "./picture-field.tsx";
import { Button, look } from "./ui.tsx";

/** Any value: a text, a list, a group. */
export function Field(props: FieldProps) {
	const { schema, place, isOwn } = props;
	const value = useValue(place);
	const { name, hint } = useLabel(schema, place);
	if (schema.isReadOnly && !isOwn && value !== undefined)
		return schema.isLong ? <blockquote lang="mul">{String(value)}</blockquote> : null;
	if (isTranslated(schema)) return <InLanguages {...props} />;
	if (schema.items) return <List {...props} />;
	if (!schema.properties) return schema.shown ? <PictureField {...props} /> : <Input {...props} />;
	return (
		<fieldset id={place} tabIndex={-1} className={look.card}>
			<legend className="px-1 font-bold text-forest">{name}</legend>
			{hint && <p className={look.hint}>{hint}</p>}
			<Problems place={place} />
			<Fields {...props} />
		</fieldset>
	);
}

/** Of reviews that were added by hand. */
export const ownReview = "own-";

interface FieldsProps extends FieldProps {
	/** True for the names of fields that are shown here. */
	isHeld?(name: string): boolean;
}

/** The fields of a group, without a frame. */
export function Fields({ schema, place, isOwn, isHeld }: FieldsProps) {
	const group = groupOf(useValue(place));
	const { required = [], properties = {} } = schema;
	const isOwnEntry = isOwn || String(group.reviewId).startsWith(ownReview);
	return shownFields(schema)
		.filter(([name, field]) => (isHeld?.(name) ?? true) && !isHidden(field, group))
		.map(([name, field]) => (
			<Field
				key={name}
				schema={field}
				place={`${place}/${name}`}
				isRequired={required.includes(name) && !field.mayBeEmpty}
				hasFocus={"focus" in properties}
				isOwn={isOwnEntry}
			/>
		));
}

interface Row {
	place: string;
	title: string;
	/** They move the entry, and take it out. */
	buttons: ReactNode;
}

interface ListProps extends FieldProps {
	/** Entries come by themselves in their order: a new one stands first. */
	isSorted?: boolean;
	/** A field of each entry that is typed in its row. Such a list has no heading of its own. */
	inRow?: string;
	/** @returns a new entry */
	blank?(): unknown;
	/** Draws an entry in another way. */
	children?(row: Row): ReactNode;
}

/** A row an entry, which opens where the entry is a group. */
export function List({ schema, place, isSorted = false, inRow, blank, children }: ListProps) {
	const { items = {}, minItems, maxItems } = schema;
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const { name, hint } = useLabel(schema, place);
	const entries = listOf(useValue(place));
	// A change of places draws all entries anew, and closed.
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
		const at = isSorted ? 0 : entries.length;
		change(isSorted ? [entry, ...entries] : [...entries, entry], at);
		const [first] = shownFields(items).find(([one]) => one !== inRow) ?? [];
		if (first) store.lead(`${place}/${at}/${first}`);
	};
	const addButton = !isFixed && <Button onClick={add}>{say("addNew", kind)}</Button>;
	const draw = (at: string, title: string, buttons: ReactNode) => {
		if (children) return children({ place: at, title, buttons });
		const own = { schema: items, place: at };
		if (!items.properties)
			return (
				<div className="grid grid-cols-[1fr_auto] items-end gap-2">
					<Field {...own} label={title} isRequired />
					{buttons}
				</div>
			);
		const field = inRow && items.properties[inRow];
		return (
			<Entry {...{ place: at, title }} inRow={field && { schema: field, place: `${at}/${inRow}` }}>
				<Fields {...own} isHeld={(one) => one !== inRow} />
				{buttons}
			</Entry>
		);
	};
	const isNamed = schema.words && inRow === undefined && !children;
	return (
		<fieldset
			id={place}
			tabIndex={-1}
			aria-label={schema.words && name}
			className="grid min-w-0 gap-2"
		>
			{isNamed && <h3 className={look.title}>{name}</h3>}
			{isNamed && hint && <p className={look.hint}>{hint}</p>}
			<Problems place={place} />
			{isSorted && addButton}
			{entries.map((entry, at) => {
				// Two items of one name differ in how they are cleaned.
				const { service } = groupOf(pick(entry, language));
				const named = [titleOf(items, entry, language), service].filter(Boolean).join(" · ");
				const title = named || (items.properties ? say("entry", at + 1) : `${kind} ${at + 1}`);
				const others = entries.filter((_, index) => index !== at);
				const moveTo = (to: number) =>
					change([...others.slice(0, to), entry, ...others.slice(to)], to);
				const mayMove = !isSorted && !("day" in groupOf(entry));
				const button = (word: "up" | "down" | "remove", text: string, onClick: () => void) => (
					<Button kind="small" aria-label={`${say(word)}: ${title}`} onClick={onClick}>
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
				const own = `${place}/${at}`;
				return <div key={`${drawing} ${own}`}>{draw(own, title, buttons)}</div>;
			})}
			{!isSorted && addButton}
		</fieldset>
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
	const [isOpen, setOpen] = useState(false);
	const target = useDraft((store) => store.target);
	const errors = useDraft(({ report }) => report.errors);
	const isInside = (one: string) => one.startsWith(`${place}/`) && !(inRow && one === inRow.place);
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
			{isOpen && <div className="grid gap-4 pt-2 pb-4">{children}</div>}
			<Problems place={place} />
		</div>
	);
}
