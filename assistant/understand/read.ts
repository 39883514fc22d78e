/** A sentence read word by word. */
import type { ShopData } from "../contract.ts";
import { daysNamed } from "./days.ts";
import type { Knowledge } from "./knowledge.ts";
import { piecesOf } from "./pieces.ts";
import { placeNames } from "./places-named.ts";
import type { Reading } from "./reading.ts";
import { timeNamed } from "./time.ts";
import type { Token } from "./tokens.ts";

export function readTokens(tokens: readonly Token[], knowledge: Knowledge, now: Date): Reading {
	const { vocabulary, index, places, data } = knowledge;
	const texts = tokens.map(({ text }) => text);
	const special = specialDaysOf(data);
	const named = daysNamed(texts, now, special);
	const dated = named.used;
	const gone = takenBack(tokens, (at) => dated.has(at));
	const { days, isHoliday } =
		gone.size > 0
			? daysNamed(
					texts.map((text, at) => (gone.has(at) ? "" : text)),
					now,
					special,
				)
			: named;
	const clock = timeNamed(texts, (at) => followsOpening(texts, at));
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
	const areas = pieces.filter(({ kind }) => kind === "area");
	const left = takenBack(tokens, (at) => areas.some(({ from, to }) => from <= at && at < to));
	return {
		tokens,
		words,
		pieces,
		line: ` ${kinds.filter((kind) => kind !== "").join(" ")} `,
		text,
		has: (...concepts) => concepts.some((concept) => has.has(concept)),
		areas: [...new Set(areas.filter(({ from }) => !left.has(from)).map(({ meaning }) => meaning))],
		isElsewhere: has.has("elsewhere"),
		days,
		isHoliday,
		time: clock?.time,
		unknown: pieces.filter(({ kind }) => kind === "unknown"),
	};
}

/** "Kapde kho gaye to", not "diya to tha". */
const supposes =
	/ (?:ga?y[aei]|gai|gae|jay?e|diy[ae]|dun?|hu[aei]|nikl[ae]|mil[aei]|a+u|a+y[aei]) toh? (?!nahi|bhi|hai|tha|thi|the|ab|phir bhi|fir bhi|(?:\S+ )*(?:tha|thi|the) )| (?:jal|kho|phat|fat|kharab ho|tut|toot) jay?e /;

const notThat = /^(?:nahi|nahin|nai|nhi|no|not|balki|mat|na|cannot)$/;
const otherDay = / (?:other day|(?:kisi|aur|baki) (?:kisi |aur )?din) /;
const isTold = / (?:hai|hain|hu|hoon|hun|is|am|busy|rahi|raha) /;
const joins =
	/^(?:ko|ka|ki|ke|me|mein|se|on|the|at|in|from|for|of|lie|liye|to|come|send|pickup|delivery|any|the|a|pick|collect|deliver|need|want|possible)$/;

/** Places of the name that another of its kind stands for: "aaj nahi kal", "not Sunday, Monday", "aaj mat aana, kal". */
function takenBack(tokens: readonly Token[], isName: (at: number) => boolean): ReadonlySet<number> {
	const gone = new Set<number>();
	const isElse = otherDay.test(` ${tokens.map(({ text }) => text).join(" ")} `);
	tokens.forEach(({ text }, at) => {
		const isInstead = text === "instead" || text === "rather";
		if (!isInstead && !notThat.test(text)) return;
		const skip = (from: number, step: number): number =>
			joins.test(tokens[from]?.text ?? "") ? skip(from + step, step) : from;
		const next = isInstead ? skip(at + 2, 1) : skip(at + 1, 1);
		const before = skip(at - 1, -1);
		// "Saturday, not Sunday" and "not Sunday, Monday" leave out the one after.
		const isAfter =
			(isInstead || text === "not" || text === "no") &&
			isName(next) &&
			tokens.some((_, other) => isName(other) && (other < at || other > endOf(next) - 1));
		if (isAfter) for (let one = next; one < endOf(next); one++) gone.add(one);
		else if (
			!isInstead &&
			isName(before) &&
			(isElse || tokens.some((_, other) => isName(other) && other > at))
		)
			for (let one = before; isName(one); one--) gone.add(one);
	});
	// "Aaj bahut barish hai, kal aa jana": the first day is told of.
	tokens.forEach((_, at) => {
		if (!isName(at) || isName(at + 1)) return;
		const next = tokens.findIndex((_, other) => other > at && isName(other));
		const between = ` ${tokens
			.slice(at + 1, next)
			.map(({ text }) => text)
			.join(" ")} `;
		if (next > 0 && isTold.test(between) && !/ (?:or|ya|and|aur|to|kya) /.test(between))
			gone.add(at);
	});
	return gone;

	function endOf(from: number): number {
		let to = from;
		while (isName(to) && (to === from || !tokens[to - 1]?.isLast)) to++;
		return to;
	}
}

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

/** "Open till", "kab khulta", "dukan band". */
const openingWords =
	/\b(?:open|opens|close|closes|closed|khul\w*|khol\w*|band|timing\w*|shop|dukan|dukaan|come|pick\s?up|pickup|aa|aao\w*|aaiye|aana|bhej\w*|visit|deliver\w*|ready|redi|ta[iy]+y?a+r|tayar)\b/;

/** A bare figure is a time beside words of opening or coming: "open till 9". */
function followsOpening(texts: readonly string[], at: number): boolean {
	if (at < 0) return /^(?:shirt|pant|piece|pcs|kg|kilo)/.test(texts[-at] ?? "");
	return openingWords.test(texts.join(" "));
}
