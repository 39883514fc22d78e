import { relativeTime } from "./relative-time.ts";

interface RelativeTimeProps {
	/** An ISO 8601 instant. */
	instant: string;
	/** When the site was built. */
	now: Date;
}

/** "3 weeks ago"; the page script keeps it up to date. */
export function RelativeTime({ instant, now }: RelativeTimeProps) {
	return (
		<time dateTime={instant} data-relative="">
			{relativeTime(new Date(instant), now)}
		</time>
	);
}
