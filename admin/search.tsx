import { useId, useState } from "react";
import { useDraft } from "./draft-store.ts";
import { fieldsOf } from "./form-schema.ts";
import { useLanguage, useWords } from "./language.ts";
import { wayTo } from "./names.ts";
import { sectionOf } from "./sections.tsx";
import { look } from "./ui.tsx";

const most = 12;

/** Finds fields by what they are called, and by the names of the entries that they are in. */
export function Search({ onFound }: { onFound(place: string): void }) {
	const say = useWords();
	const language = useLanguage();
	const values = useDraft((store) => store.values);
	const [typed, setTyped] = useState("");
	const listId = useId();
	const asked = typed.toLowerCase().split(/\s+/).filter(Boolean);
	const found: { place: string; way: string[] }[] = [];
	for (const { place } of asked.length > 0 ? fieldsOf(values) : []) {
		if (found.length === most) break;
		// A file is no field, and an entry is found once, not by each of its fields.
		const isKnown = found.some((one) => place.startsWith(`${one.place}/`));
		if (isKnown || place.endsWith("#") || !sectionOf(place)) continue;
		const way = wayTo(place, values, language);
		const words = way.join(" ").toLowerCase();
		if (asked.every((word) => words.includes(word))) found.push({ place, way });
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
