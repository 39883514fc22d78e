import "./open-status.css";

interface OpenStatusProps {
	/** What stands there until the clock is read, and without scripts: "9 AM to 9 PM daily". */
	hours: string;
}

/** Whether the shop is open now. The words are set by shell/page-life.ts, once a minute. */
export function OpenStatus({ hours }: OpenStatusProps) {
	return (
		<span className="open-status" data-open-status="">
			{hours} daily
		</span>
	);
}
