import { useContext, useId, useState } from "react";
import { useDraft, useStore } from "./draft-store.ts";
import { wayTo } from "./field-words.ts";
import { type FormSchema, recordValues } from "./form-schema.ts";
import { isGroup } from "./json.ts";
import { LanguageContext, useWords } from "./language.ts";
import { sectionOf } from "./sections.tsx";
import { schemaOf } from "./shop-files.ts";
import { look } from "./ui.tsx";

const most = 12;

/** Finds fields by what they are called, and by the names of the entries that they are in. */
export function Search({ onFound }: { onFound(place: string): void }) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const [typed, setTyped] = useState("");
	const listId = useId();
	useDraft(() => store.draft);
	const asked = typed.toLowerCase().split(/\s+/).filter(Boolean);
	const all = asked.length === 0 ? [] : placesIn(store.values);
	const found: { place: string; way: string[] }[] = [];
	for (const place of all) {
		if (found.length === most) break;
		const way = wayTo(place, (path) => store.values[path], language);
		const words = way.join(" ").toLowerCase();
		// An entry is found once, not by each of its fields.
		const isKnown = found.some((one) => place.startsWith(`${one.place}/`));
		if (!isKnown && asked.every((word) => words.includes(word))) found.push({ place, way });
	}
	return (
		<search className="relative block grow">
			<input
				type="search"
				value={typed}
				aria-label={say("search")}
				aria-controls={listId}
				placeholder={say("searchHint")}
				className={look.field}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<p role="status" className="sr-only">
				{asked.length > 0 && (found.length > 0 ? say("found", found.length) : say("notFound"))}
			</p>
			<ul
				id={listId}
				className="absolute inset-x-0 z-10 max-h-[60dvh] overflow-auto rounded-inner bg-paper shadow-floating"
			>
				{asked.length > 0 && found.length === 0 && <li className="p-4">{say("notFound")}</li>}
				{found.map(({ place, way }) => (
					<li key={place}>
						<button
							type="button"
							className="block min-h-11 w-full cursor-pointer px-4 py-2 text-left"
							onClick={() => {
								setTyped("");
								onFound(place);
							}}
						>
							<strong>{way.at(-1)}</strong>
							{way.length > 1 && ` · ${way.slice(0, -1).join(" → ")}`}
						</button>
					</li>
				))}
			</ul>
		</search>
	);
}

/** Of entries and fields that an owner changes: entries before what is in them. */
function placesIn(values: Readonly<Record<string, unknown>>): string[] {
	return Object.entries(values).flatMap(([path, value]) =>
		value === null || !sectionOf(`${path}#`) ? [] : placesBelow(schemaOf(path), value, `${path}#`),
	);
}

function placesBelow(schema: FormSchema, value: unknown, place: string): string[] {
	const { items, properties } = schema;
	if (items?.properties && Array.isArray(value))
		return [
			...(place.endsWith("#") ? [] : [place]),
			...value.flatMap((entry, at) => placesBelow(items, entry, `${place}/${at}`)),
		];
	if (!properties || recordValues(schema) || !isGroup(value)) return [place];
	const inner = Object.entries(properties)
		.filter(([name, field]) => !field.isEngineers && !["id", "slug", "focus"].includes(name))
		.flatMap(([name, field]) => placesBelow(field, value[name], `${place}/${name}`));
	return place.endsWith("#") ? inner : [place, ...inner];
}
