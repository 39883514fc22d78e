/** Sums of items by their quantities, by the arithmetic of the visitor's list. */
import { estimate } from "../../shop/price-estimate.ts";
import type { AnswerRow } from "../answer.ts";
import { limits } from "../limits.ts";
import { type AskedThing, askedThings, itemsInTurn } from "./asked-items.ts";
import type { Draft } from "./draft.ts";
import { isMeasured, itemPrices, rowPages } from "./item-prices.ts";
import type { CardItem } from "./rate-card.ts";
import type { Voice } from "./voice.ts";

interface Line {
	item: CardItem;
	name: string;
	/** Undefined where it must be weighed or measured. */
	quantity: number | undefined;
}

export function totalDraft(voice: Voice): Draft {
	const things = askedThings(voice);
	const open = things.filter(isOpen);
	const lines = joinedLines(things.filter((thing) => !isOpen(thing)).flatMap(lineOf));
	if (lines.length === 0) return whichOfThem(voice, open);
	const { say } = voice;
	const sums = estimate(lines.map(({ item, quantity }) => ({ price: item.price, quantity })));
	const [shown = []] = rowPages(lines, (line) => rowOf(voice, line), 0);
	// The sum of one line is that line's.
	const hasTotal = sums.low > 0 && lines.length + open.length > 1;
	const isAll = shown.length === lines.length;
	const isEstimate = !hasTotal && shown[0]?.detail !== undefined;
	return {
		rows: shown,
		...(hasTotal && {
			total: {
				name: open.length > 0 ? say.totalSoFar : isAll ? say.total : say.totalOfAll,
				price: totalPrice(voice, sums),
				note: estimateNote(voice),
			},
		}),
		points: open.length > 0 ? [choicesText(voice, open)] : [],
		after: [
			...(isEstimate ? [asSentence(estimateNote(voice), say.fullStop)] : []),
			...(sums.unmeasured > 0 ? [say.measuredFirst] : []),
			...(sums.quotes > 0 ? [say.askForQuote] : []),
		],
		toList: lines.map(({ item, quantity }) =>
			quantity === undefined ? { id: item.id } : { id: item.id, quantity },
		),
	};
}

/** True if the question leaves open which item it means, and the items differ in price. */
function isOpen({ choices }: AskedThing): boolean {
	return new Set(choices.map(({ price }) => price.text)).size > 1;
}

function lineOf({ choices, quantity }: AskedThing): Line[] {
	const [item] = choices;
	if (!item) return [];
	// Of namesakes at one price, none is meant more than the other.
	const line = { item, name: choices.length > 1 ? item.plainName : item.name };
	if (isMeasured(item.price))
		return [{ ...line, quantity: quantity && Math.max(0.01, Math.round(quantity * 100) / 100) }];
	return [{ ...line, quantity: Math.max(1, Math.ceil(quantity ?? 1)) }];
}

/** One line for what is named twice. */
function joinedLines(lines: readonly Line[]): Line[] {
	const joined = new Map<string, Line>();
	for (const line of lines) {
		const known = joined.get(line.item.id);
		const quantity = (known?.quantity ?? 0) + (line.quantity ?? 0) || undefined;
		joined.set(line.item.id, known ? { ...known, quantity } : line);
	}
	return [...joined.values()];
}

function rowOf(
	{ price, sum, unit }: Pick<Voice, "price" | "sum" | "unit">,
	{ item, name, quantity }: Line,
): AnswerRow {
	const row = { id: item.id, name };
	const each = item.price;
	if (each.kind === "quote" || each.low === 0 || quantity === undefined || isOne(each, quantity))
		return { ...row, price: price(each) };
	const { low, high } = estimate([{ price: each, quantity }]);
	const single =
		each.pack || (each.least && quantity < each.least)
			? price(each)
			: sum(each.low, each.kind === "range" ? each.high : each.low, false);
	return {
		...row,
		detail: `${quantity}${isMeasured(each) && each.unit ? ` ${unit(each.unit)}` : ""} × ${single}`,
		price: sum(low, high, each.kind === "from"),
	};
}

/** One at its price, which says all. */
function isOne(
	{ least = 1, pack }: Exclude<CardItem["price"], { kind: "quote" }>,
	quantity: number,
) {
	return quantity === 1 && least <= 1 && !pack;
}

/** "₹740, plus the quote" */
function totalPrice(
	voice: Voice,
	{ low, high, open, quotes, unmeasured }: ReturnType<typeof estimate>,
) {
	const { say } = voice;
	// A thing that is not yet measured is said apart.
	const sum = voice.sum(low, high, open && unmeasured === 0);
	const rest = [unmeasured > 0 && say.plusMeasured, quotes > 0 && say.plusQuoted].filter(Boolean);
	return [sum, ...rest].join(", ");
}

/** "estimate, confirmed at pickup" */
function estimateNote({ texts }: Voice): string {
	const note = texts.say(texts.site.whatsappMsg.listEstimate);
	return `${note.charAt(0).toLowerCase()}${note.slice(1)}`;
}

function asSentence(text: string, fullStop: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}${fullStop}`;
}

/** Each choice with its sum, where nothing else is asked. */
function whichOfThem(voice: Voice, things: readonly AskedThing[]): Draft {
	const [thing, ...others] = things;
	if (!thing || others.length > 0) {
		const { rows = [], ...draft } = itemPrices(voice, itemsInTurn(things), things);
		const counted = rows.map((row) => {
			const of = things.find(({ choices }) => choices.some(({ id }) => id === row.id));
			const choices = of?.choices.filter(({ id }) => id === row.id) ?? [];
			const [line] = lineOf({ choices, quantity: of?.quantity });
			return line ? { ...rowOf(voice, line), name: row.name } : row;
		});
		return { ...draft, rows: counted, lead: voice.say.whichOne };
	}
	const rows = thing.choices.flatMap((item) =>
		lineOf({ choices: [item], quantity: thing.quantity }).map((line) => rowOf(voice, line)),
	);
	return { lead: voice.say.whichOne, rows: rows.slice(0, limits.prices) };
}

/** "Which one? Cotton saree 2 × ₹150 = ₹300, Silk saree 2 × ₹250 = ₹500"; without prices where several are left open. */
function choicesText(voice: Voice, things: readonly AskedThing[]): string {
	const named = things.map(({ choices, quantity }) =>
		choices
			.slice(0, 3)
			.map((item) => (things.length === 1 ? choiceText(voice, item, quantity) : item.plainName))
			.join(", "),
	);
	return `${voice.say.whichOne} ${named.join("; ")}`;
}

function choiceText(voice: Voice, item: CardItem, quantity: number | undefined): string {
	const [line] = lineOf({ choices: [item], quantity });
	const { detail, price } = line ? rowOf(voice, line) : { price: voice.price(item.price) };
	return `${item.name} ${detail ? `${detail} = ${price}` : price}`;
}
