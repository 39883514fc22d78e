import { Activity, Fragment, useEffect } from "react";
import * as texts from "#language/words/pricing";
import { emit } from "../../analytics/emit.ts";
import { AddButton } from "../../list/add-button.tsx";
import { WhatsAppButton } from "../../ui/button-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { InLanguage } from "../../ui/in-language.tsx";
import { RateRows } from "../../ui/rate-rows.tsx";
import "../../ui/sheet.css";
import type { RateCardItem } from "./rate-card.ts";

interface SearchResultsProps {
	searching: boolean;
	/** Renders the results; hidden, unless searching. */
	ready: boolean;
	query: string;
	/** Their names contain the query. */
	rows: RateCardItem[];
	/** The names that the words are taken for where no name contains them; undefined while other names are loading. */
	kin: RateCardItem[] | undefined;
	askHref: string;
	onClear: () => void;
	onShowAll: () => void;
}

/**
 * The items found, or other ways. The heading is in a live region that is always in the page: screen readers announce
 * changes only of a region that they already know.
 */
export function SearchResults(props: SearchResultsProps) {
	const { searching, ready, query, rows, kin = [], askHref, onClear, onShowAll } = props;
	const count = rows.length || kin.length;
	const found = count > 0;
	const isKnown = found || props.kin !== undefined;
	const words = query.trim();
	return (
		<div className="wrap results">
			<div className={searching && isKnown ? `sheet${found ? "" : " nothing-found"}` : undefined}>
				<div role="status" className="title">
					{/* A new element for each search, so that the same words are announced again. */}
					{searching && isKnown && (
						<Fragment key={words}>
							<h2>{found ? texts.results : texts.nothingFound}</h2>
							{found && (
								<span>
									<InLanguage
										text={words ? texts.resultsFor(count, words) : texts.allResults(count)}
									/>
								</span>
							)}
						</Fragment>
					)}
				</div>
				{ready && isKnown && (
					<Activity mode={searching ? "visible" : "hidden"}>
						{found ? (
							<>
								{rows.length > 0 && (
									<RateRows
										rows={rows}
										renderName={({ name }) => (
											<span key={words}>
												<Marked text={name} part={words} />
											</span>
										)}
										action={(row) => <AddButton {...row} />}
									/>
								)}
								{kin.length > 0 && (
									<>
										<p className="taken-for">
											<InLanguage text={texts.takenFor(words)} />
										</p>
										<RateRows rows={kin} action={(row) => <AddButton {...row} />} />
									</>
								)}
								<button type="button" className="button is-outlined is-small" onClick={onClear}>
									<Icon name="x" />
									{texts.clear}
								</button>
							</>
						) : (
							<OtherWays words={words} askHref={askHref} onShowAll={onShowAll} />
						)}
					</Activity>
				)}
			</div>
		</div>
	);
}

type OtherWaysProps = Pick<SearchResultsProps, "askHref" | "onShowAll"> & { words: string };

function OtherWays({ words, askHref, onShowAll }: OtherWaysProps) {
	useEffect(() => emit({ name: "search found nothing", words }), [words]);
	return (
		<>
			<p>{texts.nothingFoundText}</p>
			<div className="button-pair">
				<button type="button" className="button" onClick={onShowAll}>
					{texts.showAll}
				</button>
				<WhatsAppButton look="outlined" href={askHref}>
					{texts.askOnWhatsApp}
				</WhatsAppButton>
			</div>
		</>
	);
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
