/** Finds dates that are probably typing errors, such as 2062 for 2026. */
import type { Content, FileName } from "./content-files.ts";
import { type Fault, placeAt } from "./issue-path.ts";
import { DAY } from "./opening-hours.ts";
import { say } from "./sentences/say.ts";
import { textsOf } from "./text-errors.ts";

const past = new Set(["updated", "published", "checkedOn", "createTime", "updateTime"]);
const coming = new Set(["date", "lastDate"]);

const aheadAtMost = 3 * 366 * DAY;
/** Older than any text or review. */
const earliest = Date.UTC(2005, 0, 1);

export function implausibleDates(content: Partial<Content>, today: Date): Fault[] {
	return (Object.keys(content) as FileName[]).flatMap((file) =>
		textsOf(content[file]).flatMap(({ path, text }) => {
			const key = String(path.at(-1));
			const time = Date.parse(text);
			if (!(past.has(key) || coming.has(key)) || Number.isNaN(time)) return [];
			const fault = (message: string) => [{ ...placeAt(file, content[file], path), message }];
			// India is ahead of UTC: its day may have begun.
			const latest = today.getTime() + (past.has(key) ? DAY : aheadAtMost);
			if (time > latest)
				return fault(say('is "{0}", which is in the future. Check the year.', text));
			if (time < earliest)
				return fault(say('is "{0}", which is too long ago. Check the year.', text));
			return [];
		}),
	);
}
