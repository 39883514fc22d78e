/** The rate card: a row an item, whose price is typed where it stands. */
import { memo, useContext, useState } from "react";
import { pick } from "../shop/pick.ts";
import { useDraft, useStore } from "./draft-store.ts";
import { Entry } from "./entries.tsx";
import { Field, Fields } from "./form.tsx";
import type { FormSchema } from "./form-schema.ts";
import type { Group } from "./json.ts";
import { LanguageContext, useWords } from "./language.ts";
import { RowButtons } from "./lists.tsx";
import { unitOf, withUnit } from "./price-sheet.ts";
import { schemaOf } from "./shop-files.ts";
import { Problem } from "./text-field.tsx";
import { plainText } from "./typed-values.ts";
import { look } from "./ui.tsx";

interface Category {
	name: unknown;
	items?: Group[];
}

const none: FormSchema = {};

export function RateCard({ path }: { path: string }) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const place = `${path}#/categories`;
	const categories = useDraft(() => store.valueAt(place)) as Category[];
	const { categories: groups = none, checkedOn = none } = schemaOf(path).properties ?? {};
	const { items = none, name = none } = groups.items?.properties ?? {};
	const itemSchema = items.items ?? none;
	return (
		<>
			{categories.map((category, at) => {
				const own = `${place}/${at}`;
				const list = `${own}/items`;
				const entries = category.items ?? [];
				return (
					<section key={own} aria-labelledby={`group-${at}`} className={look.card}>
						<h3 id={`group-${at}`} className="text-lg font-bold text-forest">
							{String(pick(category.name, language) || say("groupName"))}
						</h3>
						<ul>
							{entries.map((item, row) => (
								<ItemRow
									key={String(item.id ?? row)}
									{...{ item, list, row }}
									schema={itemSchema}
									place={`${list}/${row}`}
								/>
							))}
						</ul>
						<div className="mt-2 flex flex-wrap gap-2">
							<button
								type="button"
								className={look.plain}
								onClick={() => {
									store.set(list, [...entries, { name: "", price: "" }]);
									store.lead(`${list}/${entries.length}/name`);
								}}
							>
								{say("addItem")}
							</button>
						</div>
						<Entry place={`${place}/${at}`} title={say("groupName")}>
							<Field schema={name} place={`${place}/${at}/name`} value={category.name} isRequired />
							<RowButtons place={place} at={at} name={String(pick(category.name, language))} />
						</Entry>
					</section>
				);
			})}
			<button
				type="button"
				className={look.plain}
				onClick={() => {
					const blank = { name: "", items: [{ name: "", price: "" }] };
					store.set(place, [...categories, blank]);
					store.lead(`${place}/${categories.length}/name`);
				}}
			>
				{say("addGroup")}
			</button>
			<CheckedOn schema={checkedOn} place={`${path}#/checkedOn`} />
		</>
	);
}

function CheckedOn({ schema, place }: { schema: FormSchema; place: string }) {
	const store = useStore();
	const value = useDraft(() => store.valueAt(place));
	return <Field schema={schema} place={place} value={value} isRequired />;
}

interface ItemRowProps {
	schema: FormSchema;
	item: Group;
	list: string;
	row: number;
	place: string;
}

const ItemRow = memo(function ItemRow({ schema, item, list, row, place }: ItemRowProps) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const [isOpen, setOpen] = useState(false);
	const isLedTo = useDraft(
		({ target }) => target.startsWith(`${place}/`) && target !== `${place}/price`,
	);
	const isWrong = useDraft(() => store.problemsAt(`${place}/price`) !== undefined);
	const name = String(pick(item.name, language) ?? "");
	const service = item.service ? String(pick(item.service, language)) : "";
	const price = String(item.price ?? "");
	const isShown = isOpen || isLedTo || name === "";
	const id = `${place}/price`;
	const tidy = () => store.set(id, plainText({ isPrice: true }, price));
	return (
		<li className="border-b border-sand py-1" id={place} tabIndex={-1}>
			<div className="flex items-center gap-2">
				<label htmlFor={id} className="min-w-0 grow">
					{name || say("item")}
					{service && <span className="block text-sm">{service}</span>}
				</label>
				<input
					id={id}
					value={price}
					// A number pad where the price is a number: others have words.
					inputMode={/^[\d.,]*$/.test(price) ? "decimal" : "text"}
					autoComplete="off"
					aria-invalid={isWrong}
					aria-describedby={`${id}-problem`}
					className={`${look.field} ${price.length > 9 ? "max-w-44" : "max-w-28"} text-right tabular-nums`}
					onFocus={({ currentTarget }) => currentTarget.select()}
					onChange={({ target }) => store.set(id, target.value)}
					onBlur={tidy}
				/>
				<button
					type="button"
					className={look.small}
					aria-expanded={isShown}
					aria-label={say("editItem", name)}
					onClick={() => {
						setOpen(!isShown);
						if (isShown && isLedTo) store.lead("");
					}}
				>
					<span aria-hidden="true">⋯</span>
				</button>
			</div>
			<Problem place={id} />
			<Problem place={place} />
			{isShown && (
				<div className="grid gap-4 py-3">
					<Fields schema={schema} place={place} value={item} shown={["name", "service"]} />
					<Unit place={id} price={price} />
					<RowButtons place={list} at={row} name={name} />
				</div>
			)}
		</li>
	);
});

const units = ["kg", "sqft", "sq. meter", "panel", "pair", "set"];

function Unit({ place, price }: { place: string; price: string }) {
	const say = useWords();
	const store = useStore();
	const own = unitOf(price);
	return (
		<label className="block font-semibold">
			{say("unit")}
			<select
				className={look.field}
				value={own}
				onChange={({ target }) => store.set(place, withUnit(price, target.value))}
			>
				<option value="">{say("perPiece")}</option>
				{[...new Set([...units, ...(own ? [own] : [])])].map((unit) => (
					<option key={unit}>{unit}</option>
				))}
			</select>
		</label>
	);
}
