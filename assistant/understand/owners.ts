/** Things that several people, rooms or windows have each: "hum teen log, sabki do do shirt" are six shirts. */
import { numberAt } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { countWordsOf } from "./words/count-words.ts";
import { wholeNumber } from "./words/number-words.ts";

export interface Owners {
	count: number;
	/** Of the piece that counts them. */
	place: number;
}

/** People, rooms and windows, that have things. */
export const owner =
	/^(?:log\w*|people|persons?|members?|bha+i\w*|brothers?|sisters?|beh[ae]n\w*|bac+h\w*|kids?|children|sons?|daughters?|betiy\w*|bete|beton|students?|staff|workers?|employees?|customers?|(?:room|flat|house)mates?|friends?|dost\w*|guests?|mehman\w*|boys|girls|guys|ladk\w*|kamr\w*|rooms?|bedrooms?|flats?|windows?|khi[dr]k\w*)$/;
const family = / (?:family|group|pariwar|parivar) of $/;
const us = / (?:hum|ham|both of) $/;
/** "Me and my two roommates" are three. */
const andMyself = / (?:me|i|main|mai) (?:and|n|aur) (?:my|mer[aei]) $/;
/** "4 of us" */
const ofUs = / of us /;
const toAll = /^(?:sabk[aei]|sabhi|everyone|everybody)$/;
/** "Sabka mila ke 11 kilo" */
const together = /^(?:mil\w*|total|jod\w*|jor\w*|ek)$/;
/** "2 panels a window" */
const article = /^(?:an?|ek|one)$/;

/** Who has as many as are named, where the message tells both how many they are and that each has them. */
export function ownersOf({ pieces, tokens }: Reading): Owners | undefined {
	const texts = tokens.map(({ text }) => text);
	const isCountable = (at: number) =>
		pieces.some(({ kind, from, to }) => kind === "thing" && from <= at && at < to);
	const isOfEach =
		pieces.some(({ isEach }) => isEach) ||
		countWordsOf(texts).some(({ kind }) => kind === "each") ||
		texts.some(
			(text, at) =>
				(toAll.test(text) && !together.test(texts[at + 1] ?? "")) ||
				(article.test(texts[at - 1] ?? "") && owner.test(text) && isCountable(at - 2)),
		);
	if (!isOfEach) return undefined;
	const before = (at: number) => ` ${texts.slice(0, at).join(" ")} `;
	for (const [place, { kind, number, from, to }] of pieces.entries()) {
		const after = ` ${texts.slice(to, to + 2).join(" ")} `;
		const isCounted = owner.test(texts[to] ?? "") || ofUs.test(after) || family.test(before(from));
		const said = isCounted ? numberAt(tokens, from)?.value : undefined;
		const count = number ?? wholeNumber(texts[from] ?? "") ?? said;
		if (count === undefined || count < 2) continue;
		const isUs = kind !== "number" && us.test(before(from));
		if (isCounted || isUs)
			return { count: andMyself.test(before(from)) ? count + 1 : count, place };
	}
	return undefined;
}
