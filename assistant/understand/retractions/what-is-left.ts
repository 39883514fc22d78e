/** A message without what is taken back in it. */
import type { Reading } from "../reading.ts";
import type { Token } from "../tokens.ts";
import { retractedWords } from "./retracted-words.ts";

export interface Message {
	/** What is still asked; all words where nothing is left. */
	left: readonly Token[];
	/** What is taken back. */
	gone: readonly Token[];
}

export function withoutRetracted(reading: Reading): Message {
	const tags = withEarlierMentions(reading, retractedWords(reading));
	const gone = reading.tokens.filter((_, at) => tags[at]);
	if (gone.length === 0 || gone.length === reading.tokens.length)
		return { left: reading.tokens, gone };
	const left = reading.tokens.flatMap((token, at) => {
		if (tags[at]) return [];
		// A mark before what is taken back parted it from the rest.
		const isBeforeGone = tags[at + 1] === true && tags.indexOf(false, at + 1) > 0;
		const { end, ...plain } = token;
		return [isBeforeGone ? { ...plain, isLast: false } : end ? { ...plain, end } : plain];
	});
	return { left, gone };
}

/** "2 coats, 3 pants, the coats not": the first coats are taken back, too, with their count. */
function withEarlierMentions({ pieces }: Reading, tags: readonly boolean[]): boolean[] {
	const all = [...tags];
	const isGone = (place: number) => tags[pieces[place]?.from ?? -1] === true;
	pieces.forEach(({ kind, meaning }, place) => {
		if (kind !== "thing" || isGone(place)) return;
		const mentions = pieces.flatMap((other, at) =>
			at > place && other.kind === "thing" && other.meaning === meaning ? [at] : [],
		);
		if (mentions.length === 0 || !mentions.every(isGone)) return;
		const from = pieces[place - 1]?.kind === "number" ? place - 1 : place;
		for (const piece of pieces.slice(from, place + 1)) all.fill(true, piece.from, piece.to);
	});
	return all;
}
