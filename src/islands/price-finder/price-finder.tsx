import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { PriceCategory } from "../../../content/types.ts";
import "../../ui/button.css";
import { Mast } from "../../ui/mast.tsx";
import { ALL_ID, CategoryList } from "./category-list.tsx";
import { catalogueRows, findPrices } from "./find-prices.ts";
import "./price-finder.css";
import { PriceSearch } from "./price-search.tsx";
import { SearchResults } from "./search-results.tsx";
import { SharePrices } from "./share-prices.tsx";
import { Still } from "./still.tsx";

/** The place of 'All Items', before the first category. */
const ALL = -1;

export interface PriceFinderProps {
	heading: string;
	lede: string;
	categories: PriceCategory[];
	/** Opens WhatsApp, for what is not on the list. */
	askHref: string;
	/** `PriceSheets`, which only the build renders. */
	sheets?: ReactNode;
}

/**
 * The pricing page. Before hydration, and without scripts, the sheets are chosen by the address's
 * fragment (`:target`); afterwards by state, and the fragment follows.
 */
export function PriceFinder({ heading, lede, categories, askHref, sheets }: PriceFinderProps) {
	const [selected, setSelected] = useState(ALL);
	const [query, setQuery] = useState<string>();
	const [hydrated, setHydrated] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const still = useRef<HTMLDivElement>(null);
	const rows = useMemo(() => catalogueRows(categories), [categories]);

	useLayoutEffect(() => {
		const chosen = categories[selected]?.id ?? ALL_ID;
		for (const sheet of still.current?.children ?? [])
			(sheet as HTMLElement).hidden = sheet.id !== chosen;
	}, [categories, selected]);

	// What the visitor chose before the script came, and what Back and Forward choose later.
	useLayoutEffect(() => {
		const followAddress = () => {
			// Ids are plain ASCII. Decoding would throw on a broken escape and take the whole page with it.
			const id = location.hash.slice(1);
			const index = categories.findIndex((category) => category.id === id);
			// The fragment of something else on the page, such as the skip link's, chooses nothing.
			if (index !== ALL || id === "" || id === ALL_ID) setSelected(index);
			const asked = new URLSearchParams(location.search).get("q");
			setQuery(asked ?? undefined);
			// What is already typed stays.
			if (asked !== null && input.current?.value === "") input.current.value = asked;
		};
		followAddress();
		setHydrated(true);
		addEventListener("popstate", followAddress);
		return () => removeEventListener("popstate", followAddress);
	}, [categories]);

	function search(words: string) {
		setQuery(words);
		history.replaceState(null, "", `?${new URLSearchParams({ q: words })}`);
	}

	function leaveSearch() {
		setQuery(undefined);
		if (input.current) input.current.value = "";
		history.replaceState(null, "", location.pathname);
	}

	function choose(index: number) {
		leaveSearch();
		setSelected(index);
		const id = categories[index]?.id;
		history.replaceState(null, "", id ? `#${id}` : location.pathname);
	}

	return (
		<>
			<Mast heading={heading} lede={lede}>
				<div>
					<PriceSearch inputRef={input} onSearch={search} />
					<SharePrices />
				</div>
			</Mast>
			<section className="page-body price-finder" aria-label={heading}>
				<div className={`wrap layout${hydrated ? " is-live" : ""}`} hidden={query !== undefined}>
					<CategoryList categories={categories} selected={selected} onChoose={choose} />
					<Still ref={still}>{sheets}</Still>
				</div>
				{query !== undefined && (
					<SearchResults
						query={query}
						rows={findPrices(rows, query)}
						askHref={askHref}
						onClear={() => {
							leaveSearch();
							input.current?.focus();
						}}
						onShowAll={() => {
							choose(ALL);
							// The sheet is brought up by this very press: focus waits for it.
							requestAnimationFrame(() => still.current?.querySelector("h2")?.focus());
						}}
					/>
				)}
			</section>
		</>
	);
}
