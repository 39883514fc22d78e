/** No sum is stated if a number of a message is left over, or a word of it changes counts. */
import type { Amount } from "./counts.ts";
import { type ItemIndex, isMeasured } from "./item-index.ts";
import type { NamedItem } from "./items.ts";
import { isCounted } from "./lines.ts";
import { wholeNumber } from "./numbers.ts";
import { type Reading, wordsOnly } from "./pieces.ts";
import type { Thing } from "./things.ts";
import { isOf, type Kind, says } from "./words/vocabulary.ts";
import { wantsDryCleaning } from "./work.ts";

const countKinds = [
	"countEach",
	"countPart",
	"countSame",
	"sameNumber",
	"ofThem",
	"countOften",
	"countBundle",
] as const;

/** Kinds of words that change how many of a thing are meant, in ways that no rule reads; names of things are none. */
export function countWords({ pieces }: Reading): Kind[] {
	const first = pieces.findIndex(({ kind }) => kind === "thing" || kind === "number");
	// "Usme 2 saree likh lo" is of no thing before it.
	const after = wordsOnly(pieces.slice(Math.max(0, first)));
	return countKinds.filter((kind) => says(kind, kind === "ofThem" ? after : wordsOnly(pieces)));
}

/** True if how many of each thing are meant is not certain. */
export function isOpen(
	reading: Reading,
	things: readonly Thing[],
	items: readonly NamedItem[],
	left: readonly Amount[],
	index: ItemIndex,
): boolean {
	const { texts, pieces, text } = reading;
	const sum = items.reduce((all, { quantity = 1 }) => all + quantity, 0);
	const heads = things.filter(({ hasHead, words }) => hasHead && words.length > 0);
	// "2 things: a bag and a coat", "5 kapde: 3 shirt 2 pant"
	const isKnown = (number: number) =>
		items.length > 1 && (number === items.length || number === sum);
	// "Hum teen log, sabki do do shirt": how many people have two each is not told.
	if (heads.length === 1 && pieces.some(({ isEach }) => isEach)) return true;
	// "Do-teen sweater", but "4 to 5 kg".
	if (pieces.some(({ isRange }, at) => isRange && pieces[at + 1]?.unit !== "kg")) return true;
	if (!left.every(({ quantity, unit }) => unit === "kg" || isKnown(quantity))) return true;
	// "Razai to rakh di, ab 2 comforter": of some the count is not told.
	if (items.some(isCounted) && !items.every((item) => isCounted(item) || isMeasured(item, index)))
		return true;
	// "10 shirts only to iron and a coat for dry cleaning"
	const isIron = ({ words }: Thing) => words.join() === "iron";
	if (
		says("only", text) &&
		wantsDryCleaning(text) &&
		things.some(isIron) &&
		heads.filter((one) => !isIron(one)).length > 1
	)
		return true;
	// "5 kurtas and 3 pyjamas", which are only sold as a set.
	const isOfSet = (one: Thing, other: Thing) =>
		one.quantity !== other.quantity &&
		!things.some(isIron) &&
		index.isName([...one.words, ...other.words]) &&
		!index.isName(other.words) &&
		index.find(other.words).every((id) => index.find([...one.words, ...other.words]).includes(id));
	if (heads.some((other, at) => at > 0 && isOfSet(heads[at - 1] as Thing, other))) return true;
	// "A few shirts"
	if (pieces.some((piece, at) => piece.kind === "thing" && isOf("some", pieces[at - 1]?.meaning)))
		return true;
	// "A sofa of five seats, usme se smell aati hai": of one number nothing is a part.
	const isOne = left.length + items.filter(isCounted).length < 2;
	const isPart = (kind: Kind) => kind !== "countEach" && !(kind === "ofThem" && isOne);
	if (countWords(reading).some(isPart)) return true;
	// "Teeno ka total" of two things that were understood.
	const counted = texts.flatMap((text) => wholeNumber(text) ?? []);
	const isOfItems = (number: number) =>
		number === items.length || number === sum || items.at(-1)?.quantity === number;
	if (items.length > 0 && !counted.every(isOfItems)) return true;
	return isToldByParts(heads);
}

/** A thing that is named again with another count or none, or a kind of it: "5 blankets, 2 single". */
const isToldByParts = (heads: readonly Thing[]): boolean =>
	heads.some((whole, at) =>
		heads.slice(at + 1).some(({ words, quantity, isKind }) => {
			// "2 jackets, one leather jacket" are three.
			if (quantity !== undefined && isKind !== true) return false;
			if (!whole.words.every((word) => words.includes(word))) return false;
			return words.length > whole.words.length
				? quantity !== undefined && quantity <= (whole.quantity ?? 0)
				: (quantity === undefined) !== (whole.quantity === undefined);
		}),
	);
