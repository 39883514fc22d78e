/** Things of a question that are not meant: taken back, excluded, dropped. */
import type { Countable } from "./amounts.ts";
import { genders } from "./genders.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Piece, Reading } from "./reading.ts";

/** "3 pants, no sorry 4 pants", "matlab". */
const takesBack =
	/ (?:sory|i mean|i meant|vait|matlab|instead(?! of)|balki|nahi nahi|no no|are nahi|arre nahi|are nai|skip that|skip it|leave it|leave that|(?:forget|skip|leave)(?: about)? (?:it|that|them|those|this)|never ?mind|ch?h[od]\w*|chod\w*|ch?hor\w*|rehn[ae] d\w*|rahn[ae] d\w*|actualy) /;
/** After a thing: "saree nahi", "blazer rehne do", "coat hata do". */
const drops =
	/^ (?:vala |vali |vale |ones? |ki |ka |ke |ko )*(?:ko |to |bhi |abhi |ab |bad me )?(?:nahi(?! (?:a[ey]|gay|gye|hu|ho(?!od)|hai|mil|diy|kiy|dh(?!oti)|kar(?!an|av|v)|nik|ja(?!i?c?ket)|sak|aa|la(?!h)|di|khul|chal)\w*)|rehn[ae]|rahn[ae]|ch?h?or\w*|ch?h?od\w*|hatao|hata|hatake|hatado|nikal (?:do|ke|kar|lo|dijiye)|nikalke|cancel|mat|jane do|ke bina|kam kar)/;
/** Before a thing: "except", "do not want the". */
export const denies =
	/ (?:leave|leave out|take out|take off|not|no|except|exclude|excluding|vithout|(?<! ke )bina|minus|remove|cancel|skip|drop|forget|do not (?:vant|have|include|add|count|take)|dont (?:vant|have|include|add|count|take)|not vant|(?:no|not) nid(?: to| of| for)?|instead of|rather than|svap|replace)(?: the| any| a| my)? $/;
const isNot = /^ (?:vala |vali |vale |ki |ka |ke )*nahi (?:hai|hain|he|ho) /;

/** Places of things that are not meant: taken back ("3 pants, no sorry 4 pants") or excluded ("not white ones"). */
export function deniedPieces(
	{ pieces, words }: Reading,
	index: ItemIndex,
): { denied: ReadonlySet<number>; all: ReadonlySet<number> } {
	const denied = new Set<number>();
	const things = pieces.flatMap(({ kind, meaning }, place) =>
		kind === "thing" && !genders.has(meaning) ? [place] : [],
	);
	const between = (from: number, to: number) =>
		` ${words.slice(from, to).join(" ")} `.replaceAll(/ \d+(?= )/g, "");
	things.forEach((place, nth) => {
		const piece = pieces[place];
		const next = things[nth + 1];
		if (!piece) return;
		const before = between(Math.max(0, piece.from - 4), piece.from);
		const after = between(piece.to, piece.to + 5);
		const isKind = piece.meaning.split(" ").every((word) => index.isModifier(word));
		// "No, 3 shirts" is a correction.
		const number = pieces[place - 1];
		const isCorrection =
			number?.isTakenBack || (number?.kind === "number" && / (?:no|nahi) $/.test(before));
		if (
			(denies.test(before) && !isCorrection) ||
			drops.test(after) ||
			(isKind && isNot.test(after))
		)
			denied.add(place);
		if (next === undefined) return;
		const gap = between(piece.to, pieces[next]?.from ?? piece.to);
		// "3 kurtas, no wait, 4 and 2 dupattas": only the count.
		const isCount = pieces
			.slice(place + 1, next)
			.some(
				({ kind, isLast }, at, all) =>
					kind === "number" && (isLast || all[at + 1]?.meaning === "and"),
			);
		if (isCount) return;
		// "Lehenga nahi hai, wo gown hai".
		const end = pieces[next]?.to ?? 0;
		const isAnother =
			/^ (?:vala |vali |vale )*nahi (?:hai|hain|he) /.test(gap) &&
			/^ (?:\S+ ){0,2}(?:hai|hain|he) /.test(between(end, end + 4));
		// "4 sarees, no blouse": counted things are not taken back for one that is not.
		const isLeftOut =
			/ no $/.test(gap) &&
			pieces[place - 1]?.kind === "number" &&
			!pieces.slice(place + 1, next).some(({ kind }) => kind === "number");
		if (
			isAnother ||
			takesBack.test(gap) ||
			/ (?:bata\w*|chahiye|cahiye|rate|price) nahi $/.test(gap) ||
			/^ (?:hai|hain|he|tha|thi) nahi $/.test(gap) ||
			/^ (?:ki jagah?|ki jagha|ke badle) /.test(gap) ||
			(piece.isLast && !isLeftOut && / (?:no|nahi) (?:\S+ )?$/.test(gap)) ||
			(/ (?:socha+|thought) /.test(`${before}${gap}`) && / (?:ab|nov|abhi) /.test(gap))
		) {
			// All words of the thing before are taken back.
			for (let at = nth; at >= 0; at--) {
				const [one, following] = [things[at] ?? 0, things[at + 1] ?? 0];
				const isOther =
					pieces[one]?.isLast || (pieces[following]?.from ?? 0) - (pieces[one]?.to ?? 0) > 1;
				if (at < nth && isOther) break;
				denied.add(one);
			}
		}
	});
	// Of one thing that is not meant, the question is about it all the same.
	return { denied: denied.size < things.length ? denied : new Set(), all: denied };
}

/** Without entries of a kind that is not meant. */
export function without(
	ids: readonly string[],
	pieces: readonly Piece[],
	denied: ReadonlySet<number>,
	index: ItemIndex,
): string[] {
	const words = [...denied]
		.flatMap((place) => pieces[place]?.meaning.split(" ") ?? [])
		.filter((word) => index.isModifier(word));
	if (words.length === 0) return [...ids];
	const left = ids.filter(
		(id) => !words.some((word) => index.item(id)?.cards.some((card) => card.has(word))),
	);
	return left.length > 0 ? left : [...ids];
}

const excludes =
	/ (?:except|excluding|exclude|other than|apart from|vithout|minus|chhod(?: ke|kar|ke)?|chod(?: ke|kar|ke)?|ke bina|ke alava|ke siva|leave out) /;

/** "Everything except sofas": nothing that is named is meant. */
export function isExcept({ text }: Reading): boolean {
	return / (?:everything|all|anything|sab|sab kuch|baki|baaki) (?:\S+ ){0,2}(?:except|but|other than|apart from) | (?:chhod ke|chhod kar|chhodkar|chod ke|chodkar|ke alava|ke siva) (?:\S+ ){0,2}(?:sab|baki|baaki|kya|aur) /.test(
		text,
	);
}

/**
 * Takes out what is named again, only to be left out: "5 pants and 1 blazer, if I drop the blazer", "except the jeans:
 * 2 jeans, 3 shirts".
 * @returns the ids of the things that are not meant
 */
export function leaveOutDropped(
	groups: Countable[],
	{ pieces, words: said }: Reading,
	denied: ReadonlySet<number>,
	index: ItemIndex,
): string[][] {
	const dropped: string[][] = [];
	for (const place of denied) {
		const words = pieces[place]?.meaning.split(" ").filter((word) => index.has(word)) ?? [];
		const isKind = words.every((word) => index.isModifier(word));
		// "2 double kambal 1 single, single rehne do".
		const kind = groups.findIndex(
			({ last, words: all }) => last < place - 1 && words.every((word) => all.includes(word)),
		);
		const isWithout = /^(?:bina|vithout|no)$/.test(said[(pieces[place]?.from ?? 0) - 1] ?? "");
		if (isKind && !isWithout && words.length > 0 && kind >= 0 && groups.length > 1)
			groups.splice(kind, 1);
		// "3 piece wala abhi nahi", of the suits of before.
		if (isKind && words.length > 0 && groups.every(({ hasHead }) => !hasHead))
			dropped.push(index.find(words));
		if (isKind) continue;
		dropped.push(index.find(words));
		const { from = 0, to = 0 } = pieces[place] ?? {};
		const isExcluded = excludes.test(` ${said.slice(Math.max(0, from - 3), to + 3).join(" ")} `);
		const earlier = groups.findLastIndex(
			(group) =>
				group.last < place &&
				words.some((word) => !index.isModifier(word) && group.words.includes(word)),
		);
		const later = groups.findIndex(
			(group) => group.first > place && group.words.join() === words.join(),
		);
		const at = earlier < 0 && isExcluded ? later : earlier;
		const group = groups[at];
		if (!group) continue;
		// "Minus 1 shirt" of three leaves two.
		const fewer = pieces[place - 1]?.number;
		if (fewer !== undefined && group.quantity !== undefined && fewer < group.quantity)
			group.quantity -= fewer;
		else if (groups.length > 1) groups.splice(at, 1);
	}
	return dropped;
}
