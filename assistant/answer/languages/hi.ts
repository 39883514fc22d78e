import * as hours from "../../../languages/hi/hours.ts";
import * as prices from "../../../languages/hi/prices.ts";
import words from "../../../languages/hi/words.json" with { type: "json" };
import phrases from "./hi.json" with { type: "json" };
import { plainSpaces, type SpokenLanguage, type TimeWords } from "./spoken-language.ts";

export const times: TimeWords = {
	clock: (time) => plainSpaces(hours.shortTime(time)),
	span: (opens, closes) => `${opens} से ${closes} तक`,
	allDay: hours.allDay,
	weekdays: hours.weekdays,
	months: hours.months,
	dates: hours.dates,
	on: { today: "आज", tomorrow: "कल", weekday: (day) => `${day} को` },
	opening: (time, day) => `${day} ${time}`,
};

export const hindi: SpokenLanguage = {
	tag: "hi",
	phrases,
	times,
	prices,
	unit: (unit) => prices.perUnit(unit).replace("प्रति ", ""),
	content: "hi",
	names: "hi",
	say: (text) => text,
	message: { words: words.listMessage, times },
	topics: phrases.topics,
};
