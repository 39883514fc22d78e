/** A count and the kinds that it is of: "3 blankets, 2 single 1 double", "15 curtains: 10 plain 5 lined". */
import type { Amount, Countable } from "./amounts.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Piece, Reading } from "./reading.ts";

/** Whether a group says of which kind the other's thing is. */
function isKindOf(group: Countable | undefined, whole: Countable, index: ItemIndex): boolean {
	return (
		group !== undefined &&
		group.words.length > whole.words.length &&
		whole.words.every((word) => group.words.includes(word)) &&
		group.words.every((word) => whole.words.includes(word) || index.isModifier(word))
	);
}

/** "Kambal 2 double 1 single": the name stands before its kinds and has no number of its own. */
export function leaveOutHeaders(groups: Countable[], pieces: readonly Piece[], index: ItemIndex) {
	const isNumber = (place: number) => ["number", "unit"].includes(pieces[place]?.kind ?? "");
	for (let at = groups.length - 1; at >= 0; at--) {
		const whole = groups[at];
		const kind = groups[at + 1];
		if (!whole || !kind || isNumber(whole.first - 1) || !isNumber(kind.first - 1)) continue;
		if (isKindOf(kind, whole, index)) groups.splice(at, 1);
	}
}

/**
 * "Do kambal, ek double ek single": the kinds are the two. "4 sarees, 2 are silk": two are left, as of "15 curtains, 10
 * plain 5 lined", and of "5 kambal, 2 single baki double" three are double.
 * @param left numbers that no thing has; what is a rest is taken out
 * @returns whether a count was divided so; "open" where a kind may be of the count or beside it: "3 lehenga, 1 bridal"
 */
export function leaveOutWhole(
	groups: Countable[],
	{ pieces, words }: Reading,
	index: ItemIndex,
	left: Amount[],
): boolean | "open" {
	let isDivided: boolean | "open" = false;
	for (let at = 0; at < groups.length; at++) {
		const whole = groups[at];
		if (!whole || whole.quantity === undefined) continue;
		const next = groups.slice(at + 1);
		const end = next.findIndex((group) => !isKindOf(group, whole, index));
		const kinds = end < 0 ? next : next.slice(0, end);
		const sum = kinds.reduce((all, { quantity = 1 }) => all + quantity, 0);
		const [from, to] = [pieces[whole.last]?.to, pieces[kinds[0]?.first ?? 0]?.from];
		const isSaid = words.slice(from, to).some((word) => /^(?:are|is|hain?|of|se)$/.test(word));
		const isRest = words.slice(from).some((word) => /^(?:baki|rest|remaining)$/.test(word));
		const open = kinds.filter(({ quantity }) => quantity === undefined);
		const [only] = open;
		const rest = left.findIndex(({ quantity }) => quantity === (whole.quantity ?? 0) - sum);
		if (only && open.length === 1 && isRest && kinds.length > 1 && sum <= whole.quantity) {
			only.quantity = whole.quantity - sum + 1;
			groups.splice(at--, 1);
			isDivided = true;
		} else if (sum === whole.quantity && sum > 1) groups.splice(at--, 1);
		else if (sum > 0 && sum < whole.quantity && (isSaid || rest >= 0 || isRest)) {
			whole.quantity -= sum;
			if (rest >= 0) left.splice(rest, 1);
			isDivided = true;
		} else if (sum > 0 && sum < whole.quantity && kinds.some(isNameless)) isDivided = "open";
	}
	return isDivided;

	/** Said without its thing, and not after "and". */
	function isNameless({ first, last }: Countable): boolean {
		const named = pieces.slice(first, last + 1).flatMap(({ meaning }) => meaning.split(" "));
		const isJoined = [first - 1, first - 2].some((place) => pieces[place]?.meaning === "and");
		return !isJoined && named.every((word) => index.isModifier(word));
	}
}

/** "4 kurta, 4 pyjama": so many sets, where the second is only sold with the first. */
export function joinSets(groups: Countable[], index: ItemIndex) {
	for (let at = 1; at < groups.length; at++) {
		const [one, other] = [groups[at - 1], groups[at]];
		if (!one || !other || one.quantity === undefined || one.quantity !== other.quantity) continue;
		if (isKindOf(other, one, index)) continue;
		const together = [...one.words, ...other.words];
		const sets = new Set(index.find(together));
		const isSet = index.isName(together) && index.find(other.words).every((id) => sets.has(id));
		if (!isSet) continue;
		one.words = together;
		one.last = other.last;
		groups.splice(at--, 1);
	}
}
