/** "One" and "half" that stand without a thing of their own: "one is silk", "ek mera". */
import type { Reading } from "./reading.ts";

/** After "one", which then counts no thing. */
export const idleOne =
	/^(?:bat|baat|sawal|din|bar|baar|sath|saath|minute|min|dam|dum|din|dafa|number|jaisa|jaise|tarah|hafta|hafte|mahina|ghanta|kam|kaam|aadmi|band[aei]|person|ladka|more|aur|day|time|week|by|thing|question|of|stop|dusre|to)$/;
/** "Ek flat me", "ek hi design ke": the same one. */
const sameOne = /^(?:\S+ (?:me|mein)\b|hi (?!hai|hain|h\b)\S+ (?:ka|ke|ki|se|me|mein)\b)/;
const beforeCount = /^(?:and|or|only|just|have|has|got|need|with|is|are)$/;
const beforeOne = /^(?:which|that|this|the|no|any|each|every|good|new|normal|koi|har|konsa)$/;

/** "A cotton one", "the thin one my mother gave me" */
export function isPronoun(tokens: Reading["tokens"], at: number): boolean {
	const earlier = tokens[at - 1];
	const isAfterWord = earlier !== undefined && !earlier.isLast && !beforeCount.test(earlier.text);
	return tokens[at]?.text === "one" && isAfterWord;
}

/** The number of them. */
export function loneCounts({ tokens, words, pieces }: Reading): number {
	return tokens.filter(({ text, raw }, at) => {
		if (!/^(?:ek|one|half)$/.test(text) && raw !== "एक") return false;
		const piece = pieces.find(({ from, to }) => from <= at && at < to);
		if (isPronoun(tokens, at)) return false;
		const after = tokens.slice(at + 1, at + 4).map(({ text }) => text);
		if (sameOne.test(after.join(" "))) return false;
		if (piece && (piece.kind !== "concept" || piece.to - piece.from > 1)) return false;
		// "Ek tie": of what the shop does not name.
		const next = pieces.find(({ from }) => from > at);
		const isOther = next?.from === at + 1 && ["unlistedThing", "everyday"].includes(next.meaning);
		// "Ek biwi ka salwar suit"
		const thing = pieces.find(({ kind, from }) => from > at && kind !== "concept");
		const isOwned = thing?.kind === "thing" && thing.from < at + 6;
		// "Two carpets, one 5x8"
		const isSize = next?.from === at + 1 && next.kind === "number";
		if (isOther || isSize || (isOwned && /^k[aei]$/.test(words[thing.from - 1] ?? "")))
			return false;
		return !idleOne.test(tokens[at + 1]?.text ?? "") && !beforeOne.test(tokens[at - 1]?.text ?? "");
	}).length;
}
