/** The time that a question names: "10 pm", "raat 9 baje", "9:30", "subah 8". */
import { fractionOf, numberNamed } from "./numbers.ts";
import { foldWord } from "./spelling.ts";
import { isOf, languages, says, tableOf } from "./words/vocabulary.ts";

const parts = tableOf("parts");
/** "morning", "noon", "evening" or "night". */
const partOf = (word: string | undefined) => parts.get(foldWord(word ?? ""));

const dayWords: ReadonlySet<string> = new Set(
	languages.flatMap(({ weekdays, days }) =>
		[...weekdays, ...Object.values(days)].flatMap((words) => words.split(/,? /)).map(foldWord),
	),
);

/** The first time of day that is said, "21:30", and the places of its words. @param words in Latin letters */
function timeNamed(words: readonly string[]) {
	const text = ` ${words.join(" ")} `;
	// "Good morning, 3 kurtas" tells no hour.
	const partAt = (at: number) => (words[at - 1] === "good" ? undefined : partOf(words[at]));
	// "Raat me delivery ho sakti hai 11 baje": the one part of the day that is said anywhere.
	const said = new Set(words.flatMap((word, at) => (word === "am" ? [] : (partAt(at) ?? []))));
	const [only] = said.size === 1 ? said : [];
	for (let at = 0; at < words.length; at++) {
		const [before = "", word = "", after = ""] = [words[at - 1], words[at], words[at + 1]];
		const [, figure, minutes] = /^(\d{1,2})(?:[:.]([0-5]\d))?$/.exec(word) ?? [];
		const hasClock = isOf("clock", after);
		const hour = figure ? Number(figure) : word === "do" && hasClock ? 2 : numberNamed(word);
		if (hour === undefined || hour < 1 || hour > 24) continue;
		const places = [at + 1, ...(hasClock ? [at + 2] : []), at - 1, at - 2];
		// "I am giving 1 coat" tells no hour.
		const part = places
			.filter((place) => place > at || !isOf("clock", words[place]))
			.map(partAt)
			.find((found) => found !== undefined);
		const isOfThing = /^(?:shirt|pant|piece|pcs|kg|kilo)/.test(after);
		const isBeside = isOf("beforeTime", before) || isOf("beforeTime", after);
		// "Open till 9", "tomorrow at 11"
		const isBare =
			hour <= 12 && isBeside && (says("ofTime", text) || (before === "at" && !isOfThing));
		const isClock =
			hasClock ||
			/:/.test(word) ||
			(part !== undefined && figure !== undefined && !isOfThing) ||
			(figure !== undefined && hour <= 12 && after === "" && dayWords.has(foldWord(before))) ||
			isBare;
		if (!isClock) continue;
		const extra = (fractionOf(before) ?? hour % 1) * 60;
		const used = new Set([at, ...(hasClock ? [at + 1] : [])]);
		const whole = hourOfDay(
			Math.floor(hour),
			hasClock && after === "am" ? "morning" : (part ?? only),
			text,
		);
		const rest = words.slice(at + (hasClock ? 2 : 1), at + (hasClock ? 4 : 3));
		// At the hour itself it would be too late.
		const isBefore =
			isOf("isBefore", before) || rest.some((one) => isOf("isBefore", one) && one !== "before");
		return { time: clock(whole * 60 + Number(minutes ?? extra) - (isBefore ? 1 : 0)), used };
	}
	return undefined;
}

/** Of an hour up to 12 that of the day: without a part of it, a shop's visitors mean the evening from 1 to 7. */
function hourOfDay(hour: number, part: string | undefined, text: string): number {
	if (hour > 12) return hour % 24;
	if (part === "morning") return hour % 12;
	if (part === "evening") return (hour % 12) + 12;
	if (part === "noon") return hour > 9 ? hour : hour + 12;
	if (part === "night") return hour === 12 ? 0 : hour < 5 ? hour : hour + 12;
	const isLate = says("late", text);
	const isEarly = !isLate && says("early", text) && hour > 4;
	const isEvening = hour < 8 || isLate || (says("after", text) && hour < 9);
	return hour < 12 && isEvening && !isEarly ? hour + 12 : hour;
}

/** 547 → "09:07" */
function clock(minutes: number): string {
	const two = (figure: number) => String(figure).padStart(2, "0");
	const of = (minutes + 1440) % 1440;
	return `${two(Math.floor(of / 60))}:${two(of % 60)}`;
}

const hourOf: Readonly<Record<string, string>> = {
	morning: "10:00",
	noon: "13:00",
	evening: "18:00",
};

/** The hour of the part of the day that is said last: "not at noon, in the evening". */
export const partNamed = (words: readonly string[]): string | undefined =>
	hourOf[words.map(partOf).findLast((part) => part !== undefined) ?? ""];

/** "From 8 am to 6 pm" is no time of a visit: of two times only their words are known. */
export function timeIn(texts: readonly string[]): Partial<ReturnType<typeof timeNamed>> {
	const first = timeNamed(texts);
	if (!first) return undefined;
	const from = Math.max(...first.used) + 1;
	const other = timeNamed(texts.map((text, at) => (at < from ? "" : text)));
	if (!other || other.time === first.time) return first;
	return { used: new Set([...first.used, ...other.used]) };
}
