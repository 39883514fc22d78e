/** Things that several people or rooms have each: "hum teen log, sabki do do shirt" are six shirts. */
import type { Reading } from "./reading.ts";
import { wholeNumber } from "./words/number-words.ts";

export interface Owners {
	count: number;
	/** Of the piece that counts them. */
	place: number;
}

const owner =
	/^(?:log|logon|people|persons?|members?|bha+i\w*|brothers?|sisters?|beh[ae]n\w*|bach?ch\w*|kids?|children|sons?|daughters?|betiy\w*|bete|beton|(?:room|flat|house)mates?|friends?|dost\w*|guests?|mehmano?n?|boys|girls|ladk\w*|kamr\w*|rooms?|bedrooms?|flats?)$/;
const family = / (?:family|group|pariwar|parivar) of $/;
const us = / (?:hum|ham|both of) $/;
/** "Me and my two roommates" are three. */
const andMyself = / (?:me|i|main|mai) (?:and|n|aur) (?:my|mer[aei]) $/;
const forEach = /^(?:each|apiece|har|harek|hr|prati|every|per|sabk[aei]|sabhi)$/;

/** Who has as many as are named, where the message tells both how many they are and that each has them. */
export function ownersOf({ pieces, tokens }: Reading): Owners | undefined {
	const texts = tokens.map(({ text }) => text);
	const isOfEach = pieces.some(({ isEach }) => isEach) || texts.some((text) => forEach.test(text));
	if (!isOfEach) return undefined;
	const before = (at: number) => ` ${texts.slice(0, at).join(" ")} `;
	for (const [place, { kind, number, from, to }] of pieces.entries()) {
		const count = kind === "number" ? number : wholeNumber(texts[from] ?? "");
		if (count === undefined || count < 2) continue;
		const isCounted = owner.test(texts[to] ?? "") || family.test(before(from));
		const isUs = kind !== "number" && us.test(before(from));
		if (isCounted || isUs)
			return { count: andMyself.test(before(from)) ? count + 1 : count, place };
	}
	return undefined;
}
