/** A follow-up is a part of a frame, put into the frame before: "what about silk one", "and for two?", "kitne din?". */
import { type Act, type AskedItem, type Frame, frameLimits } from "../frame.ts";
import { askedItem } from "./asked-item.ts";
import { withCertainty } from "./change-explained.ts";
import { ironedList } from "./kinds-of-work.ts";
import type { Knowledge } from "./knowledge.ts";
import { withListCounts } from "./list-counts.ts";
import { actsOfThings, type Part } from "./part.ts";
import { changedList, countLast, isAlone, share, withLatest, withLines } from "./running-list.ts";
import { byGender, byName, ofSeats, refine, withSome } from "./variants.ts";
import { panelsOf, windowsMeant } from "./windows.ts";
import { plainKinds } from "./words/item-words.ts";

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

const troubles: ReadonlySet<Act> = new Set<Act>(["complaint", "order"]);
const talk: ReadonlySet<Act> = new Set<Act>(["thanks", "help", "greeting"]);

/** The meaning of a text after what was said before it. */
export function mergeFrames(part: Part, before: Part | undefined, knowledge: Knowledge): Part {
	const own = before ? withListCounts(part, before) : part;
	const merged = withCertainty(merge(own, before, knowledge), own, before, knowledge);
	const { acts, items } = merged.frame;
	const isSum =
		items.some(({ quantity }) => (quantity ?? 1) !== 1) ||
		(items.length > 1 && items.every(({ quantity }) => quantity !== undefined));
	if (!acts.includes("price") || !isSum) return merged;
	return withFrame(merged, {
		...merged.frame,
		acts: [...new Set(acts.map((act): Act => (act === "price" ? "total" : act)))],
	});
}

function merge(part: Part, before: Part | undefined, knowledge: Knowledge): Part {
	if (!before)
		return part.asksMore && !part.isExplicit
			? withFrame(part, { ...part.frame, acts: ["help"] })
			: part;
	// After a complaint a description is no order: "they were white ones".
	const isTrouble = troubles.has(before.frame.acts[0] ?? "help");
	if (isTrouble && !part.isExplicit && !part.asksMore && !talk.has(part.frame.acts[0] ?? "help"))
		return withFrame(part, { ...part.frame, acts: before.frame.acts, items: [] });
	const isShort = part.words <= 6;
	const leans = part.adds || part.replaces || part.refers || isShort;
	const ironed = ironedList(
		before.frame.items.length > 0 ? before.frame.items : before.asked,
		part,
		before,
		knowledge.index,
	);
	if (ironed && leans && !part.removes) {
		const isCounted = ironed.some(({ quantity }) => quantity !== undefined);
		return carry({ ...part, isExplicit: false }, before, ironed, isCounted ? "total" : "price");
	}
	const windows = windowsMeant(part, before, knowledge);
	if (windows) {
		const last = before.frame.items.at(-1);
		const panels = askedItem(last?.ids ?? [], panelsOf(windows));
		const found = { ...part.found, windows };
		const items = [...before.frame.items.slice(0, -1), panels];
		return carry({ ...part, found, isExplicit: false, unknown: [] }, before, items);
	}
	const changed =
		(leans || part.removes) && (!part.asksMore || before.frame.acts.includes("total"))
			? changedList(part, before)
			: undefined;
	if (changed?.length === 0 && !part.isExplicit)
		return withFrame(part, { ...part.frame, acts: ["help"], items: [] });
	if (changed && changed.length > 0) {
		const isCounted = changed.some(({ quantity }) => quantity !== undefined);
		const act = isCounted ? "total" : undefined;
		const carried = carry({ ...part, isExplicit: false }, before, changed, act);
		return part.removes || part.found.dropped.length > 0 ? { ...carried, asked: changed } : carried;
	}
	const named = part.words < 4 ? byName(before.frame.items, part, knowledge) : undefined;
	if (named) return carry({ ...part, isExplicit: false }, before, named);
	if (part.asksMore) return restOfList(before);
	const seats = ofSeats(part, before, knowledge);
	if (seats) return carry({ ...part, isExplicit: false }, before, seats, "total");
	const { frame, found } = part;
	if (
		found.loose.length > 0 &&
		found.items.every(({ group }) => !group.hasHead) &&
		leans &&
		before.frame.items.length > 0
	) {
		const [some, ...others] = found.groups;
		const isSome = others.length === 0 && (some?.quantity ?? Infinity) < (found.quantity ?? 0);
		const all = isSome ? countLast(before.frame.items, found, knowledge) : undefined;
		if (all)
			return carry(part, before, withSome(all, found.loose, some?.quantity, knowledge), "total");
		const items = refine(before.frame.items, found.loose, part, knowledge);
		// "Cotton or silk, no, just silk".
		if (items) return carry(part, before, isAlone(part) ? items.slice(-1) : items);
		// "3 of them king size", where the price knows no sizes.
		const counted = part.refersToMany
			? countLast(before.frame.items, { ...found, quantity: frame.items[0]?.quantity }, knowledge)
			: undefined;
		if (counted) return carry(part, before, counted, "total");
		// "1 silk ki hai": a material that changes no price.
		if (found.loose.every((word) => plainKinds.has(word)))
			return carry(part, before, before.frame.items);
	}
	if (
		frame.items.length === 0 &&
		found.gender.length > 0 &&
		leans &&
		before.frame.items.length > 0
	) {
		const items = byGender(before.frame.items, found.gender, knowledge);
		if (items) return carry(part, before, items);
	}
	if (frame.items.length === 0 && !part.isExplicit) {
		const items = countLast(before.frame.items, found, knowledge);
		if (items) return carry(part, before, items, "total");
	}
	if (!part.isExplicit && frame.items.length > 0 && leans) return things(part, before);
	// "Add a comforter too, total?"
	if (part.adds && frame.acts[0] === "total" && frame.items.length > 0 && before.asked.length > 0)
		return carry(part, before, withLines(before.asked, frame.items), "total");
	if (
		part.isExplicit &&
		frame.items.length === 0 &&
		frame.acts.some((act) => actsOfThings.has(act)) &&
		leans
	) {
		const items = frame.acts.includes("total") ? before.asked : before.frame.items;
		const { category, service } = before.frame;
		const inherits = items.length > 0 && frame.category === undefined;
		if (inherits) {
			const counted = countLast(items, found, knowledge) ?? items;
			return { ...withFrame(part, { ...frame, items: [...counted] }), asked: counted };
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
			const act = before.frame.acts.find(
				(one) =>
					one === "hours" ||
					one === "pickupTime" ||
					one === "pickup" ||
					one === "turnaround" ||
					one === "express",
			);
			if (act)
				return withFrame(part, {
					...frame,
					acts: [act === "pickup" ? "pickupTime" : act],
					items: before.frame.items,
					days: frame.days.length > 0 ? frame.days : before.frame.days,
				});
		}
		if (frame.category && before.frame.acts.some((act) => listed.has(act))) return part;
	}
	const isNewSum = part.isExplicit && frame.acts.includes("total");
	if (frame.items.length === 0 || isNewSum)
		return { ...part, asked: frame.items.length > 0 ? part.asked : before.asked };
	return { ...part, asked: withLatest(before.asked, frame.items) };
}

/** The things of the conversation that are added up. */
function listOf({ asked, frame }: Part): readonly AskedItem[] {
	return asked.length > frame.items.length ? asked : frame.items;
}

function withFrame(part: Part, frame: Frame): Part {
	return { ...part, frame };
}

/** The next page of the prices that were shown, whatever else was asked beside them. */
function restOfList(before: Part): Part {
	const { frame } = before;
	const isOfPrices =
		(frame.items.length > 0 || frame.category !== undefined) &&
		frame.acts.some((act) => act === "price" || act === "care" || act === "services");
	return withFrame(before, {
		...frame,
		acts: isOfPrices ? ["price"] : frame.acts,
		page: Math.min(50, frame.page + 1),
	});
}

/** The acts of before with new things, unless the text says an act of its own. */
function carry(part: Part, before: Part, items: readonly AskedItem[], act?: Act): Part {
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
	};
	const others = before.asked.filter((item) => !before.frame.items.includes(item));
	// A search page was found for the words by themselves.
	const passage = part.isExplicit ? part.passage : undefined;
	return { ...part, frame, passage, asked: withLatest(others, items), isExplicit: true };
}

/** A thing after things: one more where it is added, else in their place. */
function things(part: Part, before: Part): Part {
	const { items } = part.frame;
	// "Actually just the shirts", of shirts and pants.
	const left = isAlone(part)
		? before.frame.items.filter((line) => items.some((item) => share(item.ids, line.ids)))
		: [];
	if (left.length > 0 && items.every(({ quantity }) => quantity === undefined))
		return carry({ ...part, isExplicit: false }, before, left);
	const wasSum = before.frame.acts.includes("total");
	// After "remove the coat", "a suit instead" is one more.
	const isAdded = part.adds || (part.replaces && before.removes);
	if (
		isAdded &&
		(wasSum || before.removes || items.some(({ quantity }) => quantity !== undefined)) &&
		listOf(before).length > 0
	)
		return carry(part, before, withLines(listOf(before), items), "total");
	// "Same for pants": as many.
	const quantity = before.frame.items.at(-1)?.quantity;
	if (/\bsame\b/.test(part.text) && quantity !== undefined)
		return carry(
			part,
			before,
			withLines(
				listOf(before),
				items.map((item) => ({ quantity, ...item })),
			),
			"total",
		);
	const acts = before.frame.acts.filter((act) => actsOfThings.has(act));
	if (acts.length === 0) return part;
	return {
		...carry({ ...part, isExplicit: false }, before, items),
		asked: withLatest(before.asked, items),
	};
}
