/** A message after what was said before it: "what about silk one", "and for two?", "kitne din?", "in the evening then". */
import { type Act, frameLimits, type Line } from "../frame.ts";
import { asksPrice } from "./acts.ts";
import { leans } from "./clauses.ts";
import type { Knowledge } from "./knowledge.ts";
import { isCounted, isSumOf, share } from "./lines.ts";
import { asksMore, ofList, withFrame } from "./list-follow-up.ts";
import type { Message, PartedMessage } from "./message.ts";
import { says } from "./words/vocabulary.ts";

/** A day or a time may be asked of these. */
const ofTime = /^(?:hours|turnaround|express)$/;
const ofComing = /^(?:pickupTime|pickup|areas|book)$/;
/** Matters that cost something themselves. */
const ofCost = /^(?:express|damage|guarantee|discount)$/;
export function merge(
	parted: PartedMessage,
	before: Message | undefined,
	knowledge: Knowledge,
): Message {
	const { whole, left, isDoubtful } = parted;
	const said = left ?? whole;
	const ofLines = before?.lines.some(isCounted) && ofList(parted, before, knowledge);
	const changed =
		before && (ofLines || (ofTrouble(said, before) ?? ofList(parted, before, knowledge)));
	const merged = changed ?? (before ? ofMatters(said, before) : first(parted, knowledge));
	const { acts, items, isUncertain } = merged.frame;
	const isSum = isSumOf(items);
	const summed = acts.map((act): Act => (act === "price" && isSum ? "total" : act));
	const isStated = summed.includes("total") && items.some(isCounted);
	const isOpen = isUncertain || (isStated && isDoubtful);
	return {
		...withFrame(merged, { acts: [...new Set(summed)], isUncertain: isOpen }),
		isOpen: isOpen || merged.isOpen,
	};
}

/** The first message: "more" is of nothing; what is taken back is no item. */
function first({ whole, left, gone }: PartedMessage, { index }: Knowledge): Message {
	if (!left) return whole;
	const said = asksMore(left) ? withFrame(left, { acts: ["help"] }) : left;
	if (!gone) return said;
	// "All shoes but sneakers", "silk nahi"
	const isGone = (id: string) =>
		gone.found.items.some(({ ids }) => ids.includes(id)) || index.isNamedBy(id, gone.found.loose);
	const items = said.frame.items.map((item) => {
		const ids = item.ids.filter((id) => !isGone(id));
		return ids.length > 0 ? { ...item, ids } : item;
	});
	return { ...withFrame(said, { items }), lines: items };
}

/** More of what went wrong, after it was told: "it was a silk one", "4 panels", "so what now?". */
function ofTrouble(said: Message, { frame: told }: Message): Message | undefined {
	const { frame, isExplicit, reading } = said;
	const isBrief = reading.tokens.length < 5 && !says("asks", reading.text);
	const mayBeOfIt = (act: Act) =>
		/^(?:unsure|damage|harm)$/.test(act) || (isBrief && act === "care");
	const trouble = told.acts.find((act) => act === "complaint" || act === "order");
	const isMore = !isExplicit || frame.acts.every(mayBeOfIt);
	if (!trouble || !isMore || asksPrice(reading.pieces)) return undefined;
	const things = frame.items.length > 0 ? frame.items : told.items;
	const acts: Act[] = trouble === "order" ? ["order"] : ["complaint", "damage"];
	const items = things.map(({ ids }) => ({ ids }));
	return withFrame({ ...said, passage: undefined }, { acts, items, isUncertain: false });
}

/** Another matter, or the matter of before of another thing, place or time. */
function ofMatters(said: Message, before: Message): Message {
	const { frame, isExplicit, reading } = said;
	const isNewSum = isExplicit && frame.acts.includes("total") && frame.items.length > 0;
	const counted = frame.acts.includes("notListed") ? [] : frame.items;
	const kept: Message = {
		...said,
		lines: isNewSum ? frame.items : withLatest(before.lines, counted),
		// "He wears his uniform instead, so drop his": said of a line, beside another matter.
		isOpen: isNewSum
			? frame.isUncertain
			: before.isOpen || says("less", reading.text) || says("instead", reading.text),
	};
	const has = (acts: RegExp) => before.frame.acts.find((one) => acts.test(one));
	const isNamed = frame.items.length > 0 || frame.category !== undefined;
	// "How much extra?" of the matter before it.
	const isAside =
		!isNamed &&
		before.lines.length === 0 &&
		frame.acts.every((act) => act === "price" || act === "included");
	if (isAside && has(ofComing))
		return withFrame(kept, {
			acts: [before.frame.isElsewhere ? "areas" : "pickup"],
			isElsewhere: before.frame.isElsewhere,
		});
	const isBrief = reading.tokens.length < 4 && has(/^notListed$/) !== undefined;
	if (isAside && (has(ofCost) || isBrief))
		return { ...kept, frame: before.frame, unknown: before.unknown };
	if (!isExplicit && !isNamed && leans(reading)) {
		if (frame.areas.length > 0 || frame.isElsewhere) return withFrame(kept, { acts: ["areas"] });
		const act = has(ofTime) ?? has(ofComing);
		const isOfTime = frame.days.length > 0 || frame.time !== undefined || frame.isHoliday;
		if (act && isOfTime)
			return withFrame(kept, {
				acts: [ofComing.test(act) ? "pickupTime" : act],
				items: before.frame.items,
				days: frame.days.length > 0 || frame.isHoliday ? frame.days : before.frame.days,
			});
	}
	// "Same for a heavy lehenga", after how long dry cleaning takes.
	const matters = before.frame.acts.filter((act) =>
		/^(?:turnaround|express|harm|included|care)$/.test(act),
	);
	const isSame = !isExplicit && isNamed && ![...before.lines, ...frame.items].some(isCounted);
	if (!isSame || matters.length === 0 || !leans(reading)) return kept;
	const { service = frame.service } = before.frame;
	return withFrame(kept, { acts: matters, ...(service && { service }) });
}

/** The lines of before and what was counted now; a price that is only asked adds no line to a sum. */
function withLatest(before: readonly Line[], items: readonly Line[]): Line[] {
	const isSum = before.some(isCounted);
	const others = before.filter(
		(line) =>
			(isSum || !items.some(isCounted)) &&
			!items.some((item) => isCounted(item) && share(item, line)),
	);
	const isNew = (item: Line) =>
		isCounted(item) || (!isSum && !others.some((line) => share(item, line)));
	return [...others, ...items.filter(isNew)].slice(-frameLimits.items);
}
