import { hours as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { specialDates } from "../../shop/format-hours.ts";
import { dayHours } from "../../shop/format-week.ts";
import {
	calendarDay,
	comingDays,
	dayOf,
	type SpecialDay,
	shopClock,
} from "../../shop/opening-hours.ts";
import type { Pages } from "../../shop/types.ts";
import { InLanguage } from "../ui/in-language.tsx";

type Notice = NonNullable<Pages["notices"]>[number];

/** Those that are not over: special days from the day before, then the content's own. */
export function comingNotices(
	specialDays: readonly SpecialDay[],
	own: readonly Notice[],
	now: Date,
): Notice[] {
	const { date: today } = shopClock(now);
	const special = comingDays(specialDays, now).map((day) => {
		const open = dayHours(day);
		const hours = open ? fill(words.noticeOpen, { hours: open }) : words.noticeClosed;
		return {
			text: fill(words.notice, { name: day.name, dates: specialDates(day), hours }),
			from: calendarDay(dayOf(day.date) - 1).date,
			until: day.lastDate ?? day.date,
		};
	});
	return [...special, ...own.filter(({ until }) => until >= today)];
}

/** A line at the top of every page. notice-script.ts shows the first that holds today, however old the build is. */
export function Notices({ notices, now }: { notices: readonly Notice[]; now: Date }) {
	const { date: today } = shopClock(now);
	const shown = notices.findIndex(({ from, until }) => from <= today && today <= until);
	return notices.map(({ text, from, until }, place) => (
		<p
			key={from + text}
			className="notice max-w-none bg-forest px-4 py-2 text-center text-[0.9375rem] font-[500] text-ivory [&[hidden]]:hidden"
			data-notice-from={from}
			data-notice-until={until}
			hidden={place !== shown}
		>
			<InLanguage text={text} />
		</p>
	));
}
