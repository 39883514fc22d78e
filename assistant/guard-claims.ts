/** Finds claims in a text: in the shop's content and in a provider's answer by the same rules, to compare them. */
import { clausesOf, limitsOffer, normalise, speaksOfOffer, stemsIn } from "./guard-text.ts";

export type ClaimKind =
	| "link"
	| "e-mail"
	| "phone"
	| "time"
	| "date"
	| "closure"
	| "amount"
	| "percentage"
	/** Something free, or a number in a clause about a discount or a minimum order. */
	| "offer"
	/** Hours, days, reviews, customers: a number with what it counts. */
	| "count"
	| "number";

export interface Claim {
	kind: ClaimKind;
	said: string;
	/** Possible meanings ("9 o'clock" is 09:00 or 21:00); none if it cannot be true. */
	values: string[];
}

const digits = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`;
const scale = String.raw`(?: ?(?:k|lakhs?|thousand|haz+aa?r|hundred|sau)\b)?`;
const number = digits + scale;
const to = " ?(?:-|to|se) ?";
const clock = String.raw`\d{1,2}(?:[:.]\d{2})?`;
const meridiem = String.raw` ?[ap]\.? ?m\b\.?`;
const rupees = String.raw`(?:₹|\brs\.?|\binr|\brupees?|रु\.?) ?`;
const money = [
	String.raw`\/[-=]`,
	String.raw` ?(?:rupees?|rupay[ae]|rupa?iy[ae]|rs|inr|bucks|only|each)\b`,
	String.raw` ?(?:\/ ?|per )[a-z]`,
	String.raw` ?a (?:piece|pair|kilo|kg|set)\b`,
	" ?(?:रुपये|रुपए|रु)",
].join("|");
const foreign = String.raw`(?:[$€£¥]|\b(?:usd|eur|gbp)) ?${number}|${number} ?(?:dollars?|euros?|usd|eur|gbp)\b`;
const counted =
	"(?:google|customer|happy|working)? ?(hours?|hrs?|ghant[ae]|घंटे|minutes?|mins?|days?|din|दिन|weeks?|months?|years?|reviews?|ratings?|customers?)";

type Reader = (said: string, at: Place) => Omit<Claim, "said">[] | undefined;
interface Place {
	clause: string;
	before: string;
	after: string;
}

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month =
	"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

/** In order: each reader removes what it reads. */
const readers: [RegExp, Reader][] = [
	// Character references, and digits of scripts that are not read here.
	[/&#?\w+;|(?!\d)\p{Nd}/gu, never("number")],
	[
		/\b24 ?[/x] ?7\b|\bround the clock\b|\bopen (?:for )?24 hours\b|\b24 hours a day\b/g,
		never("time"),
	],
	[
		new RegExp(`${clock}(?:${meridiem})? ?(?:-|to|till|until|se|and) ?${clock}${meridiem}`, "g"),
		readTimes,
	],
	[
		new RegExp(`${clock}${meridiem}|\\b${clock} ?(?:baje|bje|bajey|बजे|o['’]?clock)`, "g"),
		readTimes,
	],
	[/\b\d{1,2}:\d{2}\b/g, readTimes],
	[/\bnoon\b/g, () => [{ kind: "time", values: ["12:00"] }]],
	[/\bmidnight\b/g, () => [{ kind: "time", values: ["00:00"] }]],
	[/\b(?:half (?:price|rate|off)|buy one|bogo|(?:use|apply|enter) (?:the )?code)\b/g, readPhrase],
	[/\b(?<!feel |-)(?:free|complimentary|muft)\b/g, readFree],
	[
		new RegExp(
			`\\b(?:closed|shut) (?:on|for) (?!(?:the )?(?:\\d|${month}\\b))(?:the )?\\p{L}+`,
			"gu",
		),
		readClosure,
	],
	[new RegExp(`\\b(?:${ordinal} (?:of )?${month}|${month} ${ordinal})\\b`, "g"), readDate],
	[/\b20\d\d-\d\d-\d\d\b/g, readDate],
	[/\+?\(?\d[\d ()-]{5,}\d/g, readPhone],
	[new RegExp(`${number} ?(?:%|percent|per ?cent|pratishat|प्रतिशत|फ़?ीसदी)`, "g"), readPercentage],
	[new RegExp(foreign, "g"), never("amount")],
	[new RegExp(`(?:${rupees}|@ ?)${number}(?:${to}(?:${rupees})?${number})?`, "g"), readAmounts],
	[new RegExp(`(?:${number}${to})?${number}(?:${money})`, "g"), readAmounts],
	[new RegExp(`(?:${number}${to})?${number}\\+? ?-? ?${counted}`, "g"), readCounts],
	[new RegExp(number, "g"), readNumber],
];

export function claimsIn(text: string): Claim[] {
	const whole = normalise(text);
	const clauseAt = clausesOf(whole);
	const claims: Claim[] = [];
	let rest = whole;
	for (const [pattern, read] of readers) {
		rest = rest.replace(pattern, (said, ...found) => {
			const index = found.findLast((part) => typeof part === "number") as number;
			const place = {
				clause: clauseAt(index),
				before: whole.slice(Math.max(0, index - 40), index),
				after: whole.slice(index + said.length),
			};
			const meant = read(said, place);
			if (!meant) return said;
			claims.push(...meant.map((claim) => ({ ...claim, said: said.trim() })));
			// Keeps later patterns from matching across it.
			return "\0".repeat(said.length);
		});
	}
	return claims;
}

export function numbersIn(text: string): string[] {
	return [...normalise(text).matchAll(new RegExp(number, "g"))].map(([said]) => plain(said));
}

function plain(said: string): string {
	const [, figure = "", word = ""] = /^([\d.,]+)\s?(\S*)/.exec(said) ?? [];
	const times = /^(?:k|t|haz)/.test(word) ? 1000 : word.startsWith("l") ? 100_000 : word ? 100 : 1;
	return String(Math.round(Number(figure.replaceAll(",", "")) * times * 100) / 100);
}

function never(kind: ClaimKind): Reader {
	return () => [{ kind, values: [] }];
}

function readTimes(said: string): ReturnType<Reader> {
	const found = [...said.matchAll(/(\d{1,2})(?:[:.](\d{2}))?(?:\s*([ap])\.?\s?m\b)?/g)];
	return found.map(([, hour = "", minute = "00", half]) => ({
		kind: "time",
		values: timesOf(Number(hour), minute, half),
	}));
}

function timesOf(hour: number, minute: string, half: string | undefined): string[] {
	if (hour > 23 || Number(minute) > 59 || (half && (hour > 12 || hour === 0))) return [];
	const hours = half
		? [(hour % 12) + (half === "p" ? 12 : 0)]
		: hour > 12
			? [hour]
			: [hour % 12, (hour % 12) + 12];
	return hours.map((value) => `${String(value).padStart(2, "0")}:${minute}`);
}

function readDate(said: string): ReturnType<Reader> {
	const iso = /^20\d\d-(\d\d)-(\d\d)$/.exec(said);
	const name = iso
		? monthNames[Number(iso[1]) - 1]
		: new RegExp(monthNames.join("|")).exec(said)?.[0];
	const figure = Number(iso?.[2] ?? /\d+/.exec(said)?.[0]);
	return [{ kind: "date", values: [`${figure} ${name}`] }];
}

function readClosure(said: string): ReturnType<Reader> {
	return [{ kind: "closure", values: [/\p{L}+$/u.exec(said)?.[0] ?? ""] }];
}

/** Without a number: the content must use the same words. */
function readPhrase(said: string): ReturnType<Reader> {
	return [{ kind: "offer", values: [said] }];
}

/** Any word near it. A bare "free" names nothing. */
function readFree(_said: string, { clause }: Place): ReturnType<Reader> {
	const values = stemsIn(clause).map((stem) => `free ${stem}`);
	return values.length > 0 ? [{ kind: "offer", values }] : [];
}

export function freeThingsIn(text: string): string[] {
	return normalise(text)
		.split(/[\n.;!?](?!\d)/)
		.filter((sentence) => /\bfree\b/.test(sentence))
		.flatMap((sentence) => stemsIn(sentence).map((stem) => `free ${stem}`));
}

/** A phone number; a price range is none. */
function readPhone(said: string): ReturnType<Reader> {
	const figures = said.replace(/\D/g, "");
	if (figures.length < 7 || /^\d{1,4} ?- ?\d{1,4}$/.test(said)) return undefined;
	return [{ kind: "phone", values: [phoneKey(figures)] }];
}

export function phoneKey(phone: string): string {
	const figures = phone.replace(/\D/g, "").replace(/^0+/, "");
	return figures.length === 12 && figures.startsWith("91") ? figures.slice(2) : figures;
}

/** Offers have the word after "100%". */
function readPercentage(said: string, { clause, after }: Place): ReturnType<Reader> {
	const value = `${plain(said)}%`;
	const [next = ""] = /^\s*[\p{L}-]+/u.exec(after) ?? [];
	const named = `${value} ${next.trim()}`;
	if (speaksOfOffer(clause)) return [{ kind: "offer", values: [named] }];
	return [{ kind: "percentage", values: [value, named] }];
}

function readAmounts(said: string, { clause, before }: Place): ReturnType<Reader> {
	const kind = speaksOfOffer(clause) || limitsOffer(before) ? "offer" : "amount";
	return numbersIn(said).map((value) => ({ kind, values: [value] }));
}

function readCounts(said: string): ReturnType<Reader> {
	const word = /\p{L}+$/u.exec(said)?.[0] ?? "";
	return numbersIn(said).map((value) => ({
		kind: "count",
		values: [countOf(Number(value), word)],
	}));
}

/** "1–2 days" equals "24–48 hours", and ratings equal reviews. */
function countOf(value: number, word: string): string {
	if (/^(?:h|gh|घ)/.test(word)) return `${value} hours`;
	if (/^(?:da|din|दि)/.test(word)) return `${value * 24} hours`;
	if (/^(?:rev|rat)/.test(word)) return `${value} reviews`;
	return `${value} ${word.slice(0, 3)}`;
}

/** A single digit counts things ("2 shirts"), unless it stands for a price. */
function readNumber(said: string, { clause, before, after }: Place): ReturnType<Reader> {
	const value = plain(said);
	if (speaksOfOffer(clause)) return [{ kind: "offer", values: [value] }];
	const isPriced =
		/[:=]\s*$|\b(?:just|only|for|costs?)\s*$/.test(before) && /^\s*(?:\n|$|[.,;])/.test(after);
	if (/^\d$/.test(value) && !isPriced) return [];
	return [{ kind: "number", values: [value] }];
}
