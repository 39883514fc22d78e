import { relativeTime } from "./relative-time.ts";

/** "3 weeks ago"; the page script keeps it up to date. */
export function RelativeTime({ instant }: { instant: string }) {
	return (
		<time dateTime={instant} data-relative="">
			{relativeTime(new Date(instant), new Date())}
		</time>
	);
}
