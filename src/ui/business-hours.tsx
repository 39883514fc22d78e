import { fullTime, shortTime, today, weekdays } from "#language/hours";
import { businessHours, closed, fromTo, specialDays, todayIs, wholeWeek } from "#language/words/ui";
import { specialDates, weekdayName } from "../../content/format-hours.ts";
import { weekSentence } from "../../content/format-week.ts";
import { dayOf, type SpecialDay, type WeekDay } from "../../content/opening-hours.ts";
import "./business-hours.css";
import { Icon } from "./icon.tsx";
import { OpenStatus, type OpenStatusProps } from "./open-status.tsx";
import "./woven-label.css";

interface BusinessHoursProps {
	/** Monday first. */
	week: readonly WeekDay[];
	words: OpenStatusProps["words"];
	/** Coming days with other hours. */
	special: SpecialDay[];
}

/** A sentence, and the week to unfold. The page script names today, marks its row and hides past special days. */
export function BusinessHours({ week, words, special }: BusinessHoursProps) {
	const sentence = weekSentence(week);
	return (
		<section className="business-hours woven-label" aria-labelledby="business-hours">
			<h2 id="business-hours">{businessHours}</h2>
			{sentence && <p className="sentence">{sentence}</p>}
			<div className="today needs-script">
				<b data-today-is={todayIs}>{today}</b>
				<OpenStatus words={words} />
			</div>
			{special.length > 0 && (
				<dl className="special" aria-label={specialDays}>
					{special.map((day) => (
						<SpecialRow key={day.date} special={day} />
					))}
				</dl>
			)}
			<details open={!sentence}>
				<summary>
					{wholeWeek}
					<Icon name="plus" />
				</summary>
				<dl>
					{week.map(({ opens, closes }, index) => (
						<div key={weekdays[index]} data-weekday={index}>
							<dt data-today={today}>{weekdays[index]}</dt>
							<dd>{opens && closes ? fromTo(fullTime(opens), fullTime(closes)) : closed}</dd>
						</div>
					))}
				</dl>
			</details>
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
