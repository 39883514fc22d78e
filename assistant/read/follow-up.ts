/** A message after what was said before it: "what about silk one", "and for two?", "kitne din?", "in the evening then". */
import { type Act, frameLimits, type Line } from "../frame.ts";
import { asksPrice, isOfComplaint, isQuiet } from "./acts.ts";
import type { Knowledge } from "./knowledge.ts";
import { isCounted, isSumOf, share } from "./lines.ts";
import { asksMore, ofList, withFrame } from "./list-follow-up.ts";
import type { Message, PartedMessage } from "./message.ts";
import { adds, leans } from "./signs.ts";
import { partNamed, timeNamed } from "./time.ts";
import { says } from "./words/vocabulary.ts";

/** A day or a time may be asked of these. */
const ofTime = /^(?:hours|turnaround|express)$/;
const ofComing = /^(?:pickupTime|pickup|areas|book)$/;
/** Another thing may be asked these by its name alone. */
const ofMatter = /^(?:turnaround|express|harm|included)$/;

export function merge(
	parted: PartedMessage,
	before: Message | undefined,
	knowledge: Knowledge,
): Message {
	const { whole, left, gone, isDoubtful } = parted;
	const said = left ?? whole;
	// "4 kurtas, no wait, 3", "sneakers, not white, black": the rest only corrects what is taken back.
	const corrects =
		gone &&
		left &&
		gone.frame.items.length > 0 &&
		left.found.things.every(({ hasHead }) => !hasHead) &&
		left.found.numbers.length + left.found.loose.length > 0;
	if (corrects) {
		const earlier = { whole: gone, left: gone, gone: undefined, isDoubtful: false };
		const after = { ...parted, gone: undefined, left: said, whole: said };
		return merge(after, merge(earlier, before, knowledge), knowledge);
	}
	const merged = before
		? (ofTrouble(said, before) ??
			ofVisit(said, before) ??
			ofList(parted, before, knowledge) ??
			ofMatters(said, before))
		: first(parted, knowledge);
	const { acts, items, isUncertain } = merged.frame;
	const isSum = isSumOf(items);
	const summed = acts.map((act): Act => (act === "price" && isSum ? "total" : act));
	const isStated = summed.includes("total") && items.some(isCounted);
	const isOpen = isUncertain || (isStated && (isDoubtful || losesLine(parted, before, items)));
	return {
		...withFrame(merged, { acts: [...new Set(summed)], isUncertain: isOpen }),
		isOpen: isOpen || merged.isOpen,
	};
}

/** A sum without a line of before that nothing takes off, and nothing new in its place. */
function losesLine(
	{ whole, left, gone }: PartedMessage,
	before: Message | undefined,
	items: readonly Line[],
): boolean {
	const { found, reading } = left ?? whole;
	if (!before || gone || says("only", reading.text) || says("anew", reading.text)) return false;
	const isOf = (lines: readonly Line[], line: Line) => lines.some((one) => share(one, line));
	const isLast = before.frame.items.some((line) => isOf(items, line));
	const known = [...before.lines.filter(isCounted), ...(isLast ? before.frame.items : [])];
	const lost = known.filter((line) => !isOf(items, line) && !isOf(found.items, line));
	return lost.length > items.filter((item) => !isOf(known, item)).length;
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

/** After a complaint a description is no order: "they were white ones". */
function ofTrouble(said: Message, before: Message): Message | undefined {
	const { acts, items } = said.frame;
	const [act = "help"] = before.frame.acts;
	if (act !== "complaint" && act !== "order") return undefined;
	const isSame =
		act === "complaint"
			? isOfComplaint(acts, items.length > 0)
			: items.length === 0 &&
				(acts.every((one) => /^(?:discount|express|turnaround)$/.test(one)) ||
					says("slip", said.reading.text));
	const isDescribed =
		!said.isExplicit && !asksMore(said) && !(acts.every(isQuiet) && acts[0] !== "unsure");
	return isSame || isDescribed
		? {
				...withFrame(said, { acts: before.frame.acts, items: [], isUncertain: false }),
				passage: undefined,
			}
		: undefined;
}

/** Another time of a visit that was spoken of: "make it 8", "in the evening then". */
function ofVisit(said: Message, before: Message): Message | undefined {
	const { frame, reading, isExplicit } = said;
	const act = before.frame.acts.find((one) => ofComing.test(one) || one === "hours");
	const isOther =
		isExplicit &&
		frame.acts.some((one) => !ofComing.test(one) && one !== "price" && one !== "hours");
	if (!act || isOther || before.frame.items.length + frame.items.length > 0) return undefined;
	const [hour, ...more] = reading.pieces.filter(({ kind }) => kind === "number");
	const isBare = more.length === 0 && (reading.texts.length < 3 || says("byHour", reading.text));
	const late = (before.frame.time ?? "12:00") < "12:00" ? "" : "after";
	const bare = hour && isBare ? [late, ...reading.texts.slice(hour.from, hour.to), "baje"] : [];
	const time = frame.time ?? timeNamed(bare)?.time ?? partNamed(reading.texts);
	if (time === undefined) return undefined;
	const days = frame.days.length > 0 ? frame.days : before.frame.days;
	return withFrame(said, { acts: [act === "hours" ? "hours" : "pickupTime"], time, days });
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
	const isOfTrip =
		before.lines.length === 0 &&
		has(ofComing) &&
		frame.acts.every((act) => act === "price" || act === "included");
	if (isOfTrip && !isNamed)
		return withFrame(kept, {
			acts: [before.frame.isElsewhere ? "areas" : "pickup"],
			isElsewhere: before.frame.isElsewhere,
		});
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
	const matter = before.frame.acts.filter((act) => ofMatter.test(act));
	const isSameMatter =
		!isExplicit && frame.items.length > 0 && ![...before.lines, ...frame.items].some(isCounted);
	if (isSameMatter && matter.length > 0 && leans(reading)) return withFrame(kept, { acts: matter });
	// "And from a sofa?", after a stain on a shirt.
	const { service } = before.frame;
	const isSameWork =
		service !== undefined &&
		frame.service === undefined &&
		before.frame.acts[0] === "care" &&
		(frame.acts[0] === "care" || (frame.acts[0] === "price" && !asksPrice(reading.pieces))) &&
		(adds(reading) || frame.items.length === 0);
	return isSameWork ? withFrame(kept, { acts: ["care"], service }) : kept;
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
