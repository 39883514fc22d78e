/** What a sentence wants: what is learnt from examples where something is told, else rules over its concepts. */
import type { Act } from "../../frame.ts";
import { care, howToClean, pockets, services, unlistedThing, unlistedWork, wish } from "./care.ts";
import { contact, email, phone, privacy, social, terms, website, whatsapp } from "./contacts.ts";
import { isAtVisitors } from "./how-to-clean.ts";
import { type LikelyAct, likelyActs } from "./learnt/likely-acts.ts";
import { address, branch, hours, wayToShop } from "./place-and-hours.ts";
import { discount, estimate, included, isBulk, monthlyBill, pay, price, total } from "./prices.ts";
import { express, keptTill, turnaround, unclaimed } from "./readiness.ts";
import { aboutShop, eco, expert, reviews, trust, whyThisShop } from "./reputation.ts";
import type { Rule } from "./rule.ts";
import type { Sentence } from "./sentence.ts";
import { assistant, beyond, hostile, person, unsaid } from "./talk.ts";
import { areas, book, dropOff, freePickup, handover, pickup, pickupTime } from "./visits.ts";

/** The more particular first: a rule that holds rules out later ones. */
const rules: readonly Rule[] = [
	hostile,
	whyThisShop,
	howToClean,
	handover,
	wish,
	unlistedWork,
	unsaid,
	dropOff,
	unclaimed,
	pockets,
	reviews,
	eco,
	trust,
	person,
	assistant,
	keptTill,
	discount,
	monthlyBill,
	estimate,
	included,
	freePickup,
	pay,
	branch,
	wayToShop,
	areas,
	pickupTime,
	express,
	turnaround,
	hours,
	book,
	pickup,
	address,
	whatsapp,
	phone,
	email,
	social,
	website,
	contact,
	privacy,
	terms,
	expert,
	aboutShop,
	beyond,
	care,
	total,
	price,
	unlistedThing,
	services,
];

/** What somebody tells or fears: whatever else stands there, this is answered. */
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
/** How probable an act must be: to count by itself, where the rules are wrong or say nothing, and beside another. */
const enough = { alone: 0.5, instead: 0.3, besides: 0.1 };

/** The acts of a sentence, the main one first; empty where nothing says one. */
export function actsOf(sentence: Sentence): Act[] {
	if (sentence.tokens.length === 0) return [];
	const likely = likelyActs(sentence);
	const [best] = likely;
	const chance = (act: Act) =>
		likely.find((one) => one.act === (act === "total" ? "price" : act))?.probability ?? 0;
	if (!best || best.probability < enough.instead) return actsByRule(sentence);
	const toldChance = [...told].reduce((sum, act) => sum + chance(act), 0);
	const isTold = told.has(best.act);
	if (isTold && toldChance > enough.alone) return withCompanions(best, likely, sentence);
	const kept = actsByRule(sentence);
	const [main] = kept;
	const isOfThings = kept.every((act) => ofThings.has(act)) && !sentence.isSum;
	if (isTold && isOfThings && best.probability > 2 * chance("price"))
		return withCompanions(best, likely, sentence);
	if (leftToRules.has(best.act) || kept.some((act) => chance(act) === best.probability))
		return kept;
	const isOpen = sentence.tokens.length > 3 && !sentence.hasThing;
	const isWrong = main ? chance(main) < enough.besides : isOpen;
	if (best.probability < enough.alone && !isWrong) return kept;
	// Things by themselves are asked their price.
	if (best.act === "price" && (!main || !sentence.hasThing)) return kept;
	return [best.act, ...kept.filter((act) => chance(act) > enough.besides)].slice(0, 3);
}

/** What is on the list, the tables know; what is said after something else, the conversation. */
const leftToRules: ReadonlySet<Act> = new Set<Act>([
	"notListed",
	"unsure",
	"help",
	"care",
	"services",
]);

/** What a thing alone would be asked about. */
const ofThings: ReadonlySet<Act> = new Set<Act>(["price", "total", "care", "services"]);

/** What the answer to the first act says besides. */
function withCompanions(
	{ act, besides }: LikelyAct,
	likely: readonly LikelyAct[],
	sentence: Sentence,
): Act[] {
	const isLikely = (other: Act) =>
		likely.some((one) => one.act === other && one.probability > 0.15);
	if (act === "harm")
		return ["harm", sentence.hasThing && sentence.has("price", "howmuch") ? "price" : "expert"];
	if (act === "order") {
		if (besides) return ["order", besides];
		return isLikely("complaint") ? ["order", "complaint"] : ["order"];
	}
	if (act === "complaint") {
		const matter = (["damage", "estimate"] as const).find(isLikely);
		if (matter) return ["complaint", matter];
		return sentence.has("stain", "clean", "wash", "dryclean", "iron")
			? ["complaint", "guarantee"]
			: ["complaint"];
	}
	return [act];
}

/** The acts that rules find. */
function actsByRule(sentence: Sentence): Act[] {
	const found = rules.filter((rule) => rule.when(sentence));
	const alone = found.find((rule) => rule.alone);
	if (alone) return [alone.act];
	const out = new Set<Act>();
	const kept: Act[] = [];
	for (const { act, over = [] } of found) {
		if (out.has(act)) continue;
		if (!kept.includes(act)) kept.push(act);
		for (const other of over) out.add(other);
	}
	if (kept[0] === "dropOff") kept.splice(1, 0, "book");
	// Where a thing is cleaned, nobody says; its price says that it is.
	if (kept[0] === "unsure" && sentence.hasThing && isAtVisitors(sentence)) kept.push("price");
	if (kept[0] === "unsure" && sentence.has("free") && sentence.has("pickup", "deliver"))
		kept.push("pickup");
	// Of a stain the time is not all that matters.
	const isTimed = kept[0] === "express" || kept[0] === "turnaround";
	if (isTimed && sentence.has("stain") && sentence.hasThing && !kept.includes("care"))
		kept.splice(1, 0, "care");
	if (kept.length > 0 && isBulk(sentence) && !kept.includes("discount"))
		kept.splice(1, 0, "discount");
	// The name of a service beside another act says what that act is about.
	const weak = kept.length > 1 && !sentence.has("service", "offer_do");
	return kept.filter((act) => !(weak && act === "services")).slice(0, 3);
}
