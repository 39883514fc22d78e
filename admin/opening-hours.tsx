/** The week's hours, and a calendar of closed days and other hours. */
import { useContext, useState } from "react";
import { isAllDay, type Span, spansOf } from "../shop/opening-hours.ts";
import { weekdays } from "../shop/schema/hours.ts";
import { useDraft, useStore } from "./draft-store.ts";
import { Entries } from "./entries.tsx";
import { Fields } from "./form.tsx";
import type { FormSchema } from "./form-schema.ts";
import { isGroup } from "./json.ts";
import { LanguageContext, useWords } from "./language.ts";
import { schemaOf } from "./shop-files.ts";
import { Problem, TextField, useLabel } from "./text-field.tsx";
import { look } from "./ui.tsx";

interface Hours {
	day: string;
	closed?: boolean;
	opens?: string;
	closes?: string;
	spans?: Span[];
}
interface SpecialDay extends Partial<Hours> {
	date?: string;
	lastDate?: string;
}

const none: FormSchema = {};

export function OpeningHours({ path }: { path: string }) {
	const { specialDays = none, hours = none } = schemaOf(path).properties ?? {};
	const place = `${path}#/specialDays`;
	const store = useStore();
	const days = (useDraft(() => store.valueAt(place)) ?? []) as SpecialDay[];
	return (
		<>
			<Calendar place={place} days={days} />
			<Entries
				{...{ schema: specialDays, items: specialDays.items ?? none, place, value: days }}
				form={SpecialDayForm}
				blank={{ name: "", closed: true }}
			/>
			<Week schema={hours} place={`${path}#/hours`} />
		</>
	);
}

/** Without hours on a day that is closed. */
function SpecialDayForm(props: Parameters<typeof Fields>[0]) {
	const day = isGroup(props.value) ? props.value : {};
	return (
		<>
			<Fields {...props} shown={["date", "lastDate", "name", "closed"]} />
			{day.closed !== true && <Spans schema={props.schema} place={props.place} hours={day} />}
			<Problem place={props.place} />
		</>
	);
}

function Week({ schema, place }: { schema: FormSchema; place: string }) {
	const say = useWords();
	const store = useStore();
	const { name, hint } = useLabel(schema, place);
	const days = useDraft(() => store.valueAt(place)) as Hours[];
	const [monday] = days;
	return (
		<section id={place} tabIndex={-1} className={`${look.card} grid gap-3`} aria-label={name}>
			<h3 className="font-bold text-forest">{name}</h3>
			<p className={look.hint}>{hint}</p>
			<Problem place={place} />
			{days.map((hours, at) => (
				<Day key={hours.day} schema={schema.items ?? none} place={`${place}/${at}`} hours={hours} />
			))}
			<button
				type="button"
				className={look.plain}
				onClick={() =>
					store.set(
						place,
						days.map(({ day }) => ({ ...monday, day })),
					)
				}
			>
				{say("sameEachDay")}
			</button>
		</section>
	);
}

function Day({ schema, place, hours }: { schema: FormSchema; place: string; hours: Hours }) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const { day, closed = false } = hours;
	const name = schema.properties?.day?.choices?.[day]?.[language === "hi" ? 1 : 0] ?? day;
	return (
		<fieldset id={place} tabIndex={-1} className="border-b border-sand pb-3">
			<legend className="font-semibold">{name}</legend>
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={closed}
					className="size-6 accent-green"
					onChange={() =>
						store.set(
							place,
							closed ? { day, opens: "09:00", closes: "21:00" } : { day, closed: true },
						)
					}
				/>
				{say("closedAllDay")}
			</label>
			{!closed && <Spans schema={schema} place={place} hours={hours} />}
			<Problem place={place} />
		</fieldset>
	);
}

/** Of a day: one span is written as `opens` and `closes`, several as `spans`. */
function Spans({
	schema,
	place,
	hours,
}: {
	schema: FormSchema;
	place: string;
	hours: Partial<Hours>;
}) {
	const say = useWords();
	const store = useStore();
	const { opens = none, closes = none } = schema.properties ?? {};
	const fields = { opens, closes };
	const { opens: _, closes: __, spans: several, ...day } = hours;
	const spans = spansOf(hours);
	const [first = { opens: "09:00", closes: "21:00" }] = spans;
	const allDay = isAllDay(first);
	const write = (changed: readonly Span[]) =>
		store.set(place, changed.length > 1 ? { ...day, spans: changed } : { ...day, ...changed[0] });
	return (
		<>
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={allDay}
					className="size-6 accent-green"
					onChange={() =>
						write([
							allDay ? { opens: "09:00", closes: "21:00" } : { opens: "00:00", closes: "24:00" },
						])
					}
				/>
				{say("openAllDay")}
			</label>
			{!allDay &&
				(several ?? [hours]).map((span, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place
					<div key={at} className="grid grid-cols-2 gap-2">
						{(["opens", "closes"] as const).map((key) => {
							const own = several ? `${place}/spans/${at}/${key}` : `${place}/${key}`;
							return (
								<TextField
									key={key}
									schema={fields[key]}
									{...{ place: own, id: own, value: span[key] === "24:00" ? "00:00" : span[key] }}
									isRequired
									onChange={(text) => text}
								/>
							);
						})}
					</div>
				))}
			{!allDay && spans.length > 0 && (
				<div className="flex flex-wrap gap-2">
					<button
						type="button"
						className={look.small}
						onClick={() => write([...spans, { opens: "16:00", closes: "20:00" }])}
					>
						{say("addHours")}
					</button>
					{spans.length > 1 && (
						<button type="button" className={look.small} onClick={() => write(spans.slice(0, -1))}>
							{say("removeHours")}
						</button>
					)}
				</div>
			)}
		</>
	);
}

const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** A tap on a day closes the shop, or leads to the entry that the day has. */
function Calendar({ place, days }: { place: string; days: readonly SpecialDay[] }) {
	const say = useWords();
	const store = useStore();
	const language = useContext(LanguageContext);
	const now = new Date();
	const [month, setMonth] = useState(() => Date.UTC(now.getFullYear(), now.getMonth()));
	const first = new Date(month);
	const at = (day: number) => new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day));
	const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
	const words = (date: Date, options: Intl.DateTimeFormatOptions) =>
		date.toLocaleDateString(`${language}-IN`, { timeZone: "UTC", ...options });
	const entryOn = (date: string) =>
		days.findIndex(
			({ date: from = "", lastDate: to = from }) => from !== "" && from <= date && date <= to,
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
			onClick={() => setMonth(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by))}
		>
			{by < 0 ? "‹" : "›"}
		</button>
	);
	return (
		<section className={look.card} aria-label={say("specialDay")}>
			<div className="flex items-center justify-between">
				{turn(-1, say("earlier"))}
				<h3 className="font-bold text-forest" aria-live="polite">
					{words(first, { month: "long", year: "numeric" })}
				</h3>
				{turn(1, say("later"))}
			</div>
			<div className="mt-3 grid grid-cols-7 gap-1 text-center">
				{weekdays.map((day, at) => (
					<span key={day} aria-hidden="true" className="text-sm">
						{/* 1 June 2026 is a Monday. */}
						{words(new Date(Date.UTC(2026, 5, at + 1)), { weekday: "narrow" })}
					</span>
				))}
				{Array.from({ length: count }, (_, day) => {
					const date = at(day + 1);
					const isMarked = entryOn(iso(date)) !== -1;
					return (
						<button
							key={iso(date)}
							type="button"
							aria-pressed={isMarked}
							aria-label={words(date, { day: "numeric", month: "long", weekday: "long" })}
							className={`min-h-11 cursor-pointer rounded-small ${isMarked ? "bg-forest font-bold text-white" : "bg-pale"}`}
							style={day === 0 ? { gridColumnStart: ((date.getUTCDay() + 6) % 7) + 1 } : undefined}
							onClick={() => press(iso(date))}
						>
							{day + 1}
						</button>
					);
				})}
			</div>
			<p className={`${look.hint} mt-2`}>{say("tapDay")}</p>
		</section>
	);
}
