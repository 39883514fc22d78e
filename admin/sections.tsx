/** The parts of the page, in the order of an owner's week. */
import { useContext, useState } from "react";
import type { FileName } from "../shop/content-files.ts";
import { pick } from "../shop/pick.ts";
import { useDraft, useStore } from "./draft-store.ts";
import { Entries, Entry } from "./entries.tsx";
import { Field, Fields } from "./form.tsx";
import { formSchema, shownFields } from "./form-schema.ts";
import type { Group } from "./json.ts";
import { LanguageContext, useWords, type Word } from "./language.ts";
import { OpeningHours } from "./opening-hours.tsx";
import { PastSaves } from "./past-saves.tsx";
import { Pictures } from "./pictures.tsx";
import { PriceSheetPanel } from "./price-sheet-panel.tsx";
import { RateCard } from "./rate-card.tsx";
import { Reviews } from "./reviews.tsx";
import { fileOf, pathOf, schemaOf, slugOf } from "./shop-files.ts";
import { look } from "./ui.tsx";

export const sections = [
	...(["prices", "hours", "shop", "reviews", "pictures", "messages"] as const),
	...(["questions", "services", "pages", "saves"] as const),
] as const satisfies readonly Word[];

export type Section = (typeof sections)[number];

/** Fields of business.json that are about times. */
const times = ["specialDays", "hours", "turnaroundHours", "expressCutoff"];

/** Files by their sections; pictures and saves have none. */
const filesOf: Partial<Record<Section, readonly FileName[]>> = {
	prices: ["prices"],
	hours: ["business"],
	reviews: ["reviews", "testimonials"],
	messages: ["messages"],
	questions: ["faq", "assistant", "terms", "privacy"],
	services: ["services", "features", "care-labels"],
	pages: ["pages", "keyword-pages", "landing-pages"],
};

/** @returns undefined for a place that only an engineer changes */
export function sectionOf(place: string): Section | undefined {
	const [path = "", way = ""] = place.split("#/");
	const file = fileOf(path.replace(/#$/, ""));
	const [first = ""] = way.split("/");
	if (file === "business" && !times.includes(first)) return "shop";
	return sections.find((section) => filesOf[section]?.includes(file));
}

export function SectionForms({ section }: { section: Section }) {
	if (section === "pictures") return <Pictures />;
	if (section === "saves") return <PastSaves />;
	const business = pathOf("business");
	if (section === "shop") {
		const names = shownFields(formSchema("business")).map(([name]) => name);
		return <FileForm path={business} shown={names.filter((name) => !times.includes(name))} />;
	}
	if (section === "hours")
		return (
			<>
				<OpeningHours path={business} />
				<FileForm path={business} shown={["turnaroundHours", "expressCutoff"]} />
			</>
		);
	if (section === "prices")
		return (
			<>
				<RateCard path={pathOf("prices")} />
				<PriceSheetPanel path={pathOf("prices")} />
			</>
		);
	return filesOf[section]?.map((file) => <FileForms key={file} file={file} />);
}

function FileForms({ file }: { file: FileName }) {
	const say = useWords();
	const isPages = file === "keyword-pages" || file === "landing-pages";
	const path = pathOf(file);
	const title = file === "pages" ? "fixedPages" : (file as Word);
	return (
		<>
			<h3 className="mt-4 text-lg font-bold text-forest">{say(title)}</h3>
			{file === "reviews" ? (
				<Reviews path={path} />
			) : isPages ? (
				<Pages file={file} />
			) : (
				<FileForm path={path} />
			)}
		</>
	);
}

function FileForm({ path, shown }: { path: string; shown?: readonly string[] }) {
	const store = useStore();
	const language = useContext(LanguageContext);
	const schema = schemaOf(path);
	const value = useDraft(() => store.valueAt(`${path}#`));
	const place = `${path}#`;
	if (schema.items)
		return <Entries {...{ schema, items: schema.items, place, value }} form={Fields} />;
	if (fileOf(path) !== "pages") return <Fields {...{ schema, place, value, shown }} />;
	return shownFields(schema).map(([name, field]) => (
		<Entry key={name} place={`${place}/${name}`} title={field.words?.[language][0] ?? name}>
			{field.properties ? (
				<Fields schema={field} place={`${place}/${name}`} value={(value as Group)[name]} />
			) : (
				<Field schema={field} place={`${place}/${name}`} value={(value as Group)[name]} />
			)}
		</Entry>
	));
}

function Pages({ file }: { file: FileName }) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	useDraft(() => store.draft);
	const paths = Object.keys(store.values).filter(
		(path) => fileOf(path) === file && store.values[path] !== null,
	);
	return paths.map((path) => {
		const value = store.values[path] as Group;
		const { shortName } = pick(value, language) as { shortName?: string };
		return (
			<Entry key={path} place={`${path}#`} title={shortName || (slugOf(path) ?? "")}>
				<Fields schema={schemaOf(path)} place={`${path}#`} value={value} />
				<AddPage path={path} />
				<button type="button" className={look.small} onClick={() => store.set(`${path}#`, null)}>
					{say("removePage")}
				</button>
			</Entry>
		);
	});
}

/** A copy of a page under another address. */
function AddPage({ path }: { path: string }) {
	const say = useWords();
	const store = useStore();
	const [slug, setSlug] = useState("");
	const wanted = pathOf(fileOf(path), slug);
	const isFree = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && !store.values[wanted];
	return (
		<div className="flex flex-wrap items-end gap-2">
			<label className="grow">
				{say("newAddress")}
				<input
					className={look.field}
					value={slug}
					onChange={({ target }) => setSlug(target.value.toLowerCase().replaceAll(/[ _]+/g, "-"))}
				/>
			</label>
			<button
				type="button"
				className={look.plain}
				disabled={!isFree}
				onClick={() => {
					store.set(`${wanted}#`, store.valueAt(`${path}#`));
					store.lead(`${wanted}#/shortName`);
				}}
			>
				{say("addPage")}
			</button>
		</div>
	);
}
