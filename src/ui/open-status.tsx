import type { DayHours } from "../../content/opening-hours.ts";
import { hoursRange } from "../../content/opening-words.ts";
import "./open-status.css";

interface OpenStatusProps {
	/** The week: its range stands there until the clock is read, and without scripts. */
	hours: readonly DayHours[];
}

/** Whether the shop is open now. The words are set by shell/page-life.ts, at each full minute. */
export function OpenStatus({ hours }: OpenStatusProps) {
	return (
		<span className="open-status" data-open-status="">
			<span>{hoursRange(hours)}</span>
			<span> daily</span>
		</span>
	);
}
