/** The acts of a sentence: what is learnt from examples, and beside it what its concepts and things say. */
import type { Act } from "../../frame.ts";
import type { LikelyAct } from "./learnt/likely-acts.ts";
import { asksSum, priceAct } from "./prices.ts";
import type { Sentence } from "./sentence.ts";
import { actsNamed } from "./signs.ts";

/** Matters that somebody tells or fears: whatever else stands there, this is answered. */
const told: ReadonlySet<Act> = new Set<Act>([
	"complaint",
	"order",
	"harm",
	"damage",
	"guarantee",
	"condition",
	"feedback",
	"otherShop",
]);
/** Acts of a thing, its name given. */
const ofThings: ReadonlySet<Act> = new Set<Act>(["total", "price", "care"]);
/** Acts that are likely asked besides, without a word that names it. */
const oftenBeside: ReadonlySet<Act> = new Set<Act>(["express", "turnaround", "discount"]);
/** Least probability of an act. */
const enough = {
	/** To replace acts that words name. */
	instead: 0.2,
	/** If no word names one. */
	alone: 0.3,
	/** The same of a few words with a thing. */
	ofNamed: 0.5,
	/** As a second act. */
	besides: 0.1,
	/** Of "unsure", in sentences of four words and more, and in shorter ones. */
	open: 0.5,
	openShort: 0.8,
	/** Of price and care, where a thing is only named. */
	ofThing: 0.05,
	/** Of all acts in `told` together. */
	told: 0.5,
};

/**
 * The acts of a sentence, the main one first; empty where nothing says one.
 *
 * @param likely what is learnt of it, the likeliest first
 */
export function actsOf(sentence: Sentence, likely: readonly LikelyAct[]): Act[] {
	const [likeliest] = likely;
	if (!likeliest || sentence.pieces.every(({ kind }) => kind === "unknown")) return [];
	const best: LikelyAct = { ...likeliest, act: ofThing(likeliest.act, sentence) };
	const chance = (act: Act) =>
		likely.find((one) => one.act === (act === "total" ? "price" : act))?.probability ?? 0;
	const said = actsSaid(sentence)
		.map((act) => ofThing(act, sentence))
		.sort((one, other) => chance(other) - chance(one));
	// It may be certain that a wrong is told or feared if it is not which of them.
	const isTold = likely.reduce((sum, one) => sum + (told.has(one.act) ? one.probability : 0), 0);
	// Be it "unsure, and payment" or payment alone, it is of payment; by when, or how fast, of time.
	const other = best.besides ?? (best.act === "express" ? "turnaround" : undefined);
	const probability = best.probability + (other ? chance(other) : 0);
	const isSure =
		!isBare(sentence) &&
		(isLikelyEnough({ ...best, probability }, said, sentence) ||
			(told.has(best.act) && isTold > enough.told));
	if (isSure && told.has(best.act)) return withCompanions(best, likely, sentence);
	// "Is my lehenga safe with you?"
	if (isSure && best.act === "why" && sentence.hasThing) return ["harm", "why"];
	// The question is not of what the shop does beside it.
	if (isSure && (best.act === "beyond" || best.act === "unsure"))
		return best.besides ? [best.act, best.besides] : [best.act];
	// A work that is not listed is neither promised nor denied of a thing that is.
	const isOtherWork = best.act === "notListed" && best.probability > enough.open;
	if (isOtherWork && sentence.hasThing && !sentence.has("everyday") && !said.includes("notListed"))
		return ["unsure"];
	// "Should I write my name on the bag": a thing that is named, but not asked about.
	const isOfThing = chance("price") + chance("care") > enough.ofThing || sentence.hasQuantity;
	if (!isSure && said.length === 0 && sentence.hasThing && !isOfThing && !isBare(sentence))
		return sentence.tokens.length > 4 ? ["unsure"] : [];
	const main = (isSure ? mainActs(best, said, sentence) : said.slice(0, 1)).map((act) =>
		act === "address" && tellsOwnPlace(sentence, said) ? "areas" : act,
	);
	const isPriced = sentence.hasThing && sentence.has("price", "total");
	const besides = [
		...said.filter((act) => chance(act) > enough.besides || (isPriced && ofThings.has(act))),
		...likely.flatMap(({ act, probability }) =>
			probability > enough.alone && oftenBeside.has(act) ? [act] : [],
		),
	];
	const matters = main.length > 0 ? factsBeside(sentence, main) : [];
	const isTimed = main[0] === "book" && (sentence.days.length > 0 || sentence.time !== undefined);
	// An answer to whether somebody can come then says how to book, too.
	const asTimed = (act: Act): Act => (isTimed && act === "book" ? "pickupTime" : act);
	const all = [...new Set([...main, ...matters, ...besides].map(asTimed))];
	// "Free at 8.30, can I still drop it": whether the shop is open then.
	const isVisit = all.includes("dropOff") && sentence.time !== undefined;
	const acts: Act[] = isVisit ? ["hours", ...all.filter((act) => act !== "pickup")] : all;
	// Praise is no answer to what the shop has not said.
	const isOpen = acts.includes("unsure");
	return acts.filter((act) => !(isOpen && praise.has(act))).slice(0, 3);
}

const praise: ReadonlySet<Act> = new Set<Act>(["why", "expert"]);

/** "Is only ironing possible", "is the dupatta extra": of an entry of the rate card. */
function ofThing(act: Act, { hasThing, has }: Sentence): Act {
	if (act === "services" && hasThing) return "care";
	return act === "included" && hasThing && !has("iron", "wash", "pickup", "deliver", "express")
		? "price"
		: act;
}

/** "Make that 4", "one is a double", "Sunday too?": the conversation tells what of them. */
function isBare(sentence: Sentence): boolean {
	const kinds = sentence.pieces
		.filter(({ meaning }) => meaning !== "" && meaning !== "and")
		.map(({ kind }) => kind);
	if (kinds.length > 0 && kinds.every((kind) => kind === "time")) return true;
	const isCount = kinds.includes("number") && !kinds.includes("concept") && kinds.length < 5;
	return isCount && !sentence.has("unit-percent");
}

/** True if the likeliest act is said rather than what signs and things name. */
function isLikelyEnough({ act, probability }: LikelyAct, said: readonly Act[], sentence: Sentence) {
	// The conversation tells what is said after something else.
	if (act === "help" || act === "greeting" || act === "thanks") return false;
	if (act === "unsure")
		return probability >= (sentence.tokens.length > 3 ? enough.open : enough.openShort);
	// A sentence that names a thing of the shop's, or a way to reach it, is its matter.
	const isOurs = sentence.hasThing || said.some((one) => ofOwnMatters.has(one));
	if (act === "beyond" && isOurs && !said.includes(act)) return probability > enough.open;
	// "Do you have a price list".
	if (act === "discount" && said.includes("price") && !said.includes(act))
		return probability > enough.open;
	// Nothing that the shop has is denied, and of a thing it is not asked what else there is.
	if (act === "notListed" && sentence.hasThing && !said.includes(act)) return false;
	// "And if I give only the coat?": a thing named after something else.
	if (said.length === 0 && sentence.hasThing && sentence.tokens.length < 6)
		return probability >= enough.ofNamed;
	return probability >= (said.length > 0 ? enough.instead : enough.alone);
}

const ofOwnMatters: ReadonlySet<Act> = new Set<Act>([
	...(["phone", "hours", "pickup", "pickupTime", "book", "express", "price"] as const),
]);

function mainActs(
	{ act, besides, probability }: LikelyAct,
	said: readonly Act[],
	sentence: Sentence,
): Act[] {
	if (act !== "price") return besides ? [act, besides] : [act];
	// Things by themselves are asked their price; counted ones their sum; of what is not listed that is said.
	// "How much for two pillows?"
	if (said.includes("notListed") && !sentence.hasThing) return ["notListed"];
	const [named] = said.filter((one) => ofThings.has(one) || one === "notListed");
	if (named) return [named];
	// "It has a long trail with stones": of the thing that was spoken of.
	return probability > enough.open && !sentence.hasThing && !sentence.has("num") ? ["price"] : [];
}

const asPriced = ({ isSum }: Sentence): Act => (isSum ? "total" : "price");

/** "My location is Clement Town" asks not where the shop is. */
const tellsOwnPlace = ({ areas, isElsewhere, has, text }: Sentence, said: readonly Act[]) =>
	(areas.length > 0 || isElsewhere) &&
	!has("shop", "your", "how") &&
	!/ (?:far|dur|dor|distance|km|kitn\w+|kaise|you near) /.test(text) &&
	(has("my") || !said.includes("address") || / (?:r[ae]ht[aei]|live|stay|sath) /.test(text));

/** If an area is named, the shop's coming there is said besides. */
const ofAreas: ReadonlySet<Act> = new Set<Act>(["price", "total", "book", "pickup", "pickupTime"]);

/** Facts that are said whatever else is asked: what the things cost, that the shop comes there. */
function factsBeside(sentence: Sentence, [main]: readonly Act[]): Act[] {
	const isComing = main !== undefined && ofAreas.has(main) && sentence.areas.length > 0;
	const isPriced = main === "price" || main === "total";
	const isOfThings =
		main === "discount" && sentence.hasThing && (asksSum(sentence) || !sentence.has("discount"));
	return [
		...(isOfThings ? [asPriced(sentence)] : []),
		...((isPriced || main === "turnaround") && sentence.has("express")
			? (["express"] as const)
			: []),
		...(isComing ? (["areas"] as const) : []),
	];
}

/** Words of a sentence in which a thing is named to be asked about. */
const mostNamed = 8;

/** The acts that things and concepts name. */
function actsSaid(sentence: Sentence): Act[] {
	const price = priceAct(sentence);
	// A thing in a story is not asked about: "we are on a bike trip".
	const isAsked = price !== undefined || sentence.tokens.length < mostNamed;
	const isUnlisted =
		sentence.has("unlistedThing") && isAsked && !sentence.has("howlong", "pockets");
	return [
		...new Set([
			...(isUnlisted ? (["notListed"] as const) : []),
			...(price ? [price] : []),
			...actsNamed(sentence),
		]),
	];
}

/** Acts that the answer to the first act says besides. */
function withCompanions(
	{ act, besides }: LikelyAct,
	likely: readonly LikelyAct[],
	sentence: Sentence,
): Act[] {
	const isLikely = (other: Act) =>
		likely.some((one) => one.act === other && one.probability > enough.alone);
	if (act === "harm") return ["harm", "expert"];
	if (act === "order") {
		if (besides) return ["order", besides];
		return isLikely("complaint") ? ["order", "complaint"] : ["order"];
	}
	if (act === "complaint") {
		if (besides) return ["complaint", besides];
		// A thing that is lost or burnt is not made good by another cleaning.
		if (isLikely("damage")) return ["complaint", "damage"];
		return sentence.has("stain", "clean", "wash", "dryclean", "iron")
			? ["complaint", "guarantee"]
			: ["complaint"];
	}
	return [act];
}
