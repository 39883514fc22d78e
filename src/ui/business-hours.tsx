import { fullTime, today, weekdays } from "#language/hours";
import { hours } from "#language/words.json";
import { specialDates, weekdayName } from "../../shop/format-hours.ts";
import { dayHours, weekSentence } from "../../shop/format-week.ts";
import { dayOf, type SpecialDay, type WeekDay } from "../../shop/opening-hours.ts";
import { Disclosure } from "./disclosure.tsx";
import "./open-status.css";

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
		<section
			className={`relative flex flex-col gap-[0.4rem] rounded-label border border-sand bg-[linear-gradient(var(--color-paper),#fbf6ea)] px-[min(clamp(1.6rem,6vw,2.4rem),8vw)] py-7 shadow-rest ${seams}`}
			aria-labelledby="business-hours"
		>
			<h2 id="business-hours" className="text-step-2">
				{hours.businessHours}
			</h2>
			{sentence && (
				<p className="max-w-[22em] font-display text-[1.3125rem]/[1.3] font-[500] text-balance text-forest">
					{sentence}
				</p>
			)}
			<div className="needs-script stitch-brass-b mt-[0.3rem] pb-[0.6rem]">
				<b className="font-[600] text-forest" data-today-is={hours.todayIs}>
					{today}
				</b>
				<OpenStatus words={words} />
			</div>
			{special.length > 0 && (
				<dl className="special stitch-t mt-[0.4rem] pt-[0.4rem]" aria-label={hours.specialDays}>
					{special.map((day) => (
						<SpecialRow key={day.date} special={day} />
					))}
				</dl>
			)}
			<Disclosure look="line" summary={hours.wholeWeek} open={!sentence}>
				<dl>
					{week.map((day, index) => (
						<div key={weekdays[index]} className={`flex-wrap gap-x-4 ${row}`} data-weekday={index}>
							<dt className={term} data-today={inBrackets}>
								{weekdays[index]}
							</dt>
							<dd>{dayHours(day, fullTime) ?? hours.closed}</dd>
						</div>
					))}
				</dl>
			</Disclosure>
		</section>
	);
}

const row =
	"group numeric flex justify-between py-[0.42rem] aria-[current]:stitch-brass-b aria-[current]:font-[600] [&[hidden]]:hidden";
const term =
	"text-ink-soft group-aria-[current]:text-forest group-aria-[current]:after:content-[attr(data-today)]";
const inBrackets = ` (${today})`;
/** A woven label's, along its sides. */
const seams =
	"before:absolute before:inset-[10px_11px] before:w-[2px] before:bg-(image:--stitch-upright) after:absolute after:inset-[10px_11px] after:left-auto after:w-[2px] after:bg-(image:--stitch-upright)";

function SpecialRow({ special }: { special: SpecialDay }) {
	const { date, lastDate = date, name } = special;
	const dates = specialDates(special);
	return (
		<div className={`gap-2 ${row}`} data-from={date} data-until={lastDate}>
			<dt className={`text-sm ${term}`} data-today={inBrackets}>
				<b className="block text-[1rem] font-[600] text-forest">{name}</b>{" "}
				{date === lastDate ? `${weekdayName(dayOf(date))} ${dates}` : dates}
			</dt>
			<dd className="min-w-[5.5rem] text-end">{dayHours(special) ?? hours.closed}</dd>
		</div>
	);
}

export interface OpenStatusProps {
	/** Shown until the page script runs. */
	words: { hours: string; daily: string };
	className?: string;
}

/** The page script replaces the words by the shop's status. */
export function OpenStatus({ words: { hours, daily }, className = "" }: OpenStatusProps) {
	// Hours that differ by day already contain commas.
	const joint = hours.includes(",") ? ", " : " ";
	return (
		<span className={`open-status ${className}`} data-open-status="">
			<span>{hours}</span>
			<span>{joint + daily}</span>
		</span>
	);
}
