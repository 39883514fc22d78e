/** Switches and choices. */
import { useContext } from "react";
import { useDraft, useStore } from "./draft-store.ts";
import type { FormSchema } from "./form-schema.ts";
import { LanguageContext, useWords } from "./language.ts";
import { type FieldProps, Problem, TextField, useLabel } from "./text-field.tsx";
import { look } from "./ui.tsx";

/** A switch that is off says nothing where nothing else is allowed. */
export function Switch({ schema, place, value }: FieldProps) {
	const store = useStore();
	const { name, hint } = useLabel(schema, place);
	return (
		<div>
			<label className="flex min-h-11 items-center gap-3 font-semibold">
				<input
					type="checkbox"
					id={place}
					checked={value === true}
					className="size-6 accent-green"
					onChange={({ target }) =>
						store.set(place, target.checked || (schema.const ? undefined : false))
					}
				/>
				{name}
			</label>
			{hint && <p className={look.hint}>{hint}</p>}
			<Problem place={place} />
		</div>
	);
}

/** One of several values, or of the names of other entries. */
export function Choice({ schema, place, value, isRequired }: FieldProps) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const { name, hint } = useLabel(schema, place);
	const known =
		useDraft(() => store.draft) && choicesOf(schema, store.inLanguage(language), language);
	if (known.length === 0)
		return (
			<TextField {...{ schema, place, value, isRequired }} id={place} onChange={(text) => text} />
		);
	const isUnknown = value !== undefined && !known.some(([id]) => id === value);
	return (
		<div>
			<label htmlFor={place} className="font-semibold">
				{name}
			</label>
			{hint && <p className={look.hint}>{hint}</p>}
			<select
				id={place}
				className={look.field}
				value={String(value ?? "")}
				onChange={({ target }) => store.set(place, target.value || undefined)}
			>
				{(!isRequired || !value) && <option value="">{say("none")}</option>}
				{isUnknown && <option>{String(value)}</option>}
				{known.map(([id, label]) => (
					<option key={id} value={id}>
						{label}
					</option>
				))}
			</select>
			<Problem place={place} />
		</div>
	);
}

type Named = { id: string; slug: string; name: string; shortName: string };

/** @returns values with their words; none for a text that is written freely */
export function choicesOf(
	{ enum: values, choices, refersTo }: FormSchema,
	shop: Record<string, unknown>,
	language: "en" | "hi",
): [value: string, words: string][] {
	const at = language === "hi" ? 1 : 0;
	if (values) return values.map((one) => [one, choices?.[one]?.[at] ?? one]);
	const listed = (file: string) => (Array.isArray(shop[file]) ? (shop[file] as Named[]) : []);
	if (refersTo === "price item") {
		const { categories = [] } = (shop.prices ?? {}) as {
			categories?: { name: string; items?: (Named & { price: string })[] }[];
		};
		return categories.flatMap(({ name: group, items = [] }) =>
			items.map(({ id, name, price }): [string, string] => [id, `${name} · ${price} · ${group}`]),
		);
	}
	const pages = [...listed("keyword-pages"), ...listed("landing-pages")].map(
		({ slug, shortName }): [string, string] => [slug, shortName],
	);
	if (refersTo === "page") return [...new Map(pages)];
	if (refersTo !== "page or service") return [];
	return [
		...new Map(pages),
		...listed("services").map(({ id, name }): [string, string] => [id, name]),
	];
}
