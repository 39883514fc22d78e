import "./open-status.css";

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
