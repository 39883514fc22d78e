/**
 * The features of a sentence that its act is learnt from: concepts, two of them that stand near each other, words by
 * their sound, and pairs of neighbours.
 */
import { classOf, isEntity } from "../../reading.ts";
import { wordKey } from "../../word-key.ts";
import type { Sentence } from "../sentence.ts";

/** In pieces; how many of them a sentence exceeds is a feature. */
const lengths = [1, 3, 6, 10, 15];

/** Of a name of the shop's only its kind, so that another shop's names mean the same. */
export function featuresOf(sentence: Sentence): string[] {
	const { pieces, words, tokens } = sentence;
	const features = new Set<string>(["bias"]);
	const row = ["^"];
	for (const piece of pieces) {
		const kind = classOf(piece);
		const said = words.slice(piece.from, piece.to);
		const isName = isEntity(piece);
		if (kind !== "") features.add(`is ${kind}`);
		for (const word of isName ? [] : said) features.add(`word ${wordKey(word)}`);
		row.push(kind || said.map(wordKey).join(" "));
	}
	row.push("$");
	row.slice(1).forEach((next, at) => {
		features.add(`pair ${row[at]} ${next}`);
	});
	const kinds = pieces.map(classOf).filter((kind) => kind !== "");
	kinds.forEach((kind, at) => {
		for (const other of kinds.slice(at + 1, at + 4))
			if (other !== kind) features.add(`both ${[kind, other].sort().join(" ")}`);
	});
	const amounts = pieces.flatMap(({ number }) => number ?? []);
	const told: Record<string, boolean> = {
		// "12 given, 11 back".
		fewer: amounts.some((amount, at) => at > 0 && amount < (amounts[at - 1] ?? 0)),
		question: tokens.some(({ end }) => end === "?"),
		thing: sentence.hasThing,
		service: sentence.hasService,
		sum: sentence.isSum,
		elsewhere: sentence.isElsewhere,
		unknown: sentence.unknown.length > 0,
		days: sentence.days.length > 0,
		time: sentence.time !== undefined,
	};
	for (const [name, holds] of Object.entries(told)) if (holds) features.add(`has ${name}`);
	features.add(`length ${lengths.filter((length) => pieces.length > length).length}`);
	return [...features];
}
