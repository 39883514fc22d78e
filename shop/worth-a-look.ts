/** Asks back where the content is in order and may mean something else, and finds dates that are typing errors. */
import { type Content, translatedFiles } from "./content-files.ts";
import { type Fault, faultAt } from "./fault.ts";
import { DAY, momentsOf, passesMidnight, sharedSpan, spansOf } from "./opening-hours.ts";
import { say } from "./sentences/say.ts";
import { allTexts, type ContentText, textsIn } from "./walk-texts.ts";

const HOUR = 3_600_000;
/** A day that is open for longer has probably an hour of the morning for one of the afternoon. */
const LONGEST_DAY = 15;

export function worthALook(content: Partial<Content>): Fault[] {
	const { business, prices } = content;
	return [
		...(business ? [...longDays(business), ...breaks(business)] : []),
		...(prices ? doubtfulPrices(prices) : []),
		...unknownScripts(translatedFiles.flatMap((file) => textsIn(file, content[file]))),
	];
}

function* longDays(business: Content["business"]): Generator<Fault> {
	for (const [place, day] of business.hours.entries())
		for (const span of spansOf(day)) {
			const { opens, closes } = momentsOf(0, span);
			const isLong = closes.getTime() - opens.getTime() > LONGEST_DAY * HOUR;
			if (!passesMidnight(span) || !isLong) continue;
			const meant = `${Number(span.closes.slice(0, 2)) + 12}${span.closes.slice(2)}`;
			yield faultAt(
				{ file: "business", value: business, path: ["hours", place, "closes"] },
				say("closesInNight", span.closes, meant),
			);
		}
}

/** Texts name the hours that all days share, which are a part of a day with a break. */
function* breaks(business: Content["business"]): Generator<Fault> {
	const week = business.hours.map(spansOf);
	const place = week.findIndex((spans) => spans.length > 1);
	const shared = sharedSpan(week);
	if (place === -1 || !shared) return;
	yield faultAt(
		{ file: "business", value: business, path: ["hours", place] },
		say("hasBreak", shared.opens, shared.closes),
	);
}

const doubtful = [
	{ pattern: /^nil$/i, sentence: "nilPrice" },
	{ pattern: /^min(?:imum)?\b/i, sentence: "minimumPrice" },
] as const;

function* doubtfulPrices(prices: Content["prices"]): Generator<Fault> {
	for (const [category, { items }] of prices.categories.entries())
		for (const [item, { price }] of items.entries()) {
			const found = doubtful.find(({ pattern }) => pattern.test(price.text));
			const path = ["categories", category, "items", item, "price"];
			if (found)
				yield faultAt({ file: "prices", value: prices, path }, say(found.sentence, price.text));
		}
}

/** In India, and beside it. The site's fonts have Latin and Devanagari letters. */
const scripts =
	"Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Arabic Tibetan Thai Han Meetei_Mayek Ol_Chiki".split(
		" ",
	);
const signs = /(?![©®™])\p{Extended_Pictographic}/u;

/** One for each script, where it is first. */
function* unknownScripts(texts: readonly ContentText[]): Generator<Fault> {
	for (const script of scripts) {
		const letters = new RegExp(`\\p{Script=${script}}`, "u");
		const first = texts.find(({ text }) => letters.test(text));
		if (first) yield faultAt(first, say("strangeScript", script.replace("_", " ")));
	}
	const drawn = texts.find(({ text }) => signs.test(text));
	const [sign = ""] = signs.exec(drawn?.text ?? "") ?? [];
	if (drawn) yield faultAt(drawn, say("pictureSign", sign));
}

const past = new Set(["updated", "published", "checkedOn", "createTime", "updateTime"]);
const coming = new Set(["date", "lastDate"]);

const aheadAtMost = 3 * 366 * DAY;
/** Older than any text or review. */
const earliest = Date.UTC(2005, 0, 1);

/** Dates such as 2062 for 2026. */
export function implausibleDates(content: Partial<Content>, today: Date): Fault[] {
	return allTexts(content).flatMap((one) => {
		const key = String(one.path.at(-1));
		const time = Date.parse(one.text);
		if (!(past.has(key) || coming.has(key)) || Number.isNaN(time)) return [];
		// India is ahead of UTC: its day may have begun.
		const latest = today.getTime() + (past.has(key) ? DAY : aheadAtMost);
		if (time > latest) return [faultAt(one, say("inFuture", one.text))];
		if (time < earliest) return [faultAt(one, say("tooLongAgo", one.text))];
		return [];
	});
}
