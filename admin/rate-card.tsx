/** The rate card: a row an item, whose price is typed where it stands. */
import { useState } from "react";
import { pick } from "../shop/pick.ts";
import { fromSheet, SheetError, toSheet } from "../shop/price-sheet.ts";
import { describeChanges } from "./describe-changes.ts";
import { useStore, useValue } from "./draft-store.ts";
import { Entries, Field, Fields } from "./form.tsx";
import type { FormSchema } from "./form-schema.ts";
import { useLabel } from "./input.tsx";
import { type Group, listOf } from "./json.ts";
import { useLanguage, useWords } from "./language.ts";
import { Entry, RowButtons } from "./list.tsx";
import { pathOf, schemaOf } from "./shop-files.ts";
import { tidied } from "./tidied.ts";
import { Button, FileButton, look, Sentences } from "./ui.tsx";

const path = pathOf("prices");
const none: FormSchema = {};
const newItem = () => ({ name: "", price: "" });

export function RateCard() {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const place = `${path}#/categories`;
	const categories = listOf(useValue(place)) as Group[];
	const { categories: groups = none, checkedOn = none } = schemaOf(path).properties ?? {};
	const { items = none } = groups.items?.properties ?? {};
	const { hint } = useLabel(items.items?.properties?.price ?? none, "price");
	return (
		<>
			<p className={look.hint}>{hint}</p>
			{categories.map((category, at) => {
				const own = `${place}/${at}`;
				const title = String(pick(category.name, language) || say("groupName"));
				return (
					<section key={own} aria-label={title} className={look.card}>
						<h3 className="text-lg font-bold text-forest">{title}</h3>
						<Entries schema={items} place={`${own}/items`} inRow="price" blank={newItem} />
						<Entry place={own} title={say("groupName")}>
							<Fields schema={groups.items ?? none} place={own} shown={["name", "columns"]} />
							<RowButtons place={place} at={at} title={title} />
						</Entry>
					</section>
				);
			})}
			<Button
				onPress={() => {
					store.set(place, [...categories, { name: "", items: [newItem()] }]);
					store.lead(`${place}/${categories.length}/name`);
				}}
			>
				{say("addGroup")}
			</Button>
			<Field schema={checkedOn} place={`${path}#/checkedOn`} isRequired />
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
	const prices = () => store.valueAt(`${path}#`);
	const download = () => {
		const link = document.createElement("a");
		const sheet = new Blob([toSheet(prices())], { type: "text/csv;charset=utf-8" });
		link.href = URL.createObjectURL(sheet);
		link.download = "prices.csv";
		link.click();
		URL.revokeObjectURL(link.href);
	};
	const bringBack = async (file: File) => {
		setRead(undefined);
		setWrong("");
		try {
			const now = prices();
			const wanted = tidied(schemaOf(path), fromSheet(now, await file.text()), now);
			setRead({ prices: wanted, sentences: describeChanges({ [path]: now }, { [path]: wanted }) });
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
				<Button onPress={download}>{say("download")}</Button>
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
							onPress={() => {
								store.set(`${path}#`, read.prices);
								setRead(undefined);
							}}
						>
							{say("putInPlace")}
						</Button>
						<Button onPress={() => setRead(undefined)}>{say("cancel")}</Button>
					</div>
				</>
			)}
		</section>
	);
}
