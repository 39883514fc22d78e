/** A text of a form, alone or with its translation beside it. */
import { useContext } from "react";
import { isInLanguages } from "../shop/pick.ts";
import { useDraft, useStore } from "./draft-store.ts";
import { inFieldWords } from "./field-words.ts";
import type { FormSchema } from "./form-schema.ts";
import { LanguageContext, useWords } from "./language.ts";
import { placeholderWords } from "./placeholder-words.ts";
import { plainText } from "./typed-values.ts";
import { look } from "./ui.tsx";

export interface FieldProps {
	schema: FormSchema;
	/** "content/prices.json#/categories/0/name" */
	place: string;
	value: unknown;
	isRequired?: boolean;
	/** Of a picture: beside it stands what stays in view. */
	hasFocus?: boolean;
}

export function useLabel({ words, examples, isText }: FormSchema, place: string) {
	const say = useWords();
	const language = useContext(LanguageContext);
	const [name = place.replace(/^.*\//, ""), hint] = words?.[language] ?? [];
	const such = isText ? `“${examples?.[0]}”` : examples?.join(" · ");
	return { name, hint: [hint, examples && `${say("example")} ${such}`].filter(Boolean).join(" ") };
}

/** Of the check, beside its field; a placeholder can be put in where a fact is written by hand. */
export function Problem({ place }: { place: string }) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const problems = useDraft(() => store.problemsAt(place));
	if (!problems) return null;
	const putIn = (byHand: string, placeholder: string) => {
		const text = store.valueAt(place);
		const own = isInLanguages(text) ? text.en : text;
		const written = String(own).replace(byHand, () => placeholder);
		store.set(place, isInLanguages(text) ? { ...text, en: written } : written);
	};
	return (
		<div className={look.wrong} id={`${place}-problem`}>
			{problems.map(({ message, byHand }) => (
				<p key={message}>
					{inFieldWords(message, place, language)}
					{byHand?.placeholders.map((placeholder) => (
						<button
							key={placeholder}
							type="button"
							className={look.small}
							onClick={() => putIn(byHand.text, placeholder)}
						>
							{say("putIn", placeholder)}
						</button>
					))}
				</p>
			))}
		</div>
	);
}

/** A text with its translation beside it. */
export function TextInLanguages(props: FieldProps & { label?: string }) {
	const { schema, place, value, label } = props;
	const say = useWords();
	const { hasHindi } = useStore();
	const { name } = useLabel(schema, place);
	const both = isInLanguages(value) ? value : { en: value };
	const english = (en: string) => (isInLanguages(value) ? { ...both, en } : en);
	return (
		<div className={hasHindi ? "grid gap-2 sm:grid-cols-2" : undefined}>
			<TextField {...props} value={both.en} id={place} language="en" onChange={english} />
			{hasHindi && (
				<TextField
					{...props}
					{...{ value: both.hi, id: `${place}/hi`, language: "hi", isRequired: false }}
					label={`${label ?? name} · ${say("hindi")}`}
					onChange={(hi) => ({ ...both, hi })}
				/>
			)}
		</div>
	);
}

interface TextFieldProps extends FieldProps {
	id: string;
	label?: string;
	language?: string;
	/** @returns the whole value with the text in it */
	onChange(text: string): unknown;
}

export function TextField(props: TextFieldProps) {
	const { schema, place, value, id, label, language, isRequired, onChange } = props;
	const say = useWords();
	const store = useStore();
	const { name, hint } = useLabel(schema, place);
	const isWrong = useDraft(() => store.problemsAt(id) !== undefined);
	const isNumber = schema.type === "number" || schema.type === "integer";
	const text = value === undefined || value === null ? "" : String(value);
	const write = (typed: string) => {
		const number = typed.trim() === "" ? undefined : Number(typed);
		const read = isNumber && !Number.isNaN(number) ? number : typed;
		store.set(place, isNumber ? read : onChange(typed));
	};
	const common = {
		...{ id, lang: language, value: text, className: look.field, "aria-invalid": isWrong },
		"aria-describedby": `${id}-problem ${id}-hint`,
		onChange: ({ target }: { target: { value: string } }) => write(target.value),
		onBlur: () => {
			const plain = plainText(schema, text, place.replace(/^.*\//, ""));
			if (plain !== text && !isNumber) store.set(place, onChange(plain));
		},
	};
	return (
		<div>
			<label htmlFor={id} className="font-semibold">
				{label ?? name}
				{!isRequired && language !== "hi" && (
					<span className="font-normal"> · {say("optional")}</span>
				)}
			</label>
			{hint && !label && (
				<p id={`${id}-hint`} className={look.hint}>
					{hint}
				</p>
			)}
			{schema.isLong || text.length > 60 ? (
				<textarea {...common} rows={Math.min(12, Math.ceil(text.length / 38) + 1)} />
			) : (
				<input {...common} {...inputType(schema, place)} autoComplete="off" />
			)}
			<Problem place={id} />
			{schema.isText && <Placeholders text={text} language={language ?? "en"} />}
		</div>
	);
}

function inputType({ type, format, isClockTime }: FormSchema, place: string) {
	if (format === "date") return { type: "date" };
	if (isClockTime) return { type: "time" };
	if (type === "number" || type === "integer") return { inputMode: "decimal" as const };
	if (/\/(?:phone|whatsapp)$/.test(place)) return { type: "tel" };
	return { type: format === "email" ? "email" : "text" };
}

/** Says what the placeholders of a text are now. */
function Placeholders({ text, language }: { text: string; language: string }) {
	const say = useWords();
	const { facts } = useStore();
	const source = facts[language];
	if (!source || !text.includes("{")) return null;
	const words = (says: string | boolean) =>
		typeof says === "string" ? says : say(says ? "shownNow" : "notShownNow");
	return (
		<ul className="mt-1 text-sm text-green-deep" lang={language}>
			{[...placeholderWords(text, source)].map(([placeholder, says]) => (
				<li key={placeholder}>
					{placeholder} · {words(says)}
				</li>
			))}
		</ul>
	);
}
