/** The frame of one text by itself, and what it leaves to the conversation before. */
import { calendarDay } from "../../content/opening-hours.ts";
import type { Act, AskedItem, Frame } from "../frame.ts";
import { asksToMend, isUnanswered } from "./acts/circumstances.ts";
import { asksSum } from "./acts/prices.ts";
import { quietAct } from "./acts/talk.ts";
import { isBareCount } from "./amounts.ts";
import { type FollowUpSigns, followUpSigns } from "./follow-up-signs.ts";
import type { FoundItems } from "./items.ts";
import { declinesDryCleaning } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import { questionAsked } from "./page-questions.ts";
import {
	chooseSentences,
	type ReadSentence,
	readSentence,
	sentencesOf,
	unite,
} from "./sentences.ts";
import type { Token } from "./tokens.ts";
import { hasUnknownThing, unknownWords } from "./unknown-words.ts";
import {
	cheapestOf,
	comparedRates,
	extremes,
	pricedAt,
	wantsOnlyWashing,
	weighed,
	withInstitutionLinen,
} from "./unnamed-items.ts";

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

/** Acts that are about things of the rate card. */
export const actsOfThings: ReadonlySet<Act> = new Set<Act>([
	"price",
	"total",
	"care",
	"included",
	"turnaround",
	"express",
	"damage",
	"discount",
	"estimate",
]);

/** Beside these the shop says whether it comes to an area that is named. */
const ofComing: ReadonlySet<Act> = new Set<Act>(["pickup", "pickupTime", "book"]);

const ofTrouble: ReadonlySet<Act> = new Set<Act>([
	...(["complaint", "order", "guarantee", "damage", "phone", "whatsapp", "contact"] as const),
]);

/** A text read whole and by its sentences. */
interface ReadText {
	whole: ReadSentence;
	sentences: readonly ReadSentence[];
	/** Those that count. */
	chosen: readonly ReadSentence[];
	/** The acts that they say. */
	said: readonly Act[];
}

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
		sentence.has("everyday", "cheap", "costly") ||
		said.some((act) => actsOfThings.has(act));
	const named = itemsOf(read, needsThings, hasHead, knowledge);
	const isExplicit = said.length > 0 && !(said.join() === "total" && !asksSum(sentence));
	const guessed = said.length > 0 ? said : guess(whole, named, category, service);
	const unknown = unknownWords(sentence, guessed, knowledge.data.site.business.payment);
	const quiet = quietAct(sentence) ?? (tokens.length === 0 ? "help" : "unsure");
	let acts = asSums(guessed.length > 0 ? guessed : [quiet], whole, named);
	const question = questionAsked(whole, isExplicit ? acts : undefined, knowledge);
	if (question && !isExplicit) acts = ["services"];
	const isListed = named.length > 0 && isUnlistedPart(whole, hasHead);
	if (isListed && acts.join() === "notListed") acts = ["notListed", "price"];
	const isOff = acts.includes("notListed") && !isListed;
	if (isOff) acts = ["notListed", ...acts.filter((act) => act !== "notListed")];
	const items = isOff ? [] : named;
	const isOfCategory = items.length === 0 && (needsThings || acts.includes("services"));
	const days = chosen.flatMap((one) => one.sentence.days);
	const frame: Frame = {
		acts: [...new Set(acts)],
		items,
		...(category && isOfCategory ? { category } : {}),
		...(service ? { service } : {}),
		areas: [...sentence.areas].slice(0, 6),
		isElsewhere: sentence.isElsewhere,
		days: (days.length > 0 ? days : sentence.days).slice(0, 7).map((day) => calendarDay(day).date),
		isHoliday: sentence.isHoliday,
		...(sentence.time ? { time: sentence.time } : {}),
		page: 0,
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
		text: tokens.map((token) => token.text).join(" "),
		found: whole.found,
		asked: items,
		dropped: [],
		onlyDrops: false,
		...followUpSigns(sentence),
	};
}

function readText(tokens: readonly Token[], knowledge: Knowledge, now: Date): ReadText {
	const whole = readSentence(tokens, knowledge, now);
	const sentences = sentencesOf(tokens, knowledge, now);
	// "It shrank in the machine. Can it be fixed?" is one question.
	const isOne = sentences.length < 2 || asksToMend(whole.sentence);
	const chosen = isOne ? [whole] : chooseSentences(sentences);
	const acts = [...new Set(chosen.flatMap((one) => one.acts))];
	// "We live in Jakhan. Will you come?"
	const isOfArea = whole.sentence.areas.length > 0 && acts.some((act) => ofComing.has(act));
	const some: Act[] =
		isOfArea && !acts.includes("areas") ? [...acts.slice(0, 2), "areas"] : acts.slice(0, 3);
	// "Nobody answers the phone. Where is my order?"
	const isCut = some.length > 0 && some.every((act) => ofTrouble.has(act));
	if (isCut && isUnanswered(whole.sentence))
		return { whole, sentences, chosen, said: ["complaint", "whatsapp"] };
	const wanted: Act[] = some.length === 0 && wantsOnlyWashing(whole.sentence) ? ["price"] : some;
	const said = isBareCount(whole.sentence) ? [] : wanted;
	return { whole, sentences, chosen, said };
}

/** The things that the acts are about. */
function itemsOf(
	{ whole, sentences, chosen, said }: ReadText,
	needsThings: boolean,
	hasHead: boolean,
	knowledge: Knowledge,
): AskedItem[] {
	// "Seven blankets. Three single. Remaining double".
	const { isDivided, isWorkShared, items: all } = whole.found;
	const isOne = chosen.length === 0 || isDivided || isWorkShared;
	let items = unite(isOne ? [whole] : chosen);
	const idsOf = (list: readonly AskedItem[]) =>
		list
			.map(({ ids }) => ids[0])
			.toSorted()
			.join();
	if (whole.found.doubts.length === 0 && idsOf(items) === idsOf(all)) items = unite([whole]);
	const isByWeight = ({ ids }: AskedItem) => knowledge.index.item(ids[0] ?? "")?.measure === "kg";
	const byWeight = needsThings && !items.some(isByWeight) ? weighed(whole, knowledge) : undefined;
	const isEither = whole.sentence.hasThing && / (?:or|ya) /.test(whole.sentence.text);
	if (byWeight && whole.sentence.has("everyday")) items = [...items, byWeight];
	// "10 shirts by kilo or by piece": what either costs.
	else if (byWeight && isEither && byWeight.quantity === undefined)
		items = [...items.map(({ ids }) => ({ ids })), byWeight];
	// "5 kg clothes and a blanket"
	else if (byWeight && whole.found.unit === "kg") items = [byWeight, ...items];
	else if (byWeight) items = [byWeight];
	items = withInstitutionLinen(items, whole, knowledge);
	const compared =
		(whole.sentence.has("difference") && !whole.sentence.has("dryclean")) ||
		said.includes("included")
			? comparedRates(whole, knowledge)
			: undefined;
	if (compared) items = [compared];
	items = items.length === 0 ? extremes(whole, knowledge) : cheapestOf(items, whole, knowledge);
	if (items.length === 0 && said.every((act) => act === "price"))
		items = pricedAt(whole, knowledge);
	items = withoutWider(items, whole);
	if (!needsThings) return hasHead ? items : [];
	return items.length > 0 || sentences.length < 2 ? items : unite(sentences);
}

/** The one that has no price but on request: what many pieces of a business cost. */
function bulkService(
	{ whole: { sentence, service }, said }: ReadText,
	{ data }: Knowledge,
): string | undefined {
	const isBulk = said.includes("discount") && sentence.has("bulk", "institution");
	return isBulk && !service
		? data.site.services.find(({ price }) => price.kind === "quote")?.id
		: undefined;
}

/** "Shoes, normal sports shoes hai": what they are is told after. */
function withoutWider(items: readonly AskedItem[], { sentence }: ReadSentence): AskedItem[] {
	const isCounted = items.some(({ quantity }) => quantity !== undefined);
	if (items.length < 2 || isCounted || sentence.has("and")) return [...items];
	const holds = ({ ids }: AskedItem, other: AskedItem) =>
		ids.length > other.ids.length && other.ids.every((id) => ids.includes(id));
	return items.filter((item) => !items.some((other) => holds(item, other)));
}

function asSums(
	acts: readonly Act[],
	{ sentence }: ReadSentence,
	items: readonly AskedItem[],
): readonly Act[] {
	// What differs, the names and prices of the rates say as far as the shop says it.
	const isCompared = sentence.has("difference") && items.length > 0;
	const asked = isCompared ? acts.map((act): Act => (act === "care" ? "price" : act)) : acts;
	// "Your cheapest service".
	if (items.length > 0 && acts.join() === "services" && sentence.has("cheap", "costly"))
		return ["price"];
	// Counted things of which none is priced by the count.
	const isUncounted = items.length > 0 && items.every(({ quantity }) => quantity === undefined);
	if (isUncounted && !sentence.has("total"))
		return asked.map((act): Act => (act === "total" ? "price" : act));
	if (!items.some(({ quantity }) => (quantity ?? 1) !== 1)) return asked;
	// "15 shirt press kar doge": whoever says how many wants the sum.
	const isAsked = asked.includes("price") || asked.includes("total");
	const summed: Act = asked.join() === "care" ? "care" : "price";
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
	// "Is this Doon Fresh?"
	if (sentence.has("shopName") && !sentence.has("greeting", "thanks") && sentence.tokens.length < 8)
		return ["aboutShop"];
	return [];
}
