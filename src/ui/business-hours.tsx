import "./business-hours.css";
import { OpenStatus } from "./open-status.tsx";
import { clock, type DayHours, hoursRange } from "./opening-hours.ts";
import "./woven-label.css";

interface BusinessHoursProps {
	/** The seven days, Monday first. */
	week: (DayHours & { day: string })[];
}

/** The week's hours on a woven label. The browser marks today's row. */
export function BusinessHours({ week }: BusinessHoursProps) {
	return (
		<section className="business-hours woven-label" aria-labelledby="business-hours">
			<h2 id="business-hours">Business Hours</h2>
			<OpenStatus hours={hoursRange(week)} />
			<dl>
				{week.map(({ day, opens, closes }, index) => (
					<div key={day} data-weekday={index}>
						<dt>{day}</dt>
						<dd>
							{clock(opens)} to {clock(closes)}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
