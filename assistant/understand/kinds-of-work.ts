/** Ironing alone, and washing instead of dry cleaning: the work has the price, not the things. */
import type { AskedItem } from "../frame.ts";
import type { Countable } from "./amounts.ts";
import { askedItem } from "./asked-item.ts";
import type { ItemIndex } from "./item-index.ts";
import type { NamedItem } from "./items.ts";
import type { Part } from "./part.ts";
import type { Reading } from "./reading.ts";
import { headsOf } from "./words/item-words.ts";

const withoutDryCleaning =
	/ (?:not|no|vithout|bina)(?: for| n[ei]+d(?: of| for)?| vant)? dry ?clean\w* | dry ?clean\w* (?:nahi|na|mat|ke bina) |paani se dho|pani se dho/;
/** "Dry clean nahi chahiye". */
export const declinesDryCleaning = (text: string) => withoutDryCleaning.test(text);

const withoutExpress =
	/ (?:jaldi|jldi|hurry|same day|aj ke aj|aj hi|usi din) (?:to |bhi )?(?:nahi|mat) | (?:not|no|vithout|bina) (?:vant |n[ei]+d |require )?(?:the |any )?(?:expres|urgent|same day|hurry) | (?:expres|urgent|ekspres)\w* (?:service |sarvis |vali )?(?:ki [jz]arurat (?:nahi|na) |(?:nahi|mat|na) (?!hai|hot)|(?:hata|rehne|cancel|remove|ch?h?od)\w* )/;
const expressUnwanted = / express (?:\S+ )?not want | not want (?:\S+ )?express /;
/** "I don't want express", "express nahi, normal". */
export const declinesExpress = ({ text, line }: Pick<Reading, "text" | "line">) =>
	withoutExpress.test(text) || expressUnwanted.test(line);
const withoutWashing =
	/ (?:not|no|vithout|bina)(?: for| n[ei]+d(?: of| for)?| vant)? (?:vash\w*|dhul\w*|dho\w*) | (?:vash\w*|dhul\w*|dho\w*) (?:nahi|na|mat) /;
/** "Already washed at home", "bas press": it needs no washing here. */
const washedElsewhere =
	/ (?:only|just|sirf|bas|keval|khali) (?:stim )?(?:iron|pres|istri)\w* | (?:vash|dhul|dho)\w* (?:(?:it|them|in|at|my|main?|mai|hum|khud|own) ){0,2}(?:home|ghar|khud|myself|ourselves) | (?:home|ghar|khud|already|pahle|pehle) (?:(?:p[ae]r?|me|main?|hi|se) ){0,2}(?:vash|dhul|dho)/;

/** That may be refused. */
export const works = ["dryclean", "iron", "wash"] as const;

/** True if the work is named only to be left out: "bina dhulai", "press mat karna". */
export function declines(work: string, text: string): boolean {
	const without = { dryclean: withoutDryCleaning, iron: withoutIroning, wash: withoutWashing }[
		work
	];
	if (work === "wash" && washedElsewhere.test(text)) return true;
	return without?.test(text) ?? false;
}

const normalWash =
	/ (?:normal|regular|simple|ordinary|plain|just|sirf|only) (?:a |the )?(?:normal |simple )?(?:vash|vas|dhulai|dhona|pani) /;
/** Things that washing by weight may spoil. */
const delicate = new Set([
	"silk",
	"woolen",
	"leather",
	"suede",
	"embroidered",
	"wedding",
	"coat",
	"blazer",
	"suit",
]);

/** Things that are only to be ironed have the price of ironing, those only to be washed that of washing by weight. */
export function byWork(
	items: NamedItem[],
	groups: readonly Countable[],
	reading: Reading,
	index: ItemIndex,
): NamedItem[] {
	return washed(ironed(items, reading, index), groups, reading, index);
}

const withoutIroning =
	/ (?:not|no|vithout|bina)(?: n[ei]+d)?(?: to| of| for| the| any| vant| require)* (?:iron|press|pres|istri)\w* | (?:iron|press|pres|istri)\w* (?:ki (?:jarurat |zarurat )?)?(?:nahi|na|mat|ke bina) /;

function ironed(items: NamedItem[], { text, has }: Reading, index: ItemIndex): NamedItem[] {
	const iron = items.find(({ group }) => group.words.join() === "iron");
	const only = ironing(index);
	const isWeighed = ({ ids }: AskedItem) => index.item(ids[0] ?? "")?.measure === "kg";
	const weighed = items.filter((item) => item !== iron && isWeighed(item));
	const others = items.filter((item) => item !== iron && !isWeighed(item));
	if (!iron || only.length === 0 || (weighed.length > 0 && others.length === 0)) return items;
	// "Dry-cleaned and ironed": dry cleaning ends with it.
	const isDryCleaned = has("dryclean") && !has("only") && !withoutDryCleaning.test(text);
	if (others.length > 0 && isDryCleaned) return [...weighed, ...others];
	if (others.length === 0 && !has("only") && !withoutDryCleaning.test(text)) return items;
	const pieces = others.map(({ quantity, ids, group: { words } }) =>
		askedItem(ids, quantity && inPieces({ quantity, words })),
	);
	const quantity = iron.quantity ?? countOf(pieces);
	return [...weighed, { ...askedItem(only, quantity), group: iron.group }];
}

export const workWords = new Set(["wash", "iron", "fold", "normal", "premium"]);

function washed(
	items: NamedItem[],
	groups: readonly Countable[],
	{ text, has }: Reading,
	index: ItemIndex,
): NamedItem[] {
	const [first] = items;
	const rates = index.measured("kg");
	const isWash = withoutDryCleaning.test(text) || normalWash.test(text);
	// "7 shirts, wash and iron".
	const work = groups.find(
		({ words }) =>
			words.length > 1 && words.includes("wash") && words.every((word) => workWords.has(word)),
	);
	const isNamed = work !== undefined && !has("dryclean");
	if (!(isWash || isNamed) || !first || rates.length === 0) return items;
	const isFit = ({ ids, group }: NamedItem) =>
		index.item(ids[0] ?? "")?.measure === undefined &&
		!ids.some((id) => index.isExact(id, ["iron"])) &&
		!group.words.some((word) => delicate.has(word));
	if (!items.every(isFit)) return items;
	const wanted = index.find(work?.words ?? ["normal", "wash"]).filter((id) => rates.includes(id));
	const kilos = first.group.unit === "kg" ? first.quantity : undefined;
	return [{ ...askedItem(wanted.length > 0 ? wanted : rates, kilos), group: first.group }];
}

/** The entry for ironing and nothing else. */
export function ironing(index: ItemIndex): string[] {
	return index.find(["iron"]).filter((id) => index.isExact(id, ["iron"]));
}

/** A kurta and its pyjama, which have one price to be cleaned, are two to be ironed. */
export const inPieces = ({ quantity = 1, words }: Pick<Countable, "quantity" | "words">): number =>
	quantity * Math.max(1, headsOf(words).length);

/** Their number together; undefined where none is counted. */
function countOf(items: readonly AskedItem[]): number | undefined {
	const isCounted = items.some(({ quantity }) => quantity !== undefined);
	return isCounted ? items.reduce((sum, { quantity = 1 }) => sum + quantity, 0) : undefined;
}

/**
 * The list of a conversation in which ironing was chosen, before or now: "only ironing" after seven shirts, "20 shirts"
 * or "three pants too" after that, and "no, dry clean" of what was to be ironed or washed. Undefined where none of it is so.
 */
export function ironedList(
	list: readonly AskedItem[],
	{ frame: { items }, found, drycleans, adds, replaces }: Part,
	before: Part,
	index: ItemIndex,
): AskedItem[] | undefined {
	const only = ironing(index);
	const isIroning = ({ ids }: AskedItem) => ids.every((id) => only.includes(id));
	const isPiece = ({ ids }: AskedItem) => index.item(ids[0] ?? "")?.measure === undefined;
	const [one] = items;
	const [line] = list;
	if (!line || only.length === 0) return undefined;
	const isOfWork = ({ ids }: AskedItem) =>
		ids.every((id) => index.item(id)?.isWhole || index.item(id)?.measure === "kg");
	if (drycleans && items.length === 0 && list.every(isOfWork)) {
		const things = before.found.groups.flatMap(({ words, quantity }) => {
			const bare = words.filter((word) => !workWords.has(word));
			return bare.length > 0 ? [askedItem(index.find(bare), quantity)] : [];
		});
		const cleaned = things.filter(({ ids }) => ids.length > 0);
		return cleaned.length > 0 ? cleaned : undefined;
	}
	if (!one || items.length > 1 || !isPiece(one)) return undefined;
	const isOfAll = found.groups.every(({ hasHead }) => !hasHead);
	if (isIroning(one) && isOfAll && list.every(isPiece) && one.quantity === undefined)
		return [askedItem(only, countOf(list))];
	// A work that is named now is not the one of before.
	if (drycleans || list.length > 1 || !isIroning(line) || isIroning(one)) return undefined;
	if (adds) return [askedItem(only, line.quantity && line.quantity + (one.quantity ?? 1))];
	const isCounted = one.quantity !== undefined && line.quantity === undefined;
	return replaces || isCounted ? [askedItem(only, one.quantity ?? line.quantity)] : undefined;
}
