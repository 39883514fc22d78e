/** A follow-up is a part of a frame, put into the frame before: "what about silk one", "and for two?", "kitne din?". */
import { type Act, type AskedItem, type Frame, frameLimits } from "../frame.ts";
import { isOfComplaint } from "./acts/after-complaint.ts";
import type { Change } from "./changes/change.ts";
import { fewer } from "./changes/line-changes.ts";
import { changeOf, leansOn } from "./changes/list-changes.ts";
import { isOpenAfter } from "./changes/unaccounted.ts";
import { isDetail } from "./details.ts";
import type { Knowledge } from "./knowledge.ts";
import { actsOfThings, type Part, withFrame } from "./part.ts";
import { countLast, sumOf, withLatest } from "./running-list.ts";
import { ofComing, timeMeant } from "./visit-time.ts";

const listed: ReadonlySet<Act> = new Set<Act>([
	"price",
	"total",
	"services",
	"areas",
	"reviews",
	"hours",
	"terms",
	"social",
	"why",
]);

/** A day or a time may be asked of these. */
const ofTime: ReadonlySet<Act> = new Set<Act>(["hours", "turnaround", "express"]);
/** Another thing may be asked these, too, by its name alone. */
const ofMatter: ReadonlySet<Act> = new Set<Act>(["turnaround", "express", "harm", "included"]);
const isCounted = ({ quantity }: AskedItem) => quantity !== undefined;
const troubles: ReadonlySet<Act> = new Set<Act>(["complaint", "order"]);
/** After a question about an order they are about it: "I need it before tomorrow". */
const ofOrder: ReadonlySet<Act> = new Set<Act>(["discount", "express", "turnaround"]);
/** Whose order it is. */
const named = /\b(?:na+m|name|bill|slip|parchi|token)\b/;
const talk: ReadonlySet<Act> = new Set<Act>(["thanks", "help", "greeting"]);

/** The meaning of a text after what was said before it. */
export function mergeFrames(part: Part, before: Part | undefined, knowledge: Knowledge): Part {
	const merged = before ? merge(part, before, knowledge) : withoutList(part);
	const { acts, items } = merged.frame;
	const isSum =
		items.some(({ quantity }) => (quantity ?? 1) !== 1) ||
		(items.length > 1 && items.every(isCounted));
	// "And from a sofa?", "I tried bleach on it", after a stain on a shirt.
	const isOfBefore = part.adds || part.frame.items.length === 0;
	const isSameWork = isOfBefore && [acts, before?.frame.acts].every((one) => one?.[0] === "care");
	const service = merged.frame.service ?? (isSameWork ? before?.frame.service : undefined);
	const frame = {
		...merged.frame,
		...(service !== undefined && { service }),
		...(acts.includes("price") && isSum && { acts: [...new Set(acts.map(asTotal))] }),
	};
	return frame.isUncertain ? withoutCounts({ ...merged, frame }) : { ...merged, frame };
}

/** "More", of nothing. */
const withoutList = (part: Part): Part =>
	part.asksMore && !part.isExplicit ? withFrame(part, { ...part.frame, acts: ["help"] }) : part;

/** The counts are asked for. */
export function withoutCounts(part: Part): Part {
	const uncounted = (items: readonly AskedItem[]) => items.map(({ ids }) => ({ ids }));
	const frame = { ...part.frame, items: uncounted(part.frame.items), isUncertain: true };
	return { ...part, frame, asked: uncounted(part.asked) };
}

const asTotal = (act: Act): Act => (act === "price" ? "total" : act);

function merge(part: Part, before: Part, knowledge: Knowledge): Part {
	const trouble = ofTrouble(part, before);
	if (trouble) return trouble;
	const visit = timeMeant(part, before);
	if (visit) return withFrame(part, visit);
	// "Red ones", after a price: which they are changes nothing.
	const ofPrice = before.frame.acts.filter((act) => /^(?:price|total|care)$/.test(act));
	if (isDetail(part) && !part.onlyDrops && ofPrice.length > 0 && before.frame.items.length > 0)
		return withFrame(before, { ...before.frame, acts: ofPrice });
	const left = part.onlyDrops ? withoutDropped(part, before, knowledge) : undefined;
	if (left) return left;
	const change = part.asksRest ? undefined : changeOf(part, before, knowledge);
	if (change?.items.length === 0 && !part.isExplicit)
		return withFrame(part, { ...part.frame, acts: ["help"], items: [] });
	if (change && change.items.length > 0) return carry(part, before, change);
	if (part.asksMore) return restOfList(before);
	const { isElsewhere } = before.frame;
	if (isOfTrip(part, before))
		return withFrame(part, {
			...part.frame,
			acts: [isElsewhere ? "areas" : "pickup"],
			isElsewhere,
		});
	return (
		ofThingsBefore(part, before, knowledge) ?? ofTimeBefore(part, before) ?? anew(part, before)
	);
}

/** After a complaint a description is no order: "they were white ones". */
function ofTrouble(part: Part, before: Part): Part | undefined {
	const { acts, items } = part.frame;
	const [act = "help"] = before.frame.acts;
	if (!troubles.has(act)) return undefined;
	const isSame =
		act === "complaint"
			? isOfComplaint(acts, items.length > 0)
			: items.length === 0 && (named.test(part.text) || acts.every((act) => ofOrder.has(act)));
	const isDescribed = !part.isExplicit && !part.asksMore && !talk.has(acts[0] ?? "help");
	// "And my two pants are not there"
	const isMissing = part.found.reading.has("not") && part.found.reading.has("my");
	if (!isDescribed && !isSame && !isMissing) return undefined;
	const frame = { ...part.frame, acts: before.frame.acts, items: [] };
	return { ...withFrame(part, frame), passage: undefined };
}

const charge = /\b(?:extra|cha?rge|charj|charge\w*|fees?|free|muft|kiraya|paise|paisa)\b/;
const visits: ReadonlySet<Act> = new Set<Act>(["areas", "pickup", "pickupTime"]);

/** "What do you charge", after a question of the way to the visitor. */
function isOfTrip({ frame, found }: Part, before: Part): boolean {
	const isOfThings = frame.items.length > 0 || frame.category !== undefined;
	const isOfVisit = visits.has(before.frame.acts[0] ?? "help") && before.asked.length === 0;
	const isOfCost = frame.acts.every((act) => act === "price" || act === "included");
	return isOfVisit && !isOfThings && isOfCost && charge.test(found.reading.text);
}

/** "Both", "sab ka". */
const everyOne = / (?:both|dono|donon|all|sab|sabhi|teeno|tino) /;

/** A matter that is asked of the things of before: "how long will it take", "what do they cost". */
function ofThingsBefore(part: Part, before: Part, knowledge: Knowledge): Part | undefined {
	const { frame, found } = part;
	const isOfTime = frame.acts.every((act) => act === "turnaround" || act === "express");
	const isOfPrice = frame.acts.join() === "price" && part.words < 9 && !found.reading.has("list");
	// "How long will it take, guests are coming": of what was spoken of, unless clothes are named.
	const leans = leansOn(part) || ((isOfTime || isOfPrice) && !found.reading.has("clothes"));
	const isOfThings = frame.acts.some((act) => actsOfThings.has(act));
	if (!part.isExplicit || frame.items.length > 0 || !isOfThings || !leans) return undefined;
	const isOfAll = frame.acts.includes("total") || everyOne.test(` ${part.text} `);
	const items = isOfAll ? before.asked : before.frame.items;
	if (items.length === 0 || frame.category !== undefined) return undefined;
	// "Total 5" of two shirts and three pants counts them all.
	const isOne = items.length === 1;
	const asked = [...((isOne && countLast(items, found, knowledge)) || items)];
	const isSum = isOne || found.quantity === undefined || found.quantity === sumOf(items);
	// A sum leaves out what the same day costs.
	const isFast = found.reading.has("express") || before.frame.acts.includes("express");
	const acts: Act[] = isFast ? [...frame.acts, "express"] : frame.acts;
	const isUncertain = isOpenAfter(part, before, { items: asked, isOpen: !isSum });
	const sum = { ...frame, acts: [...new Set(acts)], items: asked, isUncertain };
	return { ...withFrame(part, sum), asked };
}

/** A place, a day or a time by itself: of what was asked before. */
function ofTimeBefore(part: Part, before: Part): Part | undefined {
	const { frame } = part;
	if (part.isExplicit || !leansOn(part) || frame.items.length > 0) return undefined;
	if (frame.areas.length > 0 || frame.isElsewhere)
		return withFrame(part, { ...frame, acts: ["areas"] });
	const act = before.frame.acts.find((one) => ofTime.has(one) || ofComing.has(one));
	if (!act || (frame.days.length === 0 && frame.time === undefined && !frame.isHoliday))
		return undefined;
	return withFrame(part, {
		...frame,
		acts: [ofComing.has(act) ? "pickupTime" : act],
		items: before.frame.items,
		days: frame.days.length > 0 || frame.isHoliday ? frame.days : before.frame.days,
	});
}

/** Another thing of the same matter, or another matter. */
function anew(part: Part, before: Part): Part {
	const { frame } = part;
	// "Same for a heavy lehenga", after how long dry cleaning takes.
	const matter = before.frame.acts.filter((act) => ofMatter.has(act));
	const isOfMatter = !part.isExplicit && before.asked.length === 0 && matter.length > 0;
	if (isOfMatter && frame.items.length > 0 && !part.found.items.some(isCounted) && leansOn(part))
		return { ...withFrame(part, { ...frame, acts: matter }), isExplicit: true };
	const isNewSum = part.isExplicit && frame.acts.includes("total");
	const isStillOpen = frame.items.length === 0 && before.frame.isUncertain;
	if (frame.items.length === 0 || isNewSum)
		return {
			...part,
			frame: { ...frame, isUncertain: frame.isUncertain || isStillOpen },
			asked: frame.items.length > 0 ? part.asked : before.asked,
		};
	return { ...part, asked: withLatest(before.asked, frame.items) };
}

/** The list without what is taken off it; undefined where nothing is left of it. */
function withoutDropped(part: Part, before: Part, knowledge: Knowledge): Part | undefined {
	const list = before.asked.length > 0 ? before.asked : before.frame.items;
	const said = { part, before, list, all: list, leans: true, knowledge };
	const left = fewer(said);
	if (left?.items.length === 0) return undefined;
	if (left) {
		const carried = carry({ ...part, isExplicit: false }, before, left);
		return withFrame(carried, { ...carried.frame, isUncertain: before.frame.isUncertain });
	}
	// "No jacket", of a list without one.
	const acts = before.frame.acts.filter((act) => actsOfThings.has(act));
	return withFrame(before, {
		...before.frame,
		acts: acts.length > 0 ? acts : ["price"],
		items: [...list],
	});
}

/** The next page of the prices that were shown, whatever else was asked beside them. */
function restOfList(before: Part): Part {
	const { frame } = before;
	const isOfPrices =
		(frame.items.length > 0 || frame.category !== undefined) &&
		frame.acts.some((act) => act === "price" || act === "care" || act === "services");
	if (!frame.acts.some((act) => listed.has(act) || actsOfThings.has(act)))
		return withFrame(before, { ...frame, acts: ["help"], items: [] });
	return withFrame(before, {
		...frame,
		acts: isOfPrices ? ["price"] : frame.acts,
		page: Math.min(50, frame.page + 1),
	});
}

/** The acts of before with the list as it is now, unless the text says an act of its own. */
function carry(said: Part, before: Part, change: Change): Part {
	const part = change.keepsAct ? said : { ...said, isExplicit: false };
	const { items, act } = change;
	const own = part.isExplicit
		? part.frame.acts
		: act
			? [act]
			: before.frame.acts.filter((one) => actsOfThings.has(one));
	const acts: Act[] = own.length > 0 ? [...own] : ["price"];
	const isSum = items.some(({ quantity }) => (quantity ?? 1) !== 1);
	const frame: Frame = {
		...part.frame,
		acts: acts.map((one) =>
			(one === "price" || (one === "care" && !part.isExplicit)) && isSum
				? "total"
				: one === "total" && !isSum && items.length === 1 && !act
					? "price"
					: one,
		),
		items: [...items].slice(0, frameLimits.items),
		isUncertain: isOpenAfter(part, before, change),
	};
	const others = before.asked.filter((item) =>
		change.keeps === undefined ? !before.frame.items.includes(item) : change.keeps === "all",
	);
	// A search page was found for the words by themselves.
	const passage = part.isExplicit ? part.passage : undefined;
	const asked = withLatest(others, items);
	return { ...part, frame, passage, asked, isExplicit: true };
}
