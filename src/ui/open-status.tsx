import "./open-status.css";

export interface OpenStatusProps {
	/** Stand there until the clock is read, and without scripts. */
	words: { hours: string; daily: string };
}

/** Whether the shop is open now. The words are set by shell/page-life.ts, at each full minute. */
export function OpenStatus({ words: { hours, daily } }: OpenStatusProps) {
	// Hours that differ by the day are a list with commas already.
	const joint = hours.includes(",") ? ", " : " ";
	return (
		<span className="open-status" data-open-status="">
			<span>{hours}</span>
			<span>{joint + daily}</span>
		</span>
	);
}
