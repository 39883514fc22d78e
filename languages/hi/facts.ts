import { factFormatter } from "../facts.ts";
import { allDay, shortTime, timeInLabel, weekdays } from "./hours.ts";
import { language } from "./language.ts";
import { unitWords } from "./prices.ts";
import words from "./words.json" with { type: "json" };

const numbers =
	"शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस".split(
		" ",
	);

export const facts = factFormatter({
	...{ words: words.facts, tag: language.tag, numbers, weekdays, allDay },
	...{ time: shortTime, timeSpoken: shortTime },
	/** For labels. */
	timeInWords: timeInLabel,
	timeInLabel,
	unit: unitWords,
});
