/** Follow-ups that say of which kind things are: "silk", "2 of them are double", "ladies". */
import type { AskedItem } from "../../frame.ts";
import type { ItemIndex } from "../item-index.ts";
import { isAlone, share, wordsOfLine } from "../running-list.ts";
import { byGender, refine } from "../variants.ts";
import { plainKinds } from "../words/item-words.ts";
import { plain } from "../words/share-words.ts";
import { changed, putsOnList, type Reader } from "./change.ts";

/** "Only the plain ones", "just the sneakers", "sirf silk wali ka": the lines that are named, as often as they were. */
export const only: Reader = ({ part, all, knowledge: { index } }) => {
	const { found, frame, text } = part;
	if (!isAlone(part) || found.numbers.length > 0) return undefined;
	const isNamed = (line: AskedItem) =>
		frame.items.some(({ ids }) => share(ids, line.ids)) ||
		(found.loose.length > 0 &&
			found.loose.every((word) => wordsOfLine(line, index).includes(word)));
	const isOfPlain = saysPlain(text) && found.loose.length === 0;
	const kept = all.filter(isOfPlain ? (line) => isPlainOf(line, all, index) : isNamed);
	if (kept.length === 0 || kept.length === all.length) return undefined;
	// "Just the coat, how much?" takes nothing off the list.
	const isAsked = part.isExplicit && !putsOnList.test(` ${text} `);
	return { ...changed(kept), keeps: isAsked ? "all" : "nothing", keepsAct: true };
};

/** True if another line of a list is the same thing of a kind. */
export function isPlainOf(line: AskedItem, list: readonly AskedItem[], index: ItemIndex): boolean {
	const words = wordsOfLine(line, index);
	return list.some(
		(one) => one !== line && words.every((word) => wordsOfLine(one, index).includes(word)),
	);
}

/** "1 is normal" */
export const saysPlain = (text: string): boolean =>
	text.split(" ").some((word) => plain.test(word));

/** "Add a single one" */
const single = /\b(?:an?|one|ek|another)\b/;
/** "And those have lining" */
const ofSame = / (?:all|sab|sabhi|sare|sari|saare|saari|those|these|they|it|ye|yeh|ve|voh|vo) /;

/** "Silk", "and a double one?": kinds without their thing. */
export const kinds: Reader = ({ part, before, leans, knowledge }) => {
	const { found } = part;
	const list = before.frame.items;
	const last = list.at(-1);
	if (found.loose.length === 0 || found.items.some(({ group }) => group.hasHead)) return undefined;
	if (!leans || !last) return undefined;
	const refined = refine(list, found.loose, part, knowledge);
	// "And lined ones?", after a count of the plain ones.
	const isOther = part.adds && found.numbers.length === 0 && !ofSame.test(` ${part.text} `);
	const items = isOther ? refined?.map(({ ids }) => ({ ids })) : refined;
	// "2 of them are double", of three.
	const isPart =
		part.refersToMany ||
		((last.quantity ?? 1) > 1 && single.test(part.text)) ||
		found.numbers.some((number) => number < (last.quantity ?? 1));
	if (items) return { items, isOpen: isPart, keepsAct: true, ...(part.adds && { keeps: "all" }) };
	// "1 silk ki hai": a material that changes no price.
	const isPlain = found.loose.every((word) => plainKinds.has(word));
	return isPlain ? { items: list, isOpen: found.loose.length > 1, keepsAct: true } : undefined;
};

export const genders: Reader = ({ part, before, leans, knowledge }) => {
	const { frame, found } = part;
	if (frame.items.length > 0 || found.gender.length === 0 || !leans) return undefined;
	const items = byGender(before.frame.items, found.gender, knowledge);
	return items && { items, keepsAct: true };
};
