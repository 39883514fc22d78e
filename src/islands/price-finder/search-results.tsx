import { Fragment, useEffect, useLayoutEffect, useMemo } from "react";
import { pricing as texts } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import { emit } from "../../analytics/events.ts";
import { AddButton } from "../../list/add-button.tsx";
import { fetchJson, loadOnce, useLoaded } from "../../list/load.ts";
import { loadPrices } from "../../list/prices.ts";
import { showCounts } from "../../list/store.ts";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { InLanguage } from "../../ui/in-language.tsx";
import { type RateRow, RateRows } from "../../ui/rate-rows.tsx";
import { findByName, findByOtherNames, type ItemNames } from "./find-items.ts";

/** After this long a search is answered without the other names. Milliseconds. */
const PATIENCE = 3000;

/** The other names of the items; none without a connection. */
const loadNames = loadOnce(() =>
	fetchJson<ItemNames>("/data/itemNames.json", { signal: AbortSignal.timeout(PATIENCE) }).catch(
		(): ItemNames => ({}),
	),
);

/** The items whose names contain the query; where there are none, those that it is taken for. */
interface Found {
	rows: RateRow[];
	isKin: boolean;
}

/** Loads the items at the first use, and finds them: undefined until that is known, null without a connection. */
export function useSearch(query: string | undefined): Found | null | undefined {
	const prices = useLoaded(loadPrices, query ?? true);
	const names = useLoaded(loadNames, query ?? true);
	return useMemo(() => {
		if (query === undefined || !prices) return prices && undefined;
		const items = Object.entries(prices).flatMap(([id, { row, ...price }]) =>
			row ? { id, ...row, price } : [],
		);
		const rows = findByName(items, query);
		if (rows.length > 0 || query.trim() === "") return { rows, isKin: false };
		return names ? { rows: findByOtherNames(items, query, names), isKin: true } : undefined;
	}, [query, prices, names]);
}

interface SearchResultsProps {
	query: string | undefined;
	results: ReturnType<typeof useSearch>;
	askHref: string;
	onClear: () => void;
	onShowAll: () => void;
}

/**
 * The items found, or other ways. The heading is in a live region that is always in the page: screen readers announce
 * changes only of a region that they already know.
 */
export function SearchResults({ query, results, askHref, onClear, onShowAll }: SearchResultsProps) {
	const words = query?.trim() ?? "";
	const { rows, isKin } = results ?? { rows: [], isKin: false };
	const count = rows.length;
	const isKnown = query !== undefined && results !== undefined;
	const look = count > 0 ? "sheet" : "sheet nothing-found";
	useLayoutEffect(() => showCounts());
	return (
		<div className="wrap results">
			<div className={isKnown ? look : undefined}>
				<div role="status" className="title">
					{/* A new element for each search, so that the same words are announced again. */}
					{isKnown && count === 0 && (
						<h2 key={words}>{results ? texts.nothingFound : texts.notLoaded}</h2>
					)}
					{isKnown && count > 0 && (
						<Fragment key={words}>
							<h2>{texts.results}</h2>
							<span>
								<InLanguage
									text={fill(words ? texts.resultsFor : texts.allResults, { count, words })}
								/>
							</span>
						</Fragment>
					)}
				</div>
				{count > 0 && (
					<>
						{isKin && (
							<p key={words} className="taken-for mt-5 mb-2 text-ink-soft">
								<InLanguage text={fill(texts.takenFor, { words })} />
							</p>
						)}
						<RateRows
							rows={rows}
							renderName={(name) => (
								<span key={words}>
									<Marked text={name} part={words} />
								</span>
							)}
							action={AddButton}
						/>
						<button type="button" className="button is-outlined is-small mt-6" onClick={onClear}>
							<Icon name="x" />
							{texts.clear}
						</button>
					</>
				)}
				{isKnown && count === 0 && (
					<>
						{results && <NothingFound words={words} />}
						<div className="button-pair">
							<button type="button" className="button" onClick={onShowAll}>
								{texts.showAll}
							</button>
							<WhatsAppButton look="outlined" href={askHref}>
								{texts.askOnWhatsApp}
							</WhatsAppButton>
						</div>
					</>
				)}
			</div>
		</div>
	);
}

function NothingFound({ words }: { words: string }) {
	useEffect(() => emit({ name: "search found nothing", words }), [words]);
	return <p>{texts.nothingFoundText}</p>;
}

function Marked({ text, part }: { text: string; part: string }) {
	const start = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1;
	if (start < 0) return <InLanguage text={text} />;
	const end = start + part.length;
	return (
		<>
			<InLanguage text={text.slice(0, start)} />
			<mark>
				<InLanguage text={text.slice(start, end)} />
			</mark>
			<InLanguage text={text.slice(end)} />
		</>
	);
}
