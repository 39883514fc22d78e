/** The rate card: a row an item, whose price is typed where it stands. */
import { useState } from "react";
import { fromSheet, SheetError, toSheet } from "../shop/price-sheet.ts";
import { describeChanges } from "./describe-changes.ts";
import { useStore } from "./draft-store.ts";
import { Field, Fields, List } from "./form.tsx";
import { schemaAt } from "./form-schema.ts";
import { useLabel } from "./input.tsx";
import { useWords } from "./language.ts";
import { pathOf } from "./shop-files.ts";
import { tidied } from "./tidied.ts";
import { Button, FileButton, look, Sentences } from "./ui.tsx";

const path = pathOf("prices");
const file = `${path}#`;

export function RateCard() {
	const say = useWords();
	const { categories = {}, checkedOn = {} } = schemaAt(file).properties ?? {};
	const group = categories.items ?? {};
	const { items = {} } = group.properties ?? {};
	const { hint } = useLabel(items.items?.properties?.price ?? {}, "price");
	return (
		<>
			<p className={look.hint}>{hint}</p>
			<List schema={categories} place={`${file}/categories`}>
				{({ place, title, buttons }) => (
					<section id={place} tabIndex={-1} aria-label={title} className={look.card}>
						<h3 className="text-lg font-bold text-forest">{title}</h3>
						<List schema={items} place={`${place}/items`} inRow="price" />
						<details>
							<summary className={`${look.small} -mx-3`}>{say("groupName")}</summary>
							<div className="grid gap-4 pt-2">
								<Fields schema={group} place={place} isHeld={(name) => name !== "items"} />
								{buttons}
							</div>
						</details>
					</section>
				)}
			</List>
			<Field schema={checkedOn} place={`${file}/checkedOn`} isRequired />
			<PriceSheet />
		</>
	);
}

/** The rate card to a spreadsheet and back, with what would change shown first. */
function PriceSheet() {
	const say = useWords();
	const store = useStore();
	const [read, setRead] = useState<{ prices: unknown; sentences: string[] }>();
	const [wrong, setWrong] = useState("");
	const download = () => {
		const link = document.createElement("a");
		const sheet = new Blob([toSheet(store.values[path])], { type: "text/csv;charset=utf-8" });
		link.href = URL.createObjectURL(sheet);
		link.download = "prices.csv";
		link.click();
		URL.revokeObjectURL(link.href);
	};
	const bringBack = async (sheet: File) => {
		setRead(undefined);
		setWrong("");
		try {
			const now = store.values[path];
			const prices = tidied(schemaAt(path), fromSheet(now, await sheet.text()), now);
			setRead({ prices, sentences: describeChanges({ [path]: now }, { [path]: prices }) });
		} catch (error) {
			if (!(error instanceof SheetError)) throw error;
			setWrong(say("sheetWrong", error.line, error.message));
		}
	};
	return (
		<section className={look.card} aria-labelledby="sheet">
			<h3 id="sheet" className={look.title}>
				{say("sheet")}
			</h3>
			<p className={look.hint}>{say("sheetAdvice")}</p>
			<div className="flex flex-wrap gap-2">
				<Button onClick={download}>{say("download")}</Button>
				<FileButton accept=".csv,text/csv" onFile={bringBack}>
					{say("bringBack")}
				</FileButton>
			</div>
			<div role="status">
				{wrong && <p className={look.wrong}>{wrong}</p>}
				{read && <p>{say(read.sentences.length > 0 ? "wouldChange" : "sameAsNow")}</p>}
			</div>
			{read && read.sentences.length > 0 && (
				<>
					<Sentences of={read.sentences} />
					<div className="flex gap-2">
						<Button
							kind="main"
							onClick={() => {
								store.set(file, read.prices);
								setRead(undefined);
							}}
						>
							{say("putInPlace")}
						</Button>
						<Button onClick={() => setRead(undefined)}>{say("cancel")}</Button>
					</div>
				</>
			)}
		</section>
	);
}
