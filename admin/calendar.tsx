/** A calendar of closed days and other hours. */
import { useState } from "react";
import { weekdays } from "../shop/schema/hours.ts";
import { useStore, useValue } from "./draft-store.ts";
import { listOf } from "./json.ts";
import { useLanguage, useWords } from "./language.ts";
import { Button, look } from "./ui.tsx";

const iso = (date: Date): string => date.toISOString().slice(0, 10);

/** A tap on a day closes the shop, or leads to the entry that the day has. @param place of specialDays */
export function Calendar({ place }: { place: string }) {
	const say = useWords();
	const store = useStore();
	const language = useLanguage();
	const days = listOf(useValue(place)) as { date?: string; lastDate?: string }[];
	// The month is a day, its first.
	const [month, setMonth] = useState(() => {
		const now = new Date();
		return new Date(Date.UTC(now.getFullYear(), now.getMonth()));
	});
	const dayIn = (months: number, date: number) =>
		new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + months, date));
	const words = (date: Date, options: Intl.DateTimeFormatOptions) =>
		date.toLocaleDateString(`${language}-IN`, { timeZone: "UTC", ...options });
	const entryOn = (on: string) =>
		days.findIndex(({ date = "", lastDate = date }) => date && date <= on && on <= lastDate);
	const press = (date: string) => {
		const known = entryOn(date);
		if (known === -1) store.set(place, [...days, { date, name: "", closed: true }]);
		store.lead(`${place}/${known === -1 ? days.length : known}/name`);
	};
	const length = dayIn(1, 0).getUTCDate();
	return (
		<section className={look.card} aria-label={say("specialDay")}>
			<div className="flex items-center justify-between">
				<Button aria-label={say("earlier")} onClick={() => setMonth(dayIn(-1, 1))}>
					‹
				</Button>
				<h3 className={look.title} aria-live="polite">
					{words(month, { month: "long", year: "numeric" })}
				</h3>
				<Button aria-label={say("later")} onClick={() => setMonth(dayIn(1, 1))}>
					›
				</Button>
			</div>
			<div className="grid grid-cols-7 gap-1 text-center">
				{weekdays.map((name, at) => (
					<span key={name} aria-hidden="true" className="text-sm">
						{/* 1 June 2026 is a Monday. */}
						{words(new Date(Date.UTC(2026, 5, at + 1)), { weekday: "narrow" })}
					</span>
				))}
				{Array.from({ length }, (_, at) => dayIn(0, at + 1)).map((date, at) => (
					<button
						key={iso(date)}
						type="button"
						aria-pressed={entryOn(iso(date)) !== -1}
						aria-label={words(date, { day: "numeric", month: "long", weekday: "long" })}
						className="min-h-11 cursor-pointer rounded-small bg-pale aria-pressed:bg-forest aria-pressed:font-bold aria-pressed:text-white"
						style={at === 0 ? { gridColumnStart: ((date.getUTCDay() + 6) % 7) + 1 } : undefined}
						onClick={() => press(iso(date))}
					>
						{at + 1}
					</button>
				))}
			</div>
			<p className={look.hint}>{say("tapDay")}</p>
		</section>
	);
}
