/** The week's hours, and a calendar of closed days and other hours. */
import { useState } from "react";
import { isAllDay, type Span, spansOf, type WeekDay } from "../shop/opening-hours.ts";
import { weekdays } from "../shop/schema/hours.ts";
import { useStore, useValue } from "./draft-store.ts";
import { Field, Fields } from "./form.tsx";
import type { FormSchema } from "./form-schema.ts";
import { listOf } from "./json.ts";
import { useLanguage, useWords } from "./language.ts";
import { List } from "./list.tsx";
import { pathOf, schemaOf } from "./shop-files.ts";
import { Button, look } from "./ui.tsx";

const path = pathOf("business");
const none: FormSchema = {};
const usual: Span = { opens: "09:00", closes: "21:00" };

export function OpeningHours() {
	const say = useWords();
	const store = useStore();
	const { specialDays = none, hours = none } = schemaOf(path).properties ?? {};
	const [special, week] = [`${path}#/specialDays`, `${path}#/hours`];
	const sameEachDay = () => {
		const [monday, ...others] = listOf(store.valueAt(week)) as { day: string }[];
		store.set(week, [monday, ...others.map(({ day }) => ({ ...monday, day }))]);
	};
	return (
		<>
			<Calendar place={special} />
			<List schema={specialDays} place={special} blank={() => ({ name: "", closed: true })}>
				{(place) => <Day schema={specialDays.items ?? none} place={place} />}
			</List>
			<List schema={hours} place={week}>
				{(place) => <Day schema={hours.items ?? none} place={place} />}
			</List>
			<Button onPress={sameEachDay}>{say("sameEachDay")}</Button>
		</>
	);
}

/** One span is written as `opens` and `closes`, several as `spans`. */
function Day({ schema, place }: { schema: FormSchema; place: string }) {
	const say = useWords();
	const store = useStore();
	const hours = (useValue(place) ?? {}) as WeekDay & { closed?: boolean };
	const { opens: _, closes: __, spans: several, ...day } = hours;
	const spans = spansOf(hours);
	const allDay = spans.some(isAllDay);
	const write = (changed: readonly Span[]) =>
		store.set(place, changed.length > 1 ? { ...day, spans: changed } : { ...day, ...changed[0] });
	const addBreak = () => {
		const { opens, closes } = spans.at(-1) ?? usual;
		write([...spans.slice(0, -1), { opens, closes: "13:00" }, { opens: "16:00", closes }]);
	};
	const fields = Object.entries(schema.properties ?? {});
	const times = fields.filter(([name]) => name === "opens" || name === "closes");
	const others = fields
		.map(([name]) => name)
		.filter((name) => !(name in usual) && name !== "spans");
	return (
		<>
			<Fields schema={schema} place={place} shown={others} />
			{!hours.closed && (
				<>
					<label className={look.switch}>
						<input
							type="checkbox"
							checked={allDay}
							className={look.tick}
							onChange={() => write([allDay ? usual : { opens: "00:00", closes: "24:00" }])}
						/>
						{say("openAllDay")}
					</label>
					{!allDay &&
						(several ?? [hours]).map((_, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place
							<div key={at} className="grid grid-cols-2 gap-2">
								{times.map(([name, field]) => (
									<Field
										key={name}
										schema={field}
										place={several ? `${place}/spans/${at}/${name}` : `${place}/${name}`}
										isRequired
									/>
								))}
							</div>
						))}
					{!allDay && spans.length > 0 && (
						<div className="flex flex-wrap gap-2">
							<Button kind="small" onPress={addBreak}>
								{say("addHours")}
							</Button>
							{spans.length > 1 && (
								<Button kind="small" onPress={() => write(spans.slice(0, -1))}>
									{say("removeHours")}
								</Button>
							)}
						</div>
					)}
				</>
			)}
		</>
	);
}

const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** A tap on a day closes the shop, or leads to the entry that the day has. */
function Calendar({ place }: { place: string }) {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const days = listOf(useValue(place)) as { date?: string; lastDate?: string }[];
	const now = new Date();
	const [month, setMonth] = useState(() => new Date(Date.UTC(now.getFullYear(), now.getMonth())));
	const day = (number: number, months = 0) =>
		new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + months, number));
	const words = (date: Date, options: Intl.DateTimeFormatOptions) =>
		date.toLocaleDateString(`${language}-IN`, { timeZone: "UTC", ...options });
	const entryOn = (date: string) =>
		days.findIndex(
			({ date: from = "", lastDate = from }) => from && from <= date && date <= lastDate,
		);
	const press = (date: string) => {
		const known = entryOn(date);
		if (known === -1) store.set(place, [...days, { date, name: "", closed: true }]);
		store.lead(`${place}/${known === -1 ? days.length : known}/name`);
	};
	const turn = (by: number, label: string) => (
		<button
			type="button"
			className={look.plain}
			aria-label={label}
			onClick={() => setMonth(day(1, by))}
		>
			{by < 0 ? "‹" : "›"}
		</button>
	);
	return (
		<section className={look.card} aria-label={say("specialDay")}>
			<div className="flex items-center justify-between">
				{turn(-1, say("earlier"))}
				<h3 className={look.title} aria-live="polite">
					{words(month, { month: "long", year: "numeric" })}
				</h3>
				{turn(1, say("later"))}
			</div>
			<div className="mt-3 grid grid-cols-7 gap-1 text-center">
				{weekdays.map((name, at) => (
					<span key={name} aria-hidden="true" className="text-sm">
						{/* 1 June 2026 is a Monday. */}
						{words(new Date(Date.UTC(2026, 5, at + 1)), { weekday: "narrow" })}
					</span>
				))}
				{Array.from({ length: day(0, 1).getUTCDate() }, (_, at) => day(at + 1)).map((date, at) => {
					const isMarked = entryOn(iso(date)) !== -1;
					const column = ((date.getUTCDay() + 6) % 7) + 1;
					return (
						<button
							key={iso(date)}
							type="button"
							aria-pressed={isMarked}
							aria-label={words(date, { day: "numeric", month: "long", weekday: "long" })}
							className={`min-h-11 cursor-pointer rounded-small ${isMarked ? "bg-forest font-bold text-white" : "bg-pale"}`}
							style={at === 0 ? { gridColumnStart: column } : undefined}
							onClick={() => press(iso(date))}
						>
							{at + 1}
						</button>
					);
				})}
			</div>
			<p className={`${look.hint} mt-2`}>{say("tapDay")}</p>
		</section>
	);
}
