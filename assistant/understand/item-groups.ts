/** The words of a question in groups, each of which names one thing. */
import type { Countable } from "./amounts.ts";
import { genders } from "./genders.ts";
import type { ItemIndex } from "./item-index.ts";
import { declines, workWords } from "./kinds-of-work.ts";
import type { Piece, Reading } from "./reading.ts";
import { headsOf, isModifier, occasions, plainKinds } from "./words/item-words.ts";
import { plain } from "./words/share-words.ts";

const mostGroups = 12;

/** Places of kinds and works that are not meant: "bina lining wala parda" is a curtain, and not a lined one. */
export function kindsLeftOut({ pieces, words, text }: Reading): ReadonlySet<number> {
	const isWithout = ({ meaning, from, to }: Piece) =>
		(/^(?:iron|wash)$/.test(meaning) && declines(meaning, text)) ||
		(/^(?:bina|vithout|no|not)$/.test(words[from - 1] ?? "") &&
			!pieces.some((one) => one.to === from && one.isLast)) ||
		/^(?:ke )?bina\b/.test(words.slice(to, to + 2).join(" ")) ||
		denied.test(` ${words.slice(to, to + 4).join(" ")} `);
	// "4 lined curtains and 4 plain ones"
	const isPlain = ({ kind, from }: Piece, place: number) =>
		kind === "concept" && plain.test(words[from] ?? "") && pieces[place - 1]?.kind === "number";
	return new Set(
		pieces.flatMap((piece, place) => {
			const isKind = piece.meaning.split(" ").every(isModifier);
			const isLeftOut = piece.kind === "thing" && isKind && isWithout(piece);
			return isLeftOut || isPlain(piece, place) ? [place] : [];
		}),
	);
}

/** After a kind: "lining nahi hai", "double vala nahi". */
const denied = /^ (?:(?:bed|ka|ke|ki|vala|vali|vale|laga|lagi|lage) ){0,2}(?:nahi|na|not) (?!dry)/;

const isNumber = ({ kind }: Piece) => kind === "number";

/** Groups of words that name a thing; a word that does not fit starts the next. */
export function groupsOf(
	pieces: readonly Piece[],
	index: ItemIndex,
	leftOut: ReadonlySet<number>,
	isApart: boolean,
): Countable[] {
	const groups: Countable[] = [];
	let open: Countable | undefined;
	pieces.forEach((piece, place) => {
		if (piece.kind === "number") {
			if (open?.hasHead) open = undefined;
		} else if (piece.meaning === "and") {
			open = undefined;
		} else if (leftOut.has(place)) {
			// "2 lined curtains, 4 without lining"
			const last = groups.at(-1);
			const isCounted = pieces.slice(Math.max(0, place - 2), place).some(isNumber);
			const heads = headsOf(last?.words ?? []);
			const isOther = piece.kind === "thing" || heads.length < (last?.words.length ?? 0);
			// "6 lined curtains, plain curtains 4"
			const isNamed = pieces[place + 1]?.kind === "thing" && piece.kind !== "thing";
			if (isCounted && isOther && !isNamed && last?.hasHead && last.first < place - 1)
				groups.push({ words: heads, first: place, last: place, hasHead: true });
		} else if (piece.kind === "thing" && !genders.has(piece.meaning)) {
			const words = piece.meaning.split(" ").filter((word) => index.has(word));
			const together = [...(open?.words ?? []), ...words];
			if (words.length === 0 || groups.length >= mostGroups) return;
			// "Pant coat" is a suit, but not in a list of garments.
			const isList =
				open?.hasHead === true &&
				words.some((word) => !isModifier(word)) &&
				!words.some((word) => open?.words.includes(word)) &&
				(isApart || groups.at(-2)?.last === open.first - 1);
			// "Shaadi nipat gai, ab ek lehenga": an occasion before it tells a story.
			const isStory = open?.words.every((word) => occasions.has(word)) && place - open.last > 2;
			if (open && !isList && !isStory && index.find(together).length > 0) {
				open.words = together;
				open.last = place;
			} else {
				open = { words, first: place, last: place, hasHead: false };
				groups.push(open);
			}
			open.hasHead = open.words.some((word) => !isModifier(word));
		}
		if (piece.isLast) open = undefined;
	});
	return groups;
}

/** "silk saree aur cotton", "2 single aur 1 double blanket": the head of the group beside. */
export function inherit(groups: Countable[], pieces: readonly Piece[], index: ItemIndex) {
	groups.forEach((group, place) => {
		// "4 kg wash and iron, and 3 shirts": a work of its own.
		if (group.hasHead || pieces[group.first - 1]?.unit === "kg") return;
		const last = groups[place - 1];
		// "Blanket, single", as the rate card writes it.
		if (
			last?.hasHead &&
			pieces.slice(last.last + 1, group.first).every(({ meaning }) => meaning === "") &&
			index.isName([...last.words, ...group.words])
		) {
			last.words.push(...group.words);
			last.last = group.last;
			group.words = [];
			return;
		}
		// "A single quilt", of which the price knows no sizes.
		const next = groups[place + 1];
		if (
			next?.hasHead &&
			next.first === group.last + 1 &&
			!pieces[group.last]?.isLast &&
			!group.words.some((word) => workWords.has(word)) &&
			index.find([...next.words, ...group.words]).length === 0
		) {
			next.first = group.first;
			group.words = [];
			return;
		}
		// "2 quilts, double bed size": a size that the thing's price does not know.
		const isJoined = last?.hasHead && pieces[group.first - 1] === pieces[last.last];
		const isPlain = group.words.every((word) => plainKinds.has(word));
		if (
			isJoined &&
			isPlain &&
			!pieces[last.last]?.isLast &&
			index.find([...last.words, ...group.words]).length === 0
		) {
			group.words = [];
			return;
		}
		for (const other of [groups[place - 1], groups[place + 1]]) {
			const isCounted = pieces[group.first - 1]?.kind === "number";
			if (!other?.hasHead || !(isCounted || isNextTo(group, other, pieces))) continue;
			const head = headsOf(other.words);
			const together = index.find([...head, ...group.words]);
			// "Sherwani aur coat pant": a kind of suit only.
			const own = index.find(group.words);
			if (together.length === 0 || (own.length > 0 && !together.some((id) => own.includes(id))))
				continue;
			group.words = [...head, ...group.words];
			group.hasHead = true;
			return;
		}
		// "Sherwani aur coat pant": named without "suit".
		if (groups.length > 1 && group.words.every((word) => word.endsWith("-piece")))
			group.hasHead = true;
	});
}

/** True if only numbers, "and" and words of no meaning stand between. */
function isNextTo(one: Countable, other: Countable, pieces: readonly Piece[]): boolean {
	const between = pieces.slice(
		Math.min(one.last, other.last) + 1,
		Math.max(one.first, other.first),
	);
	return between.every(
		({ kind, meaning }) =>
			kind === "number" ||
			kind === "unit" ||
			meaning === "" ||
			meaning === "and" ||
			meaning === "more" ||
			meaning === "your",
	);
}

/** "Dhulai aur press", "wash with ironing": one kind of work. */
export function washed(groups: Countable[], pieces: readonly Piece[]) {
	const isWork = ({ words }: Countable) => words.every((word) => workWords.has(word));
	for (let at = 1; at < groups.length; at++) {
		const [one, other] = [groups[at - 1], groups[at]];
		if (!one || !other || !isWork(one) || !isWork(other)) continue;
		// "6 kg wash and iron, 2 kg wash and fold"
		const between = pieces.slice(one.last + 1, other.first);
		if (other.words.length > 1 && between.some(({ kind }) => kind === "number")) continue;
		if (
			one.words.includes("iron") === other.words.includes("iron") &&
			!one.words.includes("wash") &&
			!other.words.includes("wash")
		)
			continue;
		one.words = [...new Set([...one.words, ...other.words])];
		one.last = other.last;
		groups.splice(at, 1);
		at -= 1;
	}
}

/** "4 kurta, 4 pyjama": so many sets, where the second is only sold with the first. */
export function joinSets(groups: Countable[], index: ItemIndex) {
	for (let at = 1; at < groups.length; at++) {
		const [one, other] = [groups[at - 1], groups[at]];
		if (!one || !other || one.quantity === undefined || one.quantity !== other.quantity) continue;
		if (other.words.some((word) => one.words.includes(word))) continue;
		const together = [...one.words, ...other.words];
		const sets = new Set(index.find(together));
		const isSet = index.isName(together) && index.find(other.words).every((id) => sets.has(id));
		if (!isSet) continue;
		one.words = together;
		one.last = other.last;
		groups.splice(at--, 1);
	}
}
