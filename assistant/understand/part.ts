/** The frame of one text by itself, and what it leaves to the conversation before. */
import { calendarDay } from "../../shop/opening-hours.ts";
import type { Act, AskedItem, Frame } from "../frame.ts";
import { asksSum } from "./acts/prices.ts";
import { quietAct } from "./acts/talk.ts";
import { type FollowUpSigns, followUpSigns } from "./follow-up-signs.ts";
import type { FoundItems } from "./items.ts";
import { declinesDryCleaning } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import { type ReadText, readText } from "./read-text.ts";
import type { ReadSentence } from "./sentences.ts";
import { thingsMeant } from "./things-meant.ts";
import { partNamed } from "./time.ts";
import type { Token } from "./tokens.ts";
import { hasUnknownThing, unknownWords } from "./unknown-words.ts";
import { mayBeWritten } from "./written-answers.ts";

export interface Part extends FollowUpSigns {
	frame: Frame;
	unknown: readonly string[];
	passage?: string | undefined;
	/** An act was said, not only guessed from things or days. */
	isExplicit: boolean;
	words: number;
	/** In Latin letters. */
	text: string;
	found: FoundItems;
	/** Things that are taken back. */
	dropped: readonly AskedItem[];
	/** Nothing else is said. */
	onlyDrops: boolean;
	/** Things asked for over the conversation, for a total. */
	asked: readonly AskedItem[];
}

export const withFrame = (part: Part, frame: Frame): Part => ({ ...part, frame });

/** Acts that are about things of the rate card. */
export const actsOfThings: ReadonlySet<Act> = new Set<Act>([
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
]);

export function frameOf(tokens: readonly Token[], knowledge: Knowledge, now: Date): Part {
	const read = readText(tokens, knowledge, now);
	const { whole, chosen, said } = read;
	const { sentence } = whole;
	const first = <Value>(of: (one: ReadSentence) => Value | undefined) =>
		chosen.map(of).find((value) => value !== undefined) ?? of(whole);
	const service = first((one) => one.service) ?? bulkService(read, knowledge);
	const category = first((one) => one.category);
	const hasHead = chosen.some(({ found }) => found.groups.some((group) => group.hasHead));
	const needsThings =
		said.length === 0 ||
		sentence.has("everyday", "perkg", "cheap", "costly") ||
		said.some((act) => actsOfThings.has(act));
	const named = thingsMeant(read, needsThings, hasHead, knowledge);
	const isExplicit = said.length > 0 && !(said.join() === "total" && !asksSum(sentence));
	const guessed = said.length > 0 ? said : guess(whole, named, category, service);
	const unknown = unknownWords(sentence, guessed);
	const quiet = quietAct(sentence) ?? (tokens.length === 0 ? "help" : "unsure");
	let acts = asSums(guessed.length > 0 ? guessed : [quiet], whole, named);
	const isOpen = isExplicit ? mayBeWritten(acts) : named.length === 0 || tokens.at(-1)?.end === "?";
	const question = isOpen && !sentence.hasQuantity ? knowledge.written(tokens) : undefined;
	if (question && !isExplicit) acts = ["services"];
	const isListed = named.length > 0 && isUnlistedPart(whole, hasHead);
	if (isListed && acts.join() === "notListed") acts = ["notListed", "price"];
	const isOff = acts.includes("notListed") && !isListed;
	if (isOff) acts = ["notListed", ...acts.filter((act) => act !== "notListed")];
	const items = isOff ? [] : named;
	const isOfCategory = items.length === 0 && (needsThings || acts.includes("services"));
	const days = chosen.flatMap((one) => one.sentence.days);
	// Of coming "in the evening" is a time, too.
	const texts = tokens.map(({ text }) => text);
	const time = sentence.time ?? (acts[0] === "pickupTime" ? partNamed(texts) : undefined);
	const frame: Frame = {
		acts: [...new Set(acts)],
		items,
		...(category && isOfCategory ? { category } : {}),
		...(service ? { service } : {}),
		areas: [...sentence.areas].slice(0, 6),
		isElsewhere: sentence.isElsewhere,
		days: (days.length > 0 ? days : sentence.days).slice(0, 7).map((day) => calendarDay(day).date),
		isHoliday: sentence.isHoliday,
		...(time ? { time } : {}),
		page: 0,
		changes: [],
		isOtherCity: false,
		isOtherWork: false,
		isPartial: unknown.length > 0 || hasUnknownThing(sentence),
		isUncertain:
			whole.found.doubts.length > 0 &&
			(whole.found.numbers.length > 0 || (items.length > 1 && acts.includes("total"))),
	};
	return {
		frame,
		unknown,
		passage: question,
		isExplicit,
		words: tokens.length,
		text: texts.join(" "),
		found: whole.found,
		asked: items,
		dropped: [],
		onlyDrops: false,
		...followUpSigns(sentence),
	};
}

/** The one that has no price but on request: what many pieces of a business cost. */
function bulkService(
	{ whole: { sentence, service }, said }: ReadText,
	{ data }: Knowledge,
): string | undefined {
	const isBulk =
		said.includes("discount") &&
		!said.includes("dropOff") &&
		sentence.has("bulk", "institution", "house");
	return isBulk && !service
		? data.site.services.find(({ price }) => price.kind === "quote")?.id
		: undefined;
}

function asSums(
	acts: readonly Act[],
	{ sentence }: ReadSentence,
	items: readonly AskedItem[],
): readonly Act[] {
	// The names and prices of the rates say what differs as far as the shop says it.
	const isCompared = sentence.has("difference") && items.length > 0;
	const asked = isCompared ? acts.map((act): Act => (act === "care" ? "price" : act)) : acts;
	// Counted things of which none is priced by the count.
	const isUncounted = items.length > 0 && items.every(({ quantity }) => quantity === undefined);
	if (isUncounted && !sentence.has("total"))
		return asked.map((act): Act => (act === "total" ? "price" : act));
	if (!items.some(({ quantity }) => (quantity ?? 1) !== 1)) return asked;
	// "15 shirt press kar doge": whoever says how many wants the sum.
	const isAsked = asked.includes("price") || asked.includes("total");
	const summed: Act = isAsked ? "price" : "care";
	return asked
		.filter((act) => act !== "care" || !isAsked || sentence.has("stain"))
		.map((act): Act => (act === summed ? "total" : act));
}

/** Named things stand beside a word that is not on the list. */
function isUnlistedPart({ sentence }: ReadSentence, hasHead: boolean): boolean {
	return (
		sentence.has("unlistedThing") &&
		!(sentence.has("unlistedWork") && !sentence.has("clean", "wash", "dryclean", "iron")) &&
		(hasHead ||
			sentence.has("everyday") ||
			sentence.pieces.some(({ kind, meaning }) => kind === "thing" && meaning.includes("piece")))
	);
}

/** Without an act: what the things, places and days would be asked about. */
function guess(
	{ sentence }: ReadSentence,
	items: readonly AskedItem[],
	category: string | undefined,
	service: string | undefined,
): Act[] {
	if (items.length > 0) return [sentence.isSum ? "total" : "price"];
	if (category) return ["price"];
	if (service || declinesDryCleaning(sentence.text)) return ["services"];
	if (sentence.areas.length > 0 || sentence.isElsewhere) return ["areas"];
	const isDated = sentence.days.length > 0 || sentence.time !== undefined || sentence.isHoliday;
	if (isDated && !sentence.has("wishes")) return ["hours"];
	if (sentence.has("timeword") && sentence.tokens.length < 3) return ["hours"];
	return [];
}
