/** A sentence read word by word. */
import type { ShopData } from "../contract.ts";
import { daysNamed } from "./days.ts";
import { declinesExpress } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import { piecesOf } from "./pieces.ts";
import { placeNames } from "./places-named.ts";
import type { Reading } from "./reading.ts";
import { type NamedTime, timeNamed } from "./time.ts";
import type { Token } from "./tokens.ts";

export function readTokens(tokens: readonly Token[], knowledge: Knowledge, now: Date): Reading {
	const { vocabulary, index, places, data } = knowledge;
	const texts = tokens.map(({ text }) => text);
	const special = specialDaysOf(data);
	const { days, isHoliday, used: dated } = daysNamed(texts, now, special);
	const clock = timeIn(tokens);
	const unknownPlaces = placeNames(texts, vocabulary.has);
	const known = tokens.map((token, at) =>
		unknownPlaces.has(at) ? undefined : vocabulary.known(token),
	);
	const words = known.map((word, at) => word ?? texts[at] ?? "");
	const timed = clock?.used ?? new Set<number>();
	const pieces = piecesOf({
		tokens,
		texts,
		known,
		words,
		dated,
		timed,
		vocabulary,
		index,
		places,
	});
	const kinds = pieces.map(({ kind, meaning }) =>
		kind === "thing" || kind === "area" || kind === "elsewhere" ? kind : meaning,
	);
	const text = ` ${words.join(" ")} `;
	const has = new Set([...pieces.map(({ meaning }) => meaning), ...kinds]);
	if (supposes.test(text)) has.add("if");
	const line = ` ${kinds.filter((kind) => kind !== "").join(" ")} `;
	if (declinesExpress({ text, line })) has.delete("express");
	const named = pieces.filter(({ kind }) => kind === "area");
	// "Not Mussoorie Diversion, further up"
	const isRefused = ({ to }: (typeof pieces)[number]) =>
		pieces.some(({ from, meaning, isLast }) => from === to && meaning === "not" && isLast);
	const areas = named.filter((piece) => !isRefused(piece));
	return {
		tokens,
		words,
		pieces,
		line,
		text,
		has: (...concepts) => concepts.some((concept) => has.has(concept)),
		areas: [...new Set(areas.map(({ meaning }) => meaning))],
		isElsewhere: has.has("elsewhere") || areas.length < named.length,
		days,
		isHoliday,
		time: clock?.time,
		unknown: pieces.filter(({ kind }) => kind === "unknown"),
	};
}

/** "Kapde kho gaye to", not "diya to tha". */
const supposes =
	/ (?:ga?y[aei]|gai|gae|jay?e|diy[ae]|dun?|hu[aei]|nikl[ae]|mil[aei]|a+u|a+y[aei]) toh? (?!nahi|bhi|hai|tha|thi|the|ab|phir bhi|fir bhi|(?:\S+ )*(?:tha|thi|the) )| (?:jal|kho|phat|fat|kharab ho|tut|toot) jay?e /;

/** With their names in every language. */
function specialDaysOf({ site, translations }: ShopData) {
	return site.business.specialDays.map((day, place) => ({
		...day,
		names: [
			day.name,
			...Object.values(translations ?? {}).flatMap(
				(other) => other.site.business.specialDays[place]?.name ?? [],
			),
		],
	}));
}

/** "From 8 am to 6 pm" is no time of a visit. */
function timeIn(tokens: readonly Token[]): Partial<NamedTime> | undefined {
	const texts = tokens.map(({ text }) => text);
	const isOpening = (at: number) => followsOpening(texts, at);
	const first = timeNamed(texts, isOpening);
	if (!first) return undefined;
	const from = Math.max(...first.used) + 1;
	const end = tokens.findIndex((token, at) => at >= from && token.end);
	const rest = texts.map((text, at) => (at < from || (end >= 0 && at > end) ? "" : text));
	const other = timeNamed(rest, / se .* tak /.test(texts.join(" ")) ? isOpening : undefined);
	if (!other || other.time === first.time) return first;
	return { used: new Set([...first.used, ...other.used]) };
}

/** "Open till", "kab khulta", "dukan band". */
const openingWords =
	/\b(?:open|opens|close|closes|closed|khul\w*|khol\w*|band|timing\w*|shop|dukan|dukaan|come|drop|collect|reach\w*|pahu[nc]ch\w*|pick\s?up|pickup|aa|aau\w*|aao\w*|aaiye|aana|bhej\w*|visit|deliver\w*|ready|redi|ta[iy]+y?a+r|tayar)\b/;

/** A bare figure is a time beside words of opening or coming: "open till 9". */
function followsOpening(texts: readonly string[], at: number): boolean {
	if (at < 0) return /^(?:shirt|pant|piece|pcs|kg|kilo)/.test(texts[-at] ?? "");
	return openingWords.test(texts.join(" "));
}
