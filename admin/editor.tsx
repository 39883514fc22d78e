/** The page once the shop is read: sections, search, and the bar with Save. */
import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { useDraft, useStore } from "./draft-store.ts";
import { fieldsOf } from "./form-schema.ts";
import { type OwnerLanguage, useLanguage, useWords } from "./language.ts";
import { wayTo } from "./names.ts";
import { SaveBar } from "./save-bar.tsx";
import { SectionForms, sectionOf, sections } from "./sections.tsx";
import type { Values } from "./shop-files.ts";
import { look } from "./ui.tsx";

interface EditorProps {
	isLocal: boolean;
	onLanguage(language: OwnerLanguage): void;
	onSignOut(): void;
}

const sectionInAddress = () => sections.find((one) => `#${one}` === location.hash) ?? "prices";

export function Editor({ isLocal, onLanguage, onSignOut }: EditorProps) {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const other = language === "hi" ? "en" : "hi";
	const [section, setSection] = useState(sectionInAddress);
	const [isSaving, setSaving] = useState(false);
	useLeadToTarget();
	// The check's sentences are in the language of whoever reads them.
	useEffect(() => {
		if (language && store.isChanged) store.check();
	}, [language, store]);
	useEffect(() => {
		const link = document.querySelector(`nav a[href="#${section}"]`);
		link?.scrollIntoView({ block: "nearest", inline: "center" });
	}, [section]);
	useEffect(() => {
		const leaves = new AbortController();
		const { signal } = leaves;
		const warn = (event: BeforeUnloadEvent) => store.isChanged && event.preventDefault();
		window.addEventListener("hashchange", () => setSection(sectionInAddress()), { signal });
		window.addEventListener("beforeunload", warn, { signal });
		return () => leaves.abort();
	}, [store]);
	const lead = (place: string) => {
		location.hash = sectionOf(place) ?? section;
		store.lead(place);
	};
	return (
		<>
			<header className="border-b border-sand bg-paper">
				<div className="mx-auto flex max-w-4xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
					<h1 className="grow text-lg font-bold text-forest">{say("title")}</h1>
					<a
						className={look.small}
						href={language === "hi" ? "/hi" : "/"}
						target="_blank"
						rel="noopener"
					>
						{say("toTheSite")}
					</a>
					<button
						type="button"
						className={look.small}
						lang={other}
						onClick={() => onLanguage(other)}
					>
						{other === "en" ? "English" : "हिन्दी"}
					</button>
					<Search onFound={lead} />
				</div>
				<nav aria-label={say("sections")} className="mx-auto max-w-4xl overflow-x-auto px-4 pb-2">
					<ul className="flex gap-2 sm:flex-wrap">
						{sections.map((one) => (
							<li key={one} className="shrink-0">
								<a
									href={`#${one}`}
									aria-current={one === section ? "page" : undefined}
									className={one === section ? look.main : look.plain}
								>
									{say(one)}
								</a>
							</li>
						))}
					</ul>
				</nav>
			</header>
			<main inert={isSaving} className="mx-auto grid max-w-4xl gap-4 px-4 pt-4 pb-40">
				<h2 className="text-xl font-bold text-forest">{say(section)}</h2>
				<SectionForms key={section} section={section} />
			</main>
			<SaveBar {...{ isLocal, isSaving, setSaving, onSignOut }} onLook={lead} />
		</>
	);
}

/** Brings the field into view to which a search or a problem leads, once its entry is open. */
function useLeadToTarget(): void {
	const target = useDraft((store) => store.target);
	useEffect(() => {
		let tries = 0;
		const find = () => {
			const field = document.getElementById(target.place);
			field?.closest("details")?.setAttribute("open", "");
			field?.scrollIntoView({ block: "center" });
			field?.focus({ preventScroll: true });
			if (!field && tries++ < 30) frame = requestAnimationFrame(find);
		};
		let frame = target.place ? requestAnimationFrame(find) : 0;
		return () => cancelAnimationFrame(frame);
	}, [target]);
}

const most = 12;

interface Found {
	place: string;
	way: string[];
}

/** Fields by what they are called, and by the names of the entries that they are in. */
function findFields(typed: string, values: Values, language: OwnerLanguage): Found[] {
	const asked = typed.toLowerCase().split(/\s+/).filter(Boolean);
	const found: Found[] = [];
	for (const { place } of asked.length > 0 ? fieldsOf(values) : []) {
		if (found.length === most) break;
		// A file is no field, and an entry is found once, not by each of its fields.
		const isKnown = found.some((one) => place.startsWith(`${one.place}/`));
		if (isKnown || place.endsWith("#") || !sectionOf(place)) continue;
		const way = wayTo(place, values, language);
		const words = way.join(" ").toLowerCase();
		if (asked.every((word) => words.includes(word))) found.push({ place, way });
	}
	return found;
}

function Search({ onFound }: { onFound(place: string): void }) {
	const say = useWords();
	const language = useLanguage();
	const values = useDraft((store) => store.values);
	const [typed, setTyped] = useState("");
	// Letters do not wait for what they find.
	const asked = useDeferredValue(typed).trim();
	const found = useMemo(() => findFields(asked, values, language), [asked, values, language]);
	const listId = useId();
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
				{asked && (found.length > 0 ? say("found", found.length) : say("notFound"))}
			</p>
			<ul
				id={listId}
				className="absolute inset-x-0 z-10 max-h-[60dvh] overflow-auto rounded-inner bg-paper shadow-floating"
			>
				{asked && found.length === 0 && <li className="p-4">{say("notFound")}</li>}
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
