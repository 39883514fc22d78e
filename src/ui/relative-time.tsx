import { relativeTime } from "./relative-time.ts";

interface RelativeTimeProps {
	/** An ISO 8601 instant. */
	instant: string;
	/** The moment the words are right for: that of the build. The browser sets them right again. */
	now: Date;
}

/** "3 weeks ago", kept right in the browser by shell/page-life.ts. */
export function RelativeTime({ instant, now }: RelativeTimeProps) {
	return (
		<time dateTime={instant} data-relative="">
			{relativeTime(new Date(instant), now)}
		</time>
	);
}
