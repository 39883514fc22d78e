import * as hours from "../../../languages/en/hours.ts";
import * as prices from "../../../languages/en/prices.ts";
import words from "../../../languages/en/words.json" with { type: "json" };
import phrases from "./en.json" with { type: "json" };
import { plainSpaces, type SpokenLanguage, type TimeWords } from "./spoken-language.ts";

export const times: TimeWords = {
	clock: (time) => plainSpaces(hours.shortTime(time)),
	span: (opens, closes) => `${opens} to ${closes}`,
	allDay: hours.allDay,
	weekdays: hours.weekdays,
	months: hours.months,
	dates: hours.dates,
	on: { today: "today", tomorrow: "tomorrow", weekday: (day) => `on ${day}` },
	opening: (time, day) => `${day} at ${time}`,
};

export const english: SpokenLanguage = {
	tag: "en",
	phrases,
	times,
	prices,
	unit: (unit) => unit,
	content: "en",
	names: "en",
	say: (text) => text,
	message: { words: words.listMessage, times },
	topics: phrases.topics,
};
