/** What a text asks of the matter that was spoken of before: reviews, a loss, the hours, the way, paying. */
import { calendarDay } from "../../content/opening-hours.ts";
import type { Act, Frame } from "../frame.ts";
import { isOfFew } from "./extra-costs.ts";
import { type Part, withFrame } from "./part.ts";

interface Said {
	part: Part;
	before: Part;
}

/** Undefined where the text is not of that matter. */
type Reader = (said: Said) => Part | undefined;

/** The meaning of a text that asks more of the matter before it. */
export function ofSameMatter(said: Said): Part | undefined {
	const [matter] = said.before.frame.acts;
	for (const reader of readers[matter ?? "help"] ?? []) {
		const part = reader(said);
		if (part) return part;
	}
	return undefined;
}

const asked = (part: Part, acts: readonly Act[], frame: Partial<Frame> = {}) =>
	withFrame(part, { ...part.frame, ...frame, acts: [...acts] });
const namesThings = ({ frame }: Part) => frame.items.length > 0;

const ofSums: ReadonlySet<Act> = new Set<Act>([
	...(["price", "total", "pay", "guarantee", "discount", "estimate"] as const),
]);
const paysBack = /\b(?:pay|get|give|giving|refund\w*|milega|milenge|milegi|doge|denge|[vw]apas)\b/;

/** "So how much will you pay", after what becomes of a lost thing. */
const amountPaid: Reader = ({ part }) => {
	const isOfSum = part.isExplicit && part.frame.acts.every((act) => ofSums.has(act));
	const isOfIt = !namesThings(part) || paysBack.test(part.text);
	return isOfSum && isOfIt ? asked(part, ["damage"], { items: [] }) : undefined;
};

const tells = /\b(?:within|tell|report|bata\w*|claim|complain\w*|inform)\b/;
const whenever = /\b(?:days?|din|dino|time|when|kab)\b/;

/** "Within how many days should I tell?": the shop has not said. */
const whenToTell: Reader = ({ part }) =>
	tells.test(part.text) && whenever.test(part.text)
		? asked(part, ["unsure"], { items: [] })
		: undefined;

const troubles: ReadonlySet<Act> = new Set<Act>(["complaint", "order"]);

/** "It's Holi tomorrow, that's why I ask": nothing went wrong. */
const holiday: Reader = ({ part }) =>
	part.frame.isHoliday && !namesThings(part) && troubles.has(part.frame.acts[0] ?? "help")
		? asked(part, ["hours"])
		: undefined;

const nextDay = /\b(?:next day|day after|agl[ae]i? din|dusre din)\b/;
const dayLength = 24 * 60 * 60 * 1000;

/** "And the day after?" */
const dayAfter: Reader = ({ part, before }) => {
	if (!nextDay.test(part.text) || part.words > 6 || namesThings(part)) return undefined;
	const days = before.frame.days.map((day) => calendarDay(Date.parse(day) / dayLength + 1).date);
	return withFrame(part, { ...before.frame, acts: ["hours"], days });
};

/** "Only 2 shirts, even then?", of the way to the visitor. */
const forFewThings: Reader = ({ part, before }) =>
	isOfFew(part, before) ? asked(part, ["pickup"], { items: [] }) : undefined;

/** "At the pickup or on delivery?", of paying. */
const whenToPay: Reader = ({ part }) =>
	part.frame.acts[0] === "unsure" && part.found.reading.has("pickup", "deliver", "advance", "pay")
		? asked(part, ["pay"])
		: undefined;

const readers: Partial<Record<Act, readonly Reader[]>> = {
	damage: [amountPaid, whenToTell],
	hours: [holiday, dayAfter],
	areas: [forFewThings],
	pickup: [forFewThings],
	pickupTime: [forFewThings],
	pay: [whenToPay],
};
