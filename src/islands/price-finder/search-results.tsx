import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { pricing as texts } from "#language/words.json";
import { fill } from "../../../languages/fill.ts";
import { emit } from "../../analytics/emit.ts";
import { AddButton } from "../../list/add-button.tsx";
import { showCounts } from "../../list/counts.ts";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { InLanguage } from "../../ui/in-language.tsx";
import { type RateRow, RateRows } from "../../ui/rate-rows.tsx";
import "../../ui/sheet.css";

interface SearchResultsProps {
	/** Undefined outside a search. */
	query: string | undefined;
	/**
	 * The items whose names contain the query; where there are none, those that it is taken for. Undefined until that
	 * is known, null without a connection.
	 */
	results: { rows: RateRow[]; kin: RateRow[] } | null | undefined;
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
	const { rows, kin } = results ?? { rows: [], kin: [] };
	const count = rows.length || kin.length;
	const isKnown = query !== undefined && results !== undefined;
	useLayoutEffect(() => showCounts());
	return (
		<div className="wrap results">
			<div className={isKnown ? `sheet${count > 0 ? "" : " nothing-found"}` : undefined}>
				<div role="status" className="title">
					{/* A new element for each search, so that the same words are announced again. */}
					{isKnown && <Title key={words} {...{ words, count, isMissing: results === null }} />}
				</div>
				{isKnown && count > 0 && (
					<>
						{rows.length > 0 && (
							<RateRows
								rows={rows}
								renderName={({ name }) => (
									<span key={words}>
										<Marked text={name} part={words} />
									</span>
								)}
								action={AddButton}
							/>
						)}
						{kin.length > 0 && (
							<>
								<p className="taken-for mt-5 mb-2 text-ink-soft">
									<InLanguage text={fill(texts.takenFor, { words })} />
								</p>
								<RateRows rows={kin} action={AddButton} />
							</>
						)}
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

function Title({
	words,
	count,
	isMissing,
}: {
	words: string;
	count: number;
	isMissing: boolean;
}): ReactNode {
	if (isMissing) return <h2>{texts.notLoaded}</h2>;
	if (count === 0) return <h2>{texts.nothingFound}</h2>;
	return (
		<>
			<h2>{texts.results}</h2>
			<span>
				<InLanguage
					text={
						words ? fill(texts.resultsFor, { count, words }) : fill(texts.allResults, { count })
					}
				/>
			</span>
		</>
	);
}

function NothingFound({ words }: { words: string }) {
	useEffect(() => emit({ name: "search found nothing", words }), [words]);
	return <p>{texts.nothingFoundText}</p>;
}

/** Marks the first occurrence of a part. */
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
