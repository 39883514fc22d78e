/** What a sentence wants: rules over its concepts. */
import type { Act } from "../../frame.ts";
import {
	care,
	condition,
	harm,
	howToClean,
	pockets,
	services,
	unlistedThing,
	unlistedWork,
	wish,
} from "./care.ts";
import {
	complaint,
	damage,
	guarantee,
	harmDone,
	lateOrder,
	order,
	priceDispute,
	wrongPiece,
} from "./complaints.ts";
import { contact, email, phone, privacy, social, terms, website, whatsapp } from "./contacts.ts";
import { isAtVisitors } from "./fears.ts";
import { callsOff } from "./own-orders.ts";
import { address, branch, hours, wayToShop } from "./place-and-hours.ts";
import { discount, estimate, included, isBulk, monthlyBill, pay, price, total } from "./prices.ts";
import { express, keptTill, turnaround, unclaimed } from "./readiness.ts";
import {
	aboutShop,
	eco,
	expert,
	feedback,
	otherShop,
	reviews,
	trust,
	whyThisShop,
} from "./reputation.ts";
import type { Rule } from "./rule.ts";
import type { Sentence } from "./sentence.ts";
import { assistant, beyond, hostile, person, unsaid } from "./talk.ts";
import { areas, book, dropOff, freePickup, handover, pickup, pickupTime } from "./visits.ts";

/** The more particular first: a rule that holds rules out later ones. */
const rules: readonly Rule[] = [
	hostile,
	harm,
	whyThisShop,
	otherShop,
	howToClean,
	handover,
	order,
	guarantee,
	complaint,
	priceDispute,
	wrongPiece,
	wish,
	unlistedWork,
	unsaid,
	lateOrder,
	dropOff,
	unclaimed,
	condition,
	pockets,
	harmDone,
	damage,
	feedback,
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

/** The acts of a sentence, the main one first; empty where nothing says one. */
export function actsOf(sentence: Sentence): Act[] {
	if (sentence.tokens.length === 0) return [];
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
	// The shop's words on care and on booking belong to these.
	if (kept[0] === "harm")
		kept.splice(1, 0, sentence.hasThing && sentence.has("price", "howmuch") ? "price" : "expert");
	if (kept[0] === "dropOff") kept.splice(1, 0, "book");
	// Where a thing is cleaned, nobody says; its price says that it is.
	if (kept[0] === "unsure" && sentence.hasThing && isAtVisitors(sentence)) kept.push("price");
	if (kept[0] === "unsure" && sentence.has("free") && sentence.has("pickup", "deliver"))
		kept.push("pickup");
	// To change or cancel an order takes a message, as booking does.
	if (kept[0] === "order" && (sentence.has("cancel") || callsOff.test(sentence.text)))
		kept.splice(1, 0, "book");
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
