import { fullTime, shortTime, today, weekdays } from "#language/hours";
import { businessHours, closed, fromTo, specialDays } from "#language/words/ui";
import { specialDates, weekdayName } from "../../content/format-hours.ts";
import { dayOf, type SpecialDay, type WeekDay } from "../../content/opening-hours.ts";
import "./business-hours.css";
import { OpenStatus, type OpenStatusProps } from "./open-status.tsx";
import "./woven-label.css";

interface BusinessHoursProps {
	/** Monday first. */
	week: readonly WeekDay[];
	words: OpenStatusProps["words"];
	/** Coming days with other hours. */
	special: SpecialDay[];
}

/** The page script marks today's row and hides past special days. */
export function BusinessHours({ week, words, special }: BusinessHoursProps) {
	return (
		<section className="business-hours woven-label" aria-labelledby="business-hours">
			<h2 id="business-hours">{businessHours}</h2>
			<OpenStatus words={words} />
			<dl>
				{week.map(({ opens, closes }, index) => (
					<div key={weekdays[index]} data-weekday={index}>
						<dt data-today={today}>{weekdays[index]}</dt>
						<dd>{opens && closes ? fromTo(fullTime(opens), fullTime(closes)) : closed}</dd>
					</div>
				))}
			</dl>
			{special.length > 0 && (
				<dl className="special" aria-label={specialDays}>
					{special.map((day) => (
						<SpecialRow key={day.date} special={day} />
					))}
				</dl>
			)}
		</section>
	);
}

function SpecialRow({ special }: { special: SpecialDay }) {
	const { date, lastDate = date, name, opens, closes } = special;
	const dates = specialDates(special);
	return (
		<div data-from={date} data-until={lastDate}>
			<dt data-today={today}>
				<b>{name}</b> {date === lastDate ? `${weekdayName(dayOf(date))} ${dates}` : dates}
			</dt>
			<dd>{opens && closes ? fromTo(shortTime(opens), shortTime(closes)) : closed}</dd>
		</div>
	);
}
