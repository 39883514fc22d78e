/** Lists of texts and of names. */
import { useContext, useState } from "react";
import { isInLanguages } from "../shop/pick.ts";
import { choicesOf } from "./choice.tsx";
import { useDraft, useStore } from "./draft-store.ts";
import { type FormSchema, isTranslated, recordValues } from "./form-schema.ts";
import { type Group, isGroup } from "./json.ts";
import { LanguageContext, useWords } from "./language.ts";
import { type FieldProps, Problem, TextField, TextInLanguages, useLabel } from "./text-field.tsx";
import { look } from "./ui.tsx";

/** A row a text, or a row a name that is chosen. */
export function TextRows({ schema, items, place, value }: FieldProps & { items: FormSchema }) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const { name, hint } = useLabel(schema, place);
	useDraft(() => store.draft);
	const entries = Array.isArray(value) ? (value as unknown[]) : [];
	const choices = items.refersTo ? choicesOf(items, store.inLanguage(language), language) : [];
	const left = choices.filter(([id]) => !entries.includes(id));
	const nameOf = (id: unknown) => choices.find(([one]) => one === id)?.[1] ?? String(id);
	return (
		<fieldset id={place} tabIndex={-1} className={`${look.card} grid gap-3`}>
			<legend className="px-1 font-bold text-forest">{name}</legend>
			{hint && <p className={look.hint}>{hint}</p>}
			<Problem place={place} />
			{entries.map((entry, at) => {
				const own = `${place}/${at}`;
				return (
					<div key={own} className="flex items-start gap-2">
						<div className="grow">
							{items.refersTo ? (
								<p className="py-2">{nameOf(entry)}</p>
							) : (
								<RowText schema={items} place={own} value={entry} at={at + 1} />
							)}
						</div>
						<RowButtons place={place} at={at} />
					</div>
				);
			})}
			{items.refersTo ? (
				left.length > 0 && (
					<select
						aria-label={`${say("add")}: ${name}`}
						className={look.field}
						value=""
						onChange={({ target }) => store.set(place, [...entries, target.value])}
					>
						<option value="">{say("add")} …</option>
						{left.map(([id, label]) => (
							<option key={id} value={id}>
								{label}
							</option>
						))}
					</select>
				)
			) : (
				<button
					type="button"
					className={look.plain}
					onClick={() => store.set(place, [...entries, ""])}
				>
					{say("addNew", name)}
				</button>
			)}
		</fieldset>
	);
}

function RowText({ at, ...props }: FieldProps & { at: number }) {
	const say = useWords();
	const schema = { ...props.schema, words: undefined, examples: undefined };
	const label = say("entry", at);
	return isTranslated(schema) ? (
		<TextInLanguages {...props} schema={schema} label={label} isRequired />
	) : (
		<TextField
			{...props}
			{...{ schema, label, id: props.place, isRequired: true }}
			onChange={(text) => text}
		/>
	);
}

/** Moves an entry of a list, or takes it out: “Step back” brings it back. */
export function RowButtons({ place, at, name = "" }: { place: string; at: number; name?: string }) {
	const say = useWords();
	const store = useStore();
	const entries = store.valueAt(place) as unknown[];
	const move = (to: number) => {
		const moved = entries.filter((_, index) => index !== at);
		moved.splice(to, 0, entries[at]);
		store.set(place, moved);
	};
	const labelled = (label: string) => [label, name || say("entry", at + 1)].join(": ");
	return (
		<div className="flex flex-wrap">
			{at > 0 && (
				<button
					type="button"
					className={look.small}
					aria-label={labelled(say("up"))}
					onClick={() => move(at - 1)}
				>
					↑
				</button>
			)}
			{at < entries.length - 1 && (
				<button
					type="button"
					className={look.small}
					aria-label={labelled(say("down"))}
					onClick={() => move(at + 1)}
				>
					↓
				</button>
			)}
			<button
				type="button"
				className={look.small}
				aria-label={labelled(say("remove"))}
				onClick={() => store.remove(place, at)}
			>
				{say("remove")}
			</button>
		</div>
	);
}

/** A list, or names with their spellings, that each language has of its own: a line each. */
export function OwnLists(props: FieldProps) {
	const { schema, place, value } = props;
	const { hasHindi } = useStore();
	const say = useWords();
	const isNames = recordValues(schema) !== undefined;
	const both: Group = isInLanguages(value) ? value : { en: value };
	return (
		<div className={hasHindi ? "grid gap-2 sm:grid-cols-2" : undefined}>
			{["en", ...(hasHindi ? ["hi"] : [])].map((language) => (
				<Lines
					key={language}
					{...props}
					{...{ language, isNames }}
					value={both[language]}
					label={language === "hi" ? ` · ${say("hindi")}` : ""}
					change={(lines) =>
						language === "en" && !isInLanguages(value) ? lines : { ...both, [language]: lines }
					}
					place={place}
				/>
			))}
		</div>
	);
}

interface LinesProps extends FieldProps {
	language: string;
	isNames: boolean;
	label: string;
	change(lines: unknown): unknown;
}

function Lines({ schema, place, value, language, isNames, label, change }: LinesProps) {
	const say = useWords();
	const store = useStore();
	const { name, hint } = useLabel(schema, place);
	const [typed, setTyped] = useState<string>();
	const id = language === "en" ? place : `${place}/${language}`;
	const text = typed ?? linesOf(value);
	return (
		<div>
			<label htmlFor={id} className="font-semibold">
				{name}
				{label}
			</label>
			<p className={look.hint}>
				{hint} {say(isNames ? "namesPerLine" : "onePerLine")}
			</p>
			<textarea
				id={id}
				lang={language}
				className={look.field}
				rows={Math.min(10, text.split("\n").length + 1)}
				value={text}
				onChange={({ target }) => {
					setTyped(target.value);
					store.set(place, change(isNames ? readNames(target.value) : readLines(target.value)));
				}}
				onBlur={() => setTyped(undefined)}
			/>
			<Problem place={id} />
		</div>
	);
}

function linesOf(value: unknown): string {
	if (Array.isArray(value)) return value.join("\n");
	return Object.entries(isGroup(value) ? value : {})
		.map(([name, others]) => `${name}: ${(others as string[]).join(", ")}`)
		.join("\n");
}

const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);
const readLines = (text: string) => trimmed(text.split("\n"));
const readNames = (text: string) =>
	Object.fromEntries(
		readLines(text).map((line) => {
			const [name = "", others = ""] = line.split(/:(.*)/s);
			return [name.trim(), trimmed(others.split(","))];
		}),
	);
