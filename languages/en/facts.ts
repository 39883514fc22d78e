import { factFormatter } from "../facts.ts";
import { allDay, shortTime, weekdays } from "./hours.ts";
import { language } from "./language.ts";
import { afterSum } from "./prices.ts";
import words from "./words.json" with { type: "json" };

const numbers =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
		" ",
	);

export const facts = factFormatter({
	...{ words: words.facts, tag: language.tag, numbers, weekdays, allDay },
	time: shortTime,
	/** "half past nine" */
	timeInWords: (time) => {
		const [hour, minute] = time.split(":");
		const name = numbers[Number(hour) % 12 || 12] ?? "";
		if (minute === "00") return name;
		return minute === "30" ? `half past ${name}` : shortTime(time);
	},
	/** "9 at night" */
	timeSpoken: (time) => {
		const parts = [
			{ end: "12:00", part: "in the morning" },
			{ end: "17:00", part: "in the afternoon" },
			{ end: "20:00", part: "in the evening" },
		];
		const part = parts.find(({ end }) => time < end)?.part ?? "at night";
		return `${shortTime(time).replace(/\s[AP]M/, "")} ${part}`;
	},
	timeInLabel: shortTime,
	unit: afterSum,
});
