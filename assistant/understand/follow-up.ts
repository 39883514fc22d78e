/** A follow-up is a part of a frame, put into the frame before: "what about silk one", "and for two?", "kitne din?". */
import { type Act, type AskedItem, type Frame, frameLimits } from "../frame.ts";
import { isOfComplaint } from "./acts/after-complaint.ts";
import type { Change } from "./changes/change.ts";
import { fewer } from "./changes/line-changes.ts";
import { changeOf, leansOn } from "./changes/list-changes.ts";
import { isUncertainAfter } from "./changes/uncertain-change.ts";
import { isDetail } from "./details.ts";
import { charge, isOfExpress, isOfTrip } from "./extra-costs.ts";
import type { Knowledge } from "./knowledge.ts";
import { actsOfThings, type Part, withFrame } from "./part.ts";
import { countLast, isAlone, restOfSum, share, withLatest, wordsOfLine } from "./running-list.ts";
import { ofComing, timeMeant } from "./visit-time.ts";
import { materials } from "./words/item-words.ts";

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

/** What a day or a time may be asked of. */
const ofTime: ReadonlySet<Act> = new Set<Act>(["hours", "turnaround", "express"]);
/** What another thing may be asked, too, by its name alone. */
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
	const merged = nextReview(merge(part, before, knowledge), before);
	const { acts, items } = merged.frame;
	const isSum =
		items.some(({ quantity }) => (quantity ?? 1) !== 1) ||
		(items.length > 1 && items.every(({ quantity }) => quantity !== undefined));
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

/** "Another review" */
function nextReview(part: Part, before: Part | undefined): Part {
	const isOfReviews = [part, before].every((one) => one?.frame.acts[0] === "reviews");
	if (!isOfReviews || !before) return part;
	return { ...part, frame: { ...part.frame, page: before.frame.page + 1 } };
}

/** The counts are asked for. */
export function withoutCounts(part: Part): Part {
	const uncounted = (items: readonly AskedItem[]) => items.map(({ ids }) => ({ ids }));
	const frame = { ...part.frame, items: uncounted(part.frame.items), isUncertain: true };
	return { ...part, frame, asked: uncounted(part.asked) };
}

const asTotal = (act: Act): Act => (act === "price" ? "total" : act);

function merge(said: Part, before: Part | undefined, knowledge: Knowledge): Part {
	const part = correctsCount(said, before) ? { ...said, isExplicit: false } : said;
	if (!before)
		return part.asksMore && !part.isExplicit
			? withFrame(part, { ...part.frame, acts: ["help"] })
			: part;
	// After a complaint a description is no order: "they were white ones".
	const isTrouble = troubles.has(before.frame.acts[0] ?? "help");
	const isSameTrouble =
		before.frame.acts[0] === "complaint"
			? isOfComplaint(part.frame.acts, part.frame.items.length > 0)
			: part.frame.items.length === 0 &&
				(named.test(part.text) || part.frame.acts.every((act) => ofOrder.has(act)));
	const isDescribed = !part.isExplicit && !part.asksMore && !talk.has(part.frame.acts[0] ?? "help");
	// "And my two pants are not there"
	const isMissing = part.found.reading.has("not") && part.found.reading.has("my");
	if (isTrouble && (isDescribed || isSameTrouble || isMissing)) {
		// "No second wash, my money", "free me karoge na".
		const isRefused = part.frame.acts.join() === "complaint,pay";
		const same = isRefused ? part.frame.acts : before.frame.acts;
		const asksFree = part.frame.acts.some((act) => act === "discount" || act === "included");
		const acts: Act[] = asksFree ? ["guarantee"] : same;
		return { ...withFrame(part, { ...part.frame, acts, items: [] }), passage: undefined };
	}
	// "Will I be charged", after an order was cancelled: the shop does not say.
	const isCancelled = before.frame.acts.join() === "order,book" && part.frame.items.length === 0;
	if (isCancelled && charge.test(part.text))
		return withFrame(part, { ...part.frame, acts: ["unsure"] });
	const visit = timeMeant(part, before);
	if (visit) return withFrame(part, visit);
	const rest = restOfSum(part, before);
	if (rest) return withFrame(before, { ...before.frame, acts: ["total"], items: rest });
	// "Red ones", after a price: which they are changes nothing.
	const ofPrice = before.frame.acts.filter((act) => /^(?:price|total|care)$/.test(act));
	if (isDetail(part) && !part.onlyDrops && ofPrice.length > 0 && before.frame.items.length > 0)
		return withFrame(before, { ...before.frame, acts: ofPrice });
	const left = part.onlyDrops ? withoutDropped(part, before, knowledge) : undefined;
	if (left) return left;
	if (isMadeOf(part, before, knowledge)) return withFrame(before, before.frame);
	const change = part.asksRest ? undefined : changeOf(part, before, knowledge);
	if (change?.items.length === 0 && !part.isExplicit)
		return withFrame(part, { ...part.frame, acts: ["help"], items: [] });
	if (change && change.items.length > 0) return carry(part, before, change, knowledge);
	if (part.asksMore) return restOfList(before);
	const chosen = asChosen(part, before);
	if (chosen) return { ...withFrame(part, { ...part.frame, items: chosen }), asked: chosen };
	const { frame, found } = part;
	if (isOfTrip(part, before)) {
		const { isElsewhere } = before.frame;
		return withFrame(part, { ...frame, acts: [isElsewhere ? "areas" : "pickup"], isElsewhere });
	}
	if (isOfExpress(part, before))
		return {
			...withFrame(part, { ...frame, acts: ["express"] }),
			asked: before.asked,
		};
	if (onlyAll.test(part.text) && frame.items.length === 0 && before.asked.length > 1)
		return withFrame(before, { ...before.frame, acts: ["total"], items: [...before.asked] });
	// "How long will it take, guests are coming": of what was spoken of, unless clothes are named.
	const isOfTime = frame.acts.every((act) => act === "turnaround" || act === "express");
	const isOfPrice = frame.acts.join() === "price" && part.words < 9 && !found.reading.has("list");
	const leans = leansOn(part) || ((isOfTime || isOfPrice) && !found.reading.has("clothes"));
	if (
		part.isExplicit &&
		frame.items.length === 0 &&
		frame.acts.some((act) => actsOfThings.has(act)) &&
		leans
	) {
		const isOfAll = frame.acts.includes("total") || everyOne.test(` ${part.text} `);
		const items = isOfAll ? before.asked : before.frame.items;
		const { category, service } = before.frame;
		const inherits = items.length > 0 && frame.category === undefined;
		if (inherits) {
			const counted = countLast(items, found, knowledge);
			const used = counted && found.quantity !== undefined ? [found.quantity] : [];
			const change: Change = { items: counted ?? items, used };
			const isUncertain = isUncertainAfter(part, before, change, knowledge.index);
			const asked = [...change.items];
			// What the same day costs is no part of the sum.
			const isFast = found.reading.has("express") || before.frame.acts.includes("express");
			const acts: Act[] = isFast ? [...frame.acts, "express"] : frame.acts;
			const sum = { ...frame, acts: [...new Set(acts)], items: asked, isUncertain };
			return { ...withFrame(part, sum), asked };
		}
		if (frame.acts[0] === "price" && frame.category === undefined && frame.service === undefined)
			return withFrame(part, {
				...frame,
				...(category ? { category } : {}),
				...(service ? { service } : {}),
			});
	}
	if (!part.isExplicit && leans && frame.items.length === 0) {
		if (frame.areas.length > 0 || frame.isElsewhere)
			return withFrame(part, { ...frame, acts: ["areas"] });
		if (frame.days.length > 0 || frame.time !== undefined || frame.isHoliday) {
			const act = before.frame.acts.find((one) => ofTime.has(one) || ofComing.has(one));
			if (act)
				return withFrame(part, {
					...frame,
					acts: [ofComing.has(act) ? "pickupTime" : act],
					items: before.frame.items,
					days: frame.days.length > 0 || frame.isHoliday ? frame.days : before.frame.days,
				});
		}
		if (frame.category && before.frame.acts.some((act) => listed.has(act))) return part;
	}
	// "Same for a heavy lehenga", after how long dry cleaning takes.
	const matter = before.frame.acts.filter((act) => ofMatter.has(act));
	const isOfMatter = !part.isExplicit && before.asked.length === 0 && matter.length > 0;
	if (isOfMatter && frame.items.length > 0 && !part.found.items.some(isCounted) && leans)
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

/** "Oops, just two, the third one is torn", of a list: no complaint. */
function correctsCount(part: Part, before: Part | undefined): boolean {
	const { frame, found, replaces } = part;
	const isCounted = before?.asked.some(({ quantity }) => quantity !== undefined) === true;
	const isCount = frame.items.length === 0 && found.quantity !== undefined;
	const isAgain = replaces || (isAlone(part) && !ofPast.test(` ${part.text} `));
	return isCounted && isCount && isAgain && troubles.has(frame.acts[0] ?? "help");
}

/** "Only 2 came back last time" */
const ofPast =
	/ (?:last|back|lost|missing|returned|pichl\w+|mil[aei]|mili|aay?[aei]|gum\w*|kho\w*) /;

/** "Cost of both?" */
const everyOne = / (?:both|dono|donon|all|sab|sabhi|teeno|tino) /;

/** "Both", "dono milakar". */
const onlyAll =
	/^(?:(?:and|aur|for|ok|acha) )*(?:both|dono|donon|all|sab|teeno)(?: (?:ka|ke|ki|of|them|together|mila\w*|please))*$/;

/** "It is leather", of a handbag, of which the price list knows no leather ones. */
function isMadeOf({ isExplicit, found }: Part, before: Part, { index }: Knowledge): boolean {
	const [thing] = before.frame.items;
	const said = found.groups.flatMap(({ words }) => words);
	const isMaterial = said.length > 0 && said.every((word) => materials.has(word));
	const isKind = wordsOfLine(thing ?? { ids: [] }, index).some((name) =>
		said.some((word) => index.find([name, word]).length > 0),
	);
	return isMaterial && !isExplicit && thing !== undefined && !isKind;
}

/** "Three sarees", after it was said which; undefined where the text says something else. */
function asChosen({ frame, adds }: Part, before: Part): AskedItem[] | undefined {
	const [item, ...others] = frame.items;
	const [chosen, ...more] = before.frame.items;
	if (!item || !chosen || adds || others.length + more.length > 0) return undefined;
	const isOpen = item.quantity !== undefined && item.ids.length > 1;
	const isChosen = chosen.ids.length === 1 && share(chosen.ids, item.ids);
	return isOpen && isChosen ? [{ ...item, ids: chosen.ids }] : undefined;
}

/** The list without what is taken off it; undefined where nothing is left of it. */
function withoutDropped(part: Part, before: Part, knowledge: Knowledge): Part | undefined {
	const list = before.asked.length > 0 ? before.asked : before.frame.items;
	const said = { part, before, list, all: list, leans: true, knowledge };
	const left = fewer(said);
	if (left?.items.length === 0) return undefined;
	if (left) {
		const carried = carry({ ...part, isExplicit: false }, before, left, knowledge);
		return withFrame(carried, { ...carried.frame, isUncertain: before.frame.isUncertain });
	}
	// "No jacket", of a list without one. What is only ironed is not known by its name.
	const isWhole = ({ ids }: AskedItem) => ids.every((id) => knowledge.index.item(id)?.isWhole);
	const isUncertain = part.dropped.length > 0 && list.some(isWhole);
	const acts = before.frame.acts.filter((act) => actsOfThings.has(act));
	return withFrame(before, {
		...before.frame,
		acts: acts.length > 0 ? acts : ["price"],
		items: [...list],
		isUncertain,
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
function carry(said: Part, before: Part, change: Change, { index }: Knowledge): Part {
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
		isUncertain: isUncertainAfter(part, before, change, index),
	};
	const others = before.asked.filter((item) =>
		change.keeps === undefined ? !before.frame.items.includes(item) : change.keeps === "all",
	);
	// A search page was found for the words by themselves.
	const passage = part.isExplicit ? part.passage : undefined;
	const asked = withLatest(others, items);
	return { ...part, frame, passage, asked, isExplicit: true };
}
