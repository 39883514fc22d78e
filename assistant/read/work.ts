/** The work that is wanted of things: dry cleaning, ironing alone, washing by weight. */
import { type ItemIndex, isWeighed, narrow } from "./item-index.ts";
import type { NamedItem } from "./items.ts";
import type { Reading } from "./pieces.ts";
import { isWork, type Thing } from "./things.ts";
import { headsOf, isHeavy } from "./words/item-words.ts";
import { says } from "./words/vocabulary.ts";

/** "Dry clean nahi chahiye", "no dry cleaning". */
export const refusesDryCleaning = (text: string): boolean => says("noDryCleaning", text);

/** Names dry cleaning as the work that is wanted. */
export const wantsDryCleaning = (text: string): boolean =>
	says("dryCleaning", text) && !refusesDryCleaning(text);

/** Has a word of cleaning, which is what the shop does. */
export const namesCleaning = (text: string): boolean =>
	says("cleaned", text) || says("dryCleaning", text);

/** "Dry clean nahi, sirf dhulai": another work than the prices of things are for. */
export const wantsOtherWork = (text: string): boolean =>
	refusesDryCleaning(text) || says("normalWash", text);

/** Wants heavy things ironed only, which the price of ironing is not for. */
export const ironsHeavy = (things: readonly Thing[], text: string): boolean =>
	things.some(({ words }) => words.join() === "iron") &&
	things.some(({ words }) => words.some(isHeavy)) &&
	!wantsDryCleaning(text) &&
	!says("cleaned", text);

/** Things that washing by weight may spoil. */
const isDelicate = (word: string) =>
	/^(?:silk|woolen|leather|suede|embroidered|wedding|coat|blazer|suit)$/.test(word);

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
	const only = index.find(["iron"]).filter((id) => index.isExact(id, ["iron"]));
	const weighed = items.filter((item) => item !== iron && isWeighed(item, index));
	const others = items.filter((item) => item !== iron && !isWeighed(item, index));
	if (!iron || only.length === 0 || (weighed.length > 0 && others.length === 0)) return items;
	if (others.some(({ group }) => group.words.some(isHeavy))) return others;
	const isOnly = says("only", text) || refusesDryCleaning(text);
	// "Dry-cleaned and ironed": dry cleaning ends with it.
	const isCleaned = wantsDryCleaning(text) || says("cleaned", text);
	if (others.length > 0 && isCleaned && !isOnly) return [...weighed, ...others];
	/** A kurta and its pyjama, which have one price to be cleaned, are two to be ironed. */
	const counts = others.flatMap(({ quantity, group: { words } }) =>
		quantity ? quantity * Math.max(1, headsOf(words).filter((word) => !isWork([word])).length) : [],
	);
	const sum = counts.length > 0 ? counts.reduce((all, count) => all + count, 0) : undefined;
	// "20 kapde sirf istri"
	const clothes = pieces.find((_, at) => pieces[at + 1]?.kind === "clothes")?.number;
	const quantity = iron.quantity ?? sum ?? clothes;
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
	const isWash = wantsOtherWork(text) || (work !== undefined && !wantsDryCleaning(text));
	const isFit = ({ ids, group }: NamedItem) =>
		index.item(ids[0] ?? "")?.measure === undefined &&
		!ids.some((id) => index.item(id)?.isWhole || index.isExact(id, ["iron"])) &&
		!group.words.some(isDelicate);
	// "2 shirts, wash and press", which has a price by the piece.
	const pieceOf = (item: NamedItem) => index.find([...item.group.words, ...(work?.words ?? [])]);
	if (work && items.length > 0 && items.every((item) => pieceOf(item).length > 0))
		return items.map((item) => ({ ...item, ids: pieceOf(item) }));
	if (!isWash || !first || rates.length === 0 || !items.every(isFit)) return items;
	const wanted = narrow(rates, (id) => index.find(work?.words ?? ["normal", "wash"]).includes(id));
	return [{ ids: narrow(wanted, (id) => !index.isNamedBy(id, refused)), group: first.group }];
}
