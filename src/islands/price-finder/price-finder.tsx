import { type ReactNode, type Ref, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { language } from "#language/language";
import { pricing as words } from "#language/words.json";
import "../../ui/button.css";
import "../../ui/chip.css";
import { Icon } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import "./price-finder.css";
import { ALL_ID } from "./price-sheets.tsx";
import { SearchResults, useSearch } from "./search-results.tsx";
import { SharePrices } from "./share-prices.tsx";

interface Category {
	id: string;
	name: string;
}

export interface PriceFinderProps {
	heading: string;
	lede: string;
	categories: Category[];
	askHref: string;
	sheets?: ReactNode;
}

export function PriceFinder({ heading, lede, askHref, sheets, ...props }: PriceFinderProps) {
	const categories = useMemo(
		() => [{ id: ALL_ID, name: words.allItems }, ...props.categories],
		[props.categories],
	);
	const { query, setQuery, chosen, setChosen } = useAddress(categories);
	const input = useRef<HTMLInputElement>(null);
	const sheetBox = useRef<HTMLDivElement>(null);
	const results = useSearch(query);
	const isSearching = query !== undefined;

	// The sheets are static HTML.
	useLayoutEffect(() => {
		for (const sheet of sheetBox.current?.querySelectorAll<HTMLElement>(".sheet") ?? [])
			sheet.hidden = sheet.id !== chosen;
		// Turns off `:target` (price-finder.css).
		sheetBox.current?.setAttribute("data-live", "");
	}, [chosen]);

	// Text typed before hydration stays.
	useLayoutEffect(() => {
		if (query && input.current?.value === "") input.current.value = query;
	}, [query]);

	function show(id: string) {
		setChosen(id);
		setQuery(undefined);
		if (input.current) input.current.value = "";
		history.replaceState(null, "", location.pathname + hashOf(id));
	}

	function search(query: string) {
		setQuery(query);
		history.replaceState(null, "", `?${new URLSearchParams({ q: query })}${hashOf(chosen)}`);
	}

	return (
		<>
			<PageHeader heading={heading} lede={lede} below>
				<SearchForm inputRef={input} onSearch={search} />
			</PageHeader>
			{/* A search keeps the footer out of the first view, whose edge would move with what is found. */}
			<section
				className={`page-body price-finder ${isSearching ? "min-h-svh" : ""}`}
				aria-label={heading}
			>
				<div className="wrap layout" hidden={isSearching}>
					<CategoryList categories={categories} chosen={chosen} onChoose={show} />
					<div className="sheets" ref={sheetBox}>
						{sheets}
					</div>
				</div>
				<SearchResults
					query={query}
					results={results}
					askHref={askHref}
					onClear={() => {
						show(chosen);
						input.current?.focus();
					}}
					onShowAll={() => {
						// Hidden elements cannot take the focus.
						flushSync(() => show(ALL_ID));
						sheetBox.current?.querySelector<HTMLElement>(`#${ALL_ID} h2`)?.focus();
					}}
				/>
				{/* New in a search, and below what is found: an element that jumps from its place counts as a shift. */}
				{!(isSearching && results === undefined) && <SharePrices key={String(isSearching)} />}
			</section>
		</>
	);
}

/** The fragment of a sheet: "#footwear", or nothing for All Items. */
function hashOf(id: string): string {
	return id === ALL_ID ? "" : `#${id}`;
}

/**
 * The state in the address: `?q=` for a search, and the fragment of a sheet. Other fragments, such as the skip
 * link's, change nothing.
 */
function useAddress(categories: readonly Category[]) {
	const [query, setQuery] = useState<string>();
	const [chosen, setChosen] = useState(ALL_ID);
	useLayoutEffect(() => {
		function follow() {
			setQuery(new URLSearchParams(location.search).get("q") ?? undefined);
			const asked = location.hash.slice(1) || ALL_ID;
			if (categories.some(({ id }) => id === asked)) setChosen(asked);
		}
		follow();
		addEventListener("popstate", follow);
		return () => removeEventListener("popstate", follow);
	}, [categories]);
	return { query, setQuery, chosen, setChosen };
}

/** Its field is uncontrolled, so that text typed before hydration stays; before then it sends `?q=`. */
function SearchForm(props: { inputRef: Ref<HTMLInputElement>; onSearch: (words: string) => void }) {
	return (
		<search className="price-search needs-script">
			<form
				action={`${language.path}/pricing`}
				onSubmit={(event) => {
					event.preventDefault();
					props.onSearch(String(new FormData(event.currentTarget).get("q") ?? ""));
				}}
			>
				<label className="field">
					<Icon name="search" />
					<span className="visually-hidden">{words.searchLabel}</span>
					<input
						ref={props.inputRef}
						name="q"
						type="text"
						inputMode="search"
						enterKeyHint="search"
						autoComplete="off"
						placeholder={words.searchExample}
					/>
				</label>
				<button type="submit" className="button">
					{words.search}
				</button>
			</form>
		</search>
	);
}

interface CategoryListProps extends Pick<PriceFinderProps, "categories"> {
	chosen: string;
	onChoose: (id: string) => void;
}

/** Links to the sheets. Before hydration the address chooses the sheet, by `:target`. */
function CategoryList({ categories, chosen, onChoose }: CategoryListProps) {
	const row = useRef<HTMLUListElement>(null);

	// On phones the chosen link may lie outside the row's view.
	useLayoutEffect(() => {
		const link = row.current?.querySelector<HTMLElement>(`[href="#${chosen}"]`);
		if (!row.current || !link) return;
		row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
	}, [chosen]);

	return (
		<nav aria-label={words.categories} className="categories">
			<ul ref={row}>
				{categories.map(({ id, name }) => (
					<li key={id}>
						<a
							className="chip"
							href={`#${id}`}
							aria-current={id === chosen ? "true" : undefined}
							onClick={(event) => {
								// These keys open the address in a new tab.
								if (event.ctrlKey || event.metaKey || event.shiftKey) return;
								event.preventDefault();
								onChoose(id);
							}}
						>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
