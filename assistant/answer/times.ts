/** Times and days in the language of an answer. */
import * as english from "../../languages/en/hours.ts";
import * as hindi from "../../languages/hi/hours.ts";
import type { AnswerLanguage } from "../frame.ts";

export interface TimeWords {
	/** "9 PM", "रात 9 बजे" */
	clock(time: string): string;
	/** "9 AM to 9 PM" */
	span(opens: string, closes: string): string;
	/** A day without a closing time. */
	allDay: string;
	/** Monday first. */
	weekdays: readonly string[];
	months: readonly string[];
	/** "8 to 10 November" */
	dates(first: string, last: string): string;
	/** A day as a time: "on Sunday". */
	on: { today: string; tomorrow: string; weekday(day: string): string };
	/** "tomorrow at 9 AM" */
	opening(time: string, day: string): string;
}

const parts: [string, string][] = [
	["रात", "raat"],
	["सुबह", "subah"],
	["दोपहर", "dopahar"],
	["शाम", "shaam"],
	["बजे", "baje"],
];

function plain(text: string): string {
	return text.replaceAll("\u00a0", " ");
}

const hindiClock = (time: string) => plain(hindi.shortTime(time));
const latinClock = (time: string) =>
	parts.reduce((text, [word, latin]) => text.replace(word, latin), hindiClock(time));

export const timeWords: Record<AnswerLanguage, TimeWords> = {
	en: {
		clock: (time) => plain(english.shortTime(time)),
		span: (opens, closes) => `${opens} to ${closes}`,
		allDay: english.allDay,
		weekdays: english.weekdays,
		months: english.months,
		dates: english.dates,
		on: { today: "today", tomorrow: "tomorrow", weekday: (day) => `on ${day}` },
		opening: (time, day) => `${day} at ${time}`,
	},
	hi: {
		clock: hindiClock,
		span: (opens, closes) => `${opens} से ${closes} तक`,
		allDay: hindi.allDay,
		weekdays: hindi.weekdays,
		months: hindi.months,
		dates: hindi.dates,
		on: { today: "आज", tomorrow: "कल", weekday: (day) => `${day} को` },
		opening: (time, day) => `${day} ${time}`,
	},
	hinglish: {
		clock: latinClock,
		span: (opens, closes) => `${opens} se ${closes} tak`,
		allDay: "24 ghante",
		weekdays: english.weekdays,
		months: english.months,
		dates: (first, last) => `${first} se ${last}`,
		on: { today: "aaj", tomorrow: "kal", weekday: (day) => `${day} ko` },
		opening: (time, day) => `${day} ${time}`,
	},
};
