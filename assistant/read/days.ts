/** The days that a question names, by the shop's calendar. */
import { calendarDay, DAY, type SpecialDay, shopClock } from "../../shop/opening-hours.ts";
import { numberNamed } from "./numbers.ts";
import { foldWord } from "./spelling.ts";
import { plainWords } from "./tokens.ts";
import { isOf, languages, listOf, says } from "./words/vocabulary.ts";

const foldedWords = (text: string) => plainWords(text).map(foldWord);
const phraseOf = (text: string) => foldedWords(text).join(" ");

/** Each word of lists, a list a language → its list's place: "january" → 0. */
const placesOf = (lists: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
	new Map(
		lists.flatMap((list) =>
			list.flatMap((words, place) =>
				foldedWords(words).map((word): [string, number] => [word, place]),
			),
		),
	);
const months = placesOf(languages.map(({ months }) => months));
const weekdays = placesOf(languages.map(({ weekdays }) => weekdays));

/** Entries by their phrases, folded. */
const phrasesOf = (tables: readonly Readonly<Record<string, string>>[]) =>
	tables.flatMap((table) =>
		Object.entries(table).flatMap(([entry, phrases]) =>
			phrases.split(", ").map((phrase) => ({ entry, phrase: phraseOf(phrase) })),
		),
	);
/** National days, which have a date, and festivals, which have none in the calendar. */
const dates = phrasesOf(languages.map((language) => language.dates));
const festivals = listOf("festivals").map(phraseOf);
/** Today and the next days; the longest phrases first, since "day after tomorrow" holds "tomorrow". */
const nearDays = phrasesOf(languages.map(({ days }) => days)).sort(
	(one, other) => other.phrase.length - one.phrase.length,
);
const weekends = listOf("weekend").map(phraseOf);

/** Days counted from 1970, and the places of the words that name them. @param words in Latin letters */
export function daysNamed(
	words: readonly string[],
	now: Date,
	specialDays: readonly (SpecialDay & { names: readonly string[] })[],
) {
	const folded = words.map(foldWord);
	const used = new Set<number>();
	const today = shopClock(now).day;
	const thisMonth = new Date(today * DAY).getUTCMonth();
	const days: number[] = [];
	let isHoliday = false;
	const mark = (from: number, length: number) => {
		for (let at = from; at < from + length; at++) used.add(at);
	};
	/** Marks a phrase that no other name has; false where it is not said. */
	const names = (phrase: string): boolean => {
		const parts = phrase.split(" ");
		const at = folded.findIndex((_, from) =>
			parts.every((part, on) => folded[from + on] === part && !used.has(from + on)),
		);
		if (at >= 0) mark(at, parts.length);
		return at >= 0;
	};
	const put = (day: number | undefined) => day !== undefined && days.push(day);
	const putDate = (month: number, figure: number) => {
		put(dayIn(month, figure, today) ?? dayIn(month + 12, figure, today));
		isHoliday ||= dates.some(({ entry }) => entry === `${two(month + 1)}-${two(figure)}`);
	};
	const figureOf = (at: number) => {
		const [, figure] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words[at] ?? "") ?? [];
		return figure === undefined ? undefined : Number(figure);
	};
	for (let at = 0; at < folded.length; at++) {
		if (used.has(at)) continue;
		const word = folded[at] ?? "";
		const figure = figureOf(at);
		const skip = /^(?:of|ko|ki|ke)$/.test(folded[at + 1] ?? "") ? 1 : 0;
		const month = months.get(folded[at + 1 + skip] ?? "");
		// "25 tarikh", "by the 25th"
		const isTarikh = isOf("dayOfMonth", words[at + 1]);
		const isBare =
			/^\d+(?:st|nd|rd|th)$/.test(words[at] ?? "") && isOf("beforeDate", words[at - 1]);
		// "Shaadi 10 ko hai"
		const isNeeded =
			/^\d{1,2}$/.test(words[at] ?? "") && skip === 1 && isOf("afterDate", words[at + 2]);
		const [own, next] = [months.get(word), figureOf(at + 1)];
		const weekday = weekdays.get(word);
		const ofMonth = figure ?? (month === undefined ? undefined : numberNamed(word));
		if (ofMonth !== undefined && month !== undefined) {
			putDate(month, ofMonth);
			mark(at, 2 + skip);
		} else if (isTarikh || isBare || isNeeded) {
			const day = figure ?? numberNamed(word) ?? 0;
			put([0, 1, 2].map((ahead) => dayIn(thisMonth + ahead, day, today)).find((one) => one));
			mark(at, isTarikh || isNeeded ? 2 : 1);
		} else if (own !== undefined && next !== undefined) {
			putDate(own, next);
			mark(at, 2);
		} else if (weekday !== undefined) {
			const ahead = (weekday - calendarDay(today).weekday + 7) % 7;
			// "Next Monday" on a Monday.
			put(today + (ahead === 0 && isOf("nextWord", words[at - 1]) ? 7 : ahead));
			mark(at, 1);
		}
	}
	const special = specialDays.flatMap(({ date, names: all }) => {
		const said = all.flatMap(foldedWords).filter((word) => word.length > 2 && !isOf("noDay", word));
		const places = folded.flatMap((word, at) => (said.includes(word) ? [at] : []));
		for (const at of places) used.add(at);
		return places.length > 0 ? [Math.max(today, Date.parse(date) / DAY)] : [];
	});
	if (special.length > 0) put(Math.min(...special));
	for (const { entry, phrase } of dates)
		if (names(phrase)) {
			isHoliday = true;
			const [month = 1, figure = 1] = entry.split("-").map(Number);
			if (special.length === 0) putDate(month - 1, figure);
		}
	isHoliday = festivals.filter(names).length > 0 || special.length > 0 || isHoliday;
	// "Kal raat chai gir gayi, aaj aa jao": of the day before today nothing is asked.
	const isPast = says("past", ` ${folded.join(" ")} `);
	for (const { entry, phrase } of nearDays)
		if (names(phrase) && (!isPast || entry === "0" || names(phrase))) put(today + Number(entry));
	if (weekends.some(names))
		for (const weekday of [5, 6]) put(today + ((weekday - calendarDay(today).weekday + 7) % 7));
	return { days: [...new Set(days)].slice(0, 7), isHoliday, used };
}

const two = (figure: number) => String(figure).padStart(2, "0");

/** A day of a month from January of this year on, as days from 1970; there is no 31 April. */
function dayIn(month: number, figure: number, today: number): number | undefined {
	const day = Date.UTC(calendarDay(today).year, month, figure) / DAY;
	return new Date(day * DAY).getUTCDate() === figure && day >= today ? day : undefined;
}
