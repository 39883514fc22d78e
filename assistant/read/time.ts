/** The time that a question names: "10 pm", "raat 9 baje", "9:30", "subah 8". */
import { foldWord } from "./sound.ts";
import { hourWords, valuesOf } from "./words/number-words.ts";

type Part = "morning" | "noon" | "evening" | "night";

const parts: Readonly<Record<Part, string>> = {
	morning: "am morning subah subha savere savera sube",
	noon: "noon dopahar dopehar dophar dupahar afternoon",
	evening: "evening shaam sham saam sam",
	night: "night raat rat tonight midnight",
};
const partOf = new Map(
	(Object.entries(parts) as [Part, string][]).flatMap(([part, words]) =>
		words.split(" ").map((word): [string, Part] => [foldWord(word), part]),
	),
);
const clockWords = new Set(
	["pm", "am", "baje", "bje", "oclock", "clock", "bajay", "vaje"].map(foldWord),
);
const hours = valuesOf([
	...hourWords,
	[2, "do"],
	[1.5, "dedh"],
	[2.5, "dhai dhaai adhai"],
	[6, "chhah chah chha"],
]);
/** Minutes that a word before the hour adds. */
const halves = new Map<string, number>(
	(
		["sadhe 30", "sade 30", "saarhe 30", "sava 15", "savaa 15", "paune -15", "pone -15"] as const
	).map((entry) => {
		const [word = "", minutes] = entry.split(" ");
		return [foldWord(word), Number(minutes)];
	}),
);
/** "Half past eight", "quarter to nine". */
const quarters: Readonly<Record<string, number>> = {
	"half past": 30,
	"quarter past": 15,
	"quarter to": -15,
};

export interface NamedTime {
	time: string;
	used: ReadonlySet<number>;
}

/** Hours of the day without a part of it that a shop's visitors mean in the evening. */
const eveningHours = (hour: number) => hour < 8;

const dayWords = /\b(?:tomorov|today|tonight|kal|aj|parso\w*|\w+day|\w+var)\b/;

/** @param words in Latin letters */
export function timeNamed(
	words: readonly string[],
	follows: (at: number) => boolean = () => false,
): NamedTime | undefined {
	// "Good morning, 3 kurtas" tells no hour.
	const folded = words.map((word, at) => (words[at - 1] === "good" ? "" : foldWord(word)));
	const text = folded.join(" ");
	const isLate = /\b(?:till|til|tak|until|upto|clos\w*|band)\b/.test(text);
	const said = new Set(folded.flatMap((word) => (word === "am" ? [] : (partOf.get(word) ?? []))));
	// "Raat me delivery ho sakti hai 11 baje": the one part of the day that is said anywhere.
	const [only] = said.size === 1 ? said : [];
	// "After 8", "8 ke baad": a shop that opens in the morning is meant in the evening.
	const isAfter =
		/\b(?:after|past) \d|\bbad\b|\b(?:finish\w*|free|of[f]? vork|still|stil|late|leave (?:ofice|vork)|chh?ut\w*)\b/.test(
			text,
		);
	const hint = { isAfter, isLate, isEarly: !isLate && /\b(?:open\w*|khul\w*)\b/.test(text) };
	for (let at = 0; at < folded.length; at++) {
		const [, figure, minutes] = /^(\d{1,2})(?:[:.]([0-5]\d))?$/.exec(words[at] ?? "") ?? [];
		const hour = figure === undefined ? hours.get(folded[at] ?? "") : Number(figure);
		if (hour === undefined || hour > 24) continue;
		const after = folded[at + 1] ?? "";
		const before = folded[at - 1] ?? "";
		const hasClock = clockWords.has(after);
		// "What do I do till then".
		const isVerb = folded[at] === "do" && / (?:i|you|u|ve|to) /.test(` ${before} ${after} `);
		if (isVerb && !hasClock) continue;
		const near = [
			after,
			hasClock ? (folded[at + 2] ?? "") : "",
			before,
			folded[at - 2] ?? "",
			after === "in" ? (folded[at + 3] ?? "") : "",
		].filter((word) => word !== "");
		const isTill = /^(?:past|till|til|tak|until|at|by|after|before|around|upto|baad|se)$/;
		// "Tomorrow at 11", where no thing follows the figure.
		const isOnDay = before === "at" && hour <= 12 && dayWords.test(text) && !follows(-1 - at);
		const isBare =
			isOnDay || (follows(at) && (isTill.test(before) || isTill.test(after)) && hour <= 12);
		const written = partOf.get(after) ?? (after === "pm" ? "evening" : undefined);
		const part =
			written ?? near.map((word) => partOf.get(word)).find((found) => found !== undefined);
		const quarter = quarters[`${folded[at - 2] ?? ""} ${before}`];
		const isClock =
			hasClock ||
			quarter !== undefined ||
			(minutes !== undefined && (/:/.test(words[at] ?? "") || follows(at))) ||
			(part !== undefined && figure !== undefined && !follows(-1 - at)) ||
			isBare;
		if (!isClock) continue;
		const used = new Set([at]);
		if (hasClock) used.add(at + 1);
		const extra = quarter ?? halves.get(before) ?? (hour % 1) * 60;
		if (quarter !== undefined || halves.has(before)) used.add(at - 1);
		if (quarter !== undefined) used.add(at - 2);
		const minute = minutes === undefined ? (extra + 60) % 60 : Number(minutes);
		const stated = after === "pm" ? "pm" : after === "am" ? "am" : (part ?? only);
		const time = clock(Math.floor(extra < 0 ? hour - 1 : hour), minute, stated, hint);
		const rest = folded.slice(at + (hasClock ? 2 : 1)).join(" ");
		const isBefore = before === "before" || /^(?:se )?(?:pehle|pahle|pehele)\b/.test(rest);
		return { time: isBefore ? justBefore(time) : time, used };
	}
	const midnight = folded.findIndex(
		(word, at) => word === "midnight" || (word === foldWord("aadhi") && folded[at + 1] === "rat"),
	);
	return midnight < 0 ? undefined : { time: "23:59", used: new Set([midnight]) };
}

const hourOf: Partial<Record<Part, string>> = { morning: "10:00", noon: "13:00", evening: "18:00" };

/** The hour of the part of the day that is said last: "not at noon, in the evening". */
export function partNamed(words: readonly string[]): string | undefined {
	const part = words.findLast((word) => partOf.has(foldWord(word)));
	return hourOf[partOf.get(foldWord(part ?? "")) ?? "night"];
}

/** "09:00" → "08:59": at the hour itself it would be too late. */
function justBefore(time: string): string {
	const minutes = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 1439) % 1440;
	const two = (figure: number) => String(figure).padStart(2, "0");
	return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function clock(
	hour: number,
	minute: number,
	part: Part | "am" | "pm" | undefined,
	{ isAfter, isLate, isEarly }: { isAfter: boolean; isLate: boolean; isEarly: boolean },
): string {
	let of = hour % 24;
	if (hour <= 12) {
		if (part === "am" || part === "morning") of = hour % 12;
		else if (part === "pm" || part === "evening") of = (hour % 12) + 12;
		else if (part === "noon") of = hour > 9 ? hour : hour + 12;
		else if (part === "night") of = hour === 12 ? 0 : hour < 5 ? hour : hour + 12;
		else if (
			hour < 12 &&
			((isAfter && hour < 9) || ((isLate || eveningHours(hour)) && !(isEarly && hour > 4)))
		)
			of = hour + 12;
	}
	return `${String(of).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** "From 8 am to 6 pm" is no time of a visit. */
export function timeIn(texts: readonly string[]): Partial<NamedTime> | undefined {
	const isOpening = (at: number) => followsOpening(texts, at);
	const first = timeNamed(texts, isOpening);
	if (!first) return undefined;
	const from = Math.max(...first.used) + 1;
	const rest = texts.map((text, at) => (at < from ? "" : text));
	const other = timeNamed(rest, / se .* tak /.test(texts.join(" ")) ? isOpening : undefined);
	if (!other || other.time === first.time) return first;
	return { used: new Set([...first.used, ...other.used]) };
}

const openingWords =
	/\b(?:open|opens|close|closes|closed|khul\w*|khol\w*|band|timing\w*|shop|dukan|dukaan|come|drop|collect|reach\w*|pahu[nc]ch\w*|pick\s?up|pickup|aa|aau\w*|aao\w*|aaiye|aana|bhej\w*|visit|deliver\w*|ready|ta[iy]+y?a+r|tayar)\b/;

/** A bare figure is a time beside words of opening or coming: "open till 9". */
function followsOpening(texts: readonly string[], at: number): boolean {
	if (at < 0) return /^(?:shirt|pant|piece|pcs|kg|kilo)/.test(texts[-at] ?? "");
	return openingWords.test(texts.join(" "));
}
