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
import "../../ui/button.css";
import { PageHeader } from "../../ui/page-header.tsx";
import { catalogueRows, findPrices, type ShownCategory } from "./find-prices.ts";
import "./price-finder.css";
import { PriceSearch } from "./price-search.tsx";
import { SearchResults } from "./search-results.tsx";
import { SharePrices } from "./share-prices.tsx";
import { ALL_ID, chosenHash, showSheet } from "./sheet-choice.ts";
import { Still } from "./still.tsx";

/** So many results are readied while someone types; more would be in the way of the next letter. */
const mostReadied = 40;

export interface PriceFinderProps {
	heading: string;
	lede: string;
	categories: Omit<ShownCategory, "id">[];
	/** Opens WhatsApp, for what is not on the list. */
	askHref: string;
	/** `PriceSheets`, which only the build renders. */
	sheets?: ReactNode;
}

/** The pricing page: the rate card, and the search in it. */
export function PriceFinder({ heading, lede, categories, askHref, sheets }: PriceFinderProps) {
	const [query, setQuery] = useState<string>();
	const [draft, setDraft] = useState("");
	const input = useRef<HTMLInputElement>(null);
	const still = useRef<HTMLDivElement>(null);
	const rows = useMemo(() => catalogueRows(categories), [categories]);
	const words = query ?? draft;
	const found = useMemo(() => findPrices(rows, words), [rows, words]);

	// The results come up ready: they are rendered, out of sight, while someone types.
	const ready = useCallback((words: string) => startTransition(() => setDraft(words)), []);
	useEffect(() => ready(input.current?.value ?? ""), [ready]);

	// What the visitor asked for before the script came, and what Back and Forward ask for later.
	useLayoutEffect(() => {
		const followAddress = () => {
			const asked = new URLSearchParams(location.search).get("q");
			setQuery(asked ?? undefined);
			// What is already typed stays.
			if (asked !== null && input.current?.value === "") input.current.value = asked;
		};
		followAddress();
		addEventListener("popstate", followAddress);
		return () => removeEventListener("popstate", followAddress);
	}, []);

	function search(words: string) {
		setQuery(words);
		history.replaceState(null, "", `?${new URLSearchParams({ q: words })}${chosenHash()}`);
	}

	function leaveSearch() {
		setQuery(undefined);
		setDraft("");
		if (input.current) input.current.value = "";
		history.replaceState(null, "", location.pathname + chosenHash());
	}

	const searching = query !== undefined;
	const readied = draft.trim() !== "" && found.length <= mostReadied;
	return (
		<>
			<PageHeader heading={heading} lede={lede}>
				<div>
					<PriceSearch inputRef={input} onType={ready} onSearch={search} />
					<SharePrices />
				</div>
			</PageHeader>
			<section className="page-body price-finder" aria-label={heading}>
				<Still ref={still} className="wrap layout" hidden={searching}>
					{sheets}
				</Still>
				<SearchResults
					searching={searching}
					ready={searching || readied}
					query={words}
					rows={found}
					askHref={askHref}
					onClear={() => {
						leaveSearch();
						input.current?.focus();
					}}
					onShowAll={() => {
						showSheet(ALL_ID);
						leaveSearch();
						// The sheet is brought up by this very press: focus waits for it.
						requestAnimationFrame(() => still.current?.querySelector("h2")?.focus());
					}}
				/>
			</section>
		</>
	);
}
