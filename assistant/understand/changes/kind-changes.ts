/** Follow-ups that say of which kind things are: "silk", "2 of them are double", "make it premium", "ladies". */
import type { AskedItem } from "../../frame.ts";
import { askedItem } from "../asked-item.ts";
import type { ItemIndex } from "../item-index.ts";
import { isAlone, share, sumOf, withLines, wordsOfLine } from "../running-list.ts";
import { byGender, byName, ofSeats, refine } from "../variants.ts";
import { headsOf, plainKinds } from "../words/item-words.ts";
import { plain } from "../words/share-words.ts";
import { changed, putsOnList, type Reader } from "./change.ts";

export const names: Reader = ({ part, before, knowledge }) => {
	const items = part.words < 4 ? byName(before.frame.items, part, knowledge) : undefined;
	return items && { items, used: [part.found.quantity ?? 0] };
};

/** "Make it premium", "press bhi chahiye": another rate by weight for as many kilos. */
export const rates: Reader = ({ part, list, leans, knowledge: { index } }) => {
	const last = list.at(-1);
	const said = part.found.reading.words.filter((word) => word === "normal" || word === "premium");
	// "Press nahi chahiye": the other kind.
	const instead = part.found.without.flatMap((word) => rateKinds[word] ?? []);
	const loose = part.found.loose.filter((word) => word !== "wash");
	// "Sirf dhulai": without ironing.
	const onlyWash = isAlone(part) && part.found.loose.join() === "wash" ? ["fold"] : [];
	const words = [...new Set([...loose, ...said, ...instead, ...onlyWash])];
	const kinds = last?.ids.map((id) => index.item(id)) ?? [];
	const { unit, quantity, numbers, left } = part.found;
	const kilos = unit === "kg" && left.length === numbers.length ? quantity : undefined;
	if (!leans || !last || words.length === 0) return undefined;
	if (numbers.length > (kilos === undefined ? 0 : 1)) return undefined;
	if (!kinds.every((item) => item?.measure === "kg" && item.words.has("wash"))) return undefined;
	const isOther = (word: string) => words.some((said) => rateKinds[said] === word);
	const kept = [...(kinds[0]?.words ?? [])].filter(
		(word) => rateKinds[word] && !isOther(word) && kinds.every((item) => item?.words.has(word)),
	);
	const wanted = [...kept, ...words, "wash"];
	const ids = index
		.measured("kg")
		.filter((id) => wanted.every((word) => index.item(id)?.words.has(word)));
	return ids.length > 0
		? changed([...list.slice(0, -1), askedItem(ids, kilos ?? last.quantity)], kilos)
		: undefined;
};

/** A kind of washing by weight → the one that it is instead of. */
const rateKinds: Readonly<Record<string, string>> = {
	premium: "normal",
	normal: "premium",
	iron: "fold",
	fold: "iron",
};

export const seats: Reader = ({ part, before, knowledge }) => {
	const items = ofSeats(part, before, knowledge);
	return items && { items, act: "total" };
};

/** "Only the plain ones", "just the sneakers", "sirf silk wali ka": the lines that are named, as often as they were. */
export const only: Reader = ({ part, all, knowledge: { index } }) => {
	const { found, frame, text } = part;
	if (!isAlone(part) || found.numbers.length > 0) return undefined;
	const isNamed = (line: AskedItem) =>
		frame.items.some(({ ids }) => share(ids, line.ids)) ||
		(found.loose.length > 0 &&
			found.loose.every((word) => wordsOfLine(line, index).includes(word)));
	const kept = all.filter(
		saysPlain(text) && found.loose.length === 0 ? (line) => isPlainOf(line, all, index) : isNamed,
	);
	if (kept.length === 0 || kept.length === all.length) return undefined;
	// "Just the coat, how much?" takes nothing off the list.
	const isAsked =
		(part.isExplicit && !putsOnList.test(` ${text} `)) ||
		/ (?:ba?ta\w*|kitn\w*|rate?s?|price|cost|how much) /.test(` ${text} `);
	return { ...changed(kept), keeps: isAsked ? "all" : "nothing", keepsAct: true };
};

/** Whether another line of a list is the same thing of a kind. */
export function isPlainOf(line: AskedItem, list: readonly AskedItem[], index: ItemIndex): boolean {
	return list.some(
		(one) =>
			one !== line &&
			wordsOfLine(line, index).every((word) => wordsOfLine(one, index).includes(word)),
	);
}

/** "1 is normal" */
export const saysPlain = (text: string): boolean =>
	text.split(" ").some((word) => plain.test(word));

/** "Make the lehenga bridal", "kambal double hai": another kind of a thing of the list, as often. */
export const otherKind: Reader = ({ part, list, leans, knowledge: { index } }) => {
	const [item, ...others] = part.frame.items;
	const [group] = part.found.groups;
	if (!item || !group?.hasHead || others.length > 0 || !leans || part.adds) return undefined;
	if (part.refersToMany) return undefined;
	if (item.quantity !== undefined || part.isExplicit || isAlone(part)) return undefined;
	const heads = headsOf(group.words);
	const isKind = heads.length < group.words.length;
	const isOfHead = ({ ids }: AskedItem) =>
		heads.every((head) => index.item(ids[0] ?? "")?.words.has(head));
	const same = list.filter(isOfHead);
	const [line] = same;
	if (!isKind || !line || same.length > 1 || sumOf(list) < 2) return undefined;
	if (list.some(({ ids }) => share(ids, item.ids))) return undefined;
	return changed(list.map((one) => (one === line ? askedItem(item.ids, line.quantity) : one)));
};

/** "Silk", "2 of them are silk", "one silk one cotton": kinds without their thing. */
export const kinds: Reader = ({ part, before, leans, knowledge }) => {
	const { found } = part;
	const list = before.frame.items;
	const last = list.at(-1);
	const isPlainPart = saysPlain(part.text);
	const saysKind = found.loose.length > 0 || found.gender.length > 1 || isPlainPart;
	if (!saysKind || found.items.some(({ group }) => group.hasHead)) return undefined;
	if (!leans || !last) return undefined;
	const used = found.left;
	if (found.loose.length === 0) return undefined;
	const refined = refine(list, found.loose, part, knowledge);
	// "And lined ones?", after a count of the plain ones.
	const isOfSame = ofSame.test(` ${part.text} `);
	const isOther = part.adds && found.numbers.length === 0 && !isOfSame;
	const items = isOther ? refined?.map(({ ids }) => ({ ids })) : refined;
	// "Add a single one"
	const more = refined?.at(-1);
	if (isOther && more && before.frame.acts.includes("total") && single.test(part.text))
		return { ...changed(withLines(list, [{ ...more, quantity: 1 }])), keepsAct: true };
	// "Cotton or silk, no, just silk".
	const keeps = part.adds ? "all" : undefined;
	if (items)
		return {
			items,
			used,
			isOpen:
				part.refersToMany ||
				((last.quantity ?? 1) > 1 && single.test(part.text)) ||
				found.numbers.some((number) => number < (last.quantity ?? 1)),
			keepsAct: true,
			...(keeps && { keeps }),
		};
	// "1 silk ki hai": a material that changes no price.
	const isPlain = found.loose.every((word) => plainKinds.has(word));
	return isPlain ? { items: list, used, keepsAct: true } : undefined;
};

export const genders: Reader = ({ part, before, leans, knowledge }) => {
	const { frame, found } = part;
	if (frame.items.length > 0 || found.gender.length === 0 || !leans) return undefined;
	const items = byGender(before.frame.items, found.gender, knowledge);
	return items && { items, keepsAct: true };
};

/** "All 3 are silk": whatever kinds they were. */
export const allOfKind: Reader = (said) =>
	everyOne.test(` ${said.part.text} `) ? kinds(said) : undefined;
/** "Add a single one" */
const single = /\b(?:an?|one|ek|another)\b/;
/** "And those have lining" */
const ofSame = / (?:all|sab|sabhi|sare|sari|saare|saari|those|these|they|it|ye|yeh|ve|voh|vo) /;
const everyOne = / (?:all|sab|sabhi|sare|sari|saare|saari) /;
