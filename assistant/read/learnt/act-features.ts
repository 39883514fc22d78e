/** The features of a sentence that its act is learnt from: words by their sound, letters, neighbours and kinds of names. */

import { isEntity, type Piece } from "../pieces.ts";
import { remembered } from "../remembered.ts";
import { soundOf, wordKey } from "../sound.ts";
import { foldWord } from "../spelling.ts";

/** In pieces; how many of them a sentence exceeds is a feature. */
const lengths = [1, 3, 6, 10, 15];

/** Of a name of the shop's only its kind, so that another shop's names mean the same; of a number whether it is small. */
export const classOf = ({ kind, number = 0 }: Piece): string =>
	kind === "number" ? (number < 10 ? "few" : "many") : kind;

/** The features of a word by itself. */
const wordFeatures = remembered((word) => {
	const letters = `^${foldWord(word)}$`;
	const fours = Array.from({ length: Math.max(0, letters.length - 3) }, (_, at) =>
		letters.slice(at, at + 4),
	);
	return [
		`word ${soundOf(word)}`,
		`key ${wordKey(word)}`,
		...(word.length > 4 ? fours.map((four) => `four ${four}`) : []),
	];
});

/** @param asks the sentence ends with a question mark */
export function featuresOf(pieces: readonly Piece[], asks: boolean): string[] {
	const features = new Set<string>(["bias"]);
	const row = ["^"];
	for (const piece of pieces) {
		const kind = classOf(piece);
		if (isEntity(piece)) {
			features.add(`is ${kind}`);
			row.push(`<${kind}>`);
		} else {
			for (const feature of wordFeatures(piece.meaning)) features.add(feature);
			row.push(wordKey(piece.meaning));
		}
	}
	row.push("$");
	row.forEach((key, at) => {
		if (at > 0) features.add(`pair ${row[at - 1]} ${key}`);
		if (at > 1) features.add(`gap ${row[at - 2]} ${key}`);
	});
	const amounts = pieces.flatMap(({ number }) => number ?? []);
	// "12 given, 11 back".
	if (amounts.some((amount, at) => at > 0 && amount < (amounts[at - 1] ?? 0)))
		features.add("fewer");
	if (amounts.length > 1) features.add("several amounts");
	if (asks) features.add("asks");
	features.add(`length ${lengths.filter((length) => pieces.length > length).length}`);
	return [...features];
}
