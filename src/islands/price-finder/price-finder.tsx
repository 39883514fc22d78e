import {
	type ReactNode,
	startTransition,
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { flushSync } from "react-dom";
import "../../ui/button.css";
import { PageHeader } from "../../ui/page-header.tsx";
import { type CategoryLink, CategoryList } from "./category-list.tsx";
import { findPrices, readItems } from "./find-prices.ts";
import { findByOtherNames } from "./other-names.ts";
import "./price-finder.css";
import { PriceSearch } from "./price-search.tsx";
import { ALL_ID, type RateCardItem } from "./rate-card.ts";
import { SearchResults } from "./search-results.tsx";
import { SharePrices } from "./share-prices.tsx";
import { useItemNames } from "./use-item-names.ts";

/** More results are not rendered while someone types: they would delay the next letter. */
const MOST_RENDERED_AHEAD = 40;

export interface PriceFinderProps {
	heading: string;
	lede: string;
	categories: CategoryLink[];
	askHref: string;
	/** `PriceSheets`, static HTML. */
	sheets?: ReactNode;
}

export function PriceFinder({ heading, lede, categories, askHref, sheets }: PriceFinderProps) {
	const { query, setQuery, chosen, setChosen } = useAddress(categories);
	const [draft, setDraft] = useState("");
	const input = useRef<HTMLInputElement>(null);
	const { sheetBox, items } = useSheets(chosen);
	const words = query ?? draft;
	const found = useMemo(() => findPrices(items, words), [items, words]);
	const isKin = found.length === 0 && words.trim() !== "";
	const names = useItemNames(isKin);
	const kin = useMemo(
		() => (isKin ? names && findByOtherNames(items, words, names) : []),
		[isKin, items, words, names],
	);
	const searching = query !== undefined;
	const count = found.length + (kin?.length ?? 0);
	const renderedAhead = draft.trim() !== "" && count <= MOST_RENDERED_AHEAD;

	// Renders results, hidden, while someone types.
	const renderAhead = useCallback((words: string) => startTransition(() => setDraft(words)), []);
	useEffect(() => renderAhead(input.current?.value ?? ""), [renderAhead]);

	// Text typed before hydration stays.
	useLayoutEffect(() => {
		if (query && input.current?.value === "") input.current.value = query;
	}, [query]);

	function show(id: string) {
		setChosen(id);
		setQuery(undefined);
		setDraft("");
		if (input.current) input.current.value = "";
		history.replaceState(null, "", location.pathname + hashOf(id));
	}

	return (
		<>
			<PageHeader heading={heading} lede={lede} below>
				<PriceSearch
					inputRef={input}
					onType={renderAhead}
					onSearch={(words) => {
						setQuery(words);
						const search = new URLSearchParams({ q: words });
						history.replaceState(null, "", `?${search}${hashOf(chosen)}`);
					}}
				/>
			</PageHeader>
			<section className="page-body price-finder" aria-label={heading}>
				<div className="wrap layout" hidden={searching}>
					<CategoryList categories={categories} chosen={chosen} onChoose={show} />
					<div className="sheets" ref={sheetBox}>
						{sheets}
					</div>
				</div>
				<SearchResults
					searching={searching}
					ready={searching || renderedAhead}
					query={words}
					rows={found}
					kin={kin}
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
				{/* New in a search: an element that jumps from below the list into view counts as a shift. */}
				<SharePrices key={String(searching)} />
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
function useAddress(categories: readonly CategoryLink[]) {
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

/** Shows one of the sheets, which are static HTML. @returns the element around them, and their items */
function useSheets(chosen: string) {
	const sheetBox = useRef<HTMLDivElement>(null);
	const [items, setItems] = useState<RateCardItem[]>([]);
	useLayoutEffect(() => {
		if (sheetBox.current) setItems(readItems(sheetBox.current));
	}, []);
	useLayoutEffect(() => {
		for (const sheet of sheetBox.current?.querySelectorAll<HTMLElement>(".sheet") ?? [])
			sheet.hidden = sheet.id !== chosen;
		// Turns off `:target` (price-finder.css).
		sheetBox.current?.setAttribute("data-live", "");
	}, [chosen]);
	return { sheetBox, items };
}
