/** The chat's list after a message, summed by the arithmetic of the visitor's list. */
import { estimate } from "../../shop/price-estimate.ts";
import { quantityLimits } from "../../shop/price-units.ts";
import type { AnswerRow } from "../answer.ts";
import type { LineChange } from "../frame.ts";
import { changedLines } from "../lines.ts";
import { type Draft, rowText } from "./draft.ts";
import { rowPages } from "./item-prices.ts";
import { type AskedThing, type CardItem, itemsInTurn, thingsOf } from "./rate-card.ts";
import { capitalised, lowered, type Voice } from "./voice.ts";

interface Line {
	item: CardItem;
	/** Undefined where it must be weighed or measured. */
	quantity: number | undefined;
}

/** The list after the message; undefined where it asks nothing of a list, or leaves none. */
export function listDraft(voice: Voice): Draft | undefined {
	const changes = changesOf(voice);
	const { acts, isUncertain } = voice.asked;
	if (changes.length === 0 && !(acts.includes("total") && voice.lines?.length)) return undefined;
	const things = thingsOf(changedLines(voice.lines ?? [], changes), voice.card);
	const list = { changes, isSummed: !isUncertain, note: estimateNote(voice) };
	if (things.length === 0)
		return voice.lines?.length ? { points: [voice.say("listEmpty")], list } : undefined;
	if (things.some(isTooMuch)) return { points: [voice.say("tooMany")], actions: ["whatsapp"] };
	return { ...(isUncertain ? uncountedDraft(voice, things) : totalDraft(voice, things)), list };
}

/** The changes of the message, of things that the rate card has, in quantities that a line can hold. */
function changesOf({ asked, card, lines = [] }: Voice): LineChange[] {
	const known = new Set(lines.flatMap(({ ids }) => ids));
	const isOfList = asked.acts.includes("total") || asked.acts.includes("price");
	const isCounted = asked.items.some(({ quantity }) => quantity !== undefined);
	const said =
		asked.changes.length > 0 || !isOfList || !isCounted
			? asked.changes
			: asked.items.map((item): LineChange => ({ does: "set", ...item }));
	return said.flatMap(({ ids, quantity, ...change }) => {
		const items = ids.flatMap((id) => card.items.get(id) ?? []);
		const [item] = items;
		if (!item) return [];
		const isOpen = new Set(items.map(({ price }) => price.text)).size > 1;
		const meant = (isOpen ? items : [item]).map(({ id }) => id);
		const isListed = [...ids, change.of ?? ""].some((id) => known.has(id));
		const isBegun = change.does !== "takeOff" && !isListed && !item.measure;
		const amount = quantity === undefined ? (isBegun ? 1 : undefined) : heldBy(item, quantity);
		return [{ ...change, ids: meant, ...(amount !== undefined && { quantity: amount }) }];
	});
}

/** Whole pieces, or hundredths of a measure. */
function heldBy({ measure }: CardItem, quantity: number): number {
	const whole = measure ? Math.round(quantity * 100) / 100 : Math.ceil(quantity);
	return Math.max(quantityLimits[measure ?? "pieces"].least, whole);
}

function isTooMuch({ choices: [item], quantity = 0 }: AskedThing): boolean {
	return quantity > quantityLimits[item?.measure ?? "pieces"].most;
}

/** The lines at their single prices: no sum is stated. */
function uncountedDraft(voice: Voice, things: readonly AskedThing[]): Draft {
	const lines = itemsOf(things);
	const [rows = []] = rowPages(
		lines.map(({ item: { id, name, price } }) => ({ id, name, price: voice.price(price) })),
	);
	return { lead: voice.say("listUnsure"), rows, toList: lines };
}

function itemsOf(things: readonly AskedThing[]): Line[] {
	return things.flatMap(({ choices: [item], quantity }) => (item ? { item, quantity } : []));
}

function totalDraft(voice: Voice, things: readonly AskedThing[]): Draft {
	const open = things.filter(({ choices }) => choices.length > 1);
	// A piece of which no count was said is one, as on the page.
	const lines = itemsOf(things.filter(({ choices }) => choices.length === 1)).map(
		({ item, quantity = item.measure ? undefined : 1 }) => ({ item, quantity }),
	);
	if (lines.length === 0) return whichOfThem(voice, open);
	const { say } = voice;
	const sums = estimate(lines.map(({ item, quantity }) => ({ price: item.price, quantity })));
	const [shown = []] = rowPages(lines.map((line) => rowOf(voice, line)));
	// The sum of one line is that line's.
	const hasTotal = sums.low > 0 && lines.length + open.length > 1;
	const isAll = shown.length === lines.length;
	const isEstimate = !hasTotal && shown[0]?.detail !== undefined;
	return {
		rows: shown,
		...(hasTotal && {
			total: {
				name: say(open.length > 0 ? "totalSoFar" : isAll ? "total" : "totalOfAll"),
				price: totalPrice(voice, sums),
				note: estimateNote(voice),
			},
		}),
		inWords: [
			...(open.length > 0 ? [choicesText(voice, open)] : []),
			...(isEstimate ? [`${capitalised(estimateNote(voice))}${say("fullStop")}`] : []),
			...(sums.unmeasured > 0 ? [say("measuredFirst")] : []),
		],
		after: sums.quotes === lines.length ? [say("askForQuote")] : [],
		toList: lines,
	};
}

function rowOf({ price, sum, unit }: Voice, { item, quantity }: Line): AnswerRow {
	const { id, name, measure, price: each } = item;
	const row = { id, name, price: price(each) };
	if (each.kind === "quote" || each.low === 0 || quantity === undefined) return row;
	const { least = 1, pack } = each;
	// One at its price, which says all.
	if (quantity === 1 && least <= 1 && !pack) return row;
	const { low, high } = estimate([{ price: each, quantity }]);
	const isWhole = pack || (each.least && quantity < least);
	const single = sum(each.low, each.kind === "range" ? each.high : each.low, false);
	const amount = measure && each.unit ? `${quantity} ${unit(each.unit)}` : quantity;
	return {
		...{ id, name },
		detail: `${amount} × ${isWhole ? row.price : single}`,
		price: sum(low, high, each.kind === "from"),
	};
}

/** "₹740, plus the quote" */
function totalPrice(
	voice: Voice,
	{ low, high, open, quotes, unmeasured }: ReturnType<typeof estimate>,
) {
	return [
		// A thing that is not yet measured is said apart.
		voice.sum(low, high, open && unmeasured === 0),
		...(unmeasured > 0 ? [voice.say("plusMeasured")] : []),
		...(quotes > 0 ? [voice.say("plusQuoted")] : []),
	].join(", ");
}

/** "estimate, confirmed at pickup" */
function estimateNote({ texts }: Voice): string {
	return lowered(texts.say(texts.site.whatsappMsg.listEstimate));
}

/** The choices with their sums, where nothing else is asked. */
function whichOfThem(voice: Voice, things: readonly AskedThing[]): Draft {
	const quantityOf = (item: CardItem) =>
		things.find(({ choices }) => choices.includes(item))?.quantity;
	const [rows = []] = rowPages(
		itemsInTurn(things).map((item) => rowOf(voice, { item, quantity: quantityOf(item) })),
	);
	return { rows, leadInWords: voice.say("whichOne") };
}

/** "Which one? Cotton saree: 2 × ₹150 = ₹300, Silk saree: 2 × ₹250 = ₹500"; without prices where several are left open. */
function choicesText(voice: Voice, things: readonly AskedThing[]): string {
	const named = things.map(({ choices, quantity }) =>
		choices
			.slice(0, 3)
			.map((item) =>
				things.length === 1 ? rowText(rowOf(voice, { item, quantity })) : item.plainName,
			)
			.join(", "),
	);
	return `${voice.say("whichOne")} ${named.join("; ")}`;
}
