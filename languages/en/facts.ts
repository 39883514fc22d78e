import { factFormatter } from "../facts.ts";
import { allDay, shortTime, weekdays } from "./hours.ts";
import { afterSum } from "./prices.ts";

const numbers =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
		" ",
	);
const span = (opens: string, closes: string) => `${opens} to ${closes}`;

export const facts = factFormatter({
	and: "and",
	or: "or",
	numbers,
	counted: { reviewCount: "reviews", serviceCount: "services", areaCount: "areas" },
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
	span,
	timeInLabel: shortTime,
	spanInLabel: span,
	allDay,
	dayOfHours: (day) => `${day}s`,
	hoursOn: (days, hours) => `${days} ${hours}`,
	hours: (count) => `${count} ${count === 1 ? "hour" : "hours"}`,
	wholeDays: (count) => `${count} ${count === 1 ? "day" : "days"}`,
	weekdays,
	run: (first, last) => `${first} to ${last}`,
	onDay: (day) => `on ${day}s`,
	onDays: (days) => days,
	everyDay: "every day",
	everyDayBut: (day) => `every day but ${day}`,
	daily: "daily",
	anyDay: "any day",
	anyDayBut: (day) => `any day but ${day}`,
	anyDayInRun: (run) => run,
	from: (price) => `from ${price}`,
	unit: afterSum,
	free: "free",
	onQuote: "priced on request",
	fromOnQuote: "on request",
	amountOnQuote: "a price on request",
});
