/** Days that cannot be: the year 2062 for 2026 is in every calendar. */
import type { Content, FileName } from "../content/content-files.ts";
import { issuePath } from "../content/issue-path.ts";
import { DAY } from "../content/opening-hours.ts";
import { textsOf } from "../content/text-errors.ts";

/** Days of what has happened. */
const past = new Set(["updated", "published", "checkedOn", "createTime", "updateTime"]);
/** Days of what is announced. */
const coming = new Set(["date", "lastDate"]);

/** Nobody announces a closed day earlier. */
const aheadAtMost = 3 * 366 * DAY;
/** No text of this site, and no review on a maps service, is older. */
const earliest = Date.UTC(2005, 0, 1);

/** @param today by the machine's clock */
export function implausibleDates(content: Partial<Content>, today: Date): string[] {
	return (Object.keys(content) as FileName[]).flatMap((file) =>
		textsOf(content[file]).flatMap(({ path, text }) => {
			const key = String(path.at(-1));
			const time = Date.parse(text);
			if (!(past.has(key) || coming.has(key)) || Number.isNaN(time)) return [];
			const place = issuePath(file, content[file], path);
			// India is ahead of universal time: its day may have begun already.
			const latest = today.getTime() + (past.has(key) ? DAY : aheadAtMost);
			if (time > latest) return [`${place} is "${text}", which lies ahead. Check the year.`];
			if (time < earliest) return [`${place} is "${text}", long ago. Check the year.`];
			return [];
		}),
	);
}
