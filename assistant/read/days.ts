/** The days that a question names, by the shop's calendar. */
import { calendarDay, DAY, type SpecialDay, shopClock } from "../../shop/opening-hours.ts";
import { numberNames } from "./numbers.ts";
import { foldWord } from "./sound.ts";
import { plainWords } from "./tokens.ts";

/** Has no words of its own, such as "constructor". */
const table = (entries: readonly (readonly [string, number])[]): Readonly<Record<string, number>> =>
	Object.assign(Object.create(null), Object.fromEntries(entries));

const months = table([
	...`january jan janvari janwari|february feb farvari farwari|march mar marc|april apr aprail|may mai|june jun joon|july jul julai|august aug agast|september sep sept sitambar sitamber|october oct aktubar aktubr oktober|november nov navambar navamber|december dec disambar disamber`
		.split("|")
		.flatMap((names, month) => names.split(" ").map((name) => [foldWord(name), month] as const)),
	..."जनवरी फरवरी,फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर,सितम्बर अक्टूबर,अक्तूबर नवंबर,नवम्बर दिसंबर,दिसम्बर"
		.split(" ")
		.flatMap((names, month) => plainWords(names).map((name) => [foldWord(name), month] as const)),
]);

const weekdays = table(
	`monday somvar somwar som mande|tuesday mangalvar mangalwar mangal tyuzde|wednesday budhvar budhwar budh vednesde|thursday guruvar guruwar veervar veerwar virvar brihaspativar brihaspatiwar thursde|friday shukravar shukrawar shukrvar jumma fraide|saturday shanivar shaniwar shanichar saturde satarde saitarde|sunday sundays itwar itvar ravivar raviwar etwar sande santde`
		.split("|")
		.flatMap((names, day) => names.split(" ").map((name) => [foldWord(name), day] as const)),
);

/** National days, which have a date, and festivals, which have none in the calendar. */
const fixed: Readonly<Record<string, readonly [month: number, day: number]>> = {
	"republic day": [0, 26],
	"gantantra divas": [0, 26],
	"independence day": [7, 15],
	"swatantrata divas": [7, 15],
	"gandhi jayanti": [9, 2],
	"gandhi jaynti": [9, 2],
	christmas: [11, 25],
	xmas: [11, 25],
	krismas: [11, 25],
	"bada din": [11, 25],
	"new year": [0, 1],
	"new years": [0, 1],
	newyear: [0, 1],
	"naya saal": [0, 1],
	"naye saal": [0, 1],
	"naye sal": [0, 1],
	"nae sal": [0, 1],
	"nav varsh": [0, 1],
	"nav varsha": [0, 1],
};

const festivals = `diwali, deepawali, dipawali, deepavali, divali, holi, eid, id ul, bakrid, ramzan, muharram, dussehra, dasara, dashehra, vijayadashami, rakhi, raksha bandhan, rakshabandhan, janmashtami, janmastami, navratri, navratra, ram navami,
	karva chauth, karwa chauth, bhai dooj, bhaidooj, bhai duj, chhath, chath, makar sankranti, sankranti, lohri, baisakhi, guru nanak jayanti, gurpurab, guru purab, shivratri, mahashivratri, pongal, onam, durga puja, ganesh chaturthi, good friday, easter, govardhan, harela,
	jayanti, jaynti, panchami, purnima, ekadashi, ashtami, navami, chaturthi, amavasya, teej, hariyali teej, dhanteras, vishwakarma puja, saraswati puja, uttarayani, ghughutiya, phool dei, phooldei, igas, bihu, ugadi, milad, moharram, labour day, labor day, kranti divas, sthapana divas,
	holiday, holidays, public holiday, national holiday, bank holiday, festival, festivals, tyohar, tyohaar, chutti ke din, avkash, sarkari chutti, gazetted holiday, bandh ke din, election day, voting day`;

const phraseOf = (text: string) => plainWords(text).map(foldWord).join(" ");
const festivalNames = festivals.split(",").map(phraseOf);
const fixedNames = Object.entries(fixed).map(([name, date]) => [phraseOf(name), date] as const);
/** Dates on which the whole country rests. */
const nationalDates: readonly (readonly [number, number])[] = [...Object.values(fixed)];

const tomorrow = ["tomorrow", "tomorow", "tomorov", "tmrw", "kal", "tumaro", "tumarov"].map(
	phraseOf,
);
/** Before "tomorrow", which they hold. */
const afterTomorrow = [
	...tomorrow.flatMap((day) => [`day after ${day}`, `day aftr ${day}`, `${day} ke bad`]),
	...["parso", "parson", "parsu", "overmorrow", "kal ke agle din"].map(phraseOf),
];

/** "Kal raat chai gir gayi, aaj aa jao": of the day before today nothing is asked. */
const gone =
	/ (?:kal|parson?)(?! (?:tak|k[aei]) )(?: (?!aj |hai |\S*(?:[eou]n?g[aei]|[aeo]na|ao|iye) )\S+){0,8}? (?:(?<!n[aei] )(?:th[aei]|thin)|ga?y[aei]|gai|gae|kiy[ae]|di|diy[ae]|hu[aei]|bol[ai]|gir[ai]|mil[ai]|ay[ai]|kah[ai])(?! to )(?= )/;

export interface NamedDays {
	/** Counted from 1970. */
	days: number[];
	isHoliday: boolean;
	/** Places of words that name a day. */
	used: ReadonlySet<number>;
}

/** @param words in Latin letters */
export function daysNamed(
	words: readonly string[],
	now: Date,
	specialDays: readonly (SpecialDay & { names?: readonly string[] })[],
): NamedDays {
	const folded = words.map(foldWord);
	const used = new Set<number>();
	const isValid = !Number.isNaN(now.getTime());
	const today = isValid ? shopClock(now).day : 0;
	const days: number[] = [];
	let isHoliday = false;
	const mark = (from: number, length: number) => {
		for (let at = from; at < from + length; at++) used.add(at);
	};
	const date = (month: number, day: number, year?: number) => {
		const found = nextDate(day, month, year, today);
		if (found === undefined) return false;
		days.push(found);
		if (nationalDates.some(([m, d]) => m === month && d === day)) isHoliday = true;
		return true;
	};
	const numberOf = (word: string | undefined) => {
		const [, figure] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? "") ?? [];
		return figure === undefined ? undefined : Number(figure);
	};
	for (let at = 0; at < folded.length; at++) {
		if (used.has(at)) continue;
		const word = folded[at] ?? "";
		const figure = numberOf(words[at]);
		const skip = /^(?:of|ko|ki|ke)$/.test(folded[at + 1] ?? "") ? 1 : 0;
		const after = months[folded[at + 1 + skip] ?? ""];
		if (figure !== undefined && after !== undefined) {
			const year = /^20\d\d$/.test(folded[at + 2 + skip] ?? "")
				? Number(folded[at + 2 + skip])
				: undefined;
			if (date(after, figure, year)) mark(at, 2 + skip + (year ? 1 : 0));
			continue;
		}
		const bare = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(words[at] ?? "")?.[1];
		const isDated = /^(?:by|on|before|til|till|until|the|of|ko|tarikh|tak)$/;
		const dayOfMonth = figure ?? numberNames.get(word);
		const isTarikh =
			dayOfMonth !== undefined && /^(?:tarikh|tareekh|tarik)$/.test(folded[at + 1] ?? "");
		if (
			isTarikh ||
			(bare !== undefined &&
				isDated.test(folded[at - 1] ?? "") &&
				!/^(?:floor|time|lane|street|cross|order)$/.test(words[at + 1] ?? ""))
		) {
			const coming = nextOfMonth(Number(bare ?? dayOfMonth), today);
			if (coming !== undefined) days.push(coming);
			mark(at, isTarikh ? 2 : 1);
			continue;
		}
		const month = months[word];
		const next = numberOf(words[at + 1]);
		if (month !== undefined && next !== undefined && date(month, next)) {
			mark(at, 2);
			continue;
		}
		const weekday = weekdays[word];
		if (weekday !== undefined) {
			mark(at, 1);
			const ahead = (weekday - calendarDay(today).weekday + 7) % 7;
			// "Next Monday" on a Monday.
			const isNext = ahead === 0 && /^(?:next|agl[aei])$/.test(folded[at - 1] ?? "");
			days.push(today + (isNext ? 7 : ahead));
		}
	}
	const all = ` ${folded.join(" ")} `;
	const past = gone.exec(all);
	if (past) mark(all.slice(0, past.index).split(" ").length - 1, 1);
	const text = all.replace(gone, (phrase) => phrase.replace(/\S+/, "-"));
	const places = (phrase: string) => {
		const before = text.indexOf(` ${phrase} `);
		if (before < 0) return false;
		const start = before === 0 ? 0 : text.slice(1, before + 1).split(" ").length - 1;
		mark(start, phrase.split(" ").length);
		return true;
	};
	const named = new Set<number>();
	for (const special of specialDays)
		for (const name of special.names ?? [special.name])
			if (namesSpecial(folded, name) && isValid) {
				for (const word of plainWords(name).map(foldWord)) places(word);
				named.add(Math.max(today, Date.parse(special.date) / DAY));
				isHoliday = true;
			}
	const coming = [...named].filter((day) => day >= today).sort((a, b) => a - b);
	if (coming[0] !== undefined) days.push(coming[0]);
	for (const [name, [month, day]] of fixedNames)
		if (places(name)) {
			isHoliday = true;
			if (coming.length === 0) date(month, day);
		}
	for (const name of festivalNames) if (places(name)) isHoliday = true;
	const isDayAfter = / day after $/.test(text) && places("day after");
	if (isDayAfter || afterTomorrow.some((name) => places(name))) days.push(today + 2);
	else if (tomorrow.some((name) => places(name))) days.push(today + 1);
	for (const name of ["today", "aj", "aaj", "tudey", "tude", "tonight"])
		if (places(name)) days.push(today);
	if (["weekend", "weekends", "vikend"].some((name) => places(name)))
		for (const weekday of [5, 6])
			days.push(today + ((weekday - calendarDay(today).weekday + 7) % 7));
	return { days: isValid ? [...new Set(days)].slice(0, 7) : [], isHoliday, used };
}

/** "The 25th": of this month or the next one that has it. */
function nextOfMonth(figure: number, today: number): number | undefined {
	const { date } = calendarDay(today);
	const first = Number(date.slice(5, 7)) - 1;
	return [0, 1, 2]
		.map((ahead) => Date.UTC(Number(date.slice(0, 4)), first + ahead, figure) / DAY)
		.find((day) => new Date(day * DAY).getUTCDate() === figure && day >= today);
}

/** The next such date, in this year or the next; undefined if there is none. */
function nextDate(figure: number, month: number, year: number | undefined, today: number) {
	const thisYear = calendarDay(today).year;
	return (year ? [year] : [thisYear, thisYear + 1])
		.map((of) => Date.UTC(of, month, figure) / DAY)
		.find((day) => new Date(day * DAY).getUTCDate() === figure && day >= today);
}

const emptyWords = new Set(["day", "and", "the", "new", "our", "din"]);

function namesSpecial(folded: readonly string[], name: string): boolean {
	return plainWords(name)
		.map(foldWord)
		.some((word) => word.length > 2 && !emptyWords.has(word) && folded.includes(word));
}
