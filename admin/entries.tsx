/** A list of entries: a row each, which opens. */
import { type ComponentType, useContext, useState } from "react";
import { entryTitle } from "../shop/issue-path.ts";
import { pick } from "../shop/pick.ts";
import { useDraft, useStore } from "./draft-store.ts";
import type { FormSchema } from "./form-schema.ts";
import { isGroup } from "./json.ts";
import { LanguageContext, type OwnerLanguage, useWords } from "./language.ts";
import { RowButtons } from "./lists.tsx";
import { type FieldProps, Problem, useLabel } from "./text-field.tsx";
import { look } from "./ui.tsx";

interface EntriesProps extends FieldProps {
	items: FormSchema;
	/** The fields of an entry. */
	form: ComponentType<FieldProps>;
	/** A new entry. */
	blank?: object;
}

export function Entries({ schema, items, place, value, form: Form, blank = {} }: EntriesProps) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const { name, hint } = useLabel(schema, place);
	const kind = items.words?.[language][0] ?? name;
	const entries = Array.isArray(value) ? (value as unknown[]) : [];
	return (
		<fieldset id={place} tabIndex={-1} aria-label={name} className="grid min-w-0 gap-2">
			{schema.words && <h3 className="font-bold text-forest">{name}</h3>}
			{hint && <p className={look.hint}>{hint}</p>}
			<Problem place={place} />
			{entries.map((entry, at) => {
				const own = `${place}/${at}`;
				const title = titleOf(entry, language) || say("entry", at + 1);
				return (
					<Entry key={own} place={own} title={title}>
						<Form schema={items} place={own} value={entry} />
						<RowButtons place={place} at={at} name={title} />
					</Entry>
				);
			})}
			<button
				type="button"
				className={look.plain}
				onClick={() => {
					store.set(place, [...entries, blank]);
					store.lead(`${place}/${entries.length}`);
				}}
			>
				{say("addNew", kind)}
			</button>
		</fieldset>
	);
}

/** The name of an entry, after its date if it has one. */
function titleOf(entry: unknown, language: OwnerLanguage): string {
	const title = entryTitle(pick(entry, language));
	const time = isGroup(entry) ? Date.parse(String(entry.date)) : Number.NaN;
	const date = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: "medium", timeZone: "UTC" });
	return [Number.isNaN(time) ? "" : date.format(time), title].filter(Boolean).join(" · ");
}

interface EntryProps {
	place: string;
	title: string;
	children: React.ReactNode;
}

/** Opens by a press, or where a search or a problem leads into it. Its fields are made when it opens. */
export function Entry({ place, title, children }: EntryProps) {
	const store = useStore();
	const [isOpen, setOpen] = useState(false);
	const isOnTheWay = useDraft(({ target }) => target === place || target.startsWith(`${place}/`));
	const errors = useDraft(
		({ report }) => report.errors.filter((error) => error.place.startsWith(`${place}/`)).length,
	);
	return (
		<details
			id={place}
			tabIndex={-1}
			open={isOpen || isOnTheWay}
			onToggle={({ currentTarget }) => {
				setOpen(currentTarget.open);
				if (!currentTarget.open && isOnTheWay) store.lead("");
			}}
			className="rounded-inner border border-sand bg-paper"
		>
			<summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 py-2 font-semibold">
				<span className="grow">{title}</span>
				{errors > 0 && <span className="text-alert">({errors})</span>}
				<span aria-hidden="true">{isOpen || isOnTheWay ? "−" : "+"}</span>
			</summary>
			{(isOpen || isOnTheWay) && (
				<div className="grid gap-4 px-4 pb-4">
					<Problem place={place} />
					{children}
				</div>
			)}
		</details>
	);
}
