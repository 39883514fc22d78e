/** A count of a message and the parts that it is of take the place of one another. */
import type { Countable } from "./amounts.ts";
import { genders } from "./genders.ts";
import type { ItemIndex } from "./item-index.ts";
import { owner } from "./owners.ts";
import type { Reading } from "./reading.ts";
import { countShares, sharesFrom } from "./shares.ts";
import { headsOf, isModifier } from "./words/item-words.ts";

/** A number and the parts of what it counts, in a message. */
interface Division {
	/** Places of its pieces, the last one excluded. */
	from: number;
	to: number;
	parts: Countable[];
}

/** "5 of them are silk": the others are not. */
const isSaid = / (?:are|is|hain?|of|se|mein|me|inme|unme|jisme|jisme se) /;

/**
 * Puts the parts in the place of what they are parts of.
 * @param canIron whether ironing alone has a price
 * @returns the places of the pieces that are accounted for by it; "open" where a kind may be of a count or beside it:
 * "3 lehenga, 1 bridal"
 */
export function divide(
	groups: Countable[],
	reading: Reading,
	index: ItemIndex,
	canIron: boolean,
): { places: ReadonlySet<number>; isOpen: boolean } {
	const places = new Set<number>();
	let isOpen = false;
	const wholes = [...groups.filter(({ hasHead }) => hasHead), ...clothesIn(reading)];
	for (const whole of wholes) {
		if (places.has(whole.first)) continue;
		const found = divisionOf(whole, reading, index, canIron);
		if (found === "open") isOpen = true;
		if (!found || found === "open") continue;
		for (let at = found.from; at < found.to; at++) places.add(at);
		const at = groups.findIndex(({ first }) => first >= found.from);
		const inside = groups.filter(({ first }) => found.from <= first && first < found.to);
		groups.splice(at, inside.length, ...found.parts);
	}
	return { places, isOpen };
}

/** "12 clothes", not "4 kg clothes": things that are not named yet. */
function clothesIn({ pieces }: Reading): Countable[] {
	return pieces.flatMap(({ meaning }, at) =>
		meaning === "clothes" && pieces[at - 1]?.unit !== "kg"
			? [{ words: [], first: at, last: at, hasHead: false }]
			: [],
	);
}

function divisionOf(
	whole: Countable,
	reading: Reading,
	index: ItemIndex,
	canIron: boolean,
): Division | "open" | undefined {
	const { pieces, words } = reading;
	const heads = headsOf(whole.words);
	const ids = new Set(index.find(whole.words));
	const isKind = (said: readonly string[]) => said.every(isModifier);
	const isOther = (said: readonly string[]) =>
		!isKind(said) && !said.every((word) => isModifier(word) || heads.includes(word));
	// "1 silk saree 1 cotton saree", "4 double blankets, 2 single": one kind is no part of another.
	const isBeside = (said: readonly string[]) =>
		heads.length < whole.words.length &&
		(said.some((word) => heads.includes(word)) ||
			(index.find([...whole.words, ...said]).length === 0 &&
				index.find([...heads, ...said]).length > 0));
	const isPart = (said: readonly string[]) => {
		if (said.every((word) => genders.has(word))) return false;
		if (heads.length === 0) return !isKind(said);
		if (isOther(said)) return index.find(said).every((id) => ids.has(id));
		// "Ek sherwani aur ek coat pant": a two-piece of its own.
		const isOwn = said.length > 0 && said.every((word) => word.endsWith("-piece"));
		if (isOwn && index.find([...heads, ...said]).length === 0) return false;
		return !isBeside(said);
	};
	const before = numberBefore(whole.first);
	const after = whole.last + 1;
	const isOfOwners = owner.test(words[pieces[after]?.to ?? 0] ?? "");
	const isSuffixed = before === undefined && pieces[after]?.kind === "number" && !isOfOwners;
	const tries: [number, number | undefined][] =
		before !== undefined
			? [[after, pieces[before]?.number]]
			: [
					[after, undefined],
					...(isSuffixed ? [[after + 1, pieces[after]?.number] as [number, number]] : []),
				];
	for (const [from, number] of tries) {
		const shares = sharesFrom(from, reading, isPart);
		const [first] = shares;
		// "4 lined curtains and 4 without lining": not of the lined ones.
		const isOtherKind = shares.some(
			({ isWithout, words: said = [] }) =>
				(said.length === 0 && heads.length < whole.words.length) ||
				(isWithout && said.some((word) => whole.words.includes(word))),
		);
		if (isOtherKind) continue;
		if (!first || (!canIron && shares.some(({ work }) => work))) continue;
		const isRest = shares.some(({ count }) => count === "rest");
		// "4 kurta 4 pyjama" are no parts; "2 bags: one backpack, one travel bag" are.
		const isList = !index.isName(whole.words) && shares.every(({ count }) => count === 1);
		if (!isRest && !isList && shares.some(({ words: said = [] }) => isOther(said))) continue;
		const link = ` ${words.slice(pieces[whole.last]?.to, pieces[first.last]?.from).join(" ")} `;
		const counted = countShares(shares, number, isSaid.test(link));
		if (!counted) {
			const rest = countShares(shares, number, true);
			const isJoined = pieces[first.first - 1]?.meaning === "and";
			if (rest && !isJoined && rest.counted.every(({ work }) => !work)) return "open";
			continue;
		}
		// "Blanket 2 single": a kind after its thing is no part.
		if (number === undefined && counted.counted.length < 2) continue;
		const parts = counted.counted.map(
			({ words: said = [], isWithout, work, quantity, first, last }): Countable => {
				const kinds = work || isWithout ? [] : said;
				const words = isOther(said) ? [...said] : [...new Set([...whole.words, ...kinds])];
				return { words, first, last, hasHead: true, quantity, ...(work && { work }) };
			},
		);
		const left = counted.left > 0 ? [{ ...whole, quantity: counted.left }] : [];
		const to = Math.max(...shares.map(({ last }) => last)) + 1;
		return { from: before ?? whole.first, to, parts: [...left, ...parts] };
	}
	return undefined;

	/** "5 kambal", "15 panels of curtain" */
	function numberBefore(first: number): number | undefined {
		let at = first - 1;
		if (words[pieces[at]?.from ?? -1] === "of") at--;
		if (pieces[at]?.kind === "unit") at--;
		return pieces[at]?.kind === "number" ? at : undefined;
	}
}
