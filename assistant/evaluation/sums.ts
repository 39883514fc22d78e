/** Numbers that an answer may have beyond the data's own numbers: quantities times prices, and the sum of its rows. */
import type { Price } from "../../shop/price.ts";
import type { Answer, AnswerRow } from "../answer.ts";
import type { ShopData } from "../contract.ts";
import { pricesIn, sumsIn } from "./rate-card.ts";

const product =
	/(\d[\d,.]*)\s*(?:kg|kilo|sq\.?\s?f(?:ee)?t\.?|किलो|वर्ग फुट|[a-z.]{1,8})?\s*[×x]\s*(?=₹)/giu;
/** "25 December", "15 अगस्त" */
const date =
	/(\d{1,2})(?:st|nd|rd|th)?\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|dis|जन|फ़र|फर|मार्च|अप्रैल|मई|जून|जुल|अग|सित|अक्|नव|दिस)/giu;

interface Line {
	row: AnswerRow;
	units: readonly number[];
	count: number;
	/** Must be measured first, so it adds nothing to the sum. */
	isOpen: boolean;
}

function priceOf(
	id: string,
	{ prices, site }: ShopData,
): Exclude<Price, { kind: "quote" }> | undefined {
	const items = prices.categories.flatMap((category) => category.items);
	const price = [...items, ...site.services, ...site.featuredPrices].find(
		(entry) => entry.id === id,
	)?.price;
	return price?.kind === "quote" ? undefined : price;
}

function linesOf(answer: Answer, data: ShopData): Line[] {
	return (answer.rows ?? []).flatMap((row) => {
		const price = priceOf(row.id, data);
		if (!price) return [];
		const before = row.detail?.match(product)?.[0];
		const listed = answer.toList?.items.find((entry) => entry.id === row.id)?.quantity;
		const count = before ? (sumsIn(before)[0] ?? 1) : (listed ?? 1);
		const isOpen = price.measure !== undefined && !before && listed === undefined;
		return [{ row, units: pricesIn(price), count, isOpen }];
	});
}

/** The lowest and the highest sum of all lines: an answer shows five rows, and puts more on the list. */
function totalsOf(answer: Answer, data: ShopData): [low: number, high: number] {
	const lines = linesOf(answer, data);
	const hidden = (answer.toList?.items ?? [])
		.filter(({ id }) => !lines.some(({ row }) => row.id === id))
		.flatMap(({ id, quantity }) => {
			const price = priceOf(id, data);
			if (!price) return [];
			const isOpen = price.measure !== undefined && quantity === undefined;
			return [{ units: pricesIn(price), count: quantity ?? 1, isOpen }];
		});
	const counted = [...lines, ...hidden].filter(({ isOpen }) => !isOpen);
	const sum = (place: 0 | -1) =>
		rounded(counted.reduce((all, { units, count }) => all + (units.at(place) ?? 0) * count, 0));
	return [sum(0), sum(-1)];
}

function rounded(sum: number): number {
	return Math.round(sum * 100) / 100;
}

/** @param said what the visitor wrote, whose quantities and dates an answer may repeat */
export function derivedSums(answer: Answer, data: ShopData, said: string) {
	const lines = linesOf(answer, data);
	const ofVisitor = new Set(sumsIn(inLatinDigits(said)));
	const counts = new Set(lines.map(({ count }) => count));
	const sums = new Set(
		lines.flatMap(({ units, count }) => units.map((unit) => rounded(unit * count))),
	);
	for (const { id, quantity = 1 } of answer.toList?.items ?? []) {
		const price = priceOf(id, data);
		for (const unit of price ? pricesIn(price) : []) sums.add(rounded(unit * quantity));
		counts.add(quantity);
	}
	const products = /(\d[\d,.]*[^×₹\n\d]{0,12}×\s*₹[\d,.]+(?:[–-][\d,.]+)?)( = )?/g;
	for (const [, whole = "", isReckoned] of answer.text.matchAll(products)) {
		const [count = 1, ...units] = sumsIn(whole);
		if (!isReckoned && !ofVisitor.has(count) && count > 12) continue;
		counts.add(count);
		for (const unit of units) sums.add(rounded(unit * count));
	}
	if (answer.total) for (const sum of totalsOf(answer, data)) sums.add(sum);
	return {
		sums,
		withoutQuantities: (text: string) =>
			text
				.replaceAll(product, (whole) => (counts.has(sumsIn(whole)[0] ?? 0) ? " " : whole))
				.replaceAll(date, (whole, day, month) =>
					ofVisitor.has(Number(day)) || isThisWeek(Number(day), month) ? " " : whole,
				),
	};
}

/** A day that "tomorrow" or "Sunday" may mean when the evaluation asks: 20 November and the week after. */
function isThisWeek(day: number, month: string): boolean {
	return /nov|नव/i.test(month) && day >= 20 && day <= 28;
}

function inLatinDigits(text: string): string {
	return text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966));
}

/** Rows whose figures are not what the rate card says, and a total that is not their sum. */
export function wrongSums(answer: Answer, data: ShopData): string[] {
	const lines = linesOf(answer, data);
	const wrong = lines
		.filter(({ row, units, count }) => {
			const said = sumsIn(row.price).join();
			return said !== units.map((unit) => rounded(unit * count)).join() && said !== units.join();
		})
		.map(({ row }) => `${row.id}: ${row.detail ?? ""} ${row.price}`);
	if (!answer.total || lines.length === 0) return wrong;
	const [low, high] = totalsOf(answer, data);
	const [first, last = first] = sumsIn(answer.total.price);
	if (first !== low || (last !== high && last !== low)) wrong.push(`total: ${answer.total.price}`);
	return wrong;
}
