/** Entries of the rate card that are asked about without a name: by weight, by kind, by price. */
import { type AskedItem, frameLimits } from "../frame.ts";
import { limits } from "../limits.ts";
import { askedItem, leaveOut } from "./asked-item.ts";
import { declinesDryCleaning } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Reading } from "./reading.ts";
import type { ReadSentence } from "./sentences.ts";
import { isModifier } from "./words/item-words.ts";

/** Their clothes of every day go by weight. */
const children = / (?:kids?|child\w*|bach\w*|bab(?:y|ies)) /;

/** "5 kg clothes and a blanket", "ek kambal aur 5 kilo kapde": not the things that weigh so much. */
const isBeside =
	/ num unit-kg clothes and (?:my )?(?:num )?(?:unit-\S+ )?thing | thing and (?:my )?num unit-kg clothes /;

const people = / (?:boys?|girls?|students?|la[dr]k\w+|bach?ch?\w+|inmates|residents) /;

/** "Dry clean nahi, paani se dhulwana hai". */
export const wantsOnlyWashing = ({ text, has }: Reading) =>
	declinesDryCleaning(text) && has("wash");

/** "Kilo ke hisab se", "5 kg kapde": what is priced by weight, where no such thing is named. */
export function weighed(
	{ sentence, found }: ReadSentence,
	{ index }: Knowledge,
): AskedItem | undefined {
	// "PG, 25 boys": their clothes.
	const isOfMany =
		sentence.has("bulk", "institution", "house") &&
		people.test(sentence.text) &&
		found.items.every(({ group }) => !group.hasHead);
	const isByWeight =
		sentence.has("perkg", "everyday") ||
		wantsOnlyWashing(sentence) ||
		isOfMany ||
		(sentence.has("clothes") && children.test(sentence.text) && found.items.length === 0) ||
		(found.unit === "kg" && (found.items.length === 0 || isBeside.test(sentence.line)));
	const rates = index.measured("kg").slice(0, frameLimits.alternatives);
	const rest = leaveOut(rates, (id) => index.isNamedBy(id, found.without));
	// "Iron vala rate per kilo"
	const kinds = found.loose.filter((word) => word === "iron" || word === "fold");
	const ids = leaveOut(rest, (id) => !kinds.every((word) => index.item(id)?.words.has(word)));
	if (!isByWeight || ids.length === 0) return undefined;
	return askedItem(ids, found.unit === "kg" ? found.quantity : undefined);
}

/** "69 wala kya hai": what has the price. */
export function pricedAt({ sentence, found }: ReadSentence, { index }: Knowledge): AskedItem[] {
	const { pieces, words } = sentence;
	if (found.items.length > 0) return [];
	const ids = pieces.flatMap(({ number, to }) => {
		const after = words.slice(to, to + 2).join(" ");
		return number !== undefined && /^(?:rs |rup\w* )?va(?:la|li|le)\b/.test(after)
			? index.costing(number)
			: [];
	});
	return ids.length > 0 ? [{ ids: ids.slice(0, frameLimits.alternatives) }] : [];
}

/** "Normal and premium", "is ironing within ₹69": all the rates by weight, whose names say it. */
export function comparedRates(
	{ sentence }: ReadSentence,
	{ data, index }: Knowledge,
): AskedItem | undefined {
	const ids = index.measured("kg");
	const named = new Set(sentence.words);
	const kinds = ids.filter((id) =>
		[...(index.item(id)?.words ?? [])].some((word) => isModifier(word) && named.has(word)),
	);
	const figures = new Set(sentence.pieces.map(({ number }) => number));
	const isPriceOf = data.prices.categories
		.flatMap(({ items }) => items)
		.some(
			({ id, price }) => ids.includes(id) && price.kind !== "quote" && figures.has(price.low / 100),
		);
	const isMeant = sentence.has("difference")
		? kinds.length > 1
		: isPriceOf || sentence.has("perkg");
	return isMeant ? { ids: ids.slice(0, frameLimits.alternatives) } : undefined;
}

/** What the rate card has for the linen of hotels and hospitals. */
const institutionLinen = ({ index }: Knowledge) => [
	...new Set([...index.find(["hotel"]), ...index.find(["hospital"])]),
];

/** "Bedsheets and towels, rates?", after the linen of a hotel: it is of the same. */
function isOfInstitution(
	items: readonly AskedItem[],
	before: readonly AskedItem[],
	knowledge: Knowledge,
): boolean {
	const entry = institutionLinen(knowledge);
	const item = ({ ids }: AskedItem) => knowledge.index.item(ids[0] ?? "");
	const isLinen = (one: AskedItem) =>
		item(one)?.measure === "kg" || linens.some((word) => item(one)?.words.has(word));
	const wasLinen = before.some(({ ids }) => ids.every((id) => entry.includes(id)));
	return wasLinen && items.length > 0 && items.every(isLinen);
}

/** Their towels go by weight. */
const withoutLinen = / (?:salon|sail?un|parlou?r|parlar|spa|gym|jim|yoga) /;

const linens = ["bedsheet", "coat", "blanket", "quilt", "comforter", "curtain", "cover", "linen"];
const regular =
	/ (?:every|each|daily|weekly|monthly|week|month|roz\w*|har|hafte|mahine|mahina|rooms?|kamr\w*|contract|theka) /;

/**
 * "20 rooms, bedsheets every day": the linen of a hotel or a hospital has an entry of its own. Pieces that are
 * counted once keep their prices.
 */
export function withInstitutionLinen(
	items: readonly AskedItem[],
	{ sentence }: ReadSentence,
	knowledge: Knowledge,
): AskedItem[] {
	const { index } = knowledge;
	const entry = institutionLinen(knowledge);
	const has = ({ ids }: AskedItem, word: string) => index.item(ids[0] ?? "")?.words.has(word);
	const isInstitution =
		sentence.has("institution", "hotel", "hospital") && !withoutLinen.test(sentence.text);
	const isLinen = (item: AskedItem) =>
		isInstitution && (sentence.has("everyday") || linens.some((word) => has(item, word)));
	const linen = items.filter(isLinen);
	if (entry.length === 0 || linen.length === 0) return [...items];
	const isCounted = items.some(({ quantity }) => quantity !== undefined);
	if (isCounted && !sentence.has("everyday") && !regular.test(sentence.text)) return [...items];
	return [{ ids: entry }, ...items.filter((item) => !isLinen(item))];
}

/** "The cheapest way to wash 8 kg", "which of these is the dearest": of what is left open, the ends. */
export function endsOf(
	items: readonly AskedItem[],
	reading: Reading,
	{ index }: Knowledge,
): AskedItem[] {
	if (!asksEnds(reading)) return [...items];
	const sign = reading.has("costly") ? -1 : 1;
	const least = (id: string) => index.item(id)?.prices[0] ?? Number.POSITIVE_INFINITY;
	return items.map((item) => {
		const [first = ""] = item.ids.toSorted((one, other) => sign * (least(one) - least(other)));
		return { ...item, ids: [first] };
	});
}

/** "Sabse sasta", "the costliest" */
const asksEnds = ({ text, has }: Reading) => mostly.test(text) && has("costly", "cheap");

const mostly = / (?:sabse|most|costliest|cheapest|dearest|lowest|highest) /;

/** What costs so much at least, in paise, the cheapest first; of what is measured, how much there is decides. */
function pricedByPiece({ data, index }: Knowledge): { id: string; least: number }[] {
	const all = [
		...data.prices.categories.flatMap(({ items }) => items),
		...data.site.featuredPrices,
	];
	const priced = all.flatMap(({ id, price }) =>
		price.kind !== "quote" && price.measure === undefined && index.item(id)
			? [[id, price.low] as const]
			: [],
	);
	return [...new Map(priced)]
		.map(([id, least]) => ({ id, least }))
		.sort((a, b) => a.least - b.least);
}

/** "What is the dearest thing": the ends of the rate card. */
export function extremes({ sentence, found }: ReadSentence, knowledge: Knowledge): AskedItem[] {
	if (!asksEnds(sentence) || found.items.length > 0) return [];
	// Ironing and washing have prices of their own.
	const isOtherWork = (id: string) => sentence.has("dryclean") && knowledge.index.item(id)?.isWhole;
	const cheapest = pricedByPiece(knowledge).filter(({ id }) => !isOtherWork(id));
	const dearest = cheapest.toSorted((one, other) => other.least - one.least);
	const isBoth = sentence.has("costly") && sentence.has("cheap");
	const ends = isBoth
		? [...cheapest.slice(0, 2), ...dearest.slice(0, 2)]
		: (sentence.has("costly") ? dearest : cheapest).slice(0, limits.prices);
	return ends.length > 0 ? [{ ids: ends.map(({ id }) => id) }] : [];
}

const budget =
	/ (?:under|below|within|less than|upto|up to|maximum|max) (?:rs |rupees? )?num | num (?:unit-money )?(?:rs |rup\w* )?(?:tak|(?:se|ke|ka) (?:kam|neeche|niche|andar|bhitar)|or less|or below) /;

/** "What can I get done under 100 rs", in rupees. */
export function budgetNamed({ pieces, words, has }: Reading): number | undefined {
	const said = pieces.map(({ kind, from, to }) =>
		kind === "number" ? "num" : words.slice(from, to).join(" "),
	);
	const number = pieces.find(({ kind }) => kind === "number")?.number;
	const asks = has("what", "which", "list", "offer_do", "clothes", "service");
	return asks && budget.test(` ${said.join(" ")} `) ? number : undefined;
}

/** What costs no more than a sum that is named. */
export function withinBudget({ sentence, found }: ReadSentence, knowledge: Knowledge): AskedItem[] {
	const rupees = found.items.length > 0 ? undefined : budgetNamed(sentence);
	if (rupees === undefined) return [];
	const ids = pricedByPiece(knowledge)
		.filter(({ least }) => least <= rupees * 100)
		.map(({ id }) => id);
	return ids.length > 0 ? [{ ids: ids.slice(0, frameLimits.alternatives) }] : [];
}
