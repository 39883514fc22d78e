import { factFormatter } from "../facts.ts";
import { allDay, shortTime, timeInLabel, weekdays } from "./hours.ts";
import { free, unitWords } from "./prices.ts";

export const facts = factFormatter({
	and: "और",
	or: "या",
	numbers:
		"शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस".split(
			" ",
		),
	counted: { reviewCount: "रिव्यू", serviceCount: "सर्विस", areaCount: "इलाकों" },
	time: shortTime,
	/** For labels. */
	timeInWords: timeInLabel,
	timeSpoken: shortTime,
	span: (opens, closes) => `${opens} से ${closes} तक`,
	timeInLabel,
	spanInLabel: (opens, closes) => `${opens} से ${closes}`,
	allDay,
	dayOfHours: (day) => day,
	hoursOn: (days, hours) => `${days} को ${hours}`,
	hours: (count) => `${count} घंटे`,
	wholeDays: (count) => `${count} दिन`,
	weekdays,
	run: (first, last) => `${first} से ${last}`,
	onDay: (day) => `${day} को`,
	onDays: (days) => `${days} को`,
	everyDay: "रोज़",
	everyDayBut: (day) => `${day} छोड़कर रोज़`,
	daily: "रोज़",
	anyDay: "किसी भी दिन",
	anyDayBut: (day) => `${day} छोड़कर किसी भी दिन`,
	anyDayInRun: (run) => `${run}, किसी भी दिन`,
	from: (price) => `${price} से`,
	unit: unitWords,
	free,
	onQuote: "रेट पूछने पर",
	fromOnQuote: "पूछने पर",
	amountOnQuote: "रेट पूछने पर",
});
