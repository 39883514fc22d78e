/** A field of a form that the browser has: a text, a number, a date, a time, a choice, a switch. */
import { useState } from "react";
import { isInLanguages } from "../shop/pick.ts";
import { plainText } from "../shop/typed-values.ts";
import { useDraft, useStore, useValue } from "./draft-store.ts";
import { choicesOf, readText, textOf } from "./field-values.ts";
import { type FormSchema, recordValues } from "./form-schema.ts";
import { groupOf } from "./json.ts";
import { useLanguage, useWords } from "./language.ts";
import { Placeholders, Problems } from "./problems.tsx";
import { look } from "./ui.tsx";

export interface FieldProps {
	schema: FormSchema;
	/** "content/prices.json#/categories/0/name" */
	place: string;
	/** In place of the field's own name. */
	label?: string;
	isRequired?: boolean;
	/** Of a picture: beside it stands what stays in view. */
	hasFocus?: boolean;
	/** In an entry that the owner has added: nothing in it is read-only. */
	isOwn?: boolean;
}

export function useLabel({ words, examples, isText }: FormSchema, place: string) {
	const say = useWords();
	const [name = place.replace(/^.*\//, ""), hint] = words?.[useLanguage()] ?? [];
	const such = isText ? `“${examples?.[0]}”` : examples?.join(" · ");
	return { name, hint: [hint, examples && `${say("example")} ${such}`].filter(Boolean).join(" ") };
}

/** A text with its translation beside it. */
export function InLanguages(props: FieldProps) {
	const say = useWords();
	const { hasHindi } = useStore();
	const { name } = useLabel(props.schema, props.place);
	if (!hasHindi) return <Input {...props} language="en" />;
	return (
		<div className="grid gap-2 sm:grid-cols-2">
			<Input {...props} language="en" />
			<Input
				{...props}
				language="hi"
				isRequired={false}
				label={`${props.label ?? name} · ${say("hindi")}`}
			/>
		</div>
	);
}

interface InputProps extends FieldProps {
	language?: "en" | "hi";
	/** Beside the name of its entry, which is its label. */
	isInRow?: boolean;
}

export function Input({ schema, place, label, language, isRequired, isInRow }: InputProps) {
	const say = useWords();
	const owners = useLanguage();
	const store = useStore();
	const { name, hint } = useLabel(schema, place);
	const id = language === "hi" ? `${place}/hi` : place;
	const isWrong = useDraft(() => store.problemsAt(id) !== undefined);
	const [typed, setTyped] = useState<string>();
	const all = useValue(place);
	const value = isInLanguages(all) ? all[language ?? "en"] : language === "hi" ? undefined : all;
	const text = typed ?? textOf(schema, value);
	const write = (own: unknown) => {
		const parent = place.replace(/\/[^/]*$/, "");
		if (schema.stamps) {
			const group = {
				...groupOf(store.valueAt(parent)),
				[schema.stamps]: new Date().toISOString(),
			};
			store.set(parent, own ? { ...group, [place.slice(parent.length + 1)]: own } : undefined);
		} else if (isInLanguages(all)) store.set(place, { ...all, [language ?? "en"]: own });
		else store.set(place, language === "hi" ? { en: all, hi: own } : own);
	};
	const common = {
		...{ id, lang: language, "aria-invalid": isWrong },
		"aria-describedby": `${id}-hint ${id}-problem`,
	};
	// Others are not drawn anew with each letter.
	const shop = useDraft(({ values }) => (schema.refersTo ? values : undefined));
	const choices = choicesOf(schema, shop ?? {}, owners);
	// One that became long while it is typed would lose the cursor.
	const [isLong] = useState(schema.isLong || schema.isOwnList || text.length > 60);
	const isSwitch = schema.type === "boolean";
	const fields = {
		...common,
		value: text,
		className: look.field,
		onChange: ({ target }: { target: { value: string } }) => {
			setTyped(target.value);
			write(readText(schema, target.value));
		},
		onBlur: () => {
			setTyped(undefined);
			const plain = typeof value === "string" ? plainText(schema, value) : value;
			if (plain !== value) write(plain);
		},
	};
	if (isInRow)
		return (
			<input
				{...fields}
				aria-label={label}
				// A number pad where it is a number: others have words.
				inputMode={/^[\d.,]*$/.test(text) ? "decimal" : "text"}
				autoComplete="off"
				className={`${look.field} shrink-0 text-right tabular-nums ${text.length > 9 ? "max-w-44" : "max-w-24"}`}
				onFocus={({ currentTarget }) => currentTarget.select()}
			/>
		);
	return (
		<div>
			<label htmlFor={id} className={isSwitch ? look.switch : "font-semibold"}>
				{isSwitch && (
					<input
						{...common}
						type="checkbox"
						checked={(value ?? schema.default) === true}
						className={look.tick}
						onChange={({ target }) => write(target.checked || (schema.const ? undefined : false))}
					/>
				)}
				{label ?? name}
				{!isRequired && !isSwitch && language !== "hi" && (
					<span className="font-normal"> · {say("optional")}</span>
				)}
			</label>
			{hint && !label && (
				<p id={`${id}-hint`} className={look.hint}>
					{hint} {schema.isOwnList && say(recordValues(schema) ? "namesPerLine" : "onePerLine")}
				</p>
			)}
			{isSwitch ? null : choices.length > 0 ? (
				<select
					{...common}
					className={look.field}
					value={text}
					onChange={({ target }) => write(target.value || undefined)}
				>
					{(!isRequired || !text) && <option value="">{say("none")}</option>}
					{text && !choices.some(([one]) => one === text) && <option>{text}</option>}
					{choices.map(([one, words]) => (
						<option key={one} value={one}>
							{words}
						</option>
					))}
				</select>
			) : isLong ? (
				<textarea {...fields} rows={Math.min(12, Math.ceil(text.length / 38) + 1)} />
			) : (
				<input {...fields} {...inputType(schema)} autoComplete="off" />
			)}
			<Problems place={id} />
			{schema.isText && <Placeholders text={text} language={language ?? "en"} />}
		</div>
	);
}

function inputType({ type, format, isClockTime, phone }: FormSchema) {
	if (format?.startsWith("date")) return { type: "date" };
	if (isClockTime) return { type: "time" };
	if (type === "number" || type === "integer") return { inputMode: "decimal" as const };
	return { type: phone ? "tel" : format === "email" ? "email" : "text" };
}
