/** Patterns of facts that an English text states literally, and the placeholder to write instead of each. */
import { numbers } from "../../languages/en/facts.ts";
import { contentFolder } from "../content-folder.ts";
import { say, sayOr } from "../sentences/say.ts";
import { shopFacts } from "./facts.ts";
import { type FactContent, pricesById } from "./prices-by-id.ts";

/** A stretch of text, and the conditions under which it is shown. */
export interface Run {
	words: string;
	conditions: readonly string[];
}

export interface Detector {
	/** Global. Without a lookbehind, with which WebKit takes ten times as long. */
	pattern: RegExp;
	/** The ending of the words before a match. */
	after?: RegExp;
	/** The placeholder to write; undefined where the match is not a fact. */
	instead: (match: RegExpExecArray, run: Run) => string | undefined;
}

// The lookahead is for speed: most words cannot begin a number.
const number = String.raw`(?=[\doetfsn])(?:\d+(?:,\d+)*|${numbers.slice(1).join("|")})`;
const hour = String.raw`\b(?:\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m\b|[ap]\.m\b\.?)|\d{1,2}:\d{2}|${number} (?:in the (?:morning|afternoon|evening)|at night|o.clock))`;
const weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const manyDays = `(?:daily|every ?day|any day(?: of the week)?|(?:all )?(?:seven|7) days(?: a week)?|(?:on )?(?:weekdays|weekends))`;
const opening = `(?:open|opens|closed|closes|shut|come by|walk in|we are here|hours)`;
const sum = String.raw`\d+(?:,\d+)*(?:\.\d{1,2})?`;

/** Replaces a placeholder, or what an earlier detector has matched. */
export const gap = "\ufffc";
/** Replaces a placeholder of the hours: days beside it are opening days. */
export const hoursGap = "\ufffb";

/** In order of precedence. */
export function factDetectors(content: FactContent): Detector[] {
	return [
		...nameDetectors(content),
		...times,
		...openingDays,
		...counts,
		...sameDayClaims(content),
		{
			pattern: new RegExp(
				`(?:₹|\\bRs\\.?|\\bINR|\\brupees)\\s?(${sum})(?:\\s?[-–]\\s?₹?${sum})?(?: per [a-z]+)?|\\b(${sum})(?: rupees\\b|/-)`,
				"gi",
			),
			instead: ([, one, other], { words }) => priceAdvice(content, one ?? other ?? "", words),
		},
	];
}

/** @param placeholders to write one of */
function always(source: string, ...placeholders: readonly string[]): Detector {
	return { pattern: new RegExp(source, "giu"), instead: () => sayOr(placeholders) };
}

/** The shop's own names, in the language of the content. */
export function nameDetectors(content: FactContent): Detector[] {
	const { name, email, phone, address, areas } = content.business;
	const road = shopFacts(content).resolve("road", undefined);
	const placeholders = new Map<string, string>();
	const literals: [words: string, placeholder: string][] = [
		[name, "{name}"],
		[email, "{email}"],
		[phone, "{phone}"],
		[address.street, "{street}"],
		[
			road,
			areas.includes(road)
				? say("{road} for the shop's street, {area:{0}} for the area", areas.indexOf(road) + 1)
				: "{road}",
		],
		[address.city, "{city}"],
		[address.state, "{state}"],
		[address.postalCode, "{postalCode}"],
		...areas.map((area, index): [string, string] => [area, `{area:${index + 1}}`]),
	];
	for (const [words, placeholder] of literals) {
		const key = words.toLowerCase();
		if (!placeholders.has(key)) placeholders.set(key, placeholder);
	}
	// Longer names first: "Prem Nagar" before "Prem".
	const names = [...placeholders.keys()].sort((one, other) => other.length - one.length);
	return [
		{
			pattern: new RegExp(`(?:${names.map(escaped).join("|")})(?![\\p{L}\\p{M}\\d])`, "giu"),
			after: /(?:^|[^\p{L}\p{M}\d])$/u,
			instead: ([found]) => placeholders.get(found.toLowerCase()),
		},
	];
}

function escaped(words: string): string {
	return words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const to = String.raw`\s*(?:to|till|until|[-–])\s*`;
const times: readonly Detector[] = [
	always(String.raw`\b24 ?[/x] ?7\b|\bround the clock\b`, "{hours}"),
	{
		pattern: new RegExp(hour + to + hour, "giu"),
		instead: () => say("{hours}, or {opens} and {closes}"),
	},
	{
		pattern: new RegExp(`\\b${number} to ${number}(?=[.,;!?]|$)`, "giu"),
		after: /\b(?:from|open|between|daily,?) $/i,
		instead: () => say("{hours}, or {opens} and {closes}"),
	},
	always(hour, "{opens}", "{closes}"),
	always(`\\b${number}\\s?[-–]\\s?${number}\\s(?:hours|days)\\b`, "{turnaround}"),
	{
		...always(`\\b${number} hours\\b`, "{turnaround}"),
		after: /\b(?:back|ready|done|within)\b[^.;!?]{0,12}$/i,
	},
];

/** Days on which the shop is open or closed, near a word about opening. */
const openingDays: readonly Detector[] = [
	{
		source: `\\b(?:${manyDays}|${weekday}s?)\\b`,
		after: new RegExp(`\\b${opening}\\b[^.;!?\\n]{0,40}$`, "i"),
	},
	{ source: `\\b${manyDays}\\b(?=[^.;!?\\n]{0,12}(?:${hoursGap}|\\b${opening}\\b))` },
	{ source: `\\b${weekday}s? too\\b|\\b(?:on|except|but) ${weekday}s\\b` },
].map(({ source, after }) => ({
	pattern: new RegExp(source, "gi"),
	after,
	instead: (_, { conditions }) =>
		conditions.some((condition) => /^(?:not )?open/.test(condition))
			? undefined
			: say("{days}, {daily} or {anyDay}, or {if openSunday|…} around the words"),
}));

const someNumber = `\\b${number}(?: [a-z]+)?`;
const counts: readonly Detector[] = [
	always(`${someNumber}(?= (?:reviews|reviewers|ratings)\\b)`, "{reviewCount}"),
	always(`${someNumber}(?= services\\b)`, "{serviceCount}", "{serviceCount:words}"),
	always(`${someNumber}(?= areas\\b)`, "{areaCount}", "{areaCount:words}"),
	always(`\\b[1-5]\\.\\d\\b(?= ?(?:-?stars?\\b|★|/ ?5|on Google|out of|from ${gap}))`, "{rating}"),
	always(
		String.raw`\bcash\b[^.;]{0,16}\b(?:card|online|UPI)\b(?:[^.;]{0,6}\bonline\b)?`,
		"{payment}",
	),
];

/** Claims that need an express service. */
function sameDayClaims(content: FactContent): Detector[] {
	if (shopFacts(content).test("express")) return [];
	return [
		{
			pattern: /\b(?:same[- ]day|express)\b/gi,
			instead: (_, { conditions }) =>
				conditions.some((condition) => condition.startsWith("express"))
					? undefined
					: say(
							'{if express|…} around the words (no entry of {0}/services.json has "sameDay": true)',
							contentFolder(),
						),
		},
	];
}

/** Suggests the placeholders of prices with this sum; ids whose words are in the text first. */
function priceAdvice(content: FactContent, digits: string, words: string): string {
	const paise = Math.round(Number(digits.replaceAll(",", "")) * 100);
	const spoken = words.toLowerCase();
	const matches = [...pricesById(content).values()]
		.filter(
			({ price }) =>
				price.kind !== "quote" &&
				(price.low === paise || (price.kind === "range" && price.high === paise)),
		)
		.map(({ id }) => ({
			placeholder: `{price:${id}}`,
			wordsShared: id.split("-").filter((word) => spoken.includes(word)).length,
		}));
	const most = Math.max(...matches.map(({ wordsShared }) => wordsShared));
	const likely = matches
		.filter(({ wordsShared }) => wordsShared === most)
		.map(({ placeholder }) => placeholder);
	if (likely.length === 0) return say("its placeholder, {price:…} with the id of an item");
	return `${sayOr(likely.slice(0, 3))}${likely.length > 3 ? " …" : ""}`;
}
