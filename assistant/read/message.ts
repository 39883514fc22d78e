/** A message by itself: its frame, and what it leaves to the conversation before. */
import { calendarDay } from "../../shop/opening-hours.ts";
import type { Act, AskedItem, Frame } from "../frame.ts";
import { asksPrice, asksSum, nearestActs, quiet } from "./acts.ts";
import { type FoundItems, findItems } from "./items.ts";
import type { Knowledge } from "./knowledge.ts";
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
import { type Piece, type Reading, readTokens } from "./pieces.ts";
import { actsOfMessage, sentencesOf } from "./sentences.ts";
import { partNamed } from "./time.ts";
import type { Token } from "./tokens.ts";
import { wantsOtherWork } from "./work.ts";
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
	lines: readonly AskedItem[];
	/** Something that was said of the list was not read, so that it may be another one. */
	isOpen: boolean;
}

/** A message as it was typed, and its parts where it takes something back. */
export interface PartedMessage {
	whole: Message;
	left: Message | undefined;
	gone: Message | undefined;
	/** Other words may be taken back as well. */
	isDoubtful: boolean;
}

/** Acts that are about things of the rate card. */
export const actsOfThings: ReadonlySet<Act> = new Set<Act>([
	...([
		"price",
		"total",
		"care",
		"included",
		"turnaround",
		"express",
		"damage",
		"harm",
		"discount",
		"estimate",
	] as const),
]);

/** Beside these the shop says whether it comes to an area that is named. */
const ofComing: ReadonlySet<Act> = new Set<Act>(["price", "total", "pickup", "pickupTime", "book"]);

export const read = (tokens: readonly Token[], knowledge: Knowledge, now: Date): Message =>
	messageOf(readTokens(tokens, knowledge, now), knowledge);

export function messageOf(reading: Reading, knowledge: Knowledge): Message {
	const { pieces, tokens, text } = reading;
	const all = findItems(reading, knowledge.index);
	const whole = wholeCategory(reading, all, knowledge);
	const found = whole ? { ...all, items: [], things: [] } : all;
	const ends = new Map(tokens.flatMap(({ end }, at) => (end ? [[at + 1, end] as const] : [])));
	const said = whole ? (["price"] as const) : actsOfMessage(sentencesOf(pieces, ends));
	const service = whole ? undefined : serviceNamed(reading, found, knowledge);
	const category = whole ?? categoryNamed(reading, found, knowledge);
	const hasPrice = asksPrice(pieces);
	const isOfThings = said.length === 0 || said.some((act) => actsOfThings.has(act));
	const named = isOfThings
		? withWeighed(found, reading, knowledge)
		: found.items.filter(({ group }) => group.hasHead);
	// Of a thing that is only named its price is guessed.
	const isNamed =
		said.every((act) => act === "price" || act === "care") &&
		named.length > 0 &&
		!hasPrice &&
		pieces.length < 8;
	const isIdle =
		said.every((act) => quiet.has(act)) && (found.numbers.length > 0 || named.length > 0);
	const isPriceless = said.join() === "price" && named.length === 0 && !hasPrice;
	const isExplicit = said.length > 0 && !isNamed && !isIdle && !isPriceless;
	let acts = summed(
		said.length > 0 ? said : guessed(reading, named, category, service),
		named,
		pieces,
	);
	const written =
		(isExplicit ? mayBeWritten(acts) : named.length === 0) && found.numbers.length === 0
			? knowledge.written(tokens)
			: undefined;
	// Nothing that the shop has is denied, and nothing on a mere likeness of a long story.
	const isDenied =
		acts.includes("notListed") &&
		(named.length > 0 || (pieces.length > 12 && !pieces.some(({ kind }) => kind === "other")));
	if (isDenied) acts = acts.filter((act) => act !== "notListed");
	// A yes to what is only taken for granted misleads; a price does not.
	if (presumes.test(text))
		acts = acts.map((act) => (act === "care" ? (named.length > 0 ? "price" : "services") : act));
	if (acts.length === 0) acts = [written ? "services" : "unsure"];
	acts = withBesides(acts, reading, named);
	const isOff = acts[0] === "notListed";
	const items = isOff
		? []
		: named.map(({ ids, quantity }) => ({ ids, ...(quantity !== undefined && { quantity }) }));
	const texts = reading.texts;
	// Of coming "in the evening" is a time, too.
	const time = reading.time ?? (acts.includes("pickupTime") ? partNamed(texts) : undefined);
	const unknown = unknownIn(reading, acts);
	const frame: Frame = {
		acts: acts.slice(0, 3),
		items,
		...(category && items.length === 0 && (isOfThings || acts.includes("services"))
			? { category }
			: {}),
		...(service ? { service } : {}),
		areas: reading.areas.slice(0, 6),
		isElsewhere:
			reading.isElsewhere ||
			(acts.some((act) => /^(?:areas|pickup|pickupTime|book)$/.test(act)) &&
				namesUnknownPlace(reading, knowledge)),
		days: reading.days.slice(0, 7).map((day) => calendarDay(day).date),
		isHoliday: reading.isHoliday,
		...(time ? { time } : {}),
		changes: [],
		isOtherCity: namesOtherCity(reading, knowledge),
		isOtherWork:
			items.length > 0 &&
			wantsOtherWork(text) &&
			items.every(({ ids }) => ids.every((id) => !isOfWork(id, knowledge))),
		page: 0,
		isPartial: unknown.length > 0,
		isUncertain:
			found.isOpen && (found.numbers.length > 0 || (items.length > 1 && acts.includes("total"))),
	};
	return {
		frame,
		unknown,
		passage: written,
		isExplicit,
		reading,
		found,
		lines: items,
		isOpen: false,
		nearest: isUnsure(acts) ? nearestActs(pieces) : [],
	};
}

/** "Free hai na", "right?", "bolo haan". */
const presumes =
	/ (?:na|naa|right|correct|haina) $| (?:bolo|bol do|say yes|confirm|promise|pakka|haan|maan) /;

/** The acts of sums: things with their counts ask for a sum, uncounted ones for prices. */
function summed(
	acts: readonly Act[],
	items: readonly AskedItem[],
	pieces: readonly Piece[],
): Act[] {
	const isCounted =
		items.some(({ quantity }) => (quantity ?? 1) !== 1) ||
		(items.length > 1 && items.every(({ quantity }) => quantity !== undefined));
	const isSum =
		isCounted || (asksSum(pieces) && items.some(({ quantity }) => quantity !== undefined));
	const isPriced = acts.includes("price");
	const asTotal = (act: Act): Act =>
		(act === "price" && isSum) ||
		(act === "care" && isCounted && !isPriced && !acts.includes("harm"))
			? "total"
			: act;
	const all = acts.filter((act) => act !== "care" || !isPriced).map(asTotal);
	return [...new Set(all)];
}

/** Facts that are said whatever else is asked: that the shop comes there, what the same day costs. */
function withBesides(
	acts: readonly Act[],
	{ areas, text, isElsewhere }: Reading,
	items: readonly AskedItem[],
): Act[] {
	const isOf = (some: ReadonlySet<Act>) => acts.some((act) => some.has(act));
	const isComing = areas.length > 0 && isOf(ofComing) && !acts.includes("areas");
	const isFast =
		wantsSameDay(text) &&
		acts.some((act) => /^(?:price|total|turnaround)$/.test(act)) &&
		items.length > 0;
	// "My location is Clement Town" asks not where the shop is.
	const isOwnPlace =
		(areas.length > 0 || isElsewhere) &&
		!/ (?:shop|store|your?|aap\w*|ap\w?k\w+|du[k]a+n|kaise|how|far|dur|door|distance) /.test(text);
	const own = acts.map((act): Act => (act === "address" && isOwnPlace ? "areas" : act));
	return [
		...new Set<Act>([
			...(isComing ? own.filter((act) => act !== "pickup").slice(0, 2) : own),
			...(isComing ? (["areas"] as const) : []),
			...(isFast ? (["express"] as const) : []),
		]),
	];
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

const isUnsure = (acts: readonly Act[]) =>
	acts.every((act) => act === "unsure" || act === "beyond");

export const isQuiet = ({ frame }: Message): boolean => frame.acts.every((act) => quiet.has(act));
