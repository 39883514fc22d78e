/** A message after what was said before it: "what about silk one", "and for two?", "kitne din?", "in the evening then". */
import { type Act, type AskedItem, frameLimits } from "../frame.ts";
import { asksPrice, isOfComplaint } from "./acts.ts";
import { asksMore, isEmpty, type PartedMessage, withFrame } from "./conversation.ts";
import type { Knowledge } from "./knowledge.ts";
import { isCounted, share } from "./lines.ts";
import { ofList } from "./list-follow-up.ts";
import { actsOfThings, isQuiet, type Message } from "./message.ts";
import { adds, leans } from "./signs.ts";
import { partNamed, timeNamed } from "./time.ts";

/** A day or a time may be asked of these. */
const ofTime: ReadonlySet<Act> = new Set<Act>(["hours", "turnaround", "express"]);
const ofComing: ReadonlySet<Act> = new Set<Act>(["pickupTime", "pickup", "areas", "book"]);
/** Another thing may be asked these by its name alone. */
const ofMatter: ReadonlySet<Act> = new Set<Act>(["turnaround", "express", "harm", "included"]);
export function merge(
	parted: PartedMessage,
	before: Message | undefined,
	knowledge: Knowledge,
): Message {
	const said = parted.left ?? parted.whole;
	const earlier = earlierOf(parted, before, knowledge);
	if (earlier)
		return merge({ ...parted, gone: undefined, left: said, whole: said }, earlier, knowledge);
	const merged = before
		? (ofTrouble(said, before) ??
			ofVisit(said, before) ??
			ofList(parted, before, knowledge) ??
			ofMatters(said, before))
		: first(parted, knowledge);
	const { acts, items } = merged.frame;
	const isSum =
		items.some(({ quantity }) => (quantity ?? 1) !== 1) ||
		(items.length > 1 && items.every(isCounted));
	const summed =
		acts.includes("price") && isSum
			? [...new Set(acts.map((act) => (act === "price" ? "total" : act)))]
			: acts;
	const isOpen =
		merged.frame.isUncertain ||
		(parted.isDoubtful && summed.includes("total") && items.some(isCounted));
	return isOpen
		? withoutCounts(withFrame(merged, { acts: summed }))
		: withFrame(merged, { acts: summed });
}

/** "4 kurtas, no wait, 3", "sneakers, not white, black": the rest only corrects what is taken back. */
function earlierOf(
	{ gone, left }: PartedMessage,
	before: Message | undefined,
	knowledge: Knowledge,
): Message | undefined {
	if (
		!gone ||
		!left ||
		gone.frame.items.length === 0 ||
		left.found.things.some(({ hasHead }) => hasHead)
	)
		return undefined;
	const isListed = gone.frame.items.some((item) => before?.lines.some((line) => share(line, item)));
	const corrects = left.found.numbers.length > 0 || left.found.loose.length > 0;
	const isOfIt = left.isExplicit && left.frame.acts.every((act) => actsOfThings.has(act));
	return corrects || (!isListed && isOfIt)
		? merge({ whole: gone, left: gone, gone: undefined, isDoubtful: false }, before, knowledge)
		: undefined;
}

/** The counts are asked for. */
function withoutCounts(said: Message): Message {
	const uncounted = (items: readonly AskedItem[]) => items.map(({ ids }) => ({ ids }));
	return {
		...withFrame(said, { items: uncounted(said.frame.items), isUncertain: true }),
		lines: uncounted(said.lines),
	};
}

/** The first message: "more" is of nothing; what is taken back is no item. */
function first({ whole, left, gone }: PartedMessage, { index }: Knowledge): Message {
	if (!left) return whole;
	const said = asksMore(left) ? withFrame(left, { acts: ["help"] }) : left;
	if (!gone || said.frame.items.length === 0) return gone && isEmpty(said) ? whole : said;
	// "All shoes but sneakers", "silk nahi"
	const isGone = (id: string) =>
		gone.found.items.some(({ ids }) => ids.includes(id)) || index.isNamedBy(id, gone.found.loose);
	const items = said.frame.items.map((item) => {
		const ids = item.ids.filter((id) => !isGone(id));
		return ids.length > 0 ? { ...item, ids } : item;
	});
	return { ...withFrame(said, { items }), lines: items };
}

const troubles: ReadonlySet<Act> = new Set<Act>(["complaint", "order"]);
const ofOrder: ReadonlySet<Act> = new Set<Act>(["discount", "express", "turnaround"]);

/** After a complaint a description is no order: "they were white ones". */
function ofTrouble(said: Message, before: Message): Message | undefined {
	const { acts, items } = said.frame;
	const [act = "help"] = before.frame.acts;
	if (!troubles.has(act)) return undefined;
	const isSame =
		act === "complaint"
			? isOfComplaint(acts, items.length > 0)
			: items.length === 0 &&
				(acts.every((one) => ofOrder.has(one)) ||
					/ (?:na+m|name|bill|slip|parchi|token) /.test(said.reading.text));
	const isDescribed =
		!said.isExplicit && !asksMore(said) && !(isQuiet(said) && acts[0] !== "unsure");
	return isSame || isDescribed
		? {
				...withFrame(said, { acts: before.frame.acts, items: [], isUncertain: false }),
				passage: undefined,
			}
		: undefined;
}

/** Beside a bare number they make it an hour. */
const ofHours = / (?:after|before|by|til|till|until|tak|bad|baad|pehle|make|at|around|about) /;

/** Another time of a visit that was spoken of: "make it 8", "in the evening then". */
function ofVisit(said: Message, before: Message): Message | undefined {
	const { frame, reading, isExplicit } = said;
	const act = before.frame.acts.find((one) => ofComing.has(one) || one === "hours");
	const isOther =
		isExplicit &&
		frame.acts.some((one) => !ofComing.has(one) && one !== "price" && one !== "hours");
	if (!act || isOther || before.frame.items.length + frame.items.length > 0) return undefined;
	const [hour, ...more] = reading.pieces.filter(({ kind }) => kind === "number");
	const isBare = more.length === 0 && (reading.texts.length < 3 || ofHours.test(reading.text));
	const late = (before.frame.time ?? "12:00") < "12:00" ? "" : "after";
	const bare = hour && isBare ? [late, ...reading.texts.slice(hour.from, hour.to), "baje"] : [];
	const time = frame.time ?? timeNamed(bare)?.time ?? partNamed(reading.texts);
	if (time === undefined) return undefined;
	const days = frame.days.length > 0 ? frame.days : before.frame.days;
	return withFrame(said, { acts: [act === "hours" ? "hours" : "pickupTime"], time, days });
}

/** Another matter, or the matter of before of another thing, place or time. */
function ofMatters(said: Message, before: Message): Message {
	const { frame, found, isExplicit } = said;
	const lines = withLatest(before.lines, frame.acts.includes("notListed") ? [] : frame.items);
	const kept = {
		...said,
		lines:
			isExplicit && frame.acts.includes("total") && frame.items.length > 0 ? frame.items : lines,
	};
	const isOfTrip =
		before.lines.length === 0 &&
		before.frame.acts.some((act) => ofComing.has(act)) &&
		frame.acts.every((act) => act === "price" || act === "included");
	if (isOfTrip && frame.items.length === 0 && frame.category === undefined)
		return withFrame(kept, {
			acts: [before.frame.isElsewhere ? "areas" : "pickup"],
			isElsewhere: before.frame.isElsewhere,
		});
	const isOfTime = frame.days.length > 0 || frame.time !== undefined || frame.isHoliday;
	if (!isExplicit && frame.items.length === 0 && leans(said.reading)) {
		if (frame.areas.length > 0 || frame.isElsewhere) return withFrame(kept, { acts: ["areas"] });
		const act = before.frame.acts.find((one) => ofTime.has(one) || ofComing.has(one));
		if (act && isOfTime)
			return withFrame(kept, {
				acts: [ofComing.has(act) ? "pickupTime" : act],
				items: before.frame.items,
				days: frame.days.length > 0 || frame.isHoliday ? frame.days : before.frame.days,
			});
	}
	// "Same for a heavy lehenga", after how long dry cleaning takes.
	const matter = before.frame.acts.filter((act) => ofMatter.has(act));
	if (
		!isExplicit &&
		!before.lines.some(isCounted) &&
		matter.length > 0 &&
		frame.items.length > 0 &&
		!found.items.some(isCounted) &&
		leans(said.reading)
	)
		return withFrame(kept, { acts: matter });
	// "And from a sofa?", after a stain on a shirt.
	const isSameWork =
		(frame.acts[0] === "care" || (frame.acts[0] === "price" && !asksPrice(said.reading.pieces))) &&
		before.frame.acts[0] === "care" &&
		(adds(said.reading) || frame.items.length === 0);
	return isSameWork && frame.service === undefined && before.frame.service !== undefined
		? withFrame(kept, { acts: ["care"], service: before.frame.service })
		: kept;
}

/** The lines of before and what was counted now; a price that is only asked adds no line to a sum. */
function withLatest(before: readonly AskedItem[], items: readonly AskedItem[]): AskedItem[] {
	const isSum = before.some(isCounted);
	if (!isSum && items.some(isCounted)) return [...items];
	const others = before.filter(
		(line) => !items.some((item) => isCounted(item) && share(item, line)),
	);
	const isNew = (item: AskedItem) =>
		isCounted(item) || (!isSum && !others.some((line) => share(item, line)));
	return [...others, ...items.filter(isNew)].slice(-frameLimits.items);
}
