/** A message by itself: its frame, and what it leaves to the conversation before. */
import { calendarDay } from "../../shop/opening-hours.ts";
import { type Act, type AskedItem, type Frame, isQuiet, type Line } from "../frame.ts";
import { actsOfMessage, asksPrice, asksSum, nearestActs } from "./acts.ts";
import { type FoundItems, findItems } from "./items.ts";
import type { Knowledge } from "./knowledge.ts";
import { isCounted, isSumOf, lineOf } from "./lines.ts";
import {
	categoryNamed,
	isOfWork,
	namesOtherCity,
	namesUnknownPlace,
	serviceNamed,
	unknownIn,
	wantsSameDay,
	wholeCategory,
	withWeighed,
} from "./named.ts";
import type { Reading } from "./pieces.ts";
import { partNamed } from "./time.ts";
import { isMaterial } from "./words/item-words.ts";
import { isOf, says } from "./words/vocabulary.ts";
import { ironsHeavy, namesCleaning, wantsOtherWork } from "./work.ts";
import { mayBeWritten } from "./written-answers.ts";

export interface Message {
	frame: Frame;
	/** The acts nearest to a message that is not understood. */
	nearest: readonly Act[];
	/** Words of things that the shop does not name. */
	unknown: readonly string[];
	passage?: string | undefined;
	/** An act was said, not only guessed from things or days. */
	isExplicit: boolean;
	reading: Reading;
	found: FoundItems;
	/** The lines of the conversation's list. */
	lines: readonly Line[];
	/** Something that was said of the list was not read, so that it may be another one. */
	isOpen: boolean;
	/** It may have changed the list, though another matter was answered: "my blazer can wait". */
	isMissed?: boolean;
	/** Its change of the list was read whole; the list may be open from before. */
	isChangeRead?: boolean;
}

/** A message as it was typed, and its parts where it takes something back. */
export interface PartedMessage {
	whole: Message;
	left: Message | undefined;
	gone: Message | undefined;
	/** Other words may be taken back as well. */
	isDoubtful: boolean;
}

/** True of acts that are about things of the rate card. */
export const isOfThings = (act: Act): boolean =>
	/^(?:price|total|care|works|included|turnaround|express|damage|harm|discount|estimate)$/.test(
		act,
	);

const unique = (acts: readonly Act[]): Act[] => [...new Set(acts)];

export function messageOf(reading: Reading, knowledge: Knowledge): Message {
	const { pieces, tokens, text } = reading;
	const all = findItems(reading, knowledge.index);
	const whole = wholeCategory(reading, all, knowledge);
	const found = whole ? { ...all, items: [], things: [] } : all;
	const { acts: likely, isStory } = actsOfMessage(pieces);
	const learnt: Act[] = whole ? ["price"] : likely;
	const work = otherWorkIn(reading, knowledge);
	const isOtherWork =
		work.length > 0 &&
		found.numbers.length === 0 &&
		(learnt.includes("notListed") ||
			learnt.every(
				(act) => isOfThings(act) || isQuiet(act) || /^(?:services|condition)$/.test(act),
			));
	const said: Act[] = isOtherWork ? ["notListed"] : learnt;
	const service = whole ? undefined : serviceNamed(reading, found, knowledge);
	const category = whole ?? categoryNamed(found, knowledge);
	const mayHaveThings = said.length === 0 || said.some((act) => isOfThings(act) && act !== "works");
	const things: readonly AskedItem[] = mayHaveThings
		? withWeighed(found, reading, knowledge)
		: found.items.filter(({ group }) => group.hasHead);
	const fitting = things.filter((item) => !isOfMaterial(item, found, reading, knowledge));
	const named = isOtherWork ? [] : withoutPieces(fitting, reading, knowledge);
	const isExplicit = said.length > 0 && !isStory && !isGuess(said, named, found, reading);
	// After a greeting the things are what is asked.
	const isBare =
		said.length === 0 ||
		(said.every((act) => /^(?:greeting|thanks|help)$/.test(act)) && named.length > 0);
	const guess = isBare ? guessed(reading, named, category, service) : said;
	const summed: Act[] =
		fitting.length === 0 && things.length > 0 ? ["notListed"] : withSums(guess, named, reading);
	const isWritten = ironsHeavy(found.things, text) || (!isExplicit && named.length === 0);
	const mayHavePassage = isWritten || (isExplicit && mayBeWritten(summed));
	const passage =
		mayHavePassage && found.numbers.length === 0 ? knowledge.written(tokens) : undefined;
	// Nothing that the shop has is denied.
	const known = summed.filter((act) => act !== "notListed" || named.length === 0);
	const own: readonly Act[] = known.length > 0 ? known : [passage ? "services" : "unsure"];
	const isOtherCity = namesOtherCity(reading, knowledge);
	// "Haridwar me dukan hai?" asks whether the shop comes there.
	const acts = withBesides(own, reading, named).flatMap((act): Act[] => {
		if (!isOtherCity || !/^(?:aboutShop|address)$/.test(act)) return [act];
		return act === "address" ? [act, "areas"] : ["areas"];
	});
	const items: Line[] =
		acts[0] === "notListed" ? [] : named.map(({ ids, quantity }) => lineOf(ids, quantity));
	// Of coming "in the evening" is a time, too.
	const time = reading.time ?? (acts.includes("pickupTime") ? partNamed(reading.texts) : undefined);
	const unknown = [...work, ...unknownIn(reading, acts)].slice(0, 2);
	const mayBeAway = acts.some((act) => /^(?:areas|pickup|pickupTime|book)$/.test(act));
	const isOfCategory = items.length === 0 && (acts.some(isOfThings) || acts.includes("services"));
	const isOfWorks = (id: string) => isOfWork(id, knowledge);
	const frame: Frame = {
		acts: acts.slice(0, 3),
		items,
		...(category && isOfCategory && { category }),
		...(service && { service }),
		areas: reading.areas.slice(0, 6),
		isElsewhere: reading.isElsewhere || (mayBeAway && (isOtherCity || namesUnknownPlace(reading))),
		days: reading.days.slice(0, 7).map((day) => calendarDay(day).date),
		isHoliday: reading.isHoliday,
		...(time && { time }),
		changes: [],
		isOtherCity,
		isOtherWork:
			(work.length > 0 && acts[0] === "notListed") ||
			(items.length > 0 &&
				(wantsOtherWork(text) || ironsHeavy(found.things, text)) &&
				!items.some(({ ids }) => ids.some(isOfWorks))),
		page: 0,
		isPartial: unknown.length > 0,
		isUncertain:
			found.isOpen && (found.numbers.length > 0 || (items.length > 1 && acts.includes("total"))),
	};
	const isUnsure = own.every((act) => act === "unsure" || act === "beyond");
	return {
		...{ frame, reading, found, passage, isExplicit, unknown, lines: items, isOpen: false },
		nearest: isUnsure ? nearestActs(pieces) : [],
	};
}

/** Work that is named, as dyeing and darning, but by no service of the shop; none where cleaning is wanted. */
function otherWorkIn({ pieces, tokens, text }: Reading, { services }: Knowledge): string[] {
	const isOffered = (word: string) => services.some(({ words }) => words.has(word));
	if (namesCleaning(text) || says("stain", text) || !nearestActs(pieces).includes("notListed"))
		return [];
	return pieces
		.filter(({ kind, meaning }, at) => {
			const next = pieces[at + 1]?.meaning;
			// "Rang karte ho", which neither word says by itself.
			const isPair = !isOf("otherWork", next) && isOf("otherWork", `${meaning} ${next}`);
			return kind === "word" && (isOf("otherWork", meaning) || isPair) && !isOffered(meaning);
		})
		.flatMap(({ from }) => tokens[from]?.raw.replaceAll(/[^\p{L}\p{M}]/gu, "") ?? []);
}

/** Leather pants and suede gloves have no price of pants or of leather shoes; shoes and bags are of leather often. */
function isOfMaterial(
	{ ids }: AskedItem,
	{ things, loose }: FoundItems,
	{ pieces }: Reading,
	{ index }: Knowledge,
): boolean {
	const material = loose.find(isMaterial);
	if (material === undefined) return false;
	const isOfOther =
		pieces.some(({ kind }) => kind === "other") && !things.some(({ hasHead }) => hasHead);
	return ids.every((id) => {
		const { words, wider } = index.item(id) ?? {};
		const mayBe = words?.has(material) || wider?.has("shoe") || wider?.has("bag");
		return isOfOther || !mayBe;
	});
}

/** Bedding of a business has the shop's quote for linen, and no prices by the piece. */
function withoutPieces(
	items: readonly AskedItem[],
	{ text }: Reading,
	{ index }: Knowledge,
): readonly AskedItem[] {
	const linen = index.find(["linen"]).filter((id) => index.item(id)?.prices.length === 0);
	const isBedding = ({ ids }: AskedItem) =>
		ids.some((id) => linen.includes(id) || index.item(id)?.wider.has("bedding"));
	if (linen.length === 0 || !says("business", text) || !items.some(isBedding)) return items;
	return [...items.filter((item) => !isBedding(item)), { ids: linen }];
}

/** True if the acts of a message are only guessed: of a thing that is only named its price, of a number nothing. */
function isGuess(
	said: readonly Act[],
	named: readonly AskedItem[],
	{ numbers }: FoundItems,
	{ pieces }: Reading,
): boolean {
	const isOf = (...acts: Act[]) => said.every((act) => acts.includes(act));
	const hasPrice = asksPrice(pieces);
	const isNamed = isOf("price", "care") && named.length > 0 && !hasPrice && pieces.length < 8;
	const isIdle = said.every(isQuiet) && (numbers.length > 0 || named.length > 0);
	return isNamed || isIdle || (isOf("price") && named.length === 0 && !hasPrice);
}

/** The acts of sums: things with their counts ask for a sum, uncounted ones for prices. */
function withSums(acts: readonly Act[], items: readonly AskedItem[], { pieces }: Reading): Act[] {
	const isSum = isSumOf(items);
	const isAsked = isSum || (asksSum(pieces) && items.some(isCounted));
	const isPriced = acts.includes("price");
	// "3 sarees to give": their sum, and how to give them.
	const isErrand =
		isSum && acts.every((act) => /^(?:book|handover|dropOff|services|unsure)$/.test(act));
	const told: readonly Act[] = isErrand
		? ["total", ...acts.filter((act) => act !== "unsure")]
		: acts;
	return unique(
		told
			.filter((act) => act !== "care" || !isPriced)
			.map((act) => {
				const isCare = act === "care" && isSum && !acts.includes("harm");
				return (act === "price" && isAsked) || isCare ? "total" : act;
			}),
	);
}

/** Facts that are said whatever else is asked: that the shop comes there, what the same day costs. */
function withBesides(
	acts: readonly Act[],
	{ areas, text, isElsewhere }: Reading,
	items: readonly AskedItem[],
): Act[] {
	const isOf = (some: RegExp) => acts.some((act) => some.test(act));
	const isComing = areas.length > 0 && isOf(/^(?:price|total|pickup|pickupTime|book)$/);
	const isFast = wantsSameDay(text) && isOf(/^(?:price|total|turnaround)$/) && items.length > 0;
	// "My location is Clement Town" asks not where the shop is.
	const isOwnPlace = (areas.length > 0 || isElsewhere) && !says("toShop", text);
	const own = acts.map((act): Act => (act === "address" && isOwnPlace ? "areas" : act));
	return unique([
		...(isComing ? [...own.slice(0, 2), "areas" as const] : own),
		...(isFast ? ["express" as const] : []),
	]);
}

/** Without an act: what the things, places and days would be asked about. */
function guessed(
	reading: Reading,
	items: readonly AskedItem[],
	category: string | undefined,
	service: string | undefined,
): Act[] {
	if (items.length > 0 || category) return ["price"];
	if (service) return ["services"];
	if (reading.areas.length > 0 || reading.isElsewhere) return ["areas"];
	if (reading.days.length > 0 || reading.time !== undefined || reading.isHoliday) return ["hours"];
	return reading.tokens.length === 0 ? ["help"] : [];
}
