/** The acts of a sentence: what is learnt from examples, and what its things and places say beside it. */
import type { Act } from "../frame.ts";
import { type LikelyAct, likelyActs } from "./learnt/likely-acts.ts";
import { isEntity, type Piece } from "./pieces.ts";

/** Matters that somebody tells or fears: whatever else stands there, this is answered. */
export const told: ReadonlySet<Act> = new Set<Act>([
	...([
		"complaint",
		"order",
		"harm",
		"damage",
		"guarantee",
		"condition",
		"feedback",
		"otherShop",
	] as const),
]);
/** Least probability of an act. */
export const enough = {
	alone: 0.3,
	/** The same of a few words with a thing, which a conversation may explain. */
	ofNamed: 0.5,
	/** As a second act. */
	besides: 0.3,
	praise: 0.2,
	/** Of care, that is answered by a yes. */
	yes: 0.5,
	/** To be offered where nothing is understood. */
	near: 0.05,
	/** Of each half of a sentence. */
	half: 0.4,
	/** Of "unsure", and of all acts in `told` together. */
	open: 0.5,
	/** Of "unsure" in fewer than four words. */
	openShort: 0.8,
};

export interface Sentence {
	pieces: readonly Piece[];
	acts: readonly Act[];
	/** Of the first act. */
	probability: number;
	/** Tells what came before the question. */
	isBackground: boolean;
	asks: boolean;
}

/** Words that ask what something costs. */
const priceWord =
	/^(?:prices?|pricing|prais|rates?|ret|rait|cost\w*|charg\w*|charj\w*|kitn\w*|kitt\w*|total|totally|kul|bill|much|da+m|bha+[vw]|k[ie]+mat|amount|sum|estimate|hisa+b|jod\w*|lagega|lagenge|padega|padeg\w*|baneg\w*|ban[aei]|list|tariff|sast\w*|cheap\w*|fees?|kharch\w*|milak\w*)$/;
export const asksPrice = (pieces: readonly Piece[]): boolean =>
	pieces.some(({ kind, meaning }) => kind === "word" && priceWord.test(meaning));

const totalWord =
	/^(?:total|totally|kul|bill|sum|altogether|hisa+b|jod\w*|milak\w*|mila|everything|dono|teeno|sab)$/;
/** Asks for a sum. */
export const asksSum = (pieces: readonly Piece[]): boolean =>
	pieces.some(({ kind, meaning }) => kind === "word" && totalWord.test(meaning));

export function readSentence(pieces: readonly Piece[], asks: boolean): Sentence {
	const likely = likelyActs(pieces, asks);
	const [best] = likely.acts;
	const acts = best ? actsOf(pieces, likely.acts, best, asks) : [];
	return {
		pieces,
		acts,
		probability: best?.probability ?? 0,
		isBackground: likely.isBackground,
		asks,
	};
}

/** The acts nearest to words that are not understood, the nearest first; at most three. */
export const nearestActs = (pieces: readonly Piece[]): Act[] =>
	likelyActs(pieces, false)
		.acts.filter(({ act, probability }) => !quiet.has(act) && probability > enough.near)
		.slice(0, 3)
		.map(({ act }) => act);

/** "Make that 4", "one is a double", "Sunday too?": the conversation tells what of them. */
function isBare(pieces: readonly Piece[]): boolean {
	const words = pieces.filter((piece) => !isEntity(piece));
	const entities = pieces.filter(isEntity);
	if (entities.length === 0) return false;
	return words.every(({ meaning }) => silent.test(meaning));
}

/** Words that ask for nothing by themselves. */
const silent =
	/^(?:and|aur|or|bhi|also|too|plus|ok|okay|acha|accha|haan|yes|hai|hain|h|he|ho|hon|the|a|an|is|are|for|of|ka|ki|ke|ko|k|then|to|toh|phir|fir|if|agar|make|it|that|them|those|kar|karo|kardo|do|de|dena|hi|only|sirf|bas|just|ab|now|mere|meri|mera|my|i|have|me|[vw]al[aei]|one|ones|please|pls|bhaiya|ji|rakho|more|please|add|what|about|how)$/;

function actsOf(
	pieces: readonly Piece[],
	likely: readonly LikelyAct[],
	best: LikelyAct,
	asks: boolean,
): Act[] {
	const has = (kind: Piece["kind"]) => pieces.some((piece) => piece.kind === kind);
	const hasThing = has("thing") || has("clothes");
	const hasOther = has("other");
	const chance = (act: Act) => likely.find((one) => one.act === act)?.probability ?? 0;
	if (isBare(pieces)) return [];
	const isTold = likely.reduce((sum, one) => sum + (told.has(one.act) ? one.probability : 0), 0);
	// Whoever may as well praise is not told that it is regretted.
	const mayPraise =
		best.act === "complaint" &&
		best.probability < enough.open &&
		chance("feedback") > enough.praise;
	if (mayPraise) return hasThing ? [] : ["unsure"];
	if (told.has(best.act) && isTold > enough.open) return withCompanions(best, likely, hasThing);
	const words = pieces.length;
	if (best.act === "unsure" || best.act === "beyond") {
		const least = words > 3 ? enough.open : enough.openShort;
		if (best.probability >= (best.act === "beyond" && !hasThing ? enough.alone : least))
			return best.besides ? [best.act, best.besides] : [best.act];
		const next = likely.find(({ act }) => act !== "unsure" && act !== "beyond");
		return next && next.probability > enough.alone ? mainActs(next, hasThing) : [];
	}
	// Nothing that the shop has is denied: a work that is not listed is neither promised nor refused of a thing that is.
	const isListed = hasThing && !hasOther;
	if (best.act === "notListed" && isListed) {
		if (!has("thing")) return ["care"];
		return best.probability > enough.open ? ["unsure"] : [];
	}
	// Payment wins over "unsure" where a message has both.
	const probability = best.probability + (best.besides ? chance(best.besides) : 0);
	const least = hasThing && words < 6 && !asks ? enough.ofNamed : enough.alone;
	if (probability < least) return [];
	const second = likely.filter(
		({ act, probability }) =>
			probability > enough.besides &&
			act !== best.act &&
			!quiet.has(act) &&
			!(act === "notListed" && isListed),
	);
	if (hasOther && !hasThing && /^(?:price|care|services)$/.test(best.act)) return ["notListed"];
	return [
		...new Set([...mainActs(best, hasThing), ...second.flatMap((one) => mainActs(one, hasThing))]),
	].slice(0, 3);
}

/** Said beside nothing else. */
export const quiet: ReadonlySet<Act> = new Set<Act>([
	"help",
	"greeting",
	"thanks",
	"unsure",
	"beyond",
]);

function mainActs({ act, besides, probability }: LikelyAct, hasThing: boolean): Act[] {
	if (act === "services" && hasThing) return ["care"];
	// A yes to what is not asked misleads; a price does not.
	if (act === "care" && hasThing && probability < enough.yes) return ["price"];
	return besides ? [act, besides] : [act];
}

/** Acts that the answer to the first act says besides. */
function withCompanions(
	{ act, besides }: LikelyAct,
	likely: readonly LikelyAct[],
	hasThing: boolean,
): Act[] {
	const isLikely = (other: Act) =>
		likely.some((one) => one.act === other && one.probability > enough.alone);
	if (act === "harm") return ["harm", "expert"];
	if (besides) return [act, besides];
	if (act === "order") return isLikely("complaint") ? ["order", "complaint"] : ["order"];
	if (act !== "complaint") return [act];
	// A thing that is lost or burnt is not made good by another cleaning.
	if (isLikely("damage")) return ["complaint", "damage"];
	return hasThing ? ["complaint", "guarantee"] : ["complaint"];
}

/** After or beside a complaint they belong to it: "who is going to pay", "it was navy blue", "it will not unshrink". */
const ofComplaint: ReadonlySet<Act> = new Set<Act>([
	...([
		"complaint",
		"order",
		"pay",
		"discount",
		"harm",
		"condition",
		"care",
		"expert",
		"guarantee",
		"damage",
	] as const),
	...([
		"price",
		"total",
		"estimate",
		"unsure",
		"beyond",
		"notListed",
		"otherShop",
		"express",
		"turnaround",
		"included",
	] as const),
]);

/** True if what is said after a complaint is still about it; the price of a thing is not. */
export const isOfComplaint = (acts: readonly Act[], isOfThing: boolean): boolean =>
	acts.every(
		(act) =>
			ofComplaint.has(act) && !(isOfThing && /^(?:price|total|express|turnaround)$/.test(act)),
	);
