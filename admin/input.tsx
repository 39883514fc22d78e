/** A field of a form that the browser has: a text, a number, a date, a time, a choice, a switch. */

import { useState } from "react";
import { fillText, PlaceholderError } from "../shop/facts/placeholders.ts";
import { isInLanguages } from "../shop/pick.ts";
import { plainText } from "../shop/typed-values.ts";
import { useDraft, useProblems, useStore, useValue } from "./draft-store.ts";
import { choicesOf, readText, textOf } from "./field-values.ts";
import { type FormSchema, isRecordOfLists } from "./form-schema.ts";
import { valueAt } from "./json.ts";
import { useLanguage, useWords } from "./language.ts";
import { inFieldWords } from "./names.ts";
import { Button, look } from "./ui.tsx";

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
	if (!hasHindi) return <Input {...props} />;
	const label = `${props.label ?? name} · ${say("hindi")}`;
	return (
		<div className="grid gap-2 sm:grid-cols-2">
			<Input {...props} language="en" />
			<Input {...props} language="hi" isRequired={false} label={label} />
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
	const { name, hint } = useLabel(schema, place);
	const { id, text, choices, value, control } = useControl(schema, place, language);
	// One that became long while it is typed would lose the cursor.
	const [isLong] = useState(schema.isLong || schema.isOwnList || text.length > 60);
	if (isInRow)
		return (
			<input
				{...control}
				aria-label={label}
				// A number pad where it is a number: others have words.
				inputMode={/^[\d.,]*$/.test(text) ? "decimal" : "text"}
				className={`${look.field} shrink-0 text-right tabular-nums ${text.length > 9 ? "max-w-44" : "max-w-24"}`}
				onFocus={({ currentTarget }) => currentTarget.select()}
			/>
		);
	const isSwitch = schema.type === "boolean";
	const mayLack = !isRequired && !isSwitch && language !== "hi";
	const perLine = schema.isOwnList && say(isRecordOfLists(schema) ? "namesPerLine" : "onePerLine");
	const advice = [!label && hint, perLine].filter(Boolean).join(" ");
	return (
		<div>
			<label htmlFor={id} className={isSwitch ? look.switch : "font-semibold"}>
				{isSwitch && (
					<input
						{...control}
						type="checkbox"
						checked={(value ?? schema.default) === true}
						className="size-6 accent-green"
					/>
				)}
				{label ?? name}
				{mayLack && <span className="font-normal"> · {say("optional")}</span>}
			</label>
			{advice && (
				<p id={`${id}-hint`} className={look.hint}>
					{advice}
				</p>
			)}
			{choices.length > 0 ? (
				<select {...control}>
					{(mayLack || !text) && <option value="">{say("none")}</option>}
					{text && !choices.some(([one]) => one === text) && <option>{text}</option>}
					{choices.map(([one, words]) => (
						<option key={one} value={one}>
							{words}
						</option>
					))}
				</select>
			) : isLong ? (
				<textarea {...control} rows={Math.min(12, Math.ceil(text.length / 38) + 1)} />
			) : (
				!isSwitch && <input {...control} {...inputType(schema)} />
			)}
			<Problems place={id} />
			{schema.isText && <Filled {...{ schema, text }} language={language ?? "en"} />}
		</div>
	);
}

/** The value of a field as its control has it, and what the control does. */
function useControl(schema: FormSchema, place: string, language: "en" | "hi" | undefined) {
	const store = useStore();
	const owners = useLanguage();
	const [typed, setTyped] = useState<string>();
	const all = useValue(place);
	const both = isInLanguages(all) ? all : { en: all };
	const key = language ?? "en";
	const value = both[key];
	const text = typed ?? textOf(schema, value);
	const id = language === "hi" ? `${place}/hi` : place;
	const isWrong = useProblems(id).length > 0;
	// Fields that name nothing are not drawn anew with each letter.
	const shop = useDraft(({ values }) => (schema.refersTo ? values : undefined));
	const choices = choicesOf(schema, shop ?? {}, owners);
	const write = (own: unknown) =>
		store.set(place, id !== place || isInLanguages(all) ? { ...both, [key]: own } : own);
	const control = {
		...{ id, lang: language, className: look.field, value: text, autoComplete: "off" },
		...{ "aria-invalid": isWrong, "aria-describedby": `${id}-hint ${id}-problem` },
		onChange: ({ target }: { target: { value: string; checked?: boolean } }) => {
			if (schema.type === "boolean") write(target.checked || (schema.const ? undefined : false));
			else {
				setTyped(target.value);
				write(readText(schema, target.value));
			}
		},
		onBlur: () => {
			setTyped(undefined);
			const plain = typeof value === "string" ? plainText(schema, value) : value;
			if (plain !== value) write(plain);
		},
	};
	return { id, text, choices, value, control };
}

function inputType({ type, format, isClockTime, phone }: FormSchema) {
	if (format?.startsWith("date")) return { type: "date" };
	if (isClockTime) return { type: "time" };
	if (type === "number" || type === "integer") return { inputMode: "decimal" as const };
	return { type: phone ? "tel" : format === "email" ? "email" : "text" };
}

/** A placeholder can be put in where a fact is written by hand. */
export function Problems({ place }: { place: string }) {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const problems = useProblems(place);
	if (problems.length === 0) return null;
	const putIn = (byHand: string, placeholder: string) => {
		const text = valueAt(store.values, place);
		const written = (own: unknown) => String(own).replace(byHand, () => placeholder);
		store.set(place, isInLanguages(text) ? { ...text, en: written(text.en) } : written(text));
	};
	return (
		<div className={look.wrong} id={`${place}-problem`}>
			{problems.map(({ message, byHand }) => (
				<p key={message}>
					{inFieldWords(message, place, language)}
					{byHand?.placeholders.map((placeholder) => (
						<Button key={placeholder} kind="small" onClick={() => putIn(byHand.text, placeholder)}>
							{say("putIn", placeholder)}
						</Button>
					))}
				</p>
			))}
		</div>
	);
}

interface FilledProps {
	schema: FormSchema;
	text: string;
	language: "en" | "hi";
}

/** A text whose placeholders the check refuses is not shown. */
function Filled({ schema, text, language }: FilledProps) {
	const say = useWords();
	const { facts } = useStore();
	if (!text.includes("{") || !facts[language]) return null;
	try {
		const filled = fillText(text, facts[language], schema.filledLater);
		return (
			<p className="mt-1 text-sm text-green-deep">
				{say("readsNow")} <span lang={language}>{filled.trim() || "–"}</span>
			</p>
		);
	} catch (error) {
		if (error instanceof PlaceholderError) return null;
		throw error;
	}
}
