import "./open-status.css";

export interface OpenStatusProps {
	/** Shown until the page script has read the clock. */
	words: { hours: string; daily: string };
}

/** Whether the shop is open now; the page script updates it every minute. */
export function OpenStatus({ words: { hours, daily } }: OpenStatusProps) {
	// Hours that differ by day already contain commas.
	const joint = hours.includes(",") ? ", " : " ";
	return (
		<span className="open-status" data-open-status="">
			<span>{hours}</span>
			<span>{joint + daily}</span>
		</span>
	);
}
