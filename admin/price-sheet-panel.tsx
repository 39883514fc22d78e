import { useState } from "react";
import { useStore } from "./draft-store.ts";
import { useWords } from "./language.ts";
import { fromSheet, SheetError, toSheet } from "./price-sheet.ts";
import { changesInWords } from "./save-draft.ts";
import { schemaOf } from "./shop-files.ts";
import { tidied } from "./typed-values.ts";
import { look, Note } from "./ui.tsx";

interface Read {
	prices?: unknown;
	sentences: string[];
	wrong?: string;
}

/** The rate card to a spreadsheet and back, with what would change shown first. */
export function PriceSheetPanel({ path }: { path: string }) {
	const say = useWords();
	const store = useStore();
	const [read, setRead] = useState<Read>();
	const prices = () => store.valueAt(`${path}#`);
	const download = () => {
		const link = document.createElement("a");
		const sheet = new Blob([toSheet(prices())], { type: "text/csv;charset=utf-8" });
		link.href = URL.createObjectURL(sheet);
		link.download = "prices.csv";
		link.click();
		URL.revokeObjectURL(link.href);
	};
	const bringBack = async (file: File | undefined) => {
		if (!file) return;
		try {
			const now = prices();
			const wanted = tidied(schemaOf(path), fromSheet(now, await file.text()), now);
			const sentences = changesInWords({ [path]: now }, { [path]: wanted });
			setRead({ prices: wanted, sentences });
		} catch (error) {
			if (!(error instanceof SheetError)) throw error;
			setRead({ sentences: [], wrong: say("sheetWrong", error.line, error.message) });
		}
	};
	return (
		<section className={`${look.card} grid gap-3`} aria-labelledby="sheet">
			<h3 id="sheet" className="font-bold text-forest">
				{say("sheet")}
			</h3>
			<Note>{say("sheetAdvice")}</Note>
			<div className="flex flex-wrap gap-2">
				<button type="button" className={look.plain} onClick={download}>
					{say("download")}
				</button>
				<label
					className={`${look.plain} has-focus-visible:outline-3 has-focus-visible:outline-green`}
				>
					{say("bringBack")}
					<input
						type="file"
						accept=".csv,text/csv"
						className="sr-only"
						onChange={({ target }) => {
							void bringBack(target.files?.[0]);
							target.value = "";
						}}
					/>
				</label>
			</div>
			<div role="status">
				{read?.wrong && <p className={look.wrong}>{read.wrong}</p>}
				{read?.prices !== undefined && (
					<p>{say(read.sentences.length > 0 ? "wouldChange" : "sameAsNow")}</p>
				)}
			</div>
			{read && read.sentences.length > 0 && (
				<>
					<ul className="list-disc pl-5">
						{read.sentences.map((sentence) => (
							<li key={sentence}>{sentence}</li>
						))}
					</ul>
					<div className="flex gap-2">
						<button
							type="button"
							className={look.main}
							onClick={() => {
								store.set(`${path}#`, read.prices);
								setRead(undefined);
							}}
						>
							{say("putInPlace")}
						</button>
						<button type="button" className={look.plain} onClick={() => setRead(undefined)}>
							{say("cancel")}
						</button>
					</div>
				</>
			)}
		</section>
	);
}
