/** The parts of the page, in the order of an owner's week. */
import { useState } from "react";
import { type FileName, isPageFolder } from "../shop/content-files.ts";
import { useDraft, useStore } from "./draft-store.ts";
import { Entries, Field, Fields, ownReview } from "./form.tsx";
import { shownFields } from "./form-schema.ts";
import { useLanguage, useWords, type Word } from "./language.ts";
import { Entry } from "./list.tsx";
import { titleOf } from "./names.ts";
import { Calendar } from "./opening-hours.tsx";
import { PastSaves } from "./past-saves.tsx";
import { Pictures } from "./picture-field.tsx";
import { RateCard } from "./rate-card.tsx";
import { fileOf, pathOf, schemaOf, slugOf } from "./shop-files.ts";
import { Button, look } from "./ui.tsx";

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
	const file = fileOf(place);
	const [, way = ""] = place.split("#/");
	if (file === "business" && !times.includes(way.replace(/\/.*$/, ""))) return "shop";
	return sections.find((section) => filesOf[section]?.includes(file));
}

export function SectionForms({ section }: { section: Section }) {
	const say = useWords();
	const store = useStore();
	const business = { schema: schemaOf(pathOf("business")), place: `${pathOf("business")}#` };
	const sameEachDay = () => {
		const week = `${business.place}/hours`;
		const [monday, ...others] = store.valueAt(week) as { day: string }[];
		store.set(week, [monday, ...others.map(({ day }) => ({ ...monday, day }))]);
	};
	if (section === "prices") return <RateCard />;
	if (section === "pictures") return <Pictures />;
	if (section === "saves") return <PastSaves />;
	if (section === "hours")
		return (
			<>
				<Calendar place={`${business.place}/specialDays`} />
				<Fields {...business} shown={times.slice(0, 2)} />
				<Button onPress={sameEachDay}>{say("sameEachDay")}</Button>
				<Fields {...business} shown={times.slice(2)} />
			</>
		);
	if (section === "shop") {
		const names = shownFields(business.schema).map(([name]) => name);
		return <Fields {...business} shown={names.filter((name) => !times.includes(name))} />;
	}
	return filesOf[section]?.map((file) => (
		<section key={file} className="grid gap-4">
			<h3 className="mt-4 text-lg font-bold text-forest">
				{say(file === "pages" ? "fixedPages" : (file as Word))}
			</h3>
			<FileForm file={file} />
		</section>
	));
}

function FileForm({ file }: { file: FileName }) {
	const language = useLanguage();
	const path = pathOf(file);
	const [schema, place] = [schemaOf(path), `${path}#`];
	if (isPageFolder(file)) return <Pages file={file} />;
	if (file === "reviews") return <Reviews />;
	if (schema.items) return <Entries schema={schema} place={place} />;
	if (file !== "pages") return <Fields schema={schema} place={place} />;
	return shownFields(schema).map(([name, field]) => (
		<Entry key={name} place={`${place}/${name}`} title={field.words?.[language][0] ?? name}>
			{field.properties ? (
				<Fields schema={field} place={`${place}/${name}`} />
			) : (
				<Field schema={field} place={`${place}/${name}`} isRequired />
			)}
		</Entry>
	));
}

function Reviews() {
	const path = pathOf("reviews");
	const schema = schemaOf(path);
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
			<Fields schema={schema} place={`${path}#`} shown={["averageRating", "totalReviewCount"]} />
			<Entries
				schema={schema.properties?.reviews ?? {}}
				place={`${path}#/reviews`}
				isSorted
				blank={newReview}
			/>
		</>
	);
}

function Pages({ file }: { file: FileName }) {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const values = useDraft((one) => one.values);
	const paths = Object.keys(values).filter(
		(path) => fileOf(path) === file && values[path] !== null,
	);
	return paths.map((path) => {
		const [schema, place] = [schemaOf(path), `${path}#`];
		return (
			<Entry
				key={path}
				place={place}
				title={titleOf(schema, values[path], language) || (slugOf(path) ?? "")}
			>
				<Fields schema={schema} place={place} />
				<AddPage path={path} />
				<Button kind="small" onPress={() => store.set(place, null)}>
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
			<Button
				isOff={!isFree}
				onPress={() => {
					store.set(`${wanted}#`, store.valueAt(`${path}#`));
					store.lead(`${wanted}#/shortName`);
				}}
			>
				{say("addPage")}
			</Button>
		</div>
	);
}
