/** The frame of one text by itself, and what it leaves to the conversation before. */
import { calendarDay } from "../../content/opening-hours.ts";
import type { Act, AskedItem, Frame } from "../frame.ts";
import { actsOf } from "./acts/acts.ts";
import { asksSum } from "./acts/prices.ts";
import type { Sentence } from "./acts/sentence.ts";
import { quietAct } from "./acts/talk.ts";
import { type FoundItems, findItems } from "./items.ts";
import type { Knowledge } from "./knowledge.ts";
import { type Reading, readTokens } from "./read.ts";
import { type Token, tokensOf } from "./tokens.ts";

export interface Part {
	frame: Frame;
	unknown: readonly string[];
	passage?: string | undefined;
	/** An act was said, not only guessed from things or days. */
	isExplicit: boolean;
	/** Only asks for the next part of a list. */
	asksMore: boolean;
	/** Begins like an addition: "aur", "and", "also". */
	adds: boolean;
	/** Takes something back: "nahi", "instead". */
	replaces: boolean;
	/** Takes a thing away. */
	removes: boolean;
	/** Points at what was spoken of: "it", "uska", "silk one". */
	refers: boolean;
	words: number;
	/** In Latin letters. */
	text: string;
	found: FoundItems;
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

interface Sentenced {
	sentence: Sentence;
	found: FoundItems;
	acts: Act[];
	service: string | undefined;
	category: string | undefined;
	isQuestion: boolean;
}

export function frameOfText(text: string, knowledge: Knowledge, now: Date): Part {
	const tokens = tokensOf(text);
	const whole = readSentence(tokens, knowledge, now);
	const sentences = split(tokens).flatMap((part) =>
		halves(readSentence(part, knowledge, now), knowledge, now),
	);
	const chosen = sentences.length > 1 ? chooseSentences(sentences) : [whole];
	const isCorrected = sentences.some((one, at) => at > 0 && corrects(one));
	const items = unite(isCorrected ? sentences : chosen.length > 0 ? chosen : [whole]);
	const all = sentences.length > 1 ? unite(sentences) : items;
	const acts = [...new Set(chosen.flatMap((sentence) => sentence.acts))].slice(0, 3);
	const needsThings = acts.length === 0 || acts.some((act) => actsOfThings.has(act));
	const isByWeight = ({ ids }: AskedItem) => knowledge.index.item(ids[0] ?? "")?.measure === "kg";
	if (needsThings && !items.some(isByWeight)) {
		const byWeight = weighed(whole, knowledge);
		if (byWeight && whole.sentence.has("everyday")) items.push(byWeight);
		else if (byWeight) items.splice(0, items.length, byWeight);
	}
	if (whole.sentence.has("difference") || acts.includes("included")) {
		const compared = comparedRates(whole, knowledge);
		if (compared) items.splice(0, items.length, compared);
	}
	if (items.length === 0) items.push(...extremes(whole, knowledge));
	const headed = chosen.some(({ found }) => found.groups.some(({ hasHead }) => hasHead));
	const askedItems = needsThings ? (items.length > 0 ? items : all) : headed ? items : [];
	const isExplicit = acts.length > 0 && !(acts.join() === "total" && !asksSum(whole.sentence));
	const { sentence } = whole;
	const first = <Value>(of: (one: Sentenced) => Value | undefined) =>
		chosen.map(of).find((value) => value !== undefined) ?? of(whole);
	const service = first(({ service }) => service);
	const category = first(({ category }) => category);
	if (acts.length === 0) acts.push(...guess(whole, askedItems, category, service));
	const unknown = unknownWords(sentence, acts);
	const passage =
		acts.length === 0 || (acts.join() === "unsure" && !sentence.has("unsaid"))
			? knowledge.passages(sentence.tokens.map((token) => token.text))
			: undefined;
	if (acts.length === 0) {
		const quiet = quietAct(sentence);
		acts.push(quiet ?? (tokens.length === 0 ? "help" : "unsure"));
	}
	// What differs, the names and prices of the rates say as far as the shop says it.
	if (sentence.has("difference") && askedItems.length > 0)
		acts.splice(0, acts.length, ...acts.map((act): Act => (act === "care" ? "price" : act)));
	const isSum = askedItems.some(({ quantity }) => (quantity ?? 1) !== 1);
	// "15 shirt press kar doge": whoever says how many wants the sum.
	const summed: Act = acts.join() === "care" ? "care" : "price";
	const finalActs = isSum ? acts.map((act): Act => (act === summed ? "total" : act)) : acts;
	// Of a thing that the shop does not name, no other price says more.
	const isOnlyNamed = !isExplicit && !asking.test(sentence.text);
	const question = isOnlyNamed
		? undefined
		: questionAsked(whole, isExplicit ? finalActs : [], knowledge);
	if (question && !isExplicit) finalActs.splice(0, finalActs.length, "services");
	const isListed =
		askedItems.length > 0 &&
		sentence.has("unlistedThing") &&
		!sentence.has("unlistedWork") &&
		(headed || /piece/.test(sentence.pieces.map(({ meaning }) => meaning).join()));
	if (isListed && finalActs.join() === "notListed") finalActs.push("care");
	const isOff = finalActs.includes("notListed") && !isListed;
	if (isOff) {
		askedItems.splice(0);
		finalActs.sort((a, b) => Number(b === "notListed") - Number(a === "notListed"));
	}
	const frame: Frame = {
		acts: [...new Set(finalActs)],
		items: askedItems,
		...(category && askedItems.length === 0 && (needsThings || acts.includes("services"))
			? { category }
			: {}),
		...(service ? { service } : {}),
		areas: [...sentence.areas].slice(0, 6),
		isElsewhere: sentence.isElsewhere,
		days: [
			...(chosen.flatMap((one) => one.sentence.days).length > 0
				? chosen.flatMap((one) => one.sentence.days)
				: sentence.days),
		]
			.slice(0, 7)
			.map((day) => calendarDay(day).date),
		isHoliday: sentence.isHoliday,
		...(sentence.time ? { time: sentence.time } : {}),
		page: 0,
		isPartial: unknown.length > 0 || sentence.unknown.length > 0,
	};
	return {
		...{
			frame,
			unknown,
			passage: question ?? passage,
			isExplicit,
			words: tokens.length,
			text: tokens.map((token) => token.text).join(" "),
			found: whole.found,
			asked: askedItems,
		},
		asksMore: asksMore(sentence),
		adds: /^ (?:(?:acha|ok|okay|thik|nod) )*(?:aur|and|or|also|plus|phir|fir|then|bhi|what about|how about) |^ \S+ (?:aur|more|another|extra) |^ another | (?:bhi|also|too|tu_|ad|add|extra|jod\w*|saath me|sath me) | (?:aur|or) $/.test(
			sentence.text,
		),
		replaces:
			/^ (?:no|nahi|nope|sorry|actually|instead|not) | (?:instead|sorry|actually|ki jagah|badle|rather|nahi .* nahi|i mean|mera matlab|matlab) /.test(
				sentence.text,
			),
		removes:
			/ (?:remov\w*|hata\w*|cancel|nikal (?:do|lo|dijiye)|ch?h?od\w*|ch?h?or\w*|vithout|without|bina|minus|drop|less|except|delete|rehn[ae]|rahn[ae]|kam (?:kar\w*|do)|kam|nahi chahiye|mat) /.test(
				sentence.text,
			),
		refers:
			/ (?:it|its|that|this|them|those|these|they|one|ones|uska|uski|uske|iska|iski|iske|isko|usko|yeh|ye|ve|voh|vo|inka|unka|vala|vali|vale|same|vaha|yaha|there|is|us|use|ise|unhe|inhe|dono) /.test(
				sentence.text,
			),
	};
}

/** "Kilo ke hisab se", "5 kg kapde": what is priced by weight, where no such thing is named. */
function weighed({ sentence, found }: Sentenced, { index }: Knowledge): AskedItem | undefined {
	const isByWeight =
		sentence.has("perkg", "everyday") || (found.unit === "kg" && found.items.length === 0);
	const ids = index.measured("kg").slice(0, 12);
	if (!isByWeight || ids.length === 0) return undefined;
	return {
		ids,
		...(found.unit === "kg" && found.quantity !== undefined ? { quantity: found.quantity } : {}),
	};
}

/** "Normal and premium", "is ironing within ₹69": all the rates by weight, whose names say it. */
function comparedRates({ sentence }: Sentenced, { data, index }: Knowledge): AskedItem | undefined {
	const ids = index.measured("kg");
	const named = new Set(sentence.words);
	const kinds = ids.filter((id) =>
		[...(index.item(id)?.words ?? [])].some((word) => index.isModifier(word) && named.has(word)),
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
	return isMeant ? { ids: ids.slice(0, 12) } : undefined;
}

/** "What is the dearest thing": the ends of the rate card. */
function extremes({ sentence, found }: Sentenced, { data }: Knowledge): AskedItem[] {
	const isMost = / (?:sabse|most|costliest|cheapest|dearest|lowest|highest) /.test(sentence.text);
	if (!isMost || !sentence.has("costly", "cheap") || found.items.length > 0) return [];
	const sign = sentence.has("costly") ? -1 : 1;
	const priced = data.prices.categories
		.flatMap(({ items }) => items)
		.flatMap(({ id, price }) => (price.kind === "quote" ? [] : [{ id, least: price.low }]));
	const ids = priced.sort((a, b) => sign * (a.least - b.least)).map(({ id }) => id);
	return ids.length > 0 ? [{ ids: ids.slice(0, 5) }] : [];
}

function readSentence(tokens: readonly Token[], knowledge: Knowledge, now: Date): Sentenced {
	const reading = readTokens(tokens, knowledge, now);
	const found = findItems(reading, knowledge.index);
	const { service, category } = kindsOf(reading, found, knowledge);
	const quantities = found.items.filter(({ quantity }) => quantity !== undefined);
	const sentence: Sentence = {
		...reading,
		isElsewhere: reading.isElsewhere || isUnknownPlace(reading),
		hasThing: found.items.length > 0 || reading.has("everyday"),
		hasService: service !== undefined,
		hasQuantity: quantities.length > 0,
		isSum: quantities.some(({ quantity }) => quantity !== 1) || quantities.length > 1,
	};
	const isQuestion =
		(tokens.length <= 7 && tokens.length > 1) ||
		tokens.at(-1)?.end === "?" ||
		reading.has(
			"what",
			"how",
			"howmuch",
			"howmany",
			"when",
			"where",
			"why",
			"who",
			"which",
			"price",
			"howlong",
			"hours",
			"open",
			"address",
			"total",
		) ||
		/ (?:can|could|will|do you|is there|are you|is it|batao|bata\w*|tell|chahiye|cahiye|sakte) /.test(
			reading.text,
		);
	return { sentence, found, acts: actsOf(sentence), service, category, isQuestion };
}

const mostSentences = 8;

function split(tokens: readonly Token[]): Token[][] {
	const parts: Token[][] = [[]];
	for (const token of tokens) {
		parts.at(-1)?.push(token);
		if (token.end && parts.length < mostSentences) parts.push([]);
	}
	return parts.filter((part) => part.length > 0);
}

/** Two questions that "and" or a comma joins: "shirt ka rate aur sunday timing". */
function halves(whole: Sentenced, knowledge: Knowledge, now: Date): Sentenced[] {
	const { sentence } = whole;
	const { tokens, pieces } = sentence;
	const cuts = pieces.flatMap(({ meaning, from, to, isLast }) =>
		meaning === "and" ? [[from, to] as const] : isLast ? [[to, to] as const] : [],
	);
	for (const [end, start] of cuts.slice(0, 4)) {
		if (end < 2 || tokens.length - start < 2) continue;
		const parts = [tokens.slice(0, end), tokens.slice(start)].map((part) =>
			readSentence(part, knowledge, now),
		);
		const [one, other] = parts;
		const isAsked = (part: Sentenced) => part.isQuestion || part.sentence.tokens.length <= 7;
		if (!one || !other || !isAsked(one) || !isAsked(other)) continue;
		const isPrice = (acts: readonly Act[]) =>
			acts.every((act) => act === "price" || act === "total");
		if (one && other && isPrice([...one.acts, ...other.acts])) continue;
		const differ =
			one?.acts.some((act) => !other?.acts.includes(act)) &&
			other?.acts.some((act) => !one?.acts.includes(act));
		if (
			one &&
			other &&
			differ &&
			one.acts.length > 0 &&
			other.acts.length > 0 &&
			!whole.acts.some((act) => strong.has(act) || act === "harm" || act === "unsure")
		)
			return parts.map((part) => ({ ...part, isQuestion: true }));
	}
	return [whole];
}

const strong: ReadonlySet<Act> = new Set<Act>([
	"order",
	"complaint",
	"damage",
	"beyond",
	"otherShop",
]);
const weak: ReadonlySet<Act> = new Set<Act>(["services", "care", "assistant", "help", "feedback"]);

/** Of a story the questions count; a wrong that was told counts where the question says little. */
function chooseSentences(sentences: readonly Sentenced[]): Sentenced[] {
	const questions = sentences.filter(({ isQuestion, acts }) => isQuestion && acts.length > 0);
	const told = sentences.filter(({ acts }) => acts.some((act) => strong.has(act)));
	if (questions.length === 0) {
		const acting = sentences.filter(({ acts }) => acts.length > 0);
		return acting.length > 0 ? acting : sentences.filter(({ found }) => found.items.length > 0);
	}
	if (told.length > 0 && questions.every(({ acts }) => acts.every((act) => weak.has(act))))
		return told;
	return questions;
}

const asking =
	/ (?:can|do|does|will|should|is|are|kya|padenge|padega|padegi|chahiye|cahiye|sakte|sakta|sakti) /;

/** Matters of which the search pages may say more than the rate card does. */
const openActs: ReadonlySet<Act> = new Set<Act>([
	...(["unsure", "care", "services", "included", "turnaround", "pickup", "damage"] as const),
	...(["condition", "help", "expert", "eco", "estimate"] as const),
]);

function questionAsked(
	{ sentence, service }: Sentenced,
	acts: readonly Act[],
	{ questions }: Knowledge,
): string | undefined {
	if (!acts.every((act) => openActs.has(act)) || sentence.hasQuantity) return undefined;
	if (sentence.days.length > 0 || sentence.time !== undefined) return undefined;
	return questions.asked(sentence.tokens, service !== undefined);
}

/** "Price of sandals? I mean sneakers." */
function corrects({ sentence, found }: Sentenced): boolean {
	return (
		found.items.length > 0 &&
		/^ (?:i meant?|sory|no|nahi|matlab|actualy|actually|mera matlab|oh vait|vait|are nahi) /.test(
			sentence.text,
		)
	);
}

function unite(sentences: readonly Sentenced[]): AskedItem[] {
	const items: AskedItem[] = [];
	const hasHead = sentences.some(({ found }) => found.items.some(({ group }) => group.hasHead));
	const corrected = sentences.findLastIndex((one, at) => at > 0 && corrects(one));
	for (const { found } of sentences.slice(Math.max(0, corrected)))
		for (const { ids, quantity, group } of found.items) {
			if (hasHead && !group.hasHead && group.words.join() !== "iron") continue;
			const same = items.find((item) => item.ids.join() === ids.join());
			if (!same) items.push({ ids: [...ids], ...(quantity === undefined ? {} : { quantity }) });
			else if (quantity !== undefined) same.quantity = quantity;
		}
	return items.slice(0, 12);
}

/** The category or the service that the words name, where they name no thing. */
function kindsOf(reading: Reading, found: FoundItems, { index, services, data }: Knowledge) {
	const said = new Set(
		reading.pieces.flatMap(({ kind, meaning }) =>
			kind === "thing" || kind === "concept" ? meaning.split(" ") : [],
		),
	);
	for (const word of reading.words) said.add(word);
	const category =
		found.items.length > 0
			? undefined
			: found.gender.length > 0
				? index.categories.find(({ words }) => found.gender.some((word) => words.has(word)))?.id
				: undefined;
	const bySaid = (
		concept: string,
		test: (service: (typeof data.site.services)[number]) => boolean,
	) => (reading.has(concept) ? data.site.services.find(test)?.id : undefined);
	const byName =
		found.items.length > 0
			? undefined
			: services
					.map(({ id, words }) => ({
						id,
						size: words.size,
						hits: [...words].filter((word) => said.has(word)).length,
					}))
					.filter(({ size, hits }) => hits > 0 && hits >= Math.min(2, size))
					.sort((a, b) => b.hits / b.size - a.hits / a.size)[0]?.id;
	const service =
		bySaid("express", ({ sameDay }) => sameDay === true) ??
		(reading.has("stain")
			? services.find(({ words }) => words.has("stain") || words.has("dag"))?.id
			: undefined) ??
		byName ??
		(found.items.length === 0
			? reading.has("dryclean")
				? services.find(({ words }) => words.has("dryclean"))?.id
				: undefined
			: undefined);
	return { service, category };
}

/** Without an act: what the things, places and days would be asked about. */
function guess(
	{ sentence }: Sentenced,
	items: readonly AskedItem[],
	category: string | undefined,
	service: string | undefined,
): Act[] {
	if (items.length > 0) return [sentence.isSum ? "total" : "price"];
	if (category) return ["price"];
	if (service) return ["services"];
	if (sentence.areas.length > 0 || sentence.isElsewhere) return ["areas"];
	if (sentence.days.length > 0 || sentence.time !== undefined || sentence.isHoliday)
		return ["hours"];
	if (sentence.has("timeword") && sentence.tokens.length < 3) return ["hours"];
	return [];
}

function asksMore({ has, line, areas, unknown, text }: Reading): boolean {
	if (areas.length + unknown.length > 0) return false;
	const concepts = line.trim().split(" ");
	return (
		(has("more") ||
			/^ (?:aur|and|or) $/.test(text) ||
			/^ (?:aur|or) (?:\S+ )?(?:batao|dikhao|bata\w*) $/.test(text)) &&
		concepts.every((concept) =>
			[
				"more",
				"and",
				"list",
				"num",
				"unit-piece",
				"number",
				"nod",
				"price",
				"clothes",
				"what",
			].includes(concept),
		)
	);
}

/** Words that stand where a thing would, or name a thing that the shop does not clean. */
function unknownWords(sentence: Reading, acts: readonly Act[]): string[] {
	const listed = acts.includes("notListed")
		? sentence.pieces.filter(
				({ meaning }) => meaning === "unlistedThing" || meaning === "unlistedWork",
			)
		: [];
	const things = sentence.unknown.filter(({ from }) => standsAsThing(sentence, from));
	return [
		...new Set(
			[...listed, ...things].map(({ from, to }) =>
				sentence.tokens
					.slice(from, to)
					.map(({ raw }) => raw)
					.join(" "),
			),
		),
	]
		.map((word) =>
			word
				.replaceAll(/[^\p{L}\p{M} ]/gu, "")
				.trim()
				.slice(0, 24),
		)
		.filter((word) => word.length > 1)
		.slice(0, 2);
}

function standsAsThing({ words, line }: Reading, at: number): boolean {
	const after = words[at + 1] ?? "";
	const before =
		words.slice(0, at).findLast((word) => !/^(?:a|an|the|my|ek|some)$/.test(word)) ?? "";
	return (
		/^(?:ka|ki|ke|price|rate|ret|dhulai|clean|cleaning|vas|vash|dhona|dhote|dhulana|saf|dryclean|dry)$/.test(
			after,
		) ||
		/^(?:clean|vas|of|for|dhote|iron|dryclean|cleaning|vasing|num)$/.test(before) ||
		(words.length <= 4 && / (?:price|howmuch|clean|wash|dryclean) /.test(line))
	);
}

function isUnknownPlace(sentence: Reading): boolean {
	if (!sentence.has("pickup", "come", "deliver", "area")) return false;
	return sentence.unknown.some(({ from, to }) => {
		const before = sentence.words[from - 1] ?? "";
		const after = sentence.words[to] ?? "";
		return (
			/^(?:from|in|to|at|near|till|upto)$/.test(before) ||
			/^(?:me|mein|mai|main|se|tak|pe|par)$/.test(after)
		);
	});
}
