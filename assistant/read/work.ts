/** The work that is wanted of things: dry cleaning, ironing alone, washing by weight. */
import type { AskedItem } from "../frame.ts";
import { narrow } from "./entries.ts";
import type { ItemIndex } from "./item-index.ts";
import type { NamedItem } from "./items.ts";
import type { Reading } from "./pieces.ts";
import { isWork, type Thing, works } from "./things.ts";
import { headsOf } from "./words/item-words.ts";

const dryCleaning = / dr[yai]+ ?(?:cl[ei]+|kl[ei]+|wash|vash)\w* /;
const refusal = "(?:not|no|without|bina|nahi|mat|na|dont|skip)";
const refusedBefore = new RegExp(
	` ${refusal}(?: (?:need|want|for|any|the|a|to|of|require))*${dryCleaning.source}`,
);
const refusedAfter = new RegExp(
	`${dryCleaning.source}(?:(?:ki|ka|ke|jarurat|zarurat|karn[aei]|karv\\w+|karw\\w+|to|bhi) )*${refusal} `,
);

/** "Dry clean nahi chahiye", "no dry cleaning". */
export const refusesDryCleaning = (text: string): boolean =>
	refusedBefore.test(text) || refusedAfter.test(text);

/** Names dry cleaning as the work that is wanted. */
export const wantsDryCleaning = (text: string): boolean =>
	dryCleaning.test(text) && !refusesDryCleaning(text);

const onlyWords = / (?:only|just|sirf|bas|keval|khali) /;
const normalWash =
	/ (?:normal|regular|simple|ordinary|plain|only|just|sirf) (?:a |the )?(?:wash\w*|dhul\w*|dho\w*|pani) /;

/** "Dry clean nahi, sirf dhulai": another work than the prices of things are for. */
export const wantsOtherWork = (text: string): boolean =>
	refusesDryCleaning(text) || normalWash.test(text);

/** Things that washing by weight may spoil. */
const delicate: ReadonlySet<string> = new Set(
	"silk woolen leather suede embroidered wedding coat blazer suit".split(" "),
);

/** The entry for ironing and nothing else. */
const ironing = (index: ItemIndex): string[] =>
	index.find(["iron"]).filter((id) => index.isExact(id, ["iron"]));

/** A kurta and its pyjama, which have one price to be cleaned, are two to be ironed. */
const piecesOf = ({ quantity, group: { words } }: NamedItem): number | undefined =>
	quantity && quantity * Math.max(1, headsOf(words).filter((word) => !works.has(word)).length);

const sumOf = (counts: readonly (number | undefined)[]): number | undefined =>
	counts.some((count) => count !== undefined)
		? counts.reduce<number>((sum, count = 1) => sum + count, 0)
		: undefined;

/** Things that are only to be ironed have the price of ironing, those only to be washed that of washing by weight. */
export function byWork(
	items: NamedItem[],
	things: readonly Thing[],
	reading: Reading,
	refused: readonly string[],
	index: ItemIndex,
): NamedItem[] {
	return washed(ironed(items, reading, index), things, reading, refused, index);
}

function ironed(items: NamedItem[], { text, pieces }: Reading, index: ItemIndex): NamedItem[] {
	const iron = items.find(({ group }) => group.words.join() === "iron");
	const only = ironing(index);
	const isWeighed = ({ ids }: AskedItem) => index.item(ids[0] ?? "")?.measure === "kg";
	const weighed = items.filter((item) => item !== iron && isWeighed(item));
	const others = items.filter((item) => item !== iron && !isWeighed(item));
	if (!iron || only.length === 0 || (weighed.length > 0 && others.length === 0)) return items;
	const isOnly = onlyWords.test(text) || refusesDryCleaning(text);
	// "Dry-cleaned and ironed": dry cleaning ends with it.
	if (
		others.length > 0 &&
		(wantsDryCleaning(text) || / (?:clean\w*|sa+ph?|sa+f) /.test(text)) &&
		!isOnly
	)
		return [...weighed, ...others];
	// "20 kapde sirf istri"
	const clothes = pieces.find((_, at) => pieces[at + 1]?.kind === "clothes")?.number;
	const quantity = iron.quantity ?? sumOf(others.map(piecesOf)) ?? clothes;
	if (others.length === 0 && quantity === undefined && !isOnly) return items;
	return [
		...weighed,
		{ ids: only, ...(quantity !== undefined && { quantity }), group: iron.group },
	];
}

function washed(
	items: NamedItem[],
	things: readonly Thing[],
	{ text }: Reading,
	refused: readonly string[],
	index: ItemIndex,
): NamedItem[] {
	const [first] = items;
	const rates = index.measured("kg");
	// "7 shirts, wash and iron".
	const work = things.find(
		({ words }) => words.length > 1 && words.includes("wash") && isWork(words),
	);
	const isWash =
		refusesDryCleaning(text) ||
		normalWash.test(text) ||
		(work !== undefined && !wantsDryCleaning(text));
	if (!isWash || !first || rates.length === 0) return items;
	const isFit = ({ ids, group }: NamedItem) =>
		index.item(ids[0] ?? "")?.measure === undefined &&
		!ids.some((id) => index.isExact(id, ["iron"])) &&
		!group.words.some((word) => delicate.has(word));
	if (!items.every(isFit)) return items;
	const own = first.group.words.includes("wash")
		? first.ids.filter((id) => index.item(id)?.isWhole)
		: [];
	if (own.length > 0) return items;
	const wanted = narrow(rates, (id) => index.find(work?.words ?? ["normal", "wash"]).includes(id));
	const ids = narrow(wanted, (id) => !index.isNamedBy(id, refused));
	return [
		{
			ids,
			...(first.group.unit === "kg" && { quantity: first.quantity }),
			group: first.group,
		} as NamedItem,
	];
}

/** The number of pieces of a list that is to be ironed; undefined where it has other things than pieces. */
export function ironedList(list: readonly AskedItem[], index: ItemIndex): AskedItem[] | undefined {
	const only = ironing(index);
	const isPiece = ({ ids }: AskedItem) => index.item(ids[0] ?? "")?.measure === undefined;
	if (only.length === 0 || !list.every(isPiece)) return undefined;
	const quantity = sumOf(list.map((item) => item.quantity));
	return [{ ids: only, ...(quantity !== undefined && { quantity }) }];
}
