/** Words beside a number that change how many of a thing are meant, in English and Hinglish. */

import type { Reading } from "./pieces.ts";
import { foldWord } from "./sound.ts";
import { tokensOf } from "./tokens.ts";

const words = {
	/** As many of every one. */
	each: "each, apiece, har ek, harek, per head, per person",
	/** Only some of them. */
	part: `all but, but the, except, half, aadha, adha, aadhe, adhe, of them, of these, of those, of which, among them, inme, unme, usme, isme, jisme, jinme, inmein, unmein,
		inmen, unmen, usmen, ismen, jismen, jinmen, rest, baki, baaki, remaining, others, the other, other two, other one, other ones, dusra, dusre, dusri, doosra, doosre, doosri, second one`,
	/** As many as before. */
	same: "as many, jitni, jitne, jitna, reverse, ulta, same number, same quantity, same count, utna, utne, utni, itne hee, unke, their, the same again, same again, dono double, both double, sab double, everything double, double everything, double it, twice, triple, dugna, duguna, dugne, dugni, duguni, doguni, dogune, tiguna, tiguni, twice as many, half as many, usse double, se double",
	/** So many each time. */
	often:
		"roz, rozana, rojana, daily, every day, per day, each day, har din, har roz, every week, per week, a week, each week, weekly, har hafte, har hafta",
	/** A container, or several sold as one. */
	bundle:
		"bag bhar, bag full, bags full, bagful, bundle, bundles, gathri, gathari, potli, load, loads, bucket, balti, basket, dher, pile, tokri",
} as const;

export type CountWord = keyof typeof words;

const phrases = (Object.entries(words) as [CountWord, string][]).flatMap(([kind, texts]) =>
	texts
		.split(",")
		.map((text) => ({ kind, keys: tokensOf(text.trim()).map((token) => foldWord(token.text)) })),
);
const byFirstWord = Map.groupBy(phrases, ({ keys }) => keys[0] ?? "");

/** Such words that are no part of a number or a thing's name. */
export function countWords({ texts, pieces }: Reading): CountWord[] {
	const keys = texts.map(foldWord);
	const isTaken = (at: number) =>
		pieces.some(({ kind, from, to }) => kind !== "word" && from <= at && at < to);
	return keys.flatMap((key, from) =>
		(byFirstWord.get(key) ?? []).flatMap((phrase) =>
			phrase.keys.every((word, on) => keys[from + on] === word) && !isTaken(from)
				? [phrase.kind]
				: [],
		),
	);
}
