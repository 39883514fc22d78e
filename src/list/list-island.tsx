import { useState } from "react";
import { language } from "#language/language";
import * as words from "#language/words/list";
import { estimate } from "../../content/price-estimate.ts";
import { useStyleSheet } from "../ui/use-style-sheet.ts";
import { estimateParts, withPrices } from "./estimate.ts";
import styles from "./list.css?inline";
import { countWords } from "./list.ts";
import { ListBar } from "./list-bar.tsx";
import { ListDialog } from "./list-dialog.tsx";
import { useList } from "./list-storage.ts";
import type { ListTexts } from "./list-texts.ts";
import type { PriceFile } from "./price-file.ts";
import "./list-status.css";
import ticketStyles from "./ticket.css?inline";
import { useAddButtons } from "./use-add-buttons.ts";
import { useLoaded } from "./use-loaded.ts";

async function loadPrices(): Promise<PriceFile> {
	const response = await fetch(`/data${language.path}/listPrices.json`);
	return response.json();
}

/** The visitor's list: counts in the chosen rows, a bar in the dock, and a dialog that sends it. */
export function ListIsland({ texts }: { texts: ListTexts }) {
	const list = useList();
	const { items, last, preferences } = list;
	const [isOpen, setOpen] = useState(false);
	const isOffered = items.length === 0 && last.length > 0;
	const prices = useLoaded(loadPrices, (items.length > 0 || isOffered) && (isOpen || list));
	const lines = withPrices(items, prices);
	const sums = prices && estimate(lines);
	const { sum, rest } = sums ? estimateParts(sums, preferences.express) : { sum: "", rest: [] };
	const count = countWords(isOffered ? last : items);
	const total = [sum, ...rest].filter(Boolean).join(" + ");
	// Nothing is told of a list that the visitor has not begun.
	const [isBegun, setBegun] = useState(false);
	if (items.length > 0 && !isBegun) setBegun(true);
	const status = items.length > 0 ? `${count} ${total}` : isBegun && words.isEmptyNow;
	useAddButtons(items);
	useStyleSheet(styles + ticketStyles);
	return (
		<>
			<div role="status" className="list-status">
				{/* Shown while the code is missing (list-status.css). */}
				<p className="missing">{words.notLoaded}</p>
				<p className="visually-hidden">{status}</p>
			</div>
			{(items.length > 0 || isOffered) && (
				<ListBar
					count={count}
					total={isOffered ? words.sameAsLastTime : total}
					onOpen={() => setOpen(true)}
				/>
			)}
			{isOpen && <ListDialog prices={prices} texts={texts} onClose={() => setOpen(false)} />}
		</>
	);
}
