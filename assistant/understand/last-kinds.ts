/** A kind that is told after its thing takes the place of it: "2 cotton sarees, but both are silk", "blankets, 3 double". */
import type { Countable } from "./amounts.ts";
import type { Reading } from "./reading.ts";
import { headsOf } from "./words/item-words.ts";
import { wholeNumber } from "./words/number-words.ts";
import { every } from "./words/share-words.ts";

const single = /^(?:ek|one|an?)$/;

/** Takes out of `groups` each thing whose kind is told anew beside it. */
export function takeLastKinds(groups: Countable[], reading: Reading) {
	for (let at = 1; at < groups.length; at++) {
		const [one, other] = [groups[at - 1], groups[at]];
		if (!one?.hasHead || !other?.hasHead) continue;
		const heads = headsOf(one.words);
		const isSameThing = heads.join() === headsOf(other.words).join();
		if (!isSameThing || other.words.length === heads.length) continue;
		const isOpen = one.quantity === undefined && one.words.length === heads.length;
		const isTold = isOpen && other.quantity !== undefined && !isNamedAgain(other, reading);
		// "Dono silk": the number of all.
		const isUncounted = other.quantity === undefined || other.quantity === one.quantity;
		const isAll = isUncounted && isOfAll(other, one.quantity, reading);
		// "1 blanket, double wala"
		const isSaid = isUncounted && isSaidOf(other, reading) && !isNamedAgain(other, reading);
		const isPlain = one.words.length === heads.length;
		if (!isAll && !(isPlain && isSaid) && !(isTold && !single.test(wordBefore(one, reading))))
			continue;
		if (one.quantity !== undefined && other.quantity === undefined) other.quantity = one.quantity;
		groups.splice(at - 1, 1);
		at -= 1;
	}
}

function isNamedAgain({ first, last }: Countable, { pieces }: Reading): boolean {
	return pieces
		.slice(first, last + 1)
		.some(({ kind, meaning }) => kind === "thing" && headsOf(meaning.split(" ")).length > 0);
}

/** "Both are silk", "double hai dono", of two. */
function isOfAll(
	{ first, last }: Countable,
	count: number | undefined,
	{ pieces, tokens }: Reading,
): boolean {
	// "2 cotton sarees and a silk one, both".
	if (pieces.slice(Math.max(0, first - 2), first).some(({ meaning }) => meaning === "and"))
		return false;
	const [from = 0, to = 0] = [pieces[first]?.from, pieces[last]?.to];
	return tokens
		.slice(Math.max(0, from - 2), to + 2)
		.some(({ text }) => count !== undefined && (every.test(text) || wholeNumber(text) === count));
}

/** "Double wala", not "and a double one". */
function isSaidOf({ first, last }: Countable, { pieces, words }: Reading): boolean {
	const isAdded = pieces[first - 1]?.meaning === "and";
	return !isAdded && /^(?:val[aei]|hai)$/.test(words[pieces[last]?.to ?? 0] ?? "");
}

function wordBefore({ first }: Countable, { pieces, tokens }: Reading): string {
	return tokens[(pieces[first]?.from ?? 0) - 1]?.text ?? "";
}
