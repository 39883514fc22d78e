/** The parts of the page, in the order of an owner's week. */
import { useState } from "react";
import { type FileName, isPageFolder } from "../shop/content-files.ts";
import { plainPictureName } from "../shop/pictures.ts";
import { Calendar } from "./calendar.tsx";
import { useDraft, useStore } from "./draft-store.ts";
import { Entry, Field, Fields, List, ownReview } from "./form.tsx";
import { schemaAt, shownFields } from "./form-schema.ts";
import { listOf, valueAt } from "./json.ts";
import { useLanguage, useWords, type Word } from "./language.ts";
import { titleOf } from "./names.ts";
import { PastSaves } from "./past-saves.tsx";
import { Pictures } from "./picture-field.tsx";
import { RateCard } from "./rate-card.tsx";
import { fileOf, pathOf, slugOf } from "./shop-files.ts";
import { Button, look } from "./ui.tsx";

/** With the files that they hold. */
const filesOf = {
	prices: ["prices"],
	hours: ["business"],
	shop: ["business"],
	reviews: ["reviews", "testimonials"],
	pictures: [],
	messages: ["messages"],
	questions: ["faq", "assistant", "terms", "privacy"],
	services: ["services", "features", "care-labels"],
	pages: ["pages", "keyword-pages", "landing-pages"],
	saves: [],
} as const satisfies Partial<Record<Word, readonly FileName[]>>;

export type Section = keyof typeof filesOf;
export const sections = Object.keys(filesOf) as Section[];

/** Fields of business.json that are about times. */
const [closedDays, ...otherTimes] = ["specialDays", "hours", "turnaroundHours", "expressCutoff"];

/** @returns undefined for a place that only an engineer changes */
export function sectionOf(place: string): Section | undefined {
	const file = fileOf(place);
	const [, field = ""] = /#\/(\w+)/.exec(place) ?? [];
	if (file === "business" && ![closedDays, ...otherTimes].includes(field)) return "shop";
	return sections.find((section) => (filesOf[section] as readonly string[]).includes(file));
}

export function SectionForms({ section }: { section: Section }) {
	const say = useWords();
	if (section === "prices") return <RateCard />;
	if (section === "pictures") return <Pictures />;
	if (section === "saves") return <PastSaves />;
	if (section === "hours") return <Hours />;
	if (section === "shop")
		return <Business fields={(name) => sectionOf(`${business}/${name}`) === section} />;
	return filesOf[section].map((file) => {
		const heading = say(file === "pages" ? "fixedPages" : file);
		return (
			<section key={file} aria-label={heading} className="grid gap-4">
				{heading !== say(section) && <h3 className={`mt-4 ${look.heading}`}>{heading}</h3>}
				<FileForm file={file} />
			</section>
		);
	});
}

const business = `${pathOf("business")}#`;

function Business({ fields }: { fields(name: string): boolean }) {
	return <Fields schema={schemaAt(business)} place={business} isHeld={fields} />;
}

function Hours() {
	const say = useWords();
	const store = useStore();
	const sameEachDay = () => {
		const week = `${business}/hours`;
		const days = listOf(valueAt(store.values, week)) as { day: string }[];
		store.set(
			week,
			days.map(({ day }) => ({ ...days[0], day })),
		);
	};
	return (
		<>
			<Calendar place={`${business}/${closedDays}`} />
			<Business fields={(name) => name === closedDays} />
			<Business fields={(name) => name === "hours"} />
			<Button onClick={sameEachDay}>{say("sameEachDay")}</Button>
			<Business fields={(name) => otherTimes.slice(1).includes(name)} />
		</>
	);
}

function FileForm({ file }: { file: FileName }) {
	const language = useLanguage();
	const place = `${pathOf(file)}#`;
	const schema = schemaAt(place);
	if (isPageFolder(file)) return <Pages folder={file} />;
	if (file === "reviews") return <Reviews place={place} />;
	// The section has its heading.
	if (schema.items) return <List schema={{ ...schema, words: undefined }} place={place} />;
	if (file !== "pages") return <Fields schema={schema} place={place} />;
	return shownFields(schema).map(([name, field]) => {
		const own = { schema: field, place: `${place}/${name}` };
		const Inner = field.properties ? Fields : Field;
		return (
			<Entry key={name} place={own.place} title={field.words?.[language][0] ?? name}>
				<Inner {...own} isRequired />
			</Entry>
		);
	});
}

function Reviews({ place }: { place: string }) {
	const schema = schemaAt(place);
	const newReview = () => {
		const id = `${ownReview}${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
		const now = new Date().toISOString();
		return {
			...{ reviewId: id, reviewer: { displayName: "" }, starRating: "FIVE", comment: "" },
			...{ createTime: now, updateTime: now, name: id },
		};
	};
	return (
		<>
			<Fields schema={schema} place={place} isHeld={(name) => name !== "reviews"} />
			<List
				schema={schema.properties?.reviews ?? {}}
				place={`${place}/reviews`}
				isSorted
				blank={newReview}
			/>
		</>
	);
}

function Pages({ folder }: { folder: FileName }) {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const values = useDraft((one) => one.values);
	const paths = Object.keys(values).filter((path) => fileOf(path) === folder);
	return paths.map((path) => {
		const [schema, place] = [schemaAt(path), `${path}#`];
		const title = titleOf(schema, values[path], language) || (slugOf(path) ?? "");
		return (
			<Entry key={path} place={place} title={title}>
				<Fields schema={schema} place={place} />
				<AddPage path={path} />
				<Button kind="small" onClick={() => store.set(place, undefined)}>
					{say("removePage")}
				</Button>
			</Entry>
		);
	});
}

/** A copy of a page under another address. */
function AddPage({ path }: { path: string }) {
	const say = useWords();
	const store = useStore();
	const [address, setAddress] = useState("");
	const wanted = pathOf(fileOf(path), plainPictureName(address));
	const add = () => {
		store.set(`${wanted}#`, store.values[path]);
		store.lead(`${wanted}#/shortName`);
	};
	return (
		<div className="flex flex-wrap items-end gap-2">
			<label className="grow">
				{say("newAddress")}
				<input
					className={look.field}
					value={address}
					onChange={({ target }) => setAddress(target.value)}
				/>
			</label>
			<Button disabled={!plainPictureName(address) || wanted in store.values} onClick={add}>
				{say("addPage")}
			</Button>
		</div>
	);
}
